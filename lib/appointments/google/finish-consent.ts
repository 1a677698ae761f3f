import 'server-only'
import { googleText } from '@/content/appointment-google'
import { digest, exchangeCode, openVerifier, sealToken } from '@/lib/appointments/google/consent'
import { readGoogle } from '@/lib/appointments/google/read-google'
import { DeliveryError } from '@/lib/deliveries/delivery-error'
import { storeReading } from '@/lib/jobs/outside-calendars'
import { report } from '@/lib/observability/report'
import type { Member } from '@/lib/session/require'
import { unwrap } from '@/lib/supabase/unwrap'
import type { ToastMessage } from '@/lib/toast'

const { toasts } = googleText
const refused = (message: { title: string; description: string }): ToastMessage => ({
  kind: 'error',
  ...message,
})

/** Connects the calendar of a member who comes back from Google. Returns what the next page says. */
export async function finishConsent({ id, db }: Member, answer: URLSearchParams): Promise<ToastMessage> {
  const state = answer.get('state') ?? ''
  // The state is used up in any case, also when the person did not agree.
  const taken = db.rpc('take_google_consent', { state_sha256: digest(state) })
  const sealedVerifier = await unwrap(taken, 'google.take')
  const verifier = sealedVerifier && openVerifier(sealedVerifier, id)
  if (!verifier) return refused(toasts.expired)
  const code = answer.get('code')
  if (!code) return refused(toasts.denied)
  try {
    const token = await exchangeCode(code, verifier)
    if (token === 'partial') return refused(toasts.partial)
    const saved = db.rpc('save_google_calendar', { sealed: sealToken(token, id) })
    const version = await unwrap(saved, 'google.save')
    await storeReading(id, version, await readGoogle(token, null))
    return { kind: 'success', ...toasts.connected }
  } catch (error) {
    if (!(error instanceof DeliveryError)) throw error
    report(error, 'appointments google-consent')
    return refused(toasts.failed)
  }
}
