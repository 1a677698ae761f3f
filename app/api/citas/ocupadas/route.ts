import { readAgenda } from '@/lib/appointments/queries'
import { clientRoute } from '@/lib/route'

/** The hours that are given away, for a date that is about to be chosen. */
export const GET = clientRoute(async (_request, client) =>
  Response.json({ ok: true, data: await readAgenda(client) }),
)
