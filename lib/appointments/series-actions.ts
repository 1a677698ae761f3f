'use server'
import { refresh } from 'next/cache'
import { staffAction } from '@/lib/action'
import { cancelSchema, moveSchema, seriesSchema, swapSchema } from '@/lib/appointments/agenda-schema'
import { cancelledSeries, madeSeries, movedSeries } from '@/lib/appointments/series-answers'
import { settleStep } from '@/lib/appointments/settle-step'
import { sendAfterAnswer } from '@/lib/jobs/send-outbox'
import { unwrap } from '@/lib/supabase/unwrap'

export const proposeSeriesAction = staffAction(seriesSchema, async ({ second, ...wish }, { db }) => {
  const proposed = db.rpc('propose_series', { ...wish, ...(second && { second_person: second }) })
  const made = await unwrap(proposed, 'agenda.series', madeSeries)
  sendAfterAnswer()
  refresh()
  return made
})

export const cancelFollowingAction = staffAction(cancelSchema, async (step, member) => {
  const answer = await member.db.rpc('cancel_following', step)
  await settleStep(member, step.appointment, answer, 'cancel-following')
  sendAfterAnswer()
  refresh()
  return { cancelled: cancelledSeries.parse(answer.data) }
})

export const moveFollowingAction = staffAction(moveSchema, async (step, member) => {
  const answer = await member.db.rpc('move_following', step)
  await settleStep(member, step.appointment, answer, 'move-following')
  sendAfterAnswer()
  refresh()
  return movedSeries.parse(answer.data)
})

export const swapEntriesAction = staffAction(swapSchema, async ({ otherSeen, ...step }, member) => {
  const answer = await member.db.rpc('swap_appointments', { ...step, other_seen: otherSeen })
  await settleStep(member, step.appointment, answer, 'swap')
  sendAfterAnswer()
  refresh()
  return null
})
