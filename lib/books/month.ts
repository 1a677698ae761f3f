import { z } from 'zod'
import { booksText } from '@/content/books'
import { bookAccountSchema } from '@/lib/books/account'
import { decidedShape, type BookDocument } from '@/lib/books/document'
import { entryShape } from '@/lib/books/entry'
import { modelShape } from '@/lib/books/model'
import { askedOptionsSchema, formats, optionsShape } from '@/lib/books/options'
import { treatmentSchema } from '@/lib/books/treatment'

const reasons = booksText.left.reasons
const left = z.object({
  id: z.uuid(),
  number: z.string(),
  party: z.string(),
  reason: z.enum(Object.keys(reasons) as [keyof typeof reasons, ...(keyof typeof reasons)[]]),
})

/** The answer of `book_month`; documents are checked one by one later, so that a malformed one hides no others. */
export const monthShape = z.object({
  title: z.string().nullable(),
  nits: z.array(z.string()),
  company: z.string().nullable(),
  closed: z.object({ at: z.string(), by: z.string() }).nullable(),
  firstOpen: z.string().nullable(),
  /** The columns of the client's import file; null if none are stored or this version cannot read them. */
  model: modelShape.nullable().catch(null),
  accounts: z.array(bookAccountSchema),
  last: z.array(
    z.object({
      format: z.enum(formats),
      options: askedOptionsSchema,
      entries: z.number(),
      entered: z.boolean(),
    }),
  ),
  left: z.array(left),
  /** For each supplier, the two newest decisions about single invoices; an unreadable decision is null. */
  decisions: z.array(
    z.object({
      nit: z.string(),
      newest: z.array(decidedShape.extend({ invoice: z.uuid() }).nullable().catch(null)),
    }),
  ),
  documents: z.array(z.looseObject({ id: z.uuid(), number: z.string(), supplier: z.string() })),
  more: z.boolean(),
})
export type BookMonth = Omit<z.output<typeof monthShape>, 'documents' | 'decisions'> & {
  documents: BookDocument[]
}

/** If the booking of one supplier's purchases cannot be read, it is null, so that the other rules can be shown. */
export const rulesShape = z.object({
  more: z.boolean(),
  rows: z.array(
    z.object({
      nit: z.string(),
      name: z.string().nullable(),
      treatment: treatmentSchema.nullable().catch(null),
      by: z.string(),
      at: z.string(),
    }),
  ),
})
export type BookRules = z.output<typeof rulesShape>

export const batchesShape = z.object({
  more: z.boolean(),
  rows: z.array(
    z.object({
      id: z.uuid(),
      number: z.number(),
      format: z.enum(formats),
      parts: z.number(),
      entries: z.number(),
      rows: z.number(),
      total: z.number(),
      repeated: z.number(),
      reason: z.string().nullable(),
      by: z.string(),
      at: z.string(),
      withdrawnAt: z.string().nullable(),
      withdrawnBy: z.string().nullable(),
      enteredAt: z.string().nullable(),
      enteredBy: z.string().nullable(),
      gone: z.number(),
    }),
  ),
})
export type BookBatches = z.output<typeof batchesShape>

export const batchShape = z.object({
  title: z.string().nullable(),
  month: z.string(),
  number: z.number(),
  format: z.enum(formats),
  options: optionsShape,
  entries: z.array(entryShape),
  more: z.boolean(),
})
export type BookBatch = z.output<typeof batchShape>
