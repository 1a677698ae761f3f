import 'server-only'
import { after } from 'next/server'
import { googleText } from '@/content/appointment-google'
import { digest, exchangeCode, openVerifier, revokeToken, sealToken } from '@/lib/appointments/google/consent'
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

/** Connects the calendar of a member who returns from Google, and returns the message for the next page. */
export async function finishConsent({ id, db }: Member, answer: URLSearchParams): Promise<ToastMessage> {
  const state = answer.get('state') ?? ''
  // The `state` of a consent works only once, even if the person did not agree.
  const taken = db.rpc('take_google_consent', { state_sha256: digest(state) })
  const sealedVerifier = await unwrap(taken, 'google.take')
  const verifier = sealedVerifier && openVerifier(sealedVerifier, id)
  if (!verifier) return refused(toasts.expired)
  const code = answer.get('code')
  if (!code) return refused(toasts.denied)
  try {
    const { token, isWhole } = await exchangeCode(code, verifier)
    if (!isWhole) return refused((await isRevokedNow(token)) ? toasts.partial : toasts.partialKept)
    const saved = db.rpc('save_google_calendar', { sealed: sealToken(token, id) })
    const version = await unwrap(saved, 'google.save')
    readAfterAnswer(id, version, token)
    return { kind: 'success', ...toasts.connected }
  } catch (error) {
    if (!(error instanceof DeliveryError)) throw error
    report(error, 'appointments google-consent')
    return refused(toasts.failed)
  }
}

/** Ends a consent that cannot be used, and returns whether Google ended it. */
async function isRevokedNow(token: string): Promise<boolean> {
  try {
    await revokeToken(token)
    return true
  } catch (error) {
    report(error, 'appointments google-revoke')
    return false
  }
}

/** Reads the calendar after the response was sent; a background job reads it if this process ends too early. */
function readAfterAnswer(member: string, version: string, token: string): void {
  after(async () => {
    try {
      await storeReading(member, version, await readGoogle(token, null))
    } catch (error) {
      report(error, 'appointments google-first-reading')
    }
  })
}
