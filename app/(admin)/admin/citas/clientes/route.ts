import { findClients } from '@/lib/appointments/agenda'
import { staffRoute } from '@/lib/route'

/** The clients of a member that a search finds, for a list that is chosen from. */
export const GET = staffRoute(async (request, member) => {
  const search = new URL(request.url).searchParams.get('buscar') ?? ''
  return Response.json({ ok: true, data: await findClients(member, { search: search.slice(0, 100) }) })
})
