import { type AccountId } from '@/lib/ids'
import 'server-only'
import { notFound } from 'next/navigation'
import { bogotaDay } from '@/lib/calendar/civil-day'
import { ExpectedError } from '@/lib/errors'
import { requireUuid } from '@/lib/request'
import type { Member } from '@/lib/session/require'
import { unwrap } from '@/lib/supabase/unwrap'
import { daysOf, lastEndedPeriod, type WorksheetPeriod, type WorksheetQuery } from '@/lib/worksheet/period'
import {
  documentsShape,
  worksheetShape,
  type Worksheet,
  type WorksheetDocuments,
} from '@/lib/worksheet/worksheet'

async function readSheet({ db }: Member, client: AccountId, period: WorksheetPeriod): Promise<Worksheet> {
  return unwrap(db.rpc('tax_worksheet', { client, ...daysOf(period) }), 'worksheet.figures', worksheetShape)
}

export async function readWorksheet(
  member: Member,
  client: AccountId,
  wanted: WorksheetPeriod | null,
): Promise<{ period: WorksheetPeriod; sheet: Worksheet }> {
  const id = requireUuid(client)
  const today = bogotaDay(Date.now())
  if (wanted) return { period: wanted, sheet: await readSheet(member, id, wanted) }
  const month = lastEndedPeriod('month', today)
  const sheet = await readSheet(member, id, month)
  if (sheet.cycle === null) return { period: month, sheet }
  const period = lastEndedPeriod(sheet.cycle, today)
  return { period, sheet: await readSheet(member, id, period) }
}

/** Shows the 404 page where `readWorksheet` throws `not-found`. */
export async function openWorksheet(...asked: Parameters<typeof readWorksheet>) {
  try {
    return await readWorksheet(...asked)
  } catch (error) {
    if (error instanceof ExpectedError && error.code === 'not-found') notFound()
    throw error
  }
}

const documentsEach = 200

export async function readWorksheetDocuments(
  { db }: Member,
  client: AccountId,
  period: WorksheetPeriod,
  { figure, passed }: Pick<WorksheetQuery, 'figure' | 'passed'>,
  most = documentsEach,
): Promise<WorksheetDocuments> {
  return unwrap(
    db.rpc('tax_worksheet_documents', {
      client: requireUuid(client),
      ...daysOf(period),
      ...(figure && { wanted_figure: figure }),
      page_size: most,
      passed,
    }),
    'worksheet.documents',
    documentsShape,
  )
}
