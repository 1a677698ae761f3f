import { z } from 'zod'
import {
  letterFormText as form,
  letterVariables,
  signatureTemplatesText as text,
  type LetterVariable,
} from '@/content/signature-templates'
import { signatureKinds, type SignatureKind } from '@/content/signatures'
import { isCivilDay } from '@/lib/calendar/civil-day'
import { nameText, optionalName } from '@/lib/fields/name'
import { accountId } from '@/lib/ids'
import { undrawableIn, variablesOf } from '@/lib/signatures/templates/letter'

const kind = z.enum(Object.keys(signatureKinds) as [SignatureKind, ...SignatureKind[]])

export const templateShape = z.object({
  id: z.string(),
  name: z.string(),
  kind,
  body: z.string(),
  version: z.number(),
  reviewedBy: z.string().nullable(),
  reviewedAt: z.string().nullable(),
  archived: z.boolean(),
})
export type SignatureTemplate = z.output<typeof templateShape>

export const cardShape = z.object({
  client: z.string(),
  nit: z.string().nullable(),
  digit: z.number().nullable(),
  advisor: z.string().nullable(),
  work: z.array(z.object({ id: z.string(), name: z.string() })),
})

const needed: readonly LetterVariable[] = ['desde', 'hasta', 'dia_de_pago']
const body = z
  .string()
  .transform((typed) => typed.replace(/\r\n?/g, '\n').trim())
  .pipe(z.string().min(20, text.problems.body).max(20_000, text.problems.body))
  .superRefine((typed, context) => {
    const refuse = (message: string) => context.addIssue({ code: 'custom', message })
    const { unknown, stray } = variablesOf(typed)
    const [name] = unknown
    const sign = undrawableIn(typed)
    if (name) refuse(text.problems.unknown(name))
    else if (stray !== null) refuse(text.problems.braces(stray))
    else if (sign) refuse(text.problems.sign(sign))
  })

export const saveTemplateSchema = z
  .strictObject({
    /**
     * The browser creates the id, so that a repeated save is harmless.
     * `seen` is the version that was edited; null for a new template.
     */
    template: z.uuid(),
    seen: z.int().nullable(),
    name: nameText(3, 120, text.problems.name),
    kind,
    body,
    reviewed: z.boolean(),
  })
  .superRefine(({ kind: one, body: typed }, context) => {
    const said = variablesOf(typed).known
    const says = (name: LetterVariable) => said.includes(name)
    const lacking = needed.filter((name) => !says(name))
    if (one === 'engagement' && (says('precios') || says('honorario')) && lacking.length > 0)
      context.addIssue({ code: 'custom', path: ['body'], message: text.problems.needs(lacking) })
  })
export type SaveTemplate = z.input<typeof saveTemplateSchema>
export const archiveSchema = z.strictObject({ template: z.uuid(), archive: z.boolean() })

const variable = z.enum(Object.keys(letterVariables) as [LetterVariable, ...LetterVariable[]])
/** A day of the letter becomes the due day of a fee once all have signed, so it must be a day that fees accept. */
const day = z
  .string()
  .refine((typed) => isCivilDay(typed) && typed >= '2000-01-01' && typed <= '2100-12-31', form.problems.day)
const line = z.strictObject({
  name: nameText(2, 120, form.problems.line),
  price: z
    .int(form.problems.price)
    .min(1, form.problems.price)
    .max(1_000_000_000, form.problems.price)
    .nullable(),
  rhythm: z.enum(['once', 'month']),
})

/** In milliseconds: the longest time from `desde` to `hasta`. */
const longestMs = 731 * 86_400_000

export const makeLetterSchema = z.strictObject({
  client: accountId,
  template: z.uuid(),
  version: z.int(),
  title: nameText(3, 120, text.problems.name),
  values: z
    .strictObject({
      texts: z.partialRecord(variable, optionalName(1, 200, form.problems.text)),
      days: z.partialRecord(variable, day),
      lines: z.array(line).max(12),
      work: z.array(z.uuid()).max(20),
      payDay: z
        .int(form.problems.payDay)
        .min(1, form.problems.payDay)
        .max(28, form.problems.payDay)
        .nullable(),
    })
    .superRefine(({ days: { desde, hasta } }, context) => {
      if (!desde || !hasta) return
      const span = Date.parse(hasta) - Date.parse(desde)
      if (span <= 0 || span > longestMs)
        context.addIssue({ code: 'custom', path: ['days', 'hasta'], message: form.problems.order })
    }),
})
export type MakeLetter = z.input<typeof makeLetterSchema>
