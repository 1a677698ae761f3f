import { isCronCall } from '@/lib/request'
import { readiness } from '@/lib/diagnosis/readiness'
import { route } from '@/lib/route'

/** For load balancers. Responds with 503 when the database is missing or outdated, and while the instance shuts down. */
export const GET = route(async (request) => {
  const state = await readiness({ trusted: isCronCall(request.headers.get('authorization')) })
  return Response.json(state, { status: state.ready ? 200 : 503 })
})
