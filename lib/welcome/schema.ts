import { z } from 'zod'
import { kinds, profileProblems } from '@/content/tax-calendar/profile'
import { welcomeText } from '@/content/welcome'
import { companyFields, digitProblem } from '@/lib/fields/company'
import { profileSchema } from '@/lib/fields/profile'
import { municipalityCode } from '@/lib/fields/municipality-code'
import { profileProblemsOf, regimeFromRut } from '@/lib/tax-calendar/profile'

/** Bytes of a RUT, as the database limits them; a real one has some hundred thousand. */
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

/** What is typed in so far, right or not; whatever was kept in another shape is empty again. */
export const welcomeDraft = z.object({
  person: words(200).default(''),
  phone: words(60).default(''),
  kind: kind.catch('company').default('company'),
  nit: words(60).default(''),
  digit: words(5).default(''),
  name: words(400).default(''),
  municipality: words(80).default(''),
  responsibilities: codes.catch([]).default([]),
  /** The fields that hold what a RUT said. */
  fromRut: z.array(z.enum(fieldNames)).max(fieldNames.length).catch([]).default([]),
  /** Whether the step was left with all in order. */
  done: z.boolean().catch(false).default(false),
})
export type WelcomeDraft = z.infer<typeof welcomeDraft>
export type WelcomeField = (typeof fieldNames)[number]

/** The step of the company when it is left: what comes out is what the firm reads. */
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

/** A draft with which the step may be left. */
export const leaveSchema = welcomeDraft.superRefine((draft, context) => {
  for (const { path, message } of registrationDataSchema.safeParse(draft).error?.issues ?? [])
    context.addIssue({ code: 'custom', path, message })
})

/** The sentences about codes that exclude each other, as 05 and 47 do. */
export const conflictsIn = (responsibilities: readonly string[]): string[] =>
  profileProblemsOf({
    client: null,
    nit: null,
    digit: null,
    kind: 'company',
    regime: regimeFromRut(responsibilities),
    responsibilities,
    vatCycle: null,
    traits: [],
    municipalities: [],
  }).map((problem) => profileProblems[problem])

/** What was sent, as it is read back: what another version of the site kept in another shape counts as nothing. */
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

/** The last step. */
export const consentSchema = z.strictObject({
  treatment: z.boolean().refine(Boolean, welcomeText.consent.needed),
  deadlines: z.boolean(),
  newsletter: z.boolean(),
})

/** What the page is told. `note` is what the firm asked to correct, while it waits for the person. */
export const welcomeSchema = z.object({
  draft: welcomeDraft.catch(() => welcomeDraft.parse({})),
  saved_at: z.string().nullable(),
  sent: sentSchema.nullable().catch(null),
  sent_at: z.string().nullable(),
  note: z.string().nullable(),
  rut: z.object({ name: z.string(), size: z.number(), at: z.string() }).nullable(),
})
export type Welcome = z.infer<typeof welcomeSchema>

/** What the firm reads of a registration. The title of a duplicate is null where the member does not see that client. */
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
