import { calendarFile } from '@/lib/appointments/feed'
import { findAppointment } from '@/lib/appointments/queries'
import { ExpectedError } from '@/lib/errors'
import { clientRoute } from '@/lib/route'

type Context = { params: Promise<{ id: string }> }

/** Responds for another account's appointment with the same 404 as for a missing one, so that nobody learns that it exists. */
export const GET = clientRoute(async (_request, client, { params }: Context) => {
  const appointment = await findAppointment(client, (await params).id)
  if (!appointment) throw new ExpectedError('not-found')
  return calendarFile(appointment)
})
