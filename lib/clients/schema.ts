import { z } from 'zod'
import { newClientText } from '@/content/client-form'
import { clientText } from '@/content/client-page'
import { clientContactText, clientTagsText } from '@/content/clients'
import { email } from '@/lib/auth/schema'
import { judgeNit } from '@/lib/clients/judge-nit'
import { companyName } from '@/lib/fields/company'
import { emailText } from '@/lib/fields/email'
import { nameText, optionalName } from '@/lib/fields/name'
import { profileSchema } from '@/lib/fields/profile'
import { accountId, personId } from '@/lib/ids'
import { accountRoles } from '@/lib/session/account-role'

const { checks, people: peopleText } = newClientText

/** Reads a NIT with its check digit; the error message says how to correct the NIT. */
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

/** The browser makes the client's id, so that a repeated request adds no second client. */
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

const note = z
  .string()
  .trim()
  .min(1, clientText.notes.missing)
  .max(2000, 'La nota puede tener hasta 2.000 caracteres.')

/** `note` is the id of the new note, so that a repeated request adds no second note. */
export const addNoteSchema = z.strictObject({ client: accountId, note: z.uuid(), body: note })

/** `seen` is the text that the member edited; the change is refused if the note has another text by now. */
export const editNoteSchema = z.strictObject({ note: z.uuid(), body: note, seen: z.string().max(2000) })

export const removeNoteSchema = z.strictObject({ note: z.uuid() })

const contactProblems = clientContactText.problems
/** `seen` is the version of the contact data that the member saw. */
export const saveContactSchema = z.strictObject({
  client: accountId,
  seen: z.int().min(0),
  name: optionalName(2, 100, contactProblems.name),
  phone: profileSchema.shape.phone,
  address: optionalName(3, 150, contactProblems.address),
  email: z.union([z.literal(''), emailText(contactProblems.email)], contactProblems.email),
})

export const tagName = nameText(1, 30, clientTagsText.problem)
const tagNames = z.array(tagName).max(10)
export const tagClientsSchema = z.strictObject({
  clients: z.array(accountId).min(1).max(100),
  added: tagNames,
  removed: tagNames,
})

const members = z.array(personId).max(50)
/** `expected` are the advisors that the administrator saw; `responsible` is the new responsible advisor, if any. */
export const assignSchema = z.strictObject({
  client: accountId,
  advisors: members,
  expected: members,
  responsible: personId.optional(),
})

/** `advisor` becomes responsible for each of the clients; with `keep` the other advisors stay. */
export const assignManySchema = z.strictObject({
  clients: z.array(accountId).min(1).max(100),
  advisor: personId,
  keep: z.boolean(),
})

export const chooseFilteredSchema = z.strictObject({
  params: z
    .record(z.string().max(20), z.string().max(300))
    .refine((params) => Object.keys(params).length <= 20),
})
