import { z } from 'zod'

export const concepts = ['gasto', 'iva', 'inc', 'retefuente', 'reteiva', 'reteica', 'por_pagar'] as const

const cents = z.int().min(0)

const entryLine = z.object({
  account: z.string(),
  detail: z.string(),
  /** The cost centre; '' when there is none. */
  centre: z.string(),
  concept: z.enum(concepts),
  debit: cents,
  credit: cents,
  /** The amount on which a tax or withholding is computed, in cents. */
  base: cents.nullable(),
  /** The rate of a tax in percent, but the rate of ICA per thousand. */
  rate: z.number().nullable(),
  /** True for the part of the purchase that has no IVA. */
  untaxed: z.boolean(),
  rounding: z.boolean(),
})
export type EntryLine = z.output<typeof entryLine>

/** An entry of the books in whole cents of pesos; the debits of its lines equal their credits. */
export const entryShape = z.object({
  invoice: z.string(),
  kind: z.enum(['invoice', 'credit-note', 'debit-note']),
  number: z.string(),
  prefix: z.string(),
  code: z.string(),
  day: z.string(),
  due: z.string(),
  party: z.string(),
  digit: z.string(),
  name: z.string(),
  currency: z.string(),
  rate: z.number().nullable(),
  lines: z.array(entryLine),
})
export type Entry = z.output<typeof entryShape>

export const sumOfDebits = ({ lines }: Pick<Entry, 'lines'>): number =>
  lines.reduce((sum, { debit }) => sum + debit, 0)
export const sumOfCredits = ({ lines }: Pick<Entry, 'lines'>): number =>
  lines.reduce((sum, { credit }) => sum + credit, 0)
export const balances = (entry: Pick<Entry, 'lines'>): boolean => sumOfDebits(entry) === sumOfCredits(entry)
