import { z } from 'zod'
import { newClientText } from '@/content/client-form'
import { accountId, personId } from '@/lib/ids'
import { accountRoles } from '@/lib/session/account-role'
import { companyName } from '@/lib/fields/company'
import { email } from '@/lib/auth/schema'
import { checkDigit, readNit } from '@/lib/format/nit'
import { nitDigitForm } from '@/content/tools/nit-digit'
import { optionalName } from '@/lib/fields/name'

const { checks, people: peopleText } = newClientText

type NitState =
  | { kind: 'empty' }
  | { kind: 'problem'; sentence: string }
  /** The check digit is wrong or missing; `right` is the correct one. */
  | { kind: 'digit'; sentence: string; nit: string; right: number }
  | { kind: 'sound'; nit: string; digit: number }

export function judgeNit(typed: string): NitState {
  const read = readNit(typed)
  if (read === null) return { kind: 'empty' }
  if (read === 'few') return { kind: 'problem', sentence: nitDigitForm.few }
  if (typeof read === 'string') return { kind: 'problem', sentence: nitDigitForm.problems[read] }
  const right = checkDigit(read.nit)
  if (read.digit === null) return { kind: 'digit', sentence: checks.ask(right), nit: read.nit, right }
  if (Number(read.digit) !== right)
    return { kind: 'digit', sentence: checks.wrong(right), nit: read.nit, right }
  return { kind: 'sound', nit: read.nit, digit: right }
}

/** Error messages say how to correct the NIT. */
const typedNit = z
  .string()
  .max(60, checks.missing)
  .transform((typed, context) => {
    const state = judgeNit(typed)
    if (state.kind === 'sound') return { nit: state.nit, digit: state.digit }
    const message = state.kind === 'empty' ? checks.missing : state.sentence
    context.addIssue({ code: 'custom', message })
    return z.NEVER
  })

const person = z.strictObject({
  email,
  name: optionalName(2, 100, peopleText.nameProblem),
  role: z.enum(accountRoles),
})

/**
 * The browser makes `client`, so that a repeated request is harmless. `again` allows a NIT that another
 * client has.
 */
export const newClientSchema = z.strictObject({
  client: accountId,
  nit: typedNit,
  name: companyName,
  advisor: personId.nullable(),
  people: z.array(person).max(10),
  send: z.boolean(),
  again: z.boolean(),
})
export type NewClient = z.input<typeof newClientSchema>

export const findNitSchema = z.strictObject({ nit: z.string().regex(/^[1-9]\d{4,14}$/) })
export const inviteToClientSchema = person.extend({ client: accountId })

export type NitHolder = { nit: string; id: string; title: string; status: string }
