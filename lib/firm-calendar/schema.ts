import { z } from 'zod'
import { firmCalendarText } from '@/content/firm-calendar'
import { isCivilDay } from '@/lib/calendar/civil-day'
import { nameText } from '@/lib/name-schema'

const { problems } = firmCalendarText

const day = z.string().refine(isCivilDay, { error: problems.day })
const because = {
  norm: nameText(3, 300, problems.norm, problems.long),
  source: nameText(3, 300, problems.source, problems.long),
}
const cell = z.string().max(500)
const slot = { obligation: cell, municipality: cell, period: cell }
const year = z.int().min(2024).max(2100)

/** One change of the firm's calendar, as an administrator types it in. */
export const changeSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('table'),
    /** The cells of a file, with the row in which each stands. */
    lines: z
      .array(z.strictObject({ row: z.int().min(1).max(5001), ...slot, endings: cell, due: cell }))
      .min(1)
      .max(5000),
    /** Dates fall from 1 to 0. */
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
    /** The NIT of the one client whom it is about; empty for all. */
    nit: z.string().trim().max(30),
    ...because,
  }),
  /** The DIAN's service was down from one day on, and worked again on another. */
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
  /** As the Superfinanciera certifies it, in percent per year. */
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

/** `seen` is the version whose dates were shown. */
export const confirmSchema = z.strictObject({ change: changeSchema, seen: z.int().min(0) })

/** What is wrong, or worth knowing; `row` in the file, null where it is about the whole. */
export type Remark = { row: number | null; sentence: string }

/** Dates that move together: of one obligation and period from one day to another; null where there is none. */
export type Move = {
  title: string
  endings: string[]
  before: string | null
  after: string | null
  /** There is less time than the clients were told. */
  earlier: boolean
  clients: number
  /** The first of them. */
  names: string[]
}

/** What a change would do; `faults` have to be put right first. */
export type Preview = {
  version: number
  about: string
  faults: Remark[]
  notes: Remark[]
  moves: Move[]
  /** Clients and dates that move, each once. */
  clients: number
  dates: number
}
