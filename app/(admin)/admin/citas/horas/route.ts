import { z } from 'zod'
import { readHours } from '@/lib/appointments/agenda'
import { staffRoute } from '@/lib/route'

export const GET = staffRoute(async (request, member) => {
  const client = z.uuid().safeParse(new URL(request.url).searchParams.get('cliente')).data
  return Response.json({ ok: true, data: await readHours(member, client) })
})
