'use server'
import { refresh } from 'next/cache'
import type { z } from 'zod'
import { staffAction } from '@/lib/action'
import { sendAfterAnswer } from '@/lib/jobs/send-outbox'
import { refusedClients } from '@/lib/refused-clients'
import type { Member } from '@/lib/session/require'
import { unwrap } from '@/lib/supabase/unwrap'
import {
  changeMemberSchema,
  handOverSchema,
  inviteMemberSchema,
  memberSchema,
  ownNameSchema,
  removeMemberSchema,
  setOwnerStepSchema,
} from '@/lib/team/schema'

export const inviteMemberAction = staffAction(inviteMemberSchema, async (input, member) => {
  await inviteMember(member, input)
  sendAfterAnswer()
  refresh()
})

export const changeMemberAction = staffAction(changeMemberSchema, async (input, member) => {
  await changeMember(member, input)
  refresh()
})

export const saveOwnNameAction = staffAction(ownNameSchema, async ({ name }, { db }) => {
  await unwrap(db.rpc('save_own_name', { own_name: name }), 'team.own-name')
  refresh()
  return null
})

export const removeMemberAction = staffAction(removeMemberSchema, async (input, member) => {
  await removeMember(member, input)
  refresh()
})

export const handOverAction = staffAction(handOverSchema, async ({ personId, items }, { db }) => {
  const refused = await unwrap(
    db.rpc('hand_over_clients', { member: personId, items }),
    'team.hand-over',
    refusedClients,
  )
  refresh()
  return refused
})

export const setOwnerStepAction = staffAction(setOwnerStepSchema, async (input, { db }) => {
  await unwrap(db.rpc('set_owner_second_step', input), 'team.owner-step')
  refresh()
})

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

const removeMember = ({ db }: Member, { personId, heir }: z.output<typeof removeMemberSchema>) =>
  unwrap(db.rpc('remove_member', { member: personId, ...(heir ? { heir } : {}) }), 'team.remove')

const resetSecondStep = ({ db }: Member, personId: string) =>
  unwrap(db.rpc('reset_second_step', { member: personId }), 'team.second-step')
