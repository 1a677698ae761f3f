'use server'
import { refresh } from 'next/cache'
import { staffAction } from '@/lib/action'
import { changeObligation } from '@/lib/obligations/mutations'
import { changeObligationSchema } from '@/lib/obligations/schema'

export const changeObligationAction = staffAction(changeObligationSchema, async (change, member) => {
  await changeObligation(member, change)
  refresh()
  return null
})
