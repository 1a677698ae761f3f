import 'server-only'
import type { z } from 'zod'
import { toAppointment, type Appointment, type AppointmentColumns } from '@/lib/appointments/appointment'
import { readAgenda } from '@/lib/appointments/queries'
import { nearestFree, type Agenda } from '@/lib/appointments/rules'
import type {
  bookItemSchema,
  Booking,
  cancelSchema,
  changeSchema,
  confirmSchema,
} from '@/lib/appointments/schema'
import type { Client } from '@/lib/session/require'
import { ExpectedError } from '@/lib/errors'
import { databaseError } from '@/lib/supabase/unwrap'

/** `taken` offers the nearest free hours. */
export type Outcome =
  | { kind: 'kept'; appointment: Appointment }
  | { kind: 'taken'; agenda: Agenda; nearest: string[] }

type Answer = { data: AppointmentColumns | null; error: { code?: string; message: string } | null }

function appointmentOf({ data, error }: Answer, operation: string): Appointment {
  if (error) throw databaseError(error, operation)
  if (!data) throw new Error(operation)
  return toAppointment(data)
}

async function settle(client: Client, slot: string, answer: Answer, operation: string): Promise<Outcome> {
  try {
    return { kind: 'kept', appointment: appointmentOf(answer, operation) }
  } catch (error) {
    if (!(error instanceof ExpectedError) || error.code !== 'slot-taken') throw error
    const agenda = await readAgenda(client)
    return { kind: 'taken', agenda, nearest: nearestFree(slot, agenda) }
  }
}

export async function requestAppointment(client: Client, booking: Booking): Promise<Outcome> {
  const answer = await client.db.rpc('request_appointment', booking)
  return settle(client, booking.slot, answer, 'appointments.request')
}

export async function bookItem(client: Client, input: z.output<typeof bookItemSchema>): Promise<Outcome> {
  const answer = await client.db.rpc('book_request_item', input)
  return settle(client, input.slot, answer, 'appointments.book-item')
}

export async function changeAppointment(
  client: Client,
  change: z.output<typeof changeSchema>,
): Promise<Outcome> {
  const answer = await client.db.rpc('change_appointment', change)
  return settle(client, change.slot, answer, 'appointments.change')
}

export async function confirmAppointment(
  client: Client,
  step: z.output<typeof confirmSchema>,
): Promise<Appointment> {
  return appointmentOf(await client.db.rpc('confirm_appointment', step), 'appointments.confirm')
}

export async function cancelAppointment(
  client: Client,
  step: z.output<typeof cancelSchema>,
): Promise<Appointment> {
  return appointmentOf(await client.db.rpc('cancel_appointment', step), 'appointments.cancel')
}
