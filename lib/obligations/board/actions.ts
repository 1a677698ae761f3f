'use server'
import { refresh } from 'next/cache'
import { staffAction } from '@/lib/action'
import { changeMany, planObligation } from '@/lib/obligations/board/mutations'
import { readDetail } from '@/lib/obligations/board/queries'
import { changeManySchema, planObligationSchema, readObligationSchema } from '@/lib/obligations/board/schema'

/** One obligation, for whoever opens it over a list. */
export const readObligationAction = staffAction(readObligationSchema, ({ obligation }, member) =>
  readDetail(member, obligation),
)

export const planObligationAction = staffAction(planObligationSchema, async (plan, member) => {
  await planObligation(member, plan)
  refresh()
  return null
})

/** Answers what it was not done for, and why not. */
export const changeManyAction = staffAction(changeManySchema, async (change, member) => {
  const left = await changeMany(member, change)
  refresh()
  return left
})
