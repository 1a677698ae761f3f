import { ExpectedError } from '@/lib/errors'
import { calendarType } from '@/lib/calendar/ics'
import { route } from '@/lib/route'
import { dueDatesFile } from '@/lib/tools/due-dates-feed'

/** Open to everyone, because the URL names a tax and two digits of a NIT but never a whole NIT. */
export const GET = route(
  async (_request, { params }: RouteContext<'/api/herramientas/vencimientos/[file]'>) => {
    const file = dueDatesFile((await params).file)
    if (file === null) throw new ExpectedError('not-found')
    return new Response(file, { headers: { 'content-type': calendarType } })
  },
)
