import { isCronCall } from '@/lib/request'
import { tick } from '@/lib/jobs/housekeeping'
import { route } from '@/lib/route'

export const maxDuration = 60

export const GET = route(async (request) => {
  if (!isCronCall(request.headers.get('authorization'))) return new Response(null, { status: 401 })
  return Response.json(await tick(25_000))
})
