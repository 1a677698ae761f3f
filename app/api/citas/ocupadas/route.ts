import { readAgenda } from '@/lib/appointments/queries'
import { clientRoute } from '@/lib/route'

export const GET = clientRoute(async (_request, client) =>
  Response.json({ ok: true, data: await readAgenda(client) }),
)
