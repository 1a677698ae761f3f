import 'server-only'
import { cache } from 'react'
import { z } from 'zod'
import {
  appointmentColumns,
  toAppointment,
  type Appointment,
  type AppointmentColumns,
} from '@/lib/appointments/appointment'
import { placeNames } from '@/lib/appointments/places'
import type { Agenda } from '@/lib/appointments/rules'
import type { Cursor } from '@/lib/appointments/schema'
import { toFailure, type Result } from '@/lib/result'
import { requireClient, type Client } from '@/lib/session/require'
import { currentUser, type SignedIn } from '@/lib/session/session'
import { unwrap } from '@/lib/supabase/unwrap'

const pageSize = 20
export const appointmentType = z.object({
  id: z.uuid(),
  name: z.string(),
  minutes: z.int(),
  before: z.int(),
  after: z.int(),
  step: z.int(),
  notice: z.int(),
  horizon: z.int(),
  place: z.enum(placeNames),
  detail: z.string().nullable(),
  /** The places besides `place` that can be chosen, each with a text on how to attend. */
  otherPlaces: z.partialRecord(z.enum(placeNames), z.string().nullable()).default({}),
  question: z.string().nullable(),
})
export const freeHours = z.object({
  types: z
    .array(
      appointmentType.extend({
        people: z.array(z.uuid()),
        /** The member who attends together with one of `people`. */
        second: z.uuid().nullable().default(null),
        full: z.record(z.string(), z.array(z.string())).default({}),
      }),
    )
    .default([]),
  /** The phone number at which the firm calls the client. */
  number: z.string().nullable().default(null),
  from: z.string(),
  people: z.array(
    z.object({
      id: z.uuid(),
      name: z.string(),
      home: z.array(z.int()).default([]),
      free: z.array(z.tuple([z.int(), z.int()])),
    }),
  ),
  closed: z.array(z.object({ day: z.string(), from: z.int(), until: z.int(), reason: z.string() })),
})

const wait = z.object({
  id: z.uuid(),
  type: z.uuid().nullable(),
  name: z.string().nullable(),
  /** Where the client wants to meet; null for the usual place of the kind. */
  place: z.enum(placeNames).nullable().default(null),
  /** The first and last day of each range of days in which the client wants to come. */
  days: z.array(z.tuple([z.string(), z.string()])),
})
export type Wait = z.output<typeof wait>
export type ClientAgenda = Agenda & {
  names: Record<string, string>
  kinds: Record<string, string>
  waits: Wait[]
}
const openAgenda = freeHours.extend({
  usual: z.array(z.uuid()),
  names: z.record(z.string(), z.string()),
  /** The names of the kinds of appointments by id; `names` has the names of the attending members by id. */
  kinds: z.record(z.string(), z.string()),
  waits: z.array(wait),
})

export type AppointmentList = {
  /** Future appointments, nearest first; empty on later pages, which only list past ones. */
  coming: Appointment[]
  past: Appointment[]
  older: string | null
}

/** Returns one `or` filter for past appointments, because the backend of development and tests accepts only one. */
function whatIsOver(now: string, before: Cursor | undefined): string {
  const over = [`ends_at.lte.${now}`, 'status.in.(cancelled,done,missed)']
  if (!before) return over.join()
  const earlier = [`starts_at.lt.${before.at}`, `starts_at.eq.${before.at},id.lt.${before.id}`]
  return over.flatMap((one) => earlier.map((other) => `and(${one},${other})`)).join()
}

/** Returns only the user's own appointments, even for staff. */
export async function listAppointments(user: SignedIn, before?: Cursor): Promise<AppointmentList> {
  const now = new Date().toISOString()
  const mine = () => user.db.from('appointments').select(appointmentColumns).eq('user_id', user.account)
  const over = mine()
    .or(whatIsOver(now, before))
    .order('starts_at', { ascending: false })
    .order('id', { ascending: false })
    .limit(pageSize + 1)
  const next = mine().gt('ends_at', now).not('status', 'in', '(cancelled,done,missed)').order('starts_at')
  const [coming, past] = await Promise.all([
    before ? [] : unwrap(next, 'appointments.coming'),
    unwrap(over, 'appointments.past'),
  ])
  const page: AppointmentColumns[] = past.slice(0, pageSize)
  const last = past.length > pageSize ? page.at(-1) : undefined
  return {
    coming: coming.map(toAppointment),
    past: page.map(toAppointment),
    older: last ? `${last.starts_at}_${last.id}` : null,
  }
}

export async function findAppointment(user: SignedIn, id: string): Promise<Appointment | null> {
  if (!z.uuid().safeParse(id).success) return null
  const data = await unwrap(
    user.db
      .from('appointments')
      .select(appointmentColumns)
      .match({ id, user_id: user.account })
      .maybeSingle(),
    'appointments.find',
  )
  return data && toAppointment(data)
}

export async function readAgenda(user: SignedIn): Promise<ClientAgenda> {
  const agenda = await unwrap(user.db.rpc('open_agenda'), 'appointments.free', openAgenda)
  return { now: new Date().toISOString(), ...agenda }
}

type Overview = { list: AppointmentList; agenda: ClientAgenda }

async function readOverview(user: SignedIn, before?: Cursor): Promise<Result<Overview>> {
  try {
    const [list, agenda] = await Promise.all([listAppointments(user, before), readAgenda(user)])
    return { ok: true, data: { list, agenda } }
  } catch (error) {
    return toFailure(error, 'appointments')
  }
}

/** Appointments are read while access is still being decided, to save time. */
export const startAppointments = cache(
  async (before?: Cursor): Promise<{ user: Client; answer: Result<Overview> }> => {
    const early = await currentUser()
    const reading = early && readOverview(early, before)
    const user = await requireClient()
    // Appointments that were read early are used only if they belong to the account for which access was granted.
    return {
      user,
      answer: await (early?.account === user.account && reading ? reading : readOverview(user, before)),
    }
  },
)
