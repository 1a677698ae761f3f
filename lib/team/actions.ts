'use server'
import { refresh } from 'next/cache'
import { z } from 'zod'
import { teamText } from '@/content/team'
import { personId } from '@/lib/ids'
import { staffAction } from '@/lib/action'
import { optionalName } from '@/lib/fields/name'
import { address } from '@/lib/fields/email'
import { sendAfterAnswer } from '@/lib/jobs/send-outbox'
import type { Member } from '@/lib/session/require'
import { unwrap } from '@/lib/supabase/unwrap'

const { problems } = teamText
const role = z.enum(['advisor', 'admin'])
const name = optionalName(2, 80, problems.name)

const inviteMemberSchema = z.strictObject({ email: address(problems.email), name, role })

/** `expected` is the role that the caller saw. */
const changeMemberSchema = z.strictObject({ personId: z.uuid(), name, role, expected: role })

const memberSchema = z.strictObject({ personId: z.uuid() })
/** `heir` takes over the clients; without one they have no advisor. */
const removeSchema = memberSchema.extend({ heir: personId.optional() })

export const inviteMemberAction = staffAction(inviteMemberSchema, async (input, member) => {
  await inviteMember(member, input)
  sendAfterAnswer()
  refresh()
})

export const changeMemberAction = staffAction(changeMemberSchema, async (input, member) => {
  await changeMember(member, input)
  refresh()
})

export const removeMemberAction = staffAction(removeSchema, async (input, member) => {
  await removeMember(member, input)
  refresh()
})

/** `seen` is the value that the caller saw. */
export const setOwnerStepAction = staffAction(
  z.strictObject({ required: z.boolean(), seen: z.boolean() }),
  async (input, { db }) => {
    await unwrap(db.rpc('set_owner_second_step', input), 'team.owner-step')
    refresh()
  },
)

export const resetSecondStepAction = staffAction(memberSchema, async ({ personId }, member) => {
  await resetSecondStep(member, personId)
  refresh()
})

const inviteMember = ({ db }: Member, { email, name, role }: z.output<typeof inviteMemberSchema>) =>
  unwrap(
    db.rpc('invite_member', { member_email: email, member_role: role, member_name: name }),
    'team.invite',
  )

const changeMember = (
  { db }: Member,
  { personId, name, role, expected }: z.output<typeof changeMemberSchema>,
) =>
  unwrap(
    db.rpc('change_member', { member: personId, member_role: role, member_name: name, expected }),
    'team.change',
  )

const removeMember = ({ db }: Member, { personId, heir }: z.output<typeof removeSchema>) =>
  unwrap(db.rpc('remove_member', { member: personId, ...(heir ? { heir } : {}) }), 'team.remove')

/** Also ends all of the member's sessions. */
const resetSecondStep = ({ db }: Member, personId: string) =>
  unwrap(db.rpc('reset_second_step', { member: personId }), 'team.second-step')
