import { z } from 'zod'
import { booksText as text } from '@/content/books'
import { withholdingConcepts } from '@/content/books-withholding'
import { nameText, optionalName } from '@/lib/fields/name'

/** An invoice with more lines than this is booked as a whole. */
export const mostLines = 60

const conceptIds = Object.keys(withholdingConcepts) as [SourcedConcept, ...SourcedConcept[]]
export type SourcedConcept = keyof typeof withholdingConcepts

/** An account code is text, because a number would lose leading zeros and the end of long codes. */
const account = z
  .string()
  .trim()
  .regex(/^\d{4,12}$/, text.teach.problems.account)
/** An amount in cents, 0 or more. */
const from = z
  .int(text.teach.problems.amount)
  .min(0, text.teach.problems.amount)
  .max(10 ** 13, text.teach.problems.amount)
const share = (most: number) =>
  z.number(text.teach.problems.rate).gt(0, text.teach.problems.rate).max(most, text.teach.problems.rate)

const withholdings = [
  z.strictObject({ concept: z.enum(conceptIds), account }),
  z.strictObject({
    concept: z.literal('own'),
    name: nameText(2, 60, text.teach.problems.name),
    percent: share(100),
    from,
    account,
  }),
] as const

const detail = optionalName(1, 80, text.teach.problems.detail)
const centre = optionalName(1, 40, text.teach.problems.centre)

/** The values of one line of an invoice; '' and `same` mean the value of the whole invoice. */
const lineSchema = z.strictObject({
  account: z
    .string()
    .trim()
    .regex(/^(\d{4,12})?$/, text.teach.problems.account),
  detail,
  centre,
  withholding: z
    .discriminatedUnion('concept', [z.strictObject({ concept: z.literal('same') }), ...withholdings])
    .nullable(),
})
export type TreatmentLine = z.output<typeof lineSchema>

/**
 * How a supplier's purchases are booked.
 * The firm enters every value except the percentages and minimum bases that the law fixes for withholdings.
 * Amounts are in cents, `percent` is a percentage, and `perMil` is a rate per thousand.
 */
export const treatmentSchema = z
  .strictObject({
    account,
    detail,
    centre,
    /** Replaces the supplier's identity number, for example of a foreign supplier; '' keeps the number. */
    party: z
      .string()
      .trim()
      .regex(/^\d{0,20}$/, text.teach.problems.party),
    taxUse: z.enum(['deductible', 'cost']),
    /** The account of the tax; null when the tax is part of the cost. */
    taxAccount: account.nullable(),
    payable: account,
    withholding: z.discriminatedUnion('concept', withholdings).nullable(),
    vatWithheld: z.strictObject({ percent: share(100), from, account }).nullable(),
    icaWithheld: z.strictObject({ perMil: share(100), from, account }).nullable(),
    /** The base of the withholdings, if it is not an invoice's whole amount but, for example, the margin (AIU). */
    base: from.nullable(),
    /** True if a person books as an expense the difference between an invoice's total and its base and taxes. */
    difference: z.boolean(),
    /** The lines of a single invoice in their order; empty when the invoice is booked as a whole. */
    lines: z.array(lineSchema).max(mostLines).default([]),
  })
  .refine(({ taxUse, taxAccount }) => taxUse === 'cost' || taxAccount !== null, {
    path: ['taxAccount'],
    error: text.teach.problems.account,
  })
export type Treatment = z.output<typeof treatmentSchema>
export type Withholding = Treatment['withholding']
