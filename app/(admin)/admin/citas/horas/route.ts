import { z } from 'zod'
import { readHours } from '@/lib/appointments/agenda'
import { staffRoute } from '@/lib/route'

const whose = z.object({
  cliente: z.uuid().optional().catch(undefined),
  persona: z.uuid().optional().catch(undefined),
})

export const GET = staffRoute(async (request, member) => {
  const { cliente, persona } = whose.parse(Object.fromEntries(new URL(request.url).searchParams))
  const hours = await readHours(member, {
    ...(cliente && { client: cliente }),
    ...(persona && { member: persona }),
  })
  return Response.json({ ok: true, data: hours })
})
