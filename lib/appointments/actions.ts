'use server'
import { refresh } from 'next/cache'
import { clientAction, nothingSchema } from '@/lib/action'
import { renewFeed, revokeFeed } from '@/lib/appointments/feed'
import {
  bookItem,
  cancelAppointment,
  changeAppointment,
  confirmAppointment,
  requestAppointment,
} from '@/lib/appointments/mutations'
import {
  bookingSchema,
  bookItemSchema,
  cancelSchema,
  changeSchema,
  confirmSchema,
} from '@/lib/appointments/schema'
import { sendAfterAnswer } from '@/lib/jobs/send-outbox'

function mailed<T>(answer: T): T {
  sendAfterAnswer()
  refresh()
  return answer
}

export const requestAppointmentAction = clientAction(bookingSchema, async (booking, client) =>
  mailed(await requestAppointment(client, booking)),
)

export const bookItemAction = clientAction(bookItemSchema, async (input, client) =>
  mailed(await bookItem(client, input)),
)

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
