import { z } from 'zod'
import { knownText, remarkText } from '@/content/dian-list-classes'
import { listClasses } from '@/lib/einvoice/dian-list/list-class'

const amounts = z.tuple([z.number(), z.number(), z.number()])
const keysOf = <T extends object>(texts: T) =>
  Object.keys(texts) as [keyof T & string, ...(keyof T & string)[]]

/** `dian` and `us` are [number of documents, total in cents, IVA in cents]; null without a document. */
const lineShape = z.object({
  key: z.string(),
  class: z.enum(listClasses),
  remark: z.enum(keysOf(remarkText)).nullable(),
  matter: z.boolean(),
  day: z.string().nullable(),
  type: z.string().nullable(),
  code: z.string().nullable(),
  credit: z.boolean().nullable(),
  number: z.string().nullable(),
  party: z.string().nullable(),
  nit: z.string().nullable(),
  dian: amounts.nullable(),
  us: amounts.nullable(),
  ours: z.array(z.object({ id: z.string(), number: z.string(), name: z.string() })),
  candidates: z.array(z.string()),
  known: z.enum(keysOf(knownText)).nullable(),
  note: z.string().nullable(),
  by: z.string().nullable(),
  at: z.string().nullable(),
  request: z.object({ id: z.string(), due: z.string() }).nullable(),
})
export type DianLine = z.output<typeof lineShape>
export const askedLines = z.array(lineShape)

const classSum = z.object({
  rows: z.number(),
  open: z.number(),
  known: z.number(),
  dian: amounts,
  us: amounts,
})
const sideSums = z.partialRecord(z.enum(listClasses), classSum)
export type SideSums = z.output<typeof sideSums>

const monthShape = z.object({
  month: z.string(),
  from: z.string(),
  until: z.string(),
  file: z.string(),
  listedAt: z.string(),
  listedBy: z.string(),
  rows: z.number(),
  summary: z.object({
    purchase: sideSums.optional(),
    sale: sideSums.optional(),
    apart: z.array(z.object({ name: z.string(), rows: z.number() })).optional(),
  }),
  open: z.number(),
  dian: z.number(),
  ours: z.number(),
  closedAt: z.string().nullable(),
  closedBy: z.string().nullable(),
  stale: z.boolean(),
})
export type DianMonth = z.output<typeof monthShape>

const linesShape = z.object({ rows: z.array(lineShape), more: z.boolean() })
export type DianLines = z.output<typeof linesShape>

const pageShape = { nits: z.array(z.string()), months: z.array(z.string()), month: monthShape.nullable() }
export const firmPageShape = z.object({
  ...pageShape,
  title: z.string().nullable(),
  classes: z.partialRecord(z.enum(listClasses), linesShape),
})
export type DianPage = z.output<typeof firmPageShape>
export const clientPageShape = z.object({ ...pageShape, missing: linesShape })
export type OwnDianPage = z.output<typeof clientPageShape>

export const firmMonthsShape = z.object({
  more: z.boolean(),
  rows: z.array(
    z.object({
      client: z.string(),
      title: z.string(),
      nit: z.string().nullable(),
      dian: z.number(),
      ours: z.number(),
      open: z.number(),
      closedAt: z.string().nullable(),
    }),
  ),
})
export type FirmDianMonths = z.output<typeof firmMonthsShape>

export const sideTotals = (sums: SideSums) => {
  const all = Object.values(sums)
  const add = (side: 'dian' | 'us', at: 0 | 1 | 2) => all.reduce((sum, one) => sum + one[side][at], 0)
  const of = (side: 'dian' | 'us') => [add(side, 0), add(side, 1), add(side, 2)] as const
  return { dian: of('dian'), us: of('us'), rows: all.reduce((sum, { rows }) => sum + rows, 0) }
}

export const openClasses = [
  'falta_aqui',
  'falta_dian',
  'valor_distinto',
  'identidad_distinta',
  'nota_huerfana',
  'duplicada',
  'otro_nit',
  'dudosa',
  'sin_eventos',
] as const
export const explainedClasses = ['anulada', 'reducida', 'otro_mes'] as const
export const restClasses = ['igual', 'no_comparable'] as const
