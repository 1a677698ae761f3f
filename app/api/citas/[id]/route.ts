import { calendarFile } from '@/lib/appointments/feed'
import { findAppointment } from '@/lib/appointments/queries'
import { ExpectedError } from '@/lib/errors'
import { clientRoute } from '@/lib/route'

type Context = { params: Promise<{ id: string }> }

/**
 * Answers another account's appointment with the same 404 as a missing one, so that nobody can find out that it exists.
 */
export const GET = clientRoute(async (_request, client, { params }: Context) => {
  const appointment = await findAppointment(client, (await params).id)
  if (!appointment) throw new ExpectedError('not-found')
  return calendarFile(appointment)
})
