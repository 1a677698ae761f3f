import { z } from 'zod'
import { treatmentSchema } from '@/lib/books/treatment'

const amount = z.number().nullable()

/** A decision about the treatment, with its author and time. `number` names the invoice from which the last decision was taken. */
const decided = z
  .object({ treatment: treatmentSchema, by: z.string(), at: z.string(), number: z.string().nullable() })
  .nullable()
export type Decided = z.output<typeof decided>

/** One tax and rate of a document, as in the worksheet; `percent` is null for a tax without a rate. */
const taxLine = z.object({
  code: z.string(),
  withheld: z.boolean(),
  percent: amount,
  base: amount,
  amount: z.number(),
})

/** An accepted purchase for the books. Amounts are in its currency; `rate` is pesos for one unit of it. */
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
  first: z.string(),
  /** The invoice that a note corrects, with its base in pesos; null when we do not have it. */
  about: z.object({ number: z.string(), base: amount }).nullable(),
  own: decided,
  rule: decided,
  last: decided,
  exported: z.object({ batch: z.uuid(), at: z.string(), by: z.string(), format: z.string() }).nullable(),
})
export type BookDocument = z.output<typeof bookDocumentShape>
