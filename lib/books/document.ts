import { z } from 'zod'
import { treatmentSchema } from '@/lib/books/treatment'

const amount = z.number().nullable()

/** Who decided a treatment and when. `number` names the invoice from which the last one was taken. */
const decided = z
  .object({ treatment: treatmentSchema, by: z.string(), at: z.string(), number: z.string().nullable() })
  .nullable()
export type Decided = z.output<typeof decided>

/** One tax and rate of a document, as the worksheet reads it; `percent` is null for what has no rate. */
const taxLine = z.object({
  code: z.string(),
  withheld: z.boolean(),
  percent: amount,
  base: amount,
  amount: z.number(),
})

/** An accepted purchase as the books need it. Amounts are in the document's currency, `rate` is pesos for one unit of it. */
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
  /** Before taxes, with the discounts and charges of the whole document. */
  base: z.number(),
  taxes: z.array(taxLine),
  payable: amount,
  prepaid: amount,
  rounding: amount,
  lines: z.int(),
  first: z.string(),
  /** The invoice that a note is about, with its base in pesos; null when we do not have it. */
  about: z.object({ number: z.string(), base: amount }).nullable(),
  own: decided,
  rule: decided,
  last: decided,
  exported: z.object({ batch: z.uuid(), at: z.string(), by: z.string(), format: z.string() }).nullable(),
})
export type BookDocument = z.output<typeof bookDocumentShape>
