import { findClients } from '@/lib/appointments/agenda'
import { staffRoute } from '@/lib/route'

export const GET = staffRoute(async (request, member) => {
  const search = new URL(request.url).searchParams.get('buscar') ?? ''
  return Response.json({ ok: true, data: await findClients(member, { search: search.slice(0, 100) }) })
})
