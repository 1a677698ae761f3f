'use server'
import { refresh } from 'next/cache'
import type { z } from 'zod'
import { staffAction } from '@/lib/action'
import { agendaRows, type AgendaEntry } from '@/lib/appointments/agenda'
import {
  assignSchema,
  cancelSchema,
  closeSchema,
  missSchema,
  moveSchema,
  openSchema,
  placeSchema,
  proposeSchema,
  remarkSchema,
  stepSchema,
} from '@/lib/appointments/agenda-schema'
import { settleStep } from '@/lib/appointments/settle-step'
import { sendAfterAnswer } from '@/lib/jobs/send-outbox'
import type { Member } from '@/lib/session/require'
import { databaseError, unwrap } from '@/lib/supabase/unwrap'

function mailed(): null {
  sendAfterAnswer()
  refresh()
  return null
}

export const confirmEntryAction = staffAction(stepSchema, async (step, member) => {
  await confirmEntry(member, step)
  return mailed()
})

export const cancelEntryAction = staffAction(cancelSchema, async (step, member) => {
  await cancelEntry(member, step)
  return mailed()
})

export const moveEntryAction = staffAction(moveSchema, async (step, member) => {
  await moveEntry(member, step)
  return mailed()
})

export const placeEntryAction = staffAction(placeSchema, async (step, member) => {
  const changed = await member.db.rpc('change_appointment_place', step)
  await settleStep(member, step.appointment, changed, 'place')
  return mailed()
})

export const assignEntryAction = staffAction(assignSchema, async (step, member) => {
  await assignEntry(member, step)
  refresh()
  return null
})

export const finishEntryAction = staffAction(stepSchema, async (step, member) => {
  await finishEntry(member, step)
  refresh()
  return null
})

export const missEntryAction = staffAction(missSchema, async (step, member) => {
  await settleStep(member, step.appointment, await member.db.rpc('miss_appointment', step), 'miss')
  refresh()
  return null
})

export const saveRemarkAction = staffAction(remarkSchema, async ({ seen, ...remark }, { db }) => {
  const saved = db.rpc('save_appointment_remark', { ...remark, ...(seen !== null && { seen }) })
  await unwrap(saved, 'agenda.remark')
  refresh()
  return null
})

export const proposeEntryAction = staffAction(proposeSchema, async (wish, member) => {
  const id = await proposeEntry(member, wish)
  mailed()
  return { id }
})

export const closeHoursAction = staffAction(closeSchema, async (wish, member) => {
  const closing = await closeHours(member, wish)
  refresh()
  return closing
})

export const openHoursAction = staffAction(openSchema, async (wish, member) => {
  await openHours(member, wish)
  refresh()
  return null
})

async function confirmEntry(member: Member, step: z.output<typeof stepSchema>): Promise<void> {
  await settleStep(member, step.appointment, await member.db.rpc('confirm_appointment', step), 'confirm')
}

async function cancelEntry(member: Member, step: z.output<typeof cancelSchema>): Promise<void> {
  await settleStep(member, step.appointment, await member.db.rpc('cancel_appointment', step), 'cancel')
}

async function moveEntry(member: Member, step: z.output<typeof moveSchema>): Promise<void> {
  await settleStep(member, step.appointment, await member.db.rpc('propose_other_hour', step), 'move')
}

async function assignEntry(
  member: Member,
  { second, ...step }: z.output<typeof assignSchema>,
): Promise<void> {
  const assigned = member.db.rpc('assign_appointment', { ...step, ...(second && { second_person: second }) })
  await settleStep(member, step.appointment, await assigned, 'assign')
}

async function finishEntry(member: Member, { appointment }: z.output<typeof stepSchema>): Promise<void> {
  await settleStep(member, appointment, await member.db.rpc('finish_appointment', { appointment }), 'finish')
}

async function proposeEntry(
  member: Member,
  { second, ...wish }: z.output<typeof proposeSchema>,
): Promise<string> {
  const proposed = member.db.rpc('propose_appointment', { ...wish, ...(second && { second_person: second }) })
  const data = await unwrap(proposed, 'agenda.propose')
  return data.id
}

/** With `occupied` nothing was closed, because the number of open appointments is not the expected one. */
type Closing = { kind: 'closed'; days: number } | { kind: 'occupied'; standing: AgendaEntry[] }

async function closeHours(member: Member, wish: z.output<typeof closeSchema>): Promise<Closing> {
  const hours = {
    first_day: wish.firstDay,
    last_day: wish.lastDay,
    from_hour: wish.from,
    until_hour: wish.until,
  }
  const { data, error } = await member.db.rpc('close_hours', {
    ...hours,
    reason: wish.reason,
    expected: wish.expected,
  })
  if (!error) return { kind: 'closed', days: data }
  if (error.message !== 'closure-occupied') throw databaseError(error, 'agenda.close')
  const standing = member.db.rpc('appointments_in_hours', hours)
  return { kind: 'occupied', standing: await unwrap(standing, 'agenda.close', agendaRows) }
}

async function openHours(member: Member, { closure }: z.output<typeof openSchema>): Promise<void> {
  await unwrap(member.db.rpc('open_hours', { closure }), 'agenda.open')
}
