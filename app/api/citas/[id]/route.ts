import { calendarFile } from '@/lib/appointments/feed'
import { findAppointment } from '@/lib/appointments/queries'
import { ExpectedError } from '@/lib/errors'
import { clientRoute } from '@/lib/route'

type Context = { params: Promise<{ id: string }> }

/** One appointment as a calendar file; another person's is answered like one that does not exist. */
export const GET = clientRoute(async (_request, client, { params }: Context) => {
  const appointment = await findAppointment(client, (await params).id)
  if (!appointment) throw new ExpectedError('not-found')
  return calendarFile(appointment)
})
