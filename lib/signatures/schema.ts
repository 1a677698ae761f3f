import { z } from 'zod'
import { consentVersion, identityTypes, refusedKinds, signatureKinds } from '@/content/signatures'
import { signatureFormText as text } from '@/content/signature-form'
import { signaturePageText as pageText } from '@/content/signature-page'
import { emailText } from '@/lib/fields/email'
import { nameText } from '@/lib/fields/name'
import { accountId } from '@/lib/ids'
import { markShape } from '@/lib/pdf/frozen/mark'
import { undrawableIn } from '@/lib/signatures/templates/letter'
import { partyShape } from '@/lib/signatures/signature'

const allKinds = { ...signatureKinds, ...refusedKinds }
const signer = z
  .strictObject({
    party: partyShape,
    person: z.uuid().nullable(),
    name: nameText(2, 100, text.problems.name),
    email: z.string().max(254),
    role: nameText(2, 80, text.problems.role),
    mark: markShape.nullable().default(null),
  })
  .superRefine(({ party, person, email, name, role }, context) => {
    // The signed PDF prints name and role, so its fonts must have all their characters.
    for (const [field, typed] of Object.entries({ name, role })) {
      const sign = undrawableIn(typed)
      if (sign) context.addIssue({ code: 'custom', path: [field], message: text.problems.sign(sign) })
    }
    if (party === 'outside' ? !emailText(text.problems.email).safeParse(email).success : person === null)
      context.addIssue({ code: 'custom', path: ['email'], message: text.problems.email })
  })
export type SignerInput = z.input<typeof signer>

const days = z.int().min(1).max(30).nullable()
export const sendSignatureSchema = z.strictObject({
  request: z.uuid(),
  kind: z
    .enum(Object.keys(allKinds) as (keyof typeof allKinds)[])
    .refine((kind) => kind in signatureKinds, text.problems.kind),
  title: nameText(3, 120, text.problems.title),
  message: z.string().trim().max(1000, text.problems.message),
  /** The signers have this many days from today, and the last day ends at midnight in Bogotá. */
  days: z.int().min(1).max(60),
  inOrder: z.boolean(),
  remindAfter: days,
  remindEvery: days,
  replaces: z.uuid().nullable(),
  signers: z.array(signer).min(1, text.problems.signers).max(20),
})
export type SendSignature = z.input<typeof sendSignatureSchema>

export const signatureChoicesSchema = z.strictObject({ client: accountId })
export const signatureSchema = z.strictObject({ request: z.uuid() })
const reason = z.string().trim().min(3, pageText.decline.short).max(500, text.problems.reasonLong)
export const withdrawSchema = z.strictObject({ request: z.uuid(), reason })

/** `link` is the secret of an external signer. People with an account have no link. */
const seat = {
  request: z.uuid(),
  link: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .nullable(),
}
export const openSignatureSchema = z.strictObject(seat)
export const readSignatureSchema = z.strictObject({
  ...seat,
  pages: z.int().min(0).max(300),
  seconds: z.int().min(0).max(86_400),
  outside: z.boolean(),
})
export const askCodeSchema = z.strictObject({
  ...seat,
  consent: z.literal(consentVersion),
  documentType: z.enum(Object.keys(identityTypes) as [keyof typeof identityTypes]),
  documentNumber: z
    .string()
    .max(40)
    .transform((typed) => typed.replace(/[\s.-]/g, '').toUpperCase())
    .refine((typed) => /^[0-9A-Z]{4,15}$/.test(typed), text.problems.identity),
  password: z.string().max(200),
})
export const signSchema = z.strictObject({
  ...seat,
  code: z
    .string()
    .max(40)
    .transform((typed) => typed.replace(/\s/g, ''))
    .refine((typed) => /^\d{6}$/.test(typed), pageText.steps.code.digits),
})
export const declineSchema = z.strictObject({ ...seat, reason })
