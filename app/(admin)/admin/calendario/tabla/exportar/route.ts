import { ExpectedError } from '@/lib/errors'
import { readTableQuery } from '@/lib/firm-calendar/href'
import { tableFile } from '@/lib/firm-calendar/export'
import { readFirmCalendar } from '@/lib/firm-calendar/firm-dates'
import { readFormat } from '@/lib/format/spreadsheet'
import { staffRoute } from '@/lib/route'

export const GET = staffRoute(async (request, member) => {
  const query = readTableQuery(Object.fromEntries(new URL(request.url).searchParams))
  if (!query) throw new ExpectedError('not-found')
  return tableFile(await readFirmCalendar(member), query, readFormat(request))
})
