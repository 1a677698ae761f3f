import 'server-only'
import { cache } from 'react'
import { listAppointments, readAgenda, type AppointmentList } from '@/lib/appointments/queries'
import type { Agenda } from '@/lib/appointments/rules'
import type { Cursor } from '@/lib/appointments/schema'
import { requireClient, type Client } from '@/lib/session/require'
import { currentUser, type SignedIn } from '@/lib/session/session'
import { toFailure } from '@/lib/failure'
import type { Result } from '@/lib/result'

type Overview = { list: AppointmentList; agenda: Agenda }

async function readOverview(user: SignedIn, before?: Cursor): Promise<Result<Overview>> {
  try {
    const [list, agenda] = await Promise.all([listAppointments(user, before), readAgenda(user)])
    return { ok: true, data: { list, agenda } }
  } catch (error) {
    return toFailure(error, 'appointments')
  }
}

/** The list and the free hours, asked for while it is decided whether the visitor may stay; once per request. */
export const startAppointments = cache(
  async (before?: Cursor): Promise<{ user: Client; answer: Result<Overview> }> => {
    const early = await currentUser()
    const reading = early && readOverview(early, before)
    const user = await requireClient()
    return { user, answer: await (reading ?? readOverview(user, before)) }
  },
)
