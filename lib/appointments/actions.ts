'use server'
import { refresh } from 'next/cache'
import { after } from 'next/server'
import { clientAction } from '@/lib/action'
import { renewFeed, revokeFeed } from '@/lib/appointments/feed'
import {
  cancelAppointment,
  changeAppointment,
  confirmAppointment,
  requestAppointment,
} from '@/lib/appointments/mutations'
import {
  bookingSchema,
  cancelSchema,
  changeSchema,
  confirmSchema,
  nothingSchema,
} from '@/lib/appointments/schema'
import { runOutbox } from '@/lib/outbox/run-outbox'

/** The mail of a step leaves after the answer; what fails is sent later by the worker. */
function mailed<T>(answer: T): T {
  after(async () => {
    await (
      await runOutbox({ deadlineMs: 10_000 })
    ).settled
  })
  refresh()
  return answer
}

export const requestAppointmentAction = clientAction(bookingSchema, async (booking, client) => {
  const outcome = await requestAppointment(client, booking)
  refresh()
  return outcome
})

export const changeAppointmentAction = clientAction(changeSchema, async (change, client) =>
  mailed(await changeAppointment(client, change)),
)

export const confirmAppointmentAction = clientAction(confirmSchema, async (step, client) =>
  mailed(await confirmAppointment(client, step)),
)

export const cancelAppointmentAction = clientAction(cancelSchema, async (step, client) =>
  mailed(await cancelAppointment(client, step)),
)

export const renewFeedAction = clientAction(nothingSchema, (_nothing, client) => renewFeed(client))

export const revokeFeedAction = clientAction(nothingSchema, async (_nothing, client) => {
  await revokeFeed(client)
  return null
})
