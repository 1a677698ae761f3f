import { z } from 'zod'
import { firmCalendarText } from '@/content/firm-calendar'
import { isCivilDay } from '@/lib/calendar/civil-day'
import { nameText } from '@/lib/fields/name'

const { problems } = firmCalendarText

const day = z.string().refine(isCivilDay, { error: problems.day })
const because = {
  norm: nameText(3, 300, problems.norm, problems.long),
  source: nameText(3, 300, problems.source, problems.long),
}
const cell = z.string().max(500)
const slot = { obligation: cell, municipality: cell, period: cell }
const year = z.int().min(2024).max(2100)

export const changeSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('table'),
    lines: z
      .array(z.strictObject({ row: z.int().min(1).max(5001), ...slot, endings: cell, due: cell }))
      .min(1)
      .max(5000),
    /** True when NITs ending in 0 are due first, as in some municipalities. */
    falling: z.boolean(),
    state: z.enum(['published', 'confirmed']),
    ...because,
  }),
  z.strictObject({ kind: z.literal('confirm'), obligation: cell, municipality: cell, year, ...because }),
  z.strictObject({
    kind: z.literal('override'),
    ...slot,
    endings: z.string().trim().max(60),
    due: day,
    reason: z.enum(['extension', 'firm']),
    /** The NIT of the only client to whom the override applies; empty for all clients. */
    nit: z.string().trim().max(30),
    ...because,
  }),
  /** `from` and `restored` are the days on which the DIAN's service failed and returned. */
  z.strictObject({ kind: z.literal('outage'), from: day, restored: day, ...because }),
  z.strictObject({ kind: z.literal('drop-override'), id: z.uuid(), ...because }),
  z.strictObject({
    kind: z.literal('day'),
    day,
    name: nameText(2, 100, problems.name),
    scope: z.enum(['national', 'executive', 'open']),
    ...because,
  }),
  z.strictObject({ kind: z.literal('drop-day'), day, ...because }),
  z.strictObject({
    kind: z.literal('uvt'),
    year: z.int(problems.year).min(2006, problems.year).max(2100, problems.year),
    value: z.int(problems.uvt).min(10_000, problems.uvt).max(500_000, problems.uvt),
    ...because,
  }),
  /** The minimum wage and the transport aid of a year, in pesos a month. */
  z.strictObject({
    kind: z.literal('wage'),
    year: z.int(problems.year).min(2006, problems.year).max(2100, problems.year),
    value: z.int(problems.wage).min(100_000, problems.wage).max(100_000_000, problems.wage),
    aid: z.int(problems.wage).min(1_000, problems.wage).max(10_000_000, problems.wage),
    ...because,
  }),
  /** `percent` is the usury rate per year, as the Superfinanciera certifies it. */
  z.strictObject({
    kind: z.literal('usury'),
    month: z.string().regex(/^20\d{2}-(0[1-9]|1[0-2])$/, problems.month),
    percent: z
      .number(problems.percent)
      .min(3, problems.percent)
      .max(100, problems.percent)
      .multipleOf(0.01, problems.percent),
    ...because,
  }),
])
export type CalendarChange = z.output<typeof changeSchema>

export const confirmSchema = z.strictObject({ change: changeSchema, seen: z.int().min(0) })

export const progressSchema = z.object({ left: z.int(), total: z.int() })

/** `row` is null when the remark concerns the whole file. */
export type Remark = { row: number | null; sentence: string }

/** The clients whose date moves from `before` to `after`; null means no date. */
export type Move = {
  title: string
  endings: string[]
  before: string | null
  after: string | null
  /** True when clients get less time, because `after` is earlier than `before`. */
  earlier: boolean
  clients: number
  names: string[]
}

/** The change can be confirmed only when `faults` is empty. */
export type Preview = {
  version: number
  about: string
  faults: Remark[]
  notes: Remark[]
  moves: Move[]
  clients: number
  dates: number
}
