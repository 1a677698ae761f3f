import { z } from 'zod'
import { personId } from '@/lib/ids'
import { accountRoles, givenRoles, staffRoles } from '@/lib/session/account-role'
import { email, password } from '@/lib/auth/schema'

const givenRole = z.enum(givenRoles)
const role = z.enum(accountRoles)
const moment = z.iso.datetime({ offset: true })

export const inviteSchema = z.strictObject({
  email,
  role: givenRole,
})
export const invitationSchema = z.strictObject({ invitation: z.uuid() })
export const personSchema = z.strictObject({ person: personId })
export const handOverSchema = personSchema.extend({ current: password })
export const changeRoleSchema = z.strictObject({ person: personId, role: givenRole, expected: role })
export const tokenSchema = z.string().regex(/^[0-9a-f]{64}$/)

export const acceptSchema = z.object({ token: tokenSchema })
export const joinSchema = acceptSchema.extend({ password })
export type Join = z.output<typeof joinSchema>

const face = z.object({
  id: z.uuid(),
  email: z.string(),
  name: z.string().nullable(),
  /** Only owners and staff can read `second_step` and `seen_at`. Both are null for former people. */
  second_step: z.boolean().nullable(),
  /** When the person last used a session; null for a person who has used none. */
  seen_at: moment.nullable(),
})

const invitationShape = {
  id: z.uuid(),
  email: z.string(),
  name: z.string().nullable(),
  made_at: moment,
  until: moment,
  sent: z.boolean(),
  by: z.string().nullable(),
}
export const teamInvitationsSchema = z.array(z.object({ ...invitationShape, role: z.enum(staffRoles) }))

const person = face.extend({ role, since: moment, until: moment.nullable() })

/** Only owners and staff get `former` and `invitations`; the future owner also gets `change`. */
export const peopleSchema = z.object({
  people: z.array(person),
  /** People who have left the account. The person who left last comes first. */
  former: z.array(person),
  /** Invitations that were neither accepted nor withdrawn, including expired ones. */
  invitations: z.array(z.object({ ...invitationShape, role })),
  change: z
    .object({
      to: face,
      asked_at: moment,
      until: moment,
      owner_confirmed: z.boolean(),
      heir_confirmed: z.boolean(),
    })
    .nullable(),
})
export type People = z.infer<typeof peopleSchema>
export type Person = People['people'][number]
export type Invitation = People['invitations'][number] | z.infer<typeof teamInvitationsSchema>[number]

const opened = z.object({
  email: z.string(),
  by: z.string().nullable(),
  state: z.enum(['open', 'used', 'late', 'withdrawn']),
})
export const openedInvitationSchema = z.discriminatedUnion('team', [
  opened.extend({ team: z.literal(false), company: z.string(), role }),
  opened.extend({ team: z.literal(true), role: z.enum(staffRoles) }),
])
export type OpenedInvitation = z.infer<typeof openedInvitationSchema>
