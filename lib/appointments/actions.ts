'use server'
import { refresh } from 'next/cache'
import { clientAction, nothingSchema } from '@/lib/action'
import { toAppointment, type AppointmentColumns, type Outcome } from '@/lib/appointments/appointment'
import { renewFeed, revokeFeed } from '@/lib/appointments/feed'
import { readAgenda } from '@/lib/appointments/queries'
import { atPlace } from '@/lib/appointments/places'
import { agendaOf, nearestFree, ofType } from '@/lib/appointments/rules'
import {
  bookingSchema,
  bookItemSchema,
  cancelSchema,
  changePlaceSchema,
  changeSchema,
  confirmSchema,
  leaveWaitSchema,
  waitSchema,
  type Booking,
} from '@/lib/appointments/schema'
import { ExpectedError } from '@/lib/errors'
import { sendAfterAnswer } from '@/lib/jobs/send-outbox'
import type { Client } from '@/lib/session/require'
import { unwrap } from '@/lib/supabase/unwrap'

function mailed<T>(answer: T): T {
  sendAfterAnswer()
  refresh()
  return answer
}

/** Returns the booked appointment or, if the hour was already booked, the nearest free hours instead of an error. */
async function settled(
  client: Client,
  { slot, person = '', type = '', place }: Pick<Booking, 'slot'> & Partial<Booking>,
  kept: Promise<AppointmentColumns>,
): Promise<Outcome> {
  try {
    return { kind: 'kept', appointment: toAppointment(await kept) }
  } catch (error) {
    if (!(error instanceof ExpectedError) || error.code !== 'slot-taken') throw error
    const agenda = await readAgenda(client)
    return {
      kind: 'taken',
      agenda,
      nearest: nearestFree(slot, atPlace(agendaOf(ofType(agenda, type), person), place ?? null)),
    }
  }
}

export const requestAppointmentAction = clientAction(bookingSchema, async (booking, client) => {
  const kept = unwrap(client.db.rpc('request_appointment', booking), 'appointments.request')
  return mailed(await settled(client, booking, kept))
})

export const bookItemAction = clientAction(bookItemSchema, async (input, client) => {
  const kept = unwrap(client.db.rpc('book_request_item', input), 'appointments.book-item')
  return mailed(await settled(client, input, kept))
})

export const changeAppointmentAction = clientAction(changeSchema, async (change, client) => {
  const kept = unwrap(client.db.rpc('change_appointment', change), 'appointments.change')
  return mailed(await settled(client, change, kept))
})

export const changePlaceAction = clientAction(changePlaceSchema, async ({ number, ...step }, { db }) => {
  const changed = db.rpc('change_appointment_place', { ...step, ...(number && { detail: number }) })
  return mailed(toAppointment(await unwrap(changed, 'appointments.place')))
})

export const confirmAppointmentAction = clientAction(confirmSchema, async (step, { db }) => {
  const confirmed = await unwrap(db.rpc('confirm_appointment', step), 'appointments.confirm')
  return mailed(toAppointment(confirmed))
})

export const cancelAppointmentAction = clientAction(cancelSchema, async (step, { db }) => {
  const cancelled = await unwrap(db.rpc('cancel_appointment', step), 'appointments.cancel')
  return mailed(toAppointment(cancelled))
})

export const joinWaitAction = clientAction(waitSchema, async (wish, { db }) => {
  await unwrap(db.rpc('wait_for_appointment', wish), 'appointments.wait')
  refresh()
  return null
})

export const leaveWaitAction = clientAction(leaveWaitSchema, async (step, { db }) => {
  await unwrap(db.rpc('leave_waiting_list', step), 'appointments.leave-wait')
  refresh()
  return null
})

export const renewFeedAction = clientAction(nothingSchema, (_nothing, client) => renewFeed(client))

export const revokeFeedAction = clientAction(nothingSchema, async (_nothing, client) => {
  await revokeFeed(client)
  return null
})
