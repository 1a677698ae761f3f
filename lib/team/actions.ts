'use server'
import { refresh } from 'next/cache'
import { staffAction } from '@/lib/action'
import { addMember, changeMember, removeMember, resetSecondStep } from '@/lib/team/mutations'
import { addMemberSchema, changeMemberSchema, memberSchema } from '@/lib/team/schema'

export const addMemberAction = staffAction(addMemberSchema, async (input, member) => {
  await addMember(member, input)
  refresh()
})

export const changeMemberAction = staffAction(changeMemberSchema, async (input, member) => {
  await changeMember(member, input)
  refresh()
})

export const removeMemberAction = staffAction(memberSchema, async ({ userId }, member) => {
  await removeMember(member, userId)
  refresh()
})

export const resetSecondStepAction = staffAction(memberSchema, async ({ userId }, member) => {
  await resetSecondStep(member, userId)
  refresh()
})
