import 'server-only'
import { cache } from 'react'
import { serverClient, type UserDatabase } from '@/lib/supabase/server'

export type StaffRole = 'advisor' | 'admin'
export type ApprovalStatus = 'waitlist' | 'approved' | 'rejected'

export type SignedIn = { id: string; email: string; db: UserDatabase }
export type Access = { status: ApprovalStatus; staff: StaffRole | null }

/** Who the session cookie says is here, verified locally by signature; null when nobody. */
export const currentUser = cache(async (): Promise<SignedIn | null> => {
  const db = await serverClient()
  const { data } = await db.auth.getClaims()
  if (!data) return null
  return { id: data.claims.sub, email: data.claims.email ?? '', db }
})

/** What the database says about the signed-in user now; one call per request. */
export const currentAccess = cache(async (): Promise<Access | null> => {
  const user = await currentUser()
  if (!user) return null
  const { data, error } = await user.db.rpc('my_access')
  if (error) throw new Error('auth.access', { cause: error })
  return data as Access
})
