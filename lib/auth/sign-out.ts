import 'server-only'
import { cookies } from 'next/headers'
import { report } from '@/lib/observability/report'
import { serverClient } from '@/lib/supabase/server'
import { cookieOptions, hintCookie } from '@/lib/supabase/session-cookie'

const patienceMs = 3000

async function endSession(): Promise<void> {
  const db = await serverClient()
  const { error } = await db.auth.signOut({ scope: 'local' })
  if (error) throw error
}

/** What `work` says, or a failure once patience is over: a service that hangs must not keep a person signed in. */
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

/** Ends this browser's session. When the auth service fails or hangs that is only recorded: the cookies go all the same. */
export async function signOut(): Promise<void> {
  await inTime(endSession()).catch((error: unknown) => report(error, 'auth.sign-out'))
  const jar = await cookies()
  const session = jar.getAll().filter(({ name }) => name.startsWith(cookieOptions.name))
  for (const { name } of session) jar.set({ ...cookieOptions, name, value: '', maxAge: 0 })
  jar.set({ ...hintCookie, value: '', maxAge: 0 })
}
