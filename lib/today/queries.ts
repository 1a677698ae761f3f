import 'server-only'
import { z } from 'zod'
import { addDays, bogotaDay, mondayOf, type CivilDay } from '@/lib/calendar/civil-day'
import { holidayOn } from '@/lib/calendar/holidays'
import { labelSchema } from '@/lib/invoice-label-schema'
import { toFailure, type Result } from '@/lib/result'
import type { Member } from '@/lib/session/require'
import { databaseError } from '@/lib/supabase/database-error'

const kind = z.enum([
  'obligation',
  'registration',
  'invoice',
  'message',
  'appointment',
  'contact',
  'delivery',
])
const line = z.object({
  kind,
  id: z.uuid(),
  at: z.string(),
  client: z.uuid().nullable(),
  title: z.string().nullable(),
  detail: z.string().nullable(),
  /**
   * Of an invoice: how often it was decided about. Of an appointment: its sequence and its hour. Of deliveries: how many were
   * stopped, and by what. Of obligations: how many clients have it, and the day on which it is due.
   */
  key: z.number().nullable(),
  starts_at: z.string().optional(),
  cause: z.string().nullish(),
  /** Of obligations, whose title is their kind. */
  municipality: z.string().nullish(),
  period: z.string().optional(),
  /** Of work that the firm added by itself. */
  name: z.string().nullish(),
  /** Of an invoice, whose title and finding stand in the line. */
  invoice: labelSchema.optional(),
})
const today = z.object({
  lines: z.array(line),
  counts: z.record(kind, z.number()),
  week: z.array(
    z.object({ day: z.string(), accepted: z.number(), rejected: z.number(), minutes: z.number().nullable() }),
  ),
})

const firmWeek = z.object({
  /** By obligation, municipality and period, the first due first; days as yyyy-MM-dd. */
  due: z.array(
    z.object({
      obligation: z.string(),
      municipality: z.string().nullable(),
      period: z.string(),
      name: z.string().nullable(),
      first: z.string(),
      last: z.string(),
      total: z.number(),
      settled: z.number(),
      waiting: z.number(),
      overdue: z.number(),
    }),
  ),
  /** How many more there are. */
  rest: z.number(),
  /** What clients were asked for and still owe; 101 stands for more than a hundred. */
  requests: z.object({ overdue: z.number(), begun: z.number(), untouched: z.number() }),
})

export type QueueKind = z.output<typeof kind>
export type QueueLine = z.output<typeof line>
export type Today = z.output<typeof today>
export type FirmWeek = z.output<typeof firmWeek>

const pageSize = 20

/**
 * What waits for this member, the most urgent first, of all kinds or of `only` one, with how much of each; and what was decided on each
 * day since `monday` (yyyy-MM-dd). Never rejects.
 */
export async function startToday(
  { db }: Member,
  monday: string,
  only: QueueKind | null,
): Promise<Result<Today>> {
  try {
    const { data, error } = await db.rpc('firm_today', {
      monday,
      page_size: pageSize,
      ...(only && { only_kind: only }),
    })
    if (error) throw databaseError(error, 'today.read')
    return { ok: true, data: today.parse(data) }
  } catch (error) {
    return toFailure(error, 'today')
  }
}

/** What falls due in the week of `monday` (yyyy-MM-dd), and what clients still owe. Never rejects. */
export async function readFirmWeek({ db }: Member, monday: string): Promise<Result<FirmWeek>> {
  try {
    const { data, error } = await db.rpc('firm_week', { monday })
    if (error) throw databaseError(error, 'today.week')
    return { ok: true, data: firmWeek.parse(data) }
  } catch (error) {
    return toFailure(error, 'week')
  }
}

/** How much waits in each section; 101 stands for more than a hundred. */
export type FirmPending = Record<
  'invoices' | 'registrations' | 'messages' | 'appointments' | 'contacts',
  number
>

export async function readFirmPending({ db }: Member): Promise<FirmPending> {
  const { data, error } = await db.rpc('firm_pending')
  if (error) throw databaseError(error, 'today.pending')
  return data as FirmPending
}

type WeekDay = { day: CivilDay; holiday: boolean; decided: number; share: number }
export type Week = {
  days: WeekDay[]
  accepted: number
  rejected: number
  /** Minutes that an invoice waited on the average; null without any. */
  average: number | null
}

/** The days of the week until today, each with its part of the fullest one (0 to 1). */
export function weekOf(rows: Today['week'], now: Date): Week {
  const today = bogotaDay(now)
  const monday = mondayOf(today)
  const sum = (pick: (row: Today['week'][number]) => number) => rows.reduce((all, row) => all + pick(row), 0)
  const decided = (day: CivilDay) => {
    const row = rows.find((one) => one.day === day)
    return row ? row.accepted + row.rejected : 0
  }
  const days = Array.from({ length: 7 }, (_, n) => addDays(monday, n)).filter((day) => day <= today)
  const most = Math.max(1, ...days.map(decided))
  const [accepted, rejected] = [sum((row) => row.accepted), sum((row) => row.rejected)]
  return {
    days: days.map((day) => ({
      day,
      holiday: holidayOn(day) !== undefined,
      decided: decided(day),
      share: decided(day) / most,
    })),
    accepted,
    rejected,
    average: accepted + rejected > 0 ? sum((row) => row.minutes ?? 0) / (accepted + rejected) : null,
  }
}

/** `2 días 3 h`, `40 min`. */
export function waitText(minutes: number): string {
  if (minutes < 60) return `${Math.max(1, Math.round(minutes))} min`
  const hours = Math.round(minutes / 60)
  if (hours < 24) return `${hours} h`
  const days = Math.floor(hours / 24)
  const rest = hours % 24
  return [`${days} ${days === 1 ? 'día' : 'días'}`, rest ? `${rest} h` : ''].filter(Boolean).join(' ')
}
