import { isCronCall } from '@/lib/request'
import { readiness } from '@/lib/diagnosis/readiness'
import { route } from '@/lib/route'

/** Tells load balancers with status 503 if the database is missing or outdated, or the instance shuts down. */
export const GET = route(async (request) => {
  const state = await readiness({ trusted: isCronCall(request.headers.get('authorization')) })
  return Response.json(state, { status: state.ready ? 200 : 503 })
})
