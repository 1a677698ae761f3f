import 'server-only'
import type { Route } from 'next'
import { cookies } from 'next/headers'
import { waitingRoom } from '@/lib/auth/destination'
import { rememberDevice } from '@/lib/auth/device'
import { noteDevice } from '@/lib/auth/note-device'
import { hintOf } from '@/lib/auth/hint'
import { readAccess } from '@/lib/auth/read-access'
import { report } from '@/lib/observability/report'
import type { UserDatabase } from '@/lib/supabase/server'
import { hintCookie } from '@/lib/supabase/session-cookie'

/** What goes with a fresh session: the readable hint and the mark of the device. Answers where the person belongs. */
export async function openSession(db: UserDatabase, email: string, wanted: Route | null): Promise<Route> {
  const jar = await cookies()
  jar.set({ ...hintCookie, value: hintOf(email) })
  await rememberDevice(email)
  try {
    const [access] = await Promise.all([readAccess(db), noteDevice(db)])
    if (!access) return '/auth'
    return waitingRoom(access) ?? wanted ?? (access.staff ? '/admin' : '/portal')
  } catch (error) {
    // Signed in all the same: the door of the page asks again.
    report(error, 'auth.landing')
    return wanted ?? '/portal'
  }
}
