import 'server-only'
import type { Route } from 'next'
import { notFound, redirect } from 'next/navigation'
import type { AccountRole } from '@/lib/session/account-role'
import { ExpectedError } from '@/lib/errors'
import { foundedBy } from '@/lib/ids'
import { isOwnScreen, nextPath, screenFor, withNext } from '@/lib/session/destination'
import {
  currentAccess,
  currentUser,
  type Access,
  type AccountAccess,
  type SignedIn,
  type StaffRole,
} from '@/lib/session/session'
import { aboutAccount } from '@/lib/supabase/named-account'
import { unwrap } from '@/lib/supabase/unwrap'

/** `role` is what they may do in the account of the request. */
export type Client = SignedIn & { role: AccountRole }
export type Member = SignedIn & { role: StaffRole; name: string | null }

/** For pages of the portal: everyone else is sent where they belong. */
export async function requireClient(): Promise<Client> {
  const [user, access] = await Promise.all([currentUser(), currentAccess()])
  if (!user || !access) redirect('/auth')
  requireEntry(access)
  return actingFor(user, access)
}

/** What the request names counts only when the database has said that it is theirs. */
const actingFor = (user: SignedIn, { account, accounts }: AccountAccess): Client => ({
  ...user,
  account: account ?? foundedBy(user.id),
  role: accounts?.find(({ id }) => id === account)?.role ?? 'owner',
})

/** Sends whoever may not enter to their waiting screen, and a session that was closed elsewhere to the sign-in. */
export function requireEntry(access: Access | null): asserts access is Access {
  if (!access) redirect('/auth')
  const screen = screenFor(access)
  if (screen) redirect(screen)
}

type OwnTable = 'document_requests' | 'invoices' | 'appointments' | 'message_threads'

/**
 * For a page about a row that is not in the current account: redirects to the account of theirs that has it (mails link
 * across accounts), otherwise 404.
 */
export async function notFoundHere(
  { db, account }: Client,
  table: OwnTable,
  id: string,
  page: string,
): Promise<never> {
  const [{ data }, access] = await Promise.all([
    db.from(table).select('user_id').eq('id', id).maybeSingle(),
    currentAccess(),
  ])
  // A member of the firm reads what their clients have, and is none of them.
  const theirs = access?.accounts?.some((own) => own.id === data?.user_id && own.id !== account)
  if (data && theirs) redirect(aboutAccount(page as Route, data.user_id))
  notFound()
}

/**
 * For the waiting screens: everyone else is sent to the portal, or to the other screen. `elsewhere` is an account in which they
 * may work meanwhile; whoever came by an invitation and works nowhere any more has none that could wait.
 */
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

/** For the screen of the second step: whoever owes nothing is sent on, everybody else where they belong. */
export async function requirePendingSecondStep(): Promise<
  SignedIn & { owed: 'enrol' | 'verify'; member: boolean }
> {
  const [user, access] = await Promise.all([currentUser(), currentAccess()])
  if (!user || !access) redirect('/auth')
  const { owed } = access
  if (owed) return { ...user, owed, member: access.staff !== null }
  redirect(access.staff ? '/admin' : (screenFor(access) ?? '/portal'))
}

/** For the page of an invitation, also without an account: whoever owes a second step passes it first. Null for nobody. */
export async function invitedUser(token: string): Promise<SignedIn | null> {
  const user = await currentUser()
  const access = user && (await currentAccess())
  if (access?.owed) redirect(withNext('/segundo-paso', nextPath(`/invitacion?enlace=${token}`)))
  return user
}

/** For pages of the workspace: whoever is not staff finds nothing there. */
export async function requireStaff(): Promise<Member> {
  const [user, access] = await Promise.all([currentUser(), currentAccess()])
  if (!user || !access?.staff) notFound()
  if (access.owed) redirect('/segundo-paso')
  return { ...user, role: access.staff, name: access.name ?? null }
}

/** For pages of administrators: everybody else gets a 404. */
export async function requireAdmin(): Promise<Member> {
  const member = await requireStaff()
  if (member.role !== 'admin') notFound()
  return member
}

/** The member whom a page of administrators has refused; null for everybody else. */
export async function refusedMember(): Promise<Member | null> {
  const [user, access] = await Promise.all([currentUser(), currentAccess()])
  if (!user || access?.staff !== 'advisor' || access.owed) return null
  return { ...user, role: access.staff, name: access.name ?? null }
}

/** For actions and route handlers: the same question, answered with an error code. */
export async function approvedCaller(): Promise<Client> {
  const [user, access] = await Promise.all([currentUser(), currentAccess()])
  if (!user || !access) throw new ExpectedError('unauthenticated')
  if (access.owed) throw new ExpectedError('second-step')
  if (screenFor(access)) throw new ExpectedError('not-approved')
  return actingFor(user, access)
}

/** Whoever is signed in, also without an account: what they may do the database says. */
export async function signedInCaller(): Promise<SignedIn> {
  const [user, access] = await Promise.all([currentUser(), currentAccess()])
  if (!user || !access) throw new ExpectedError('unauthenticated')
  if (access.owed) throw new ExpectedError('second-step')
  return user
}

/** Who may pass a second step: a member, an approved client, and whoever owes one, whatever the firm has decided about them. */
export async function secondStepCaller(): Promise<SignedIn> {
  const [user, access] = await Promise.all([currentUser(), currentAccess()])
  if (!user || !access) throw new ExpectedError('unauthenticated')
  if (!access.staff && access.status !== 'approved' && !access.owed) throw new ExpectedError('not-found')
  return user
}

/** Who may set up a second step of their own: whoever may enter, and an owner who owes one because the firm asks for it. */
export async function clientEnrolmentCaller(): Promise<SignedIn & { owes: boolean }> {
  const [user, access] = await Promise.all([currentUser(), currentAccess()])
  if (!user || !access) throw new ExpectedError('unauthenticated')
  const { owed } = access
  if (owed === 'verify' || (owed && access.staff)) throw new ExpectedError('second-step')
  if (!owed && screenFor(access)) throw new ExpectedError('not-approved')
  return { ...user, owes: owed !== null }
}

/** A member of the firm, also one who owes the second step. */
export async function staffEnrolmentCaller(): Promise<Member> {
  const [user, access] = await Promise.all([currentUser(), currentAccess()])
  if (!user || !access) throw new ExpectedError('unauthenticated')
  if (!access.staff) throw new ExpectedError('not-found')
  return { ...user, role: access.staff, name: access.name ?? null }
}

export async function staffCaller(): Promise<Member> {
  const [user, access] = await Promise.all([currentUser(), currentAccess()])
  if (!user || !access) throw new ExpectedError('unauthenticated')
  if (!access.staff) throw new ExpectedError('not-found')
  if (access.owed) throw new ExpectedError('second-step')
  return { ...user, role: access.staff, name: access.name ?? null }
}

/** Why the firm said no to this user; null when it gave no reason. */
export async function rejectionReason({ account, db }: SignedIn): Promise<string | null> {
  const data = await unwrap(
    db.from('user_approval_status').select('reason').eq('user_id', account).maybeSingle(),
    'auth.reason',
  )
  return data?.reason ?? null
}
