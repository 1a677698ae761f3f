import { ExpectedError } from '@/lib/errors'
import { readTableAddress } from '@/lib/firm-calendar/address'
import { tableFile } from '@/lib/firm-calendar/export'
import { readFirmCalendar } from '@/lib/firm-calendar/firm-dates'
import { readFormat } from '@/lib/format/spreadsheet'
import { staffRoute } from '@/lib/route'

/** The sheet can be corrected and imported again. */
export const GET = staffRoute(async (request, member) => {
  const address = readTableAddress(Object.fromEntries(new URL(request.url).searchParams))
  if (!address) throw new ExpectedError('not-found')
  return tableFile(await readFirmCalendar(member), address, readFormat(request))
})
