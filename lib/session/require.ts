import 'server-only'
import { notFound, redirect } from 'next/navigation'
import { ExpectedError } from '@/lib/errors'
import { mayEnter, screenFor } from '@/lib/session/destination'
import { currentAccess, currentUser, type Access, type SignedIn, type StaffRole } from '@/lib/session/session'

export type Client = SignedIn
export type Member = SignedIn & { role: StaffRole }

/** For pages of the portal: everyone else is sent where they belong. */
export async function requireClient(): Promise<Client> {
  const [user, access] = await Promise.all([currentUser(), currentAccess()])
  if (!user || !access) redirect('/auth')
  sendAway(access)
  return user
}

/** Sends whoever may not enter to their waiting screen, and a session that was closed elsewhere to the sign-in. */
export function sendAway(access: Access | null): asserts access is Access {
  if (!access) redirect('/auth')
  const screen = screenFor(access)
  if (screen) redirect(screen)
}

/** For the waiting screens: everyone else is sent to the portal, or to the other screen. */
export async function requireWaiting(screen: '/waitlist' | '/access-denied'): Promise<SignedIn> {
  const [user, access] = await Promise.all([currentUser(), currentAccess()])
  const theirs = access && screenFor(access)
  if (!user || theirs !== screen) redirect(theirs ?? '/portal')
  return user
}

/** For the screen of the second step: whoever owes nothing is sent to the workspace, everybody else where they belong. */
export async function requireOwed(): Promise<SignedIn & { owed: 'enrol' | 'verify' }> {
  const [user, access] = await Promise.all([currentUser(), currentAccess()])
  if (!user || !access) redirect('/auth')
  if (access.staff && access.owed) return { ...user, owed: access.owed }
  redirect(access.staff ? '/admin' : (screenFor(access) ?? '/portal'))
}

/** For pages of the workspace: whoever is not staff finds nothing there. */
export async function requireStaff(): Promise<Member> {
  const [user, access] = await Promise.all([currentUser(), currentAccess()])
  if (!user || !access?.staff) notFound()
  if (access.owed) redirect('/segundo-paso')
  return { ...user, role: access.staff }
}

/** For pages of administrators: everybody else gets a 404. */
export async function requireAdmin(): Promise<Member> {
  const member = await requireStaff()
  if (member.role !== 'admin') notFound()
  return member
}

/** For actions and route handlers: the same question, answered with an error code. */
export async function approvedCaller(): Promise<Client> {
  const [user, access] = await Promise.all([currentUser(), currentAccess()])
  if (!user || !access) throw new ExpectedError('unauthenticated')
  if (!mayEnter(access)) throw new ExpectedError('not-approved')
  return user
}

/** A member of the firm, also one who owes the second step. */
export async function memberCaller(): Promise<Member> {
  const [user, access] = await Promise.all([currentUser(), currentAccess()])
  if (!user || !access) throw new ExpectedError('unauthenticated')
  if (!access.staff) throw new ExpectedError('not-found')
  return { ...user, role: access.staff }
}

export async function staffCaller(): Promise<Member> {
  const [user, access] = await Promise.all([currentUser(), currentAccess()])
  if (!user || !access) throw new ExpectedError('unauthenticated')
  if (!access.staff) throw new ExpectedError('not-found')
  if (access.owed) throw new ExpectedError('second-step')
  return { ...user, role: access.staff }
}

/** Why the firm said no to this user; null when it gave no reason. */
export async function rejectionReason({ id, db }: SignedIn): Promise<string | null> {
  const { data, error } = await db
    .from('user_approval_status')
    .select('reason')
    .eq('user_id', id)
    .maybeSingle()
  if (error) throw new Error('auth.reason', { cause: error })
  return data?.reason ?? null
}
