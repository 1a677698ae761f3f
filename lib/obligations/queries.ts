import 'server-only'
import { cache } from 'react'
import { calendarShape, type Calendar } from '@/lib/obligations/calendar'
import { toFailure, type Result } from '@/lib/result'
import { workShape, type Work } from '@/lib/obligations/schema'
import type { Client, Member } from '@/lib/session/require'
import { databaseError } from '@/lib/supabase/database-error'

/** The calendar of the account of this request; `year` is the one of the table. Amounts only for whoever may see figures. */
export const readCalendar = cache(async ({ db }: Client, year: number): Promise<Result<Calendar>> => {
  try {
    const { data, error } = await db.rpc('my_calendar', { wanted_year: year })
    if (error) throw databaseError(error, 'obligations.calendar')
    return { ok: true, data: calendarShape.parse(data) }
  } catch (error) {
    return toFailure(error, 'obligations calendar')
  }
})

/** The obligations of a client with what the firm notes about them. */
export async function readWork({ db }: Member, client: string): Promise<Work> {
  const { data, error } = await db.rpc('client_obligations', { client })
  if (error) throw databaseError(error, 'obligations.work')
  return workShape.parse(data)
}
