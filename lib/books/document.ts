import { z } from 'zod'
import { treatmentSchema } from '@/lib/books/treatment'

const amount = z.number().nullable()

/**
 * A decision on how purchases are booked; `number` is the number of the decided invoice, null for a rule.
 * `says` has the descriptions of the invoice's lines, if the lines were booked one by one.
 */
export const decidedShape = z.object({
  treatment: treatmentSchema,
  by: z.string(),
  at: z.string(),
  number: z.string().nullable(),
  says: z.array(z.string()),
})
const decided = decidedShape.nullable()
export type Decided = z.output<typeof decided>

/** One tax of a document; `percent` is null for a tax without a rate. */
const taxLine = z.object({
  code: z.string(),
  withheld: z.boolean(),
  percent: amount,
  base: amount,
  amount: z.number(),
})

/** One line of a document; `base` is null when the amount cannot be read. */
const item = z.object({
  description: z.string(),
  base: amount,
  taxes: z.array(z.object({ code: z.string(), percent: amount, amount: amount })),
})
export type DocumentItem = z.output<typeof item>

/** An accepted purchase in its own currency; `rate` is the number of pesos for one unit of that currency. */
export const bookDocumentShape = z.object({
  id: z.uuid(),
  label: z.string(),
  kind: z.enum(['invoice', 'credit-note', 'debit-note']),
  type: z.string(),
  operation: z.string(),
  supplier: z.string(),
  nit: z.string(),
  digit: z.string(),
  idType: z.string(),
  responsibilities: z.string(),
  number: z.string(),
  prefix: z.string(),
  code: z.string(),
  day: z.string(),
  due: z.string(),
  currency: z.string(),
  rate: amount,
  /** The amount before taxes, including the discounts and charges of the whole document. */
  base: z.number(),
  taxes: z.array(taxLine),
  payable: amount,
  prepaid: amount,
  rounding: amount,
  lines: z.int(),
  /** The lines, if the document can be booked line by line: at least two lines and at most `mostLines`. */
  items: z.array(item),
  first: z.string(),
  /** The invoice that a credit or debit note corrects; null when the portal does not have this invoice. */
  about: z.object({ number: z.string(), base: amount }).nullable(),
  own: decided,
  rule: decided,
  exported: z.object({ batch: z.uuid(), at: z.string(), by: z.string(), format: z.string() }).nullable(),
})
/** `last` is the last decision about another invoice of the same supplier. */
export type BookDocument = z.output<typeof bookDocumentShape> & { last: Decided }
