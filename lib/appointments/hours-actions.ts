'use server'
import { refresh } from 'next/cache'
import { nothingSchema, staffAction } from '@/lib/action'
import { agendaRows, type AgendaEntry } from '@/lib/appointments/agenda'
import type { OutsideProblem } from '@/content/appointment-outside'
import {
  absenceSchema,
  daySchema,
  endAbsenceSchema,
  outsideSchema,
  removeOutsideSchema,
  weekSchema,
} from '@/lib/appointments/hours-schema'
import { renewMemberFeed } from '@/lib/appointments/feed'
import { sealAddress } from '@/lib/appointments/outside-address'
import { readCalendar, storeReading } from '@/lib/jobs/outside-calendars'
import { outsideCalendarLimits, takeLimits } from '@/lib/limits'
import { sendAfterAnswer } from '@/lib/jobs/send-outbox'
import { databaseError, unwrap } from '@/lib/supabase/unwrap'

/** With `occupied` nothing was saved, because the appointments in the absence (`met`) need a decision. */
export type Kept = { kind: 'kept' } | { kind: 'occupied'; met: AgendaEntry[] }

export const saveWeekAction = staffAction(weekSchema, async ({ member, week, home }, { db }) => {
  await unwrap(db.rpc('save_week_hours', { member, home, ...(week && { week }) }), 'hours.week')
  refresh()
  return null
})

export const saveDayAction = staffAction(daySchema, async ({ member, day, hours }, { db }) => {
  await unwrap(db.rpc('save_day_hours', { member, day, ...(hours && { hours }) }), 'hours.day')
  refresh()
  return null
})

export const saveAbsenceAction = staffAction(absenceSchema, async (absence, { db }): Promise<Kept> => {
  const { member, reason, plan, standIn } = absence
  const hours = { member, away_from: absence.from, away_until: absence.until }
  const { error } = await db.rpc('save_absence', {
    ...hours,
    reason,
    plan,
    ...(standIn && { stand_in: standIn }),
  })
  if (error && error.message !== 'absence-occupied') throw databaseError(error, 'hours.absence')
  if (error) {
    const met = await unwrap(db.rpc('appointments_while_away', hours), 'hours.met', agendaRows)
    return { kind: 'occupied', met }
  }
  sendAfterAnswer()
  refresh()
  return { kind: 'kept' }
})

export const endAbsenceAction = staffAction(endAbsenceSchema, async ({ absence }, { db }) => {
  await unwrap(db.rpc('end_absence', { absence }), 'hours.end')
  refresh()
  return null
})

/** With `problem` nothing was saved, because the calendar could not be read. */
export type Connected = { kind: 'kept' } | { kind: 'problem'; problem: OutsideProblem }

/** Reads the calendar before its URL is saved, so that the user notices a wrong URL at once. */
export const saveOutsideAction = staffAction(
  outsideSchema,
  async ({ address, tentative }, { id, email, db }): Promise<Connected> => {
    await takeLimits(outsideCalendarLimits(id))
    const reading = await readCalendar({ address, tentative, email, etag: null })
    if ('problem' in reading) return { kind: 'problem', problem: reading.problem }
    const saved = db.rpc('save_outside_calendar', { sealed: sealAddress(address, id), tentative })
    await storeReading(id, await unwrap(saved, 'outside.save'), reading)
    refresh()
    return { kind: 'kept' }
  },
)

export const removeOutsideAction = staffAction(removeOutsideSchema, async ({ member }, { db }) => {
  await unwrap(db.rpc('remove_outside_calendar', { member }), 'outside.remove')
  refresh()
  return null
})

export const renewMemberFeedAction = staffAction(nothingSchema, (_nothing, member) => renewMemberFeed(member))

export const revokeMemberFeedAction = staffAction(nothingSchema, async (_nothing, { db }) => {
  await unwrap(db.rpc('revoke_member_feed'), 'feed.member-revoke')
  return null
})
