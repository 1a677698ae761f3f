import 'server-only'
import { notFound, redirect } from 'next/navigation'
import { mayEnter, waitingRoom } from '@/lib/auth/destination'
import { currentAccess, currentUser, type Access, type SignedIn, type StaffRole } from '@/lib/auth/session'
import { ExpectedError } from '@/lib/errors'

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
  const room = waitingRoom(access)
  if (room) redirect(room)
}

/** For the two waiting screens: everyone else is sent to the portal, or to the other screen. */
export async function requireWaiting(room: '/waitlist' | '/access-denied'): Promise<SignedIn> {
  const [user, access] = await Promise.all([currentUser(), currentAccess()])
  const theirs = access && waitingRoom(access)
  if (!user || theirs !== room) redirect(theirs ?? '/portal')
  return user
}

/** For pages of the workspace: whoever is not staff finds nothing there. */
export async function requireStaff(): Promise<Member> {
  const [user, access] = await Promise.all([currentUser(), currentAccess()])
  if (!user || !access?.staff) notFound()
  return { ...user, role: access.staff }
}

/** For actions and route handlers: the same question, answered with an error code. */
export async function approvedCaller(): Promise<Client> {
  const [user, access] = await Promise.all([currentUser(), currentAccess()])
  if (!user || !access) throw new ExpectedError('unauthenticated')
  if (!mayEnter(access)) throw new ExpectedError('not-approved')
  return user
}

export async function staffCaller(): Promise<Member> {
  const [user, access] = await Promise.all([currentUser(), currentAccess()])
  if (!user || !access) throw new ExpectedError('unauthenticated')
  if (!access.staff) throw new ExpectedError('not-found')
  return { ...user, role: access.staff }
}
