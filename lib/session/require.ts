import 'server-only'
import type { Route } from 'next'
import { notFound, redirect } from 'next/navigation'
import type { AccountRole } from '@/lib/session/account-role'
import { ExpectedError } from '@/lib/errors'
import { foundedBy } from '@/lib/ids'
import { isOwnScreen, nextPath, screenFor, withNext } from '@/lib/session/destination'
import {
  currentAccess,
  currentEntry,
  currentUser,
  type Access,
  type AccountAccess,
  type SignedIn,
  type StaffRole,
} from '@/lib/session/session'
import { aboutAccount } from '@/lib/supabase/named-account'
import { unwrap } from '@/lib/supabase/unwrap'

export type Client = SignedIn & { role: AccountRole }
export type Member = SignedIn & { role: StaffRole; name: string | null }

export async function requireClient(): Promise<Client> {
  const [user, entry] = await Promise.all([currentUser(), currentEntry()])
  if (!user || !entry?.access) redirect('/auth')
  requireEntry(entry.access)
  return actingFor(user, entry.access)
}

/** The user acts for the account in `access` or, if that is null, for the account that the user founded. */
const actingFor = (user: SignedIn, { account, accounts }: AccountAccess): Client => ({
  ...user,
  account: account ?? foundedBy(user.id),
  role: accounts?.find(({ id }) => id === account)?.role ?? 'owner',
})

export function requireEntry(access: Access | null): asserts access is Access {
  if (!access) redirect('/auth')
  const screen = screenFor(access)
  if (screen) redirect(screen)
}

type OwnTable = 'document_requests' | 'invoices' | 'appointments' | 'message_threads'

/** Mails link to rows of all accounts. Redirects to the user's account that has the row, or answers 404. */
export async function notFoundHere(
  { db, account }: Client,
  table: OwnTable,
  id: string,
  page: string,
): Promise<never> {
  const [{ data }, entry] = await Promise.all([
    db.from(table).select('user_id').eq('id', id).maybeSingle(),
    currentEntry(),
  ])
  // Staff can read clients' rows without belonging to the accounts, so membership in the account is checked here.
  const theirs = entry?.access?.accounts?.some((own) => own.id === data?.user_id && own.id !== account)
  if (data && theirs) redirect(aboutAccount(page as Route, data.user_id))
  notFound()
}

/** Redirects users who belong on another page; `elsewhere` is another account in which the user may already work. */
export async function requireWaiting(
  screen: '/waitlist' | '/access-denied' | '/bienvenida',
): Promise<SignedIn & { elsewhere: string | null; hasAccount: boolean }> {
  const [user, access] = await Promise.all([currentUser(), currentAccess()])
  const theirs = access && screenFor(access)
  if (!user || !theirs || !isOwnScreen(screen, theirs)) redirect(theirs ?? '/portal')
  const { account } = access
  const [first] = access.accounts ?? []
  return {
    ...user,
    account: account ?? foundedBy(user.id),
    hasAccount: account !== null,
    elsewhere: first?.status === 'approved' && first.id !== account ? first.id : null,
  }
}

/** Redirects users who have no second sign-in step to set up or to pass. */
export async function requirePendingSecondStep(): Promise<
  SignedIn & { owed: 'enrol' | 'verify'; member: boolean }
> {
  const [user, access] = await Promise.all([currentUser(), currentAccess()])
  if (!user || !access) redirect('/auth')
  const { owed } = access
  if (owed) return { ...user, owed, member: access.staff !== null }
  redirect(access.staff ? '/admin' : (screenFor(access) ?? '/portal'))
}

/** Returns the signed-in user, or null; redirects users who still have to set up or pass the second sign-in step. */
export async function invitedUser(token: string): Promise<SignedIn | null> {
  const user = await currentUser()
  const access = user && (await currentAccess())
  if (access?.owed) redirect(withNext('/segundo-paso', nextPath(`/invitacion?enlace=${token}`)))
  return user
}

/** Answers 404 to users who are not staff. Metadata functions call it too, because Next runs them separately. */
export async function requireStaff(): Promise<Member> {
  const [user, access] = await Promise.all([currentUser(), currentAccess()])
  if (!user || !access?.staff) notFound()
  if (access.owed) redirect('/segundo-paso')
  return { ...user, role: access.staff, name: access.name ?? null }
}

export async function requireAdmin(): Promise<Member> {
  const member = await requireStaff()
  if (member.role !== 'admin') notFound()
  return member
}

export async function refusedMember(): Promise<Member | null> {
  const [user, access] = await Promise.all([currentUser(), currentAccess()])
  if (!user || access?.staff !== 'advisor' || access.owed) return null
  return { ...user, role: access.staff, name: access.name ?? null }
}

/** Like `requireClient`, but throws errors instead of redirecting, for actions and route handlers. */
export async function approvedCaller(): Promise<Client> {
  const [user, access] = await Promise.all([currentUser(), currentAccess()])
  if (!user || !access) throw new ExpectedError('unauthenticated')
  if (access.owed) throw new ExpectedError('second-step')
  if (screenFor(access)) throw new ExpectedError('not-approved')
  return actingFor(user, access)
}

/** Returns any signed-in user, even without an account. The database decides what the user may do. */
export async function signedInCaller(): Promise<SignedIn> {
  const [user, access] = await Promise.all([currentUser(), currentAccess()])
  if (!user || !access) throw new ExpectedError('unauthenticated')
  if (access.owed) throw new ExpectedError('second-step')
  return user
}

/** Members, approved clients, and users who must set up or pass a second sign-in step may enter a code for it. */
export async function secondStepCaller(): Promise<SignedIn> {
  const [user, access] = await Promise.all([currentUser(), currentAccess()])
  if (!user || !access) throw new ExpectedError('unauthenticated')
  if (!access.staff && access.status !== 'approved' && !access.owed) throw new ExpectedError('not-found')
  return user
}

/** Clients with access may set up a second sign-in step, and so may owners who get access only by setting it up. */
export async function clientEnrolmentCaller(): Promise<SignedIn & { owes: boolean }> {
  const [user, access] = await Promise.all([currentUser(), currentAccess()])
  if (!user || !access) throw new ExpectedError('unauthenticated')
  const { owed } = access
  if (owed === 'verify' || (owed && access.staff)) throw new ExpectedError('second-step')
  if (!owed && screenFor(access)) throw new ExpectedError('not-approved')
  return { ...user, owes: owed !== null }
}

/** A member may set up a second sign-in step unless an existing one still has to be passed. */
export async function staffEnrolmentCaller(): Promise<Member> {
  const [user, access] = await Promise.all([currentUser(), currentAccess()])
  if (!user || !access) throw new ExpectedError('unauthenticated')
  if (!access.staff) throw new ExpectedError('not-found')
  if (access.owed === 'verify') throw new ExpectedError('second-step')
  return { ...user, role: access.staff, name: access.name ?? null }
}

export async function staffCaller(): Promise<Member> {
  const [user, access] = await Promise.all([currentUser(), currentAccess()])
  if (!user || !access) throw new ExpectedError('unauthenticated')
  if (!access.staff) throw new ExpectedError('not-found')
  if (access.owed) throw new ExpectedError('second-step')
  return { ...user, role: access.staff, name: access.name ?? null }
}

export async function rejectionReason({ account, db }: SignedIn): Promise<string | null> {
  const data = await unwrap(
    db.from('user_approval_status').select('reason').eq('user_id', account).maybeSingle(),
    'auth.reason',
  )
  return data?.reason ?? null
}
