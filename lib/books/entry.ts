import { z } from 'zod'

export const concepts = ['gasto', 'iva', 'inc', 'retefuente', 'reteiva', 'reteica', 'por_pagar'] as const

const cents = z.int().min(0)

const entryLine = z.object({
  account: z.string(),
  detail: z.string(),
  /** '' when there is none. */
  centre: z.string(),
  concept: z.enum(concepts),
  debit: cents,
  credit: cents,
  /** Of each line of a tax or a withholding, in cents. */
  base: cents.nullable(),
  /** In percent; of ICA per mil. */
  rate: z.number().nullable(),
  /** The part of the purchase that has no IVA. */
  untaxed: z.boolean(),
  rounding: z.boolean(),
})
export type EntryLine = z.output<typeof entryLine>

/** An entry of the books. Amounts are whole cents of pesos; debit and credit of its lines are the same sum. */
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
