import { ExpectedError } from '@/lib/errors'
import { clientIp } from '@/lib/http/client-ip'
import { ipGroup } from '@/lib/http/ip'
import { noteMissingPath } from '@/lib/observability/missing-paths'
import { route } from '@/lib/route'

const longestPath = 512

/** Only the path is logged, because query and fragment may contain personal data. */
export const POST = route(async (request) => {
  const length = Number(request.headers.get('content-length') ?? Infinity)
  if (length > longestPath) throw new ExpectedError('invalid-input')
  const path = await request.text()
  if (!path.startsWith('/')) throw new ExpectedError('invalid-input')
  noteMissingPath(path, ipGroup(clientIp(request.headers)))
  return new Response(null, { status: 204 })
})
