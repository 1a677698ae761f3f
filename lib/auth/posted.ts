import 'server-only'
import { cookies } from 'next/headers'
import type { FormState } from '@/lib/auth/schema'
import type { Result } from '@/lib/result'
import { flashCookie } from '@/lib/supabase/session-cookie'
import type { ToastMessage } from '@/lib/toast'

/** Lets a wrapped action be the action of a form. */
export const posted =
  (run: (raw: never) => Promise<Result<null>>) =>
  async (_previous: FormState, form: FormData): Promise<FormState> => {
    // Whoever calls it past our pages sends what they like in the form's place.
    const fields = form instanceof FormData ? Object.fromEntries(form) : {}
    return { result: await run(fields as never), email: String(fields.email ?? '') }
  }

/** Leaves one message for the page that comes after a redirect. */
export async function flash(message: ToastMessage): Promise<void> {
  const jar = await cookies()
  jar.set({ ...flashCookie, value: JSON.stringify(message) })
}
