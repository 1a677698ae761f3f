import { z } from 'zod'
import { kinds, profileProblems } from '@/content/tax-calendar/profile'
import { welcomeText } from '@/content/welcome'
import { companyFields, digitProblem } from '@/lib/fields/company'
import { profileSchema } from '@/lib/fields/profile'
import { municipalityCode } from '@/lib/fields/municipality-code'
import { profileProblemsOf, regimeFromRut } from '@/lib/tax-calendar/profile'

/** In bytes: the largest file of a RUT, as in the database. Usual files have a few hundred thousand bytes. */
export const maxRutSize = 4 * 1024 * 1024

const { problems } = welcomeText.company
const kind = z.enum(Object.keys(kinds) as [keyof typeof kinds])
const words = (most: number) => z.string().max(most).catch('')
const codes = z.array(z.string().regex(/^\d\d$/)).max(60)

const fieldNames = [
  'person',
  'phone',
  'kind',
  'nit',
  'digit',
  'name',
  'municipality',
  'responsibilities',
] as const

/** A stored draft with another shape is read as an empty draft. */
export const welcomeDraft = z.object({
  person: words(200).default(''),
  phone: words(60).default(''),
  kind: kind.catch('company').default('company'),
  nit: words(60).default(''),
  digit: words(5).default(''),
  name: words(400).default(''),
  municipality: words(80).default(''),
  responsibilities: codes.catch([]).default([]),
  fromRut: z.array(z.enum(fieldNames)).max(fieldNames.length).catch([]).default([]),
  done: z.boolean().catch(false).default(false),
})
export type WelcomeDraft = z.infer<typeof welcomeDraft>
export type WelcomeField = (typeof fieldNames)[number]

/** The data that the user sends to the firm, which must be complete, unlike a draft. */
export const registrationDataSchema = z
  .object({
    person: profileSchema.shape.name.refine((name) => name !== '', problems.person),
    phone: profileSchema.shape.phone,
    kind,
    ...companyFields,
    municipality: z
      .string()
      .max(80, problems.municipality)
      .transform((typed) => (typed.trim() === '' ? '' : (municipalityCode(typed) ?? null)))
      .refine((code) => code !== null, problems.municipality),
    responsibilities: codes.transform((all) => [...new Set(all)].toSorted()),
  })
  .superRefine(({ nit, digit, responsibilities }, context) => {
    const wrong = digitProblem({ nit, digit })
    if (wrong) context.addIssue({ code: 'custom', path: ['digit'], message: wrong })
    const [conflict] = conflictsIn(responsibilities)
    if (conflict) context.addIssue({ code: 'custom', path: ['responsibilities'], message: conflict })
  })
  .transform(({ municipality, digit, responsibilities, ...rest }) => ({
    ...rest,
    digit: Number(digit),
    responsibilities,
    regime: regimeFromRut(responsibilities),
    municipalities: municipality ? [{ code: municipality, duties: [] }] : [],
  }))

export const leaveSchema = welcomeDraft.superRefine((draft, context) => {
  for (const { path, message } of registrationDataSchema.safeParse(draft).error?.issues ?? [])
    context.addIssue({ code: 'custom', path, message })
})

export const conflictsIn = (responsibilities: readonly string[]): string[] =>
  profileProblemsOf({
    client: null,
    nit: null,
    digit: null,
    kind: 'company',
    regime: regimeFromRut(responsibilities),
    responsibilities,
    entity: null,
    vatCycle: null,
    traits: [],
  }).map((problem) => profileProblems[problem])

/** Data that another version of the site stored in another shape counts as not sent. */
const sentSchema = z.object({
  person: z.string(),
  phone: z.string().catch(''),
  name: z.string(),
  nit: z.string(),
  digit: z.number(),
  kind,
  responsibilities: z.array(z.string()).catch([]),
  municipalities: z.array(z.object({ code: z.string() })).catch([]),
})
export type Sent = z.infer<typeof sentSchema>

export const consentSchema = z.strictObject({
  treatment: z.boolean().refine(Boolean, welcomeText.consent.needed),
  deadlines: z.boolean(),
  newsletter: z.boolean(),
})

/** `note` is the correction that the firm asked for; null once the user has sent the data again. */
export const welcomeSchema = z.object({
  draft: welcomeDraft.catch(() => welcomeDraft.parse({})),
  saved_at: z.string().nullable(),
  sent: sentSchema.nullable().catch(null),
  sent_at: z.string().nullable(),
  note: z.string().nullable(),
  rut: z.object({ name: z.string(), size: z.number(), at: z.string() }).nullable(),
})
export type Welcome = z.infer<typeof welcomeSchema>

/** `duplicates` are accounts with the same NIT; `title` is null when the member has no access to the account. */
export const registrationDetails = z.object({
  account: z.string(),
  sent: sentSchema.nullable().catch(null),
  sent_at: z.string().nullable(),
  rut: z.object({ name: z.string(), size: z.number() }).nullable(),
  note: z.string().nullable(),
  note_at: z.string().nullable(),
  note_by: z.string().nullable(),
  duplicates: z.array(
    z.object({
      id: z.string(),
      title: z.string().nullable(),
      status: z.enum(['waitlist', 'approved', 'rejected']),
    }),
  ),
})
export type RegistrationDetails = z.output<typeof registrationDetails>

export const correctionSchema = z.strictObject({
  accountId: z.uuid(),
  note: z
    .string()
    .trim()
    .min(1, welcomeText.firm.dialog.missing)
    .max(500, 'La nota puede tener hasta 500 caracteres.'),
})
