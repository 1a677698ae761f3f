import { isCronCall } from '@/lib/request'
import { readiness } from '@/lib/readiness'
import { route } from '@/lib/route'

/** For load balancers: 503 while the database is away or behind, and once the instance is about to stop. */
export const GET = route(async (request) => {
  const state = await readiness({ trusted: isCronCall(request.headers.get('authorization')) })
  return Response.json(state, { status: state.ready ? 200 : 503 })
})
