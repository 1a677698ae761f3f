import 'server-only'
import { randomBytes } from 'node:crypto'
import { NextResponse, type NextRequest } from 'next/server'
import { closedRoutes } from '@/content/closed-routes'
import { destination, isPortal } from '@/lib/auth/destination'
import { enteredRecently } from '@/lib/auth/recent-entries'
import { readSession, sessionText } from '@/lib/auth/request-session'
import { callsUnknownAction } from '@/lib/security/known-actions'
import { requireSameOrigin } from '@/lib/same-origin'
import { contentPolicy } from '@/lib/security/policy'

const policyHeader = 'content-security-policy'
const reads = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * The door of the dynamic pages: refreshes the session, sends visitors where they belong, gives the page its nonce.
 * It redirects for comfort; what a visitor may see is decided again by the page and by the database.
 */
export async function gate(request: NextRequest): Promise<NextResponse> {
  const policy = contentPolicy({ nonce: randomBytes(16).toString('base64') })
  const finish = (response: NextResponse) => {
    response.headers.set(policyHeader, policy)
    return response
  }
  const isRead = reads.has(request.method)
  if (!isRead && isForeign(request.headers)) return finish(new NextResponse(null, { status: 403 }))
  // As Next answers it, so that a page of an older build knows; without the stack that Next writes to the log each time.
  if (callsUnknownAction(request.headers))
    return finish(new NextResponse(null, { status: 409, headers: { 'x-nextjs-action-not-found': '1' } }))

  const { pathname, search } = request.nextUrl
  if (!isDynamic(pathname)) return NextResponse.next()
  if (isRead && isPortal(pathname) && enteredRecently(sessionText(request)))
    return finish(passOn(request, policy))

  const session = await readSession(request)
  const target = isRead ? await destination(pathname, search, session.visitor) : null
  const response = target ? redirectTo(request, target) : passOn(request, policy)
  session.keep(response)
  return finish(response)
}

/** Other addresses come here for the actions that they are asked for alone; their pages have policies of their own. */
const isDynamic = (pathname: string) =>
  ['/contacto', ...closedRoutes].some((route) => pathname === route || pathname.startsWith(`${route}/`))

function isForeign(headers: Headers): boolean {
  try {
    requireSameOrigin(headers)
    return false
  } catch {
    return true
  }
}

/** The page reads the request's headers as they are now: with the refreshed cookies, and the nonce in the policy. */
function passOn(request: NextRequest, policy: string): NextResponse {
  const headers = new Headers(request.headers)
  headers.set(policyHeader, policy)
  return NextResponse.next({ request: { headers } })
}

function redirectTo(request: NextRequest, target: string): NextResponse {
  const response = NextResponse.redirect(new URL(target, request.nextUrl))
  response.headers.set('cache-control', 'private, no-store')
  return response
}
