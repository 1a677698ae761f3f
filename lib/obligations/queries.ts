import 'server-only'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import type { z } from 'zod'
import { isUuid } from '@/lib/format/uuid'
import { calendarShape, type Calendar } from '@/lib/obligations/calendar'
import { workShape, type Work } from '@/lib/obligations/schema'
import { templatePageShape, templatesShape, type Templates } from '@/lib/obligations/work/schema'
import { toFailure, type Result } from '@/lib/result'
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

/** The templates of the firm by name, archived ones at the end, and who may look over their work. */
export async function readTemplates({ db }: Member): Promise<Templates> {
  const { data, error } = await db.rpc('work_templates')
  if (error) throw databaseError(error, 'work.templates')
  return templatesShape.parse(data)
}

/** One template and the member's clients that have it; the 404 page where there is none. */
export async function openTemplate({ db }: Member, id: string): Promise<z.output<typeof templatePageShape>> {
  if (!isUuid(id)) notFound()
  const { data, error } = await db.rpc('work_template', { template: id })
  if (error?.message === 'not-found') notFound()
  if (error) throw databaseError(error, 'work.template')
  return templatePageShape.parse(data)
}
