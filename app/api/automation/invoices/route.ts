import { receiveProposal } from '@/lib/automation/receive-proposal'
import { readBody } from '@/lib/request'
import { signedRoute } from '@/lib/route'

export const POST = signedRoute(async (request) => {
  const status = await receiveProposal(request.headers, await readBody(request))
  return Response.json({ ok: true, data: { status } })
})
