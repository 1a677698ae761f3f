import 'server-only'
import type { Route } from 'next'
import { cookies } from 'next/headers'
import { noteDevice, rememberDevice } from '@/lib/session/device'
import { report } from '@/lib/observability/report'
import { isOwnScreen, screenFor, withNext } from '@/lib/session/destination'
import { readAccess } from '@/lib/session/session'
import { serverClient, type UserDatabase } from '@/lib/supabase/server'
import { cookieOptions, hintCookie, hintOf } from '@/lib/supabase/session-cookie'

const patienceMs = 3000

/** Sets the cookies that show who is signed in and that mark this device. Returns the page to open. */
export async function openSession(db: UserDatabase, email: string, wanted: Route | null): Promise<Route> {
  const jar = await cookies()
  jar.set({ ...hintCookie, value: hintOf(email) })
  await rememberDevice(email)
  try {
    const [access] = await Promise.all([readAccess(db), noteDevice(db)])
    if (!access) return '/auth'
    const screen = screenFor(access)
    if (screen === '/segundo-paso') return withNext(screen, wanted)
    // A user without an approved account may have come to accept an invitation, so the invitation is opened.
    if (wanted?.startsWith('/invitacion?')) return wanted
    const [page = ''] = wanted?.split('?') ?? []
    if (wanted && screen && isOwnScreen(page, screen)) return wanted
    return screen ?? wanted ?? (access.staff ? '/admin' : '/portal')
  } catch (error) {
    // The sign-in itself succeeded, so the error is only reported. The page checks access again.
    report(error, 'auth.landing')
    return wanted ?? '/portal'
  }
}

async function endSession(): Promise<void> {
  const db = await serverClient()
  const { error } = await db.auth.signOut({ scope: 'local' })
  if (error) throw error
}

/** A service that hangs must not keep a user signed in, so signing out waits at most `patienceMs`. */
async function inTime(work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('no answer', { cause: { code: 'ETIMEDOUT' } })), patienceMs)
  })
  try {
    await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}

/** Ends this browser's session. If the auth service fails, the cookies are deleted anyway. */
export async function signOut(): Promise<void> {
  await inTime(endSession()).catch((error: unknown) => report(error, 'auth.sign-out'))
  const jar = await cookies()
  const session = jar.getAll().filter(({ name }) => name.startsWith(cookieOptions.name))
  for (const { name } of session) jar.set({ ...cookieOptions, name, value: '', maxAge: 0 })
  jar.set({ ...hintCookie, value: '', maxAge: 0 })
}

export async function endOtherSessions(db: UserDatabase): Promise<boolean> {
  const { error } = await db.auth.signOut({ scope: 'others' })
  if (error) report(error, 'auth.sign-out-others')
  return !error
}
