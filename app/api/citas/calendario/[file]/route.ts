import { createHash } from 'node:crypto'
import { readFeed } from '@/lib/appointments/feed'
import { calendarType } from '@/lib/calendar/ics'
import { report } from '@/lib/observability/report'

type Context = { params: Promise<{ file: string }> }

/** Calendar programs have no session, so the URL contains a secret; no cache may serve a revoked feed. */
const headers = { 'cache-control': 'private, no-cache', 'referrer-policy': 'no-referrer' }

export async function GET(request: Request, { params }: Context): Promise<Response> {
  try {
    const file = await readFeed((await params).file.replace(/\.ics$/, ''))
    if (file === null) return new Response(null, { status: 404, headers })
    const etag = `"${createHash('sha256').update(file).digest('base64url')}"`
    if (request.headers.get('if-none-match') === etag)
      return new Response(null, { status: 304, headers: { ...headers, etag } })
    return new Response(file, { headers: { ...headers, etag, 'content-type': calendarType } })
  } catch (error) {
    report(error, 'route /api/citas/calendario')
    return new Response(null, { status: 503, headers: { ...headers, 'retry-after': '60' } })
  }
}
