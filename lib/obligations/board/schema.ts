import { z } from 'zod'
import { boardText } from '@/content/obligation-board'
import { workText } from '@/content/obligations'
import { bogotaDay, isCivilDay } from '@/lib/calendar/civil-day'
import { readPesos } from '@/lib/format/number'
import { optionalName } from '@/lib/fields/name'

const { problems } = boardText.plan

export const optionalId = z.union([z.literal(''), z.uuid()]).transform((id) => id || null)
const optionalDay = z
  .string()
  .refine((day) => day === '' || isCivilDay(day), { error: problems.day })
  .transform((day) => day || null)
/** Hours such as `1,5` or `1.5`; empty without an estimate. */
export const hours = z.string().transform((typed, context) => {
  const plain = typed.trim().replace(',', '.')
  if (plain === '') return null
  const amount = Number(plain)
  if (/^\d{1,3}(\.\d{1,2})?$/.test(plain) && amount <= 500) return amount
  context.addIssue({ code: 'custom', message: problems.hours })
  return z.NEVER
})

export const readObligationSchema = z.strictObject({ obligation: z.uuid() })

/** `seen` is the version that the caller read. The change is refused if there is a newer version. */
const one = { obligation: z.uuid(), seen: z.int().positive() }

/** Clients cannot read this internal plan for an obligation. */
export const planObligationSchema = z.strictObject({
  ...one,
  responsible: optionalId,
  reviewer: optionalId,
  internalDate: optionalDay,
  hours,
  notes: z
    .string()
    .trim()
    .max(2000, problems.notes)
    .transform((notes) => notes || null),
})
export type PlanInput = z.input<typeof planObligationSchema>

const many = z.array(z.strictObject(one)).min(1).max(200)
const pastDay = z
  .string()
  .refine((day) => isCivilDay(day) && day <= bogotaDay(new Date()), { error: workText.problems.day })
const pesos = z.string().transform((typed, context) => {
  if (typed.trim() === '') return null
  const amount = readPesos(typed)
  if (amount !== null) return Math.round(amount)
  context.addIssue({ code: 'custom', message: workText.problems.value })
  return z.NEVER
})

export const changeManySchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('assign'), items: many, member: optionalId }),
  z.strictObject({ kind: z.literal('internal-date'), items: many, day: optionalDay }),
])

const receiptNumber = optionalName(1, 60, workText.problems.receipt)

/** The page chooses the id `filing`, so that a repeated call files nothing twice. */
export const fileManySchema = z.strictObject({
  filing: z.uuid(),
  /** If true, the clients see the receipts and get a mail about them. */
  deliver: z.boolean(),
  items: z
    .array(
      z
        .strictObject({
          ...one,
          receipt: receiptNumber,
          filedOn: pastDay,
          /** `paidOn` is empty for an obligation that is filed but not paid. */
          paidOn: z.union([z.literal(''), pastDay]).transform((day) => day || null),
          value: pesos,
          /** True for work outside the tax calendar, which needs no receipt number. */
          own: z.boolean().optional(),
          receipts: z
            .array(
              z.strictObject({
                document: z.uuid(),
                kind: z.enum(['return', 'payment']),
                number: receiptNumber,
                date: z.union([z.literal(''), pastDay]).transform((day) => day || null),
                value: pesos,
              }),
            )
            .max(10),
        })
        .refine(({ receipt, own }) => own || receipt !== '', {
          path: ['receipt'],
          error: workText.problems.receipt,
        }),
    )
    .min(1)
    .max(200),
})
export type FileManyInput = z.input<typeof fileManySchema>

export const undoFilingSchema = z.strictObject({ filing: z.uuid() })
export const receiptSchema = z.strictObject({ obligation: z.uuid(), document: z.uuid() })
