import { z } from 'zod'
import type { agenda } from '@/content/agenda'

export type AgendaStatus = keyof typeof agenda.status

const row = z.object({
  id: z.uuid(),
  client: z.uuid(),
  name: z.string(),
  email: z.string(),
  title: z.string(),
  starts_at: z.string(),
  ends_at: z.string(),
  status: z.enum(['requested', 'proposed', 'confirmed', 'cancelled', 'done']),
  sequence: z.int(),
  note: z.string().nullable(),
  cancelled_by: z.enum(['client', 'firm']).nullable(),
  created_at: z.string(),
})

/** An appointment as the firm reads it; `client` is the id, `name` what they are called. */
export const agendaRow = row.transform(({ starts_at, ends_at, cancelled_by, created_at, ...rest }) => ({
  ...rest,
  startsAt: starts_at,
  endsAt: ends_at,
  cancelledBy: cancelled_by,
  askedAt: created_at,
}))
export type AgendaEntry = z.output<typeof agendaRow>

/** `busy`: the moments at which hours begin that belong to clients of others. */
export const agendaWeek = z.object({ appointments: z.array(agendaRow), busy: z.array(z.string()) })
export type AgendaWeek = z.output<typeof agendaWeek>

export const agendaDetails = z.object({
  appointment: agendaRow,
  steps: z.array(z.object({ action: z.string(), by: z.string().nullable(), at: z.string() })),
  /** The last change; nobody of the firm made it when `by` is null. */
  last: z.object({ by: z.string().nullable(), at: z.string() }),
})
export type AgendaDetails = z.output<typeof agendaDetails>

/** Hours of some day that the firm has closed, with what still stands there. */
export const closure = z.object({
  id: z.uuid(),
  day: z.string(),
  from: z.int(),
  until: z.int(),
  reason: z.string(),
  by: z.string().nullable(),
  standing: z.array(agendaRow),
  /** How many stand there whose client the member does not see. */
  others: z.int(),
})
export type Closure = z.output<typeof closure>

export const foundClient = z.object({ id: z.uuid(), name: z.string(), email: z.string() })
export type FoundClient = z.output<typeof foundClient>

export const listKinds = ['waiting', 'coming', 'past'] as const
export type ListKind = (typeof listKinds)[number]
