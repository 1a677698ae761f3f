import { z } from 'zod'
import { teamText } from '@/content/team'
import { optionalName } from '@/lib/fields/name'
import { emailText } from '@/lib/fields/email'
import { personId } from '@/lib/ids'

const { problems } = teamText
const role = z.enum(['advisor', 'admin'])
const name = optionalName(2, 80, problems.name)

export const inviteMemberSchema = z.strictObject({ email: emailText(problems.email), name, role })

/** `expected` is the role that the caller saw. */
export const changeMemberSchema = z.strictObject({ personId: z.uuid(), name, role, expected: role })

export const memberSchema = z.strictObject({ personId: z.uuid() })
/** `heir` takes over the clients; without one they have no advisor. */
export const removeMemberSchema = memberSchema.extend({ heir: personId.optional() })

/** `seen` is the value that the caller saw. */
export const setOwnerStepSchema = z.strictObject({ required: z.boolean(), seen: z.boolean() })

export const ownerStepSchema = z.object({ required: z.boolean(), owners: z.int(), lacking: z.int() })
/** `owners` counts the clients' owners, `lacking` those without a second step. */
export type OwnerStepRule = z.output<typeof ownerStepSchema>
