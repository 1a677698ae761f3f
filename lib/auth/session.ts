import 'server-only'
import { cache } from 'react'
import { readAccess } from '@/lib/auth/read-access'
import { readClaims } from '@/lib/auth/read-claims'
import { ExpectedError } from '@/lib/errors'
import { serverClient, type UserDatabase } from '@/lib/supabase/server'

export type StaffRole = 'advisor' | 'admin'
export type ApprovalStatus = 'waitlist' | 'approved' | 'rejected'

export type SignedIn = { id: string; email: string; db: UserDatabase }
export type Access = {
  status: ApprovalStatus
  staff: StaffRole | null
  /** What a member still owes before the workspace opens: a second step to set up, or to pass. */
  owed: 'enrol' | 'verify' | null
}

/** One client per request. The database verifies its token by itself: a question need not wait for `identity`. */
export const requestDatabase = cache(serverClient)

/** Who the session cookie names, verified locally by signature. */
const identity = cache(async (): Promise<SignedIn | null | 'unreachable'> => {
  const db = await requestDatabase()
  const claims = await readClaims(db)
  if (!claims || claims === 'unreachable') return claims
  return { id: claims.sub, email: claims.email ?? '', db }
})

/** The signed-in user; null when nobody is, and also while an expired session cannot be refreshed. */
export const currentUser = cache(async (): Promise<SignedIn | null> => {
  const who = await identity()
  return who === 'unreachable' ? null : who
})

/** The signed-in user; null when nobody is. Throws while the auth service does not answer, so that nobody is taken for signed out. */
export async function certainUser(): Promise<SignedIn | null> {
  const who = await identity()
  if (who === 'unreachable') throw new ExpectedError('unavailable')
  return who
}

/** What the database says about the signed-in user now; one call per request. */
export const currentAccess = cache(async (): Promise<Access | null> => {
  const user = await certainUser()
  return user && readAccess(user.db)
})
