'use server'
import { refresh } from 'next/cache'
import { after } from 'next/server'
import { staffAction } from '@/lib/action'
import {
  cancelEntry,
  closeHours,
  confirmEntry,
  finishEntry,
  moveEntry,
  openHours,
  proposeEntry,
} from '@/lib/agenda/mutations'
import {
  cancelSchema,
  closeSchema,
  moveSchema,
  openSchema,
  proposeSchema,
  stepSchema,
} from '@/lib/agenda/schema'
import { runOutbox } from '@/lib/outbox/run-outbox'

/** The mail of a step leaves after the answer; what fails is sent later by the worker. */
function mailed(): null {
  after(async () => {
    await (
      await runOutbox({ deadlineMs: 10_000 })
    ).settled
  })
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

export const finishEntryAction = staffAction(stepSchema, async (step, member) => {
  await finishEntry(member, step)
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
