import { type AccountId } from '@/lib/ids'
import 'server-only'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import type { z } from 'zod'
import { ExpectedError } from '@/lib/errors'
import { isUuid } from '@/lib/format/uuid'
import { calendarShape, type Calendar } from '@/lib/obligations/calendar'
import { titleOf } from '@/lib/obligations/obligation'
import { workShape, type Work } from '@/lib/obligations/schema'
import { templatePageShape, templatesShape, type Templates } from '@/lib/obligations/templates/schema'
import { toFailure, type Result } from '@/lib/result'
import type { Client, Member } from '@/lib/session/require'
import { databaseError, unwrap } from '@/lib/supabase/unwrap'

/** Reads the calendar of the account. Amounts are null for users who may not read figures. */
export const readCalendar = cache(async ({ db }: Client, year: number): Promise<Result<Calendar>> => {
  try {
    return {
      ok: true,
      data: await unwrap(db.rpc('my_calendar', { wanted_year: year }), 'obligations.calendar', calendarShape),
    }
  } catch (error) {
    return toFailure(error, 'obligations calendar')
  }
})

export async function readOwnTitle({ db }: Client, id: string): Promise<string> {
  const row = await unwrap(
    db.from('obligations').select('obligation, name, municipality, period').eq('id', id).maybeSingle(),
    'obligations.title',
  )
  if (!row) throw new ExpectedError('not-found')
  return titleOf({ ...row, municipality: row.municipality || null })
}

export async function readWork({ db }: Member, client: AccountId): Promise<Work> {
  return unwrap(db.rpc('client_obligations', { client }), 'obligations.work', workShape)
}

export async function readTemplates({ db }: Member): Promise<Templates> {
  return unwrap(db.rpc('work_templates'), 'work.templates', templatesShape)
}

/** Returns a template of repeated work with the clients that the member may see. An unknown id gives a 404 page. */
export async function openTemplate({ db }: Member, id: string): Promise<z.output<typeof templatePageShape>> {
  if (!isUuid(id)) notFound()
  const { data, error } = await db.rpc('work_template', { template: id })
  if (error?.message === 'not-found') notFound()
  if (error) throw databaseError(error, 'work.template')
  return templatePageShape.parse(data)
}
