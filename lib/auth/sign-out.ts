import 'server-only'
import { cookies } from 'next/headers'
import { report } from '@/lib/observability/report'
import { serverClient } from '@/lib/supabase/server'
import { cookieOptions, hintCookie } from '@/lib/supabase/session-cookie'

/** Ends this browser's session. When the auth service fails that is only recorded: the cookies go all the same. */
export async function signOut(): Promise<void> {
  try {
    const db = await serverClient()
    const { error } = await db.auth.signOut({ scope: 'local' })
    if (error) report(error, 'auth.sign-out')
  } catch (error) {
    report(error, 'auth.sign-out')
  }
  const jar = await cookies()
  const session = jar.getAll().filter(({ name }) => name.startsWith(cookieOptions.name))
  for (const { name } of session) jar.set({ ...cookieOptions, name, value: '', maxAge: 0 })
  jar.set({ ...hintCookie, value: '', maxAge: 0 })
}
