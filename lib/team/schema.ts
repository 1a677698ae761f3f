import { z } from 'zod'
import { teamText } from '@/content/team'
import { optionalName } from '@/lib/fields/name'
import { emailText } from '@/lib/fields/email'
import { accountId, personId } from '@/lib/ids'

const { problems } = teamText
const role = z.enum(['advisor', 'admin'])
const name = optionalName(2, 80, problems.name)

export const inviteMemberSchema = z.strictObject({ email: emailText(problems.email), name, role })

/** The change is refused unless the member still has the role `expected`. */
export const changeMemberSchema = z.strictObject({ personId: z.uuid(), name, role, expected: role })

export const ownNameSchema = z.strictObject({ name })

export const memberSchema = z.strictObject({ personId: z.uuid() })
/** `heir` is the member who takes over the clients of the removed member. */
export const removeMemberSchema = memberSchema.extend({ heir: personId.optional() })

export const handOverSchema = memberSchema.extend({
  items: z
    .array(z.strictObject({ client: accountId, to: personId }))
    .min(1)
    .max(100),
})

/** The change is refused unless `seen` is still the stored value. */
export const setOwnerStepSchema = z.strictObject({ required: z.boolean(), seen: z.boolean() })

export const ownerStepSchema = z.object({ required: z.boolean(), owners: z.int(), lacking: z.int() })
/** `owners` counts the owners of client accounts, `lacking` the owners without a second sign-in step. */
export type OwnerStepRule = z.output<typeof ownerStepSchema>
