import { readStopLink, stopPaths } from '@/lib/notifications/stop-link'
import { stopMails } from '@/lib/notifications/stop-mails'
import { signedRoute } from '@/lib/route'

const linkOf = (request: Request) => new URL(request.url).searchParams.get('enlace') ?? ''

/** Mail programs post here without a session and from any origin (RFC 8058); the link is signed. */
export const POST = signedRoute(async (request) => {
  await stopMails(linkOf(request))
  return Response.json({ ok: true })
})

/** Programs that scan mails open links, so a GET changes nothing and leads to the page with the button. */
export const GET = signedRoute(async (request) => {
  const found = readStopLink(linkOf(request))
  return new Response(null, {
    status: 303,
    headers: { location: found ? stopPaths(found).page : '/notificaciones/baja' },
  })
})
