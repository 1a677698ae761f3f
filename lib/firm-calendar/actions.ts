'use server'
import { refresh } from 'next/cache'
import { nothingSchema, staffAction } from '@/lib/action'
import { confirmChange, previewChange } from '@/lib/firm-calendar/preview'
import { changeSchema, confirmSchema, progressSchema } from '@/lib/firm-calendar/schema'
import { unwrap } from '@/lib/supabase/unwrap'

export const previewCalendarAction = staffAction(changeSchema, (change, member) =>
  previewChange(member, change),
)

export const confirmCalendarAction = staffAction(confirmSchema, async ({ change, seen }, member) => {
  const version = await confirmChange(member, change, seen)
  refresh()
  return version
})

export const calendarProgressAction = staffAction(nothingSchema, async (_, { db }) => {
  const now = await unwrap(db.rpc('calendar_progress'), 'firm-calendar.progress', progressSchema)
  if (now.left === 0) refresh()
  return now
})
