'use server'
import { refresh } from 'next/cache'
import { nothingSchema, staffAction } from '@/lib/action'
import { digest, newConsent, sealVerifier } from '@/lib/appointments/google/consent'
import { keepHoursSchema, removeOutsideSchema } from '@/lib/appointments/hours-schema'
import { configured } from '@/lib/deliveries/services'
import { ExpectedError } from '@/lib/errors'
import { sendAfterAnswer } from '@/lib/jobs/send-outbox'
import { outsideCalendarLimits, takeLimits } from '@/lib/limits'
import { unwrap } from '@/lib/supabase/unwrap'

/** Returns the URL at Google where the member agrees to connect the calendar. */
export const connectGoogleAction = staffAction(nothingSchema, async (_nothing, { id, email, db }) => {
  if (!configured.googleCalendar()) throw new ExpectedError('unavailable')
  await takeLimits(outsideCalendarLimits(id))
  const { address, state, verifier } = newConsent(email)
  const begun = { state_sha256: digest(state), verifier: sealVerifier(verifier, id) }
  await unwrap(db.rpc('begin_google_consent', begun), 'google.begin')
  return { address }
})

export const disconnectGoogleAction = staffAction(removeOutsideSchema, async ({ member }, { db }) => {
  await unwrap(db.rpc('remove_google_calendar', { member }), 'google.remove')
  sendAfterAnswer()
  refresh()
  return null
})

/** Restores the appointment's hour in each Google calendar in which a member changed the hour. */
export const keepGoogleHoursAction = staffAction(keepHoursSchema, async ({ appointment }, { db }) => {
  await unwrap(db.rpc('keep_google_hours', { appointment }), 'google.keep')
  sendAfterAnswer()
  refresh()
  return null
})
