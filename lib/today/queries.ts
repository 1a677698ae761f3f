import 'server-only'
import { z } from 'zod'
import { addDays, bogotaDay, mondayOf, type CivilDay } from '@/lib/calendar/civil-day'
import { holidayOn } from '@/lib/calendar/holidays'
import { inOrder } from '@/lib/today/gather'
import { todayShape, type QueueKind, type Today } from '@/lib/today/lines'
import { promisedBy } from '@/lib/today/promise'
import { toFailure, type Result } from '@/lib/result'
import type { Member } from '@/lib/session/require'
import { unwrap } from '@/lib/supabase/unwrap'

const firmWeek = z.object({
  /** Due dates by obligation, municipality and period, earliest first. Days are yyyy-MM-dd. */
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
  rest: z.number(),
  /** The years for which the firm has entered the UVT and the minimum wage. */
  uvt: z.array(z.number()).default([]),
  wages: z.array(z.number()).default([]),
  /** The numbers of open document requests, where 101 means "more than 100". */
  requests: z.object({ overdue: z.number(), begun: z.number(), untouched: z.number() }),
})

export type FirmWeek = z.output<typeof firmWeek>

const pageSize = 20

/** Reads open entries, most urgent first, and counts decisions by day since `monday` (yyyy-MM-dd). Never rejects. */
export async function startToday(
  { db }: Member,
  monday: string,
  only: QueueKind | null,
): Promise<Result<Today>> {
  try {
    const { lines, ...read } = await unwrap(
      db.rpc('firm_today', {
        monday,
        page_size: pageSize,
        ...(only && { only_kind: only }),
      }),
      'today.read',
      todayShape,
    )
    const dated = lines.map((one) => ({ ...one, promised: promisedBy(one.kind, one.at, read.promise) }))
    return { ok: true, data: { ...read, lines: inOrder(dated, new Date()) } }
  } catch (error) {
    return toFailure(error, 'today')
  }
}

export async function readFirmWeek({ db }: Member, monday: string): Promise<Result<FirmWeek>> {
  try {
    return { ok: true, data: await unwrap(db.rpc('firm_week', { monday }), 'today.week', firmWeek) }
  } catch (error) {
    return toFailure(error, 'week')
  }
}

export const readPromise = ({ db }: Pick<Member, 'db'>): Promise<number | null> =>
  unwrap(db.rpc('response_promise'), 'today.promise', z.number().nullable())

const pending = z.object({
  invoices: z.number(),
  registrations: z.number(),
  messages: z.number(),
  appointments: z.number(),
  requests: z.number(),
  contacts: z.number(),
  unseen: z.number(),
})
export type FirmPending = z.output<typeof pending>

export async function readFirmPending({ db }: Member): Promise<FirmPending> {
  return unwrap(db.rpc('firm_pending'), 'today.pending', pending)
}

type WeekDay = { day: CivilDay; holiday: boolean; decided: number; share: number }
export type Week = {
  days: WeekDay[]
  accepted: number
  rejected: number
  average: number | null
}

/** `share` compares the decisions of a day with those of the busiest day, from 0 to 1. */
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

export function waitText(minutes: number): string {
  if (minutes < 60) return `${Math.max(1, Math.round(minutes))} min`
  const hours = Math.round(minutes / 60)
  if (hours < 24) return `${hours} h`
  const days = Math.floor(hours / 24)
  const rest = hours % 24
  return [`${days} ${days === 1 ? 'día' : 'días'}`, rest ? `${rest} h` : ''].filter(Boolean).join(' ')
}
