import 'server-only'
import { createHash, randomBytes } from 'node:crypto'
import { createServerClient, type CookieOptions } from '@supabase/ssr'
import type { JwtPayload, SupabaseClient } from '@supabase/supabase-js'
import { NextResponse, type NextRequest } from 'next/server'
import { closedRoutes } from '@/content/public-routes'
import { contentPolicy } from '@/lib/http/content-security-policy'
import { env } from '@/lib/env'
import { ExpectedError } from '@/lib/errors'
import { report } from '@/lib/observability/report'
import { requireSameOrigin } from '@/lib/request'
import { destination, isPortal, mayEnter, type Visitor } from '@/lib/session/destination'
import {
  aboutAccount,
  accountHeader,
  accountParam,
  namedAccount,
  noAccount,
} from '@/lib/supabase/named-account'
import { refusePost } from '@/lib/session/refuse-post'
import { noteSession } from '@/lib/session/known-sessions'
import { readAccess, readClaims } from '@/lib/session/session'
import type { Database } from '@/lib/supabase/database.types'
import {
  cookieOptions,
  hintCookie,
  hintOf,
  isSessionCookie,
  readableCookies,
  withLife,
} from '@/lib/supabase/session-cookie'
import { singleFlightRefresh } from '@/lib/supabase/server'
import { visitorFetch } from '@/lib/supabase/visitor-fetch'

const memoryMs = 30_000
const capacity = 10_000
/** Only the gate can store a new token, so it refreshes earlier than the library does (90 s before expiry). */
const refreshMs = 120_000

const policyHeader = 'content-security-policy'
const reads = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Refreshes the session, redirects and sets the nonce. Page and database check access again. */
export async function gate(request: NextRequest): Promise<NextResponse> {
  const policy = contentPolicy({ nonce: randomBytes(16).toString('base64') })
  const finish = (response: NextResponse) => {
    response.headers.set(policyHeader, policy)
    return response
  }
  const isRead = reads.has(request.method)
  if (!isRead && isForeign(request.headers)) return finish(new NextResponse(null, { status: 403 }))
  const refusal = await refusePost(request)
  if (refusal === 409)
    return finish(new NextResponse(null, { status: 409, headers: { 'x-nextjs-action-not-found': '1' } }))
  if (refusal) return finish(new NextResponse(null, { status: refusal }))

  const { pathname, search } = request.nextUrl
  if (!isDynamic(pathname)) return NextResponse.next()
  const account = accountOf(request)
  // A link without an account gets the account of the page that contains the link.
  if (isRead && account && isPortal(pathname) && !request.nextUrl.searchParams.has(accountParam))
    return finish(redirectTo(request, aboutAccount(pathname + search, account)))
  if (isRead && isPortal(pathname) && enteredRecently(sessionText(request)))
    return finish(forwardRequest(request, policy))

  const session = await readSession(request)
  const target = isRead ? await destination(pathname, search, session.visitor) : null
  const response = target ? redirectTo(request, target) : forwardRequest(request, policy)
  session.keep(response)
  return finish(response)
}

/** Only portal pages keep the account of the previous page; waiting screens concern a person, not an account. */
const accountOf = ({ headers, nextUrl }: NextRequest) =>
  namedAccount(isPortal(nextUrl.pathname) ? headers : new Headers(), env.SITE_URL, nextUrl.searchParams)

/** True for pages that the gate guards. All other pages have a content policy of their own. */
const isDynamic = (pathname: string) =>
  ['/contacto', ...closedRoutes].some((route) => pathname === route || pathname.startsWith(`${route}/`))

/** A form from another address of our site may pass, so that its action can tell the user the right address. */
function isForeign(headers: Headers): boolean {
  try {
    requireSameOrigin(headers)
    return false
  } catch (error) {
    return !(error instanceof ExpectedError && error.code === 'wrong-address')
  }
}

/** The page reads the content policy, which contains the nonce, and the account from these headers. */
function forwardRequest(request: NextRequest, policy: string): NextResponse {
  const headers = new Headers(request.headers)
  headers.set(policyHeader, policy)
  headers.set(accountHeader, accountOf(request) ?? noAccount)
  return NextResponse.next({ request: { headers } })
}

function redirectTo(request: NextRequest, target: string): NextResponse {
  const response = NextResponse.redirect(new URL(target, request.nextUrl))
  response.headers.set('cache-control', 'private, no-store')
  return response
}

type RequestSession = {
  visitor: Visitor
  keep: (response: NextResponse) => void
}

type Cookie = [name: string, value: string, options: CookieOptions]

async function readSession(request: NextRequest): Promise<RequestSession> {
  const written: Cookie[] = []
  const headers: Record<string, string> = {}
  const keep = (response: NextResponse) => {
    for (const cookie of written) response.cookies.set(...cookie)
    for (const [name, value] of Object.entries(headers)) response.headers.set(name, value)
  }
  const drop = () => {
    const names = request.cookies.getAll().map(({ name }) => name)
    written.length = 0
    for (const name of names.filter(isSessionCookie)) {
      request.cookies.delete(name)
      written.push([name, '', { ...cookieOptions, maxAge: 0 }])
    }
    if (names.includes(hintCookie.name)) written.push([hintCookie.name, '', { ...hintCookie, maxAge: 0 }])
    return { visitor: { kind: 'nobody' as const }, keep }
  }
  if (!readableCookies(request.cookies.getAll()).some(({ name }) => isSessionCookie(name))) return drop()

  const account = accountOf(request)
  const db = createServerClient<Database>(env.SUPABASE_URL, env.SUPABASE_PUBLISHABLE_KEY, {
    cookieOptions,
    global: {
      fetch: visitorFetch(singleFlightRefresh, () => request.headers),
      ...(account && { headers: { [accountHeader]: account } }),
    },
    cookies: {
      getAll: () => request.cookies.getAll(),
      setAll: (list, cacheHeaders) => {
        for (const { name, value, options } of list) written.push([name, value, withLife(options)])
        Object.assign(headers, cacheHeaders)
      },
    },
  })
  const claims = await readClaims(db)
  if (claims === 'unreachable') return { visitor: { kind: 'unreachable' }, keep: () => {} }
  if (!claims) return drop()
  noteSession(request.headers.get('cookie') ?? undefined, claims.sub, claims.exp)

  if (written.length) {
    for (const [name, value] of written) request.cookies.set(name, value)
    written.push([hintCookie.name, hintOf(claims.email), hintCookie])
  }
  const access = async () => {
    try {
      const answer = await queryAccess(request, db, claims)
      if (answer) return answer
      drop()
      return 'ended' as const
    } catch (failure) {
      report(failure, 'gate.access')
      return null
    }
  }
  return { visitor: { kind: 'user', id: claims.sub, access }, keep }
}

const sessionText = (request: NextRequest): string =>
  request.cookies
    .getAll()
    .filter(({ name }) => isSessionCookie(name))
    .map(({ name, value }) => `${name}=${value}`)
    .join(';')

async function queryAccess(request: NextRequest, db: SupabaseClient<Database>, { sub, exp }: JwtPayload) {
  const access = await readAccess(db)
  // Access to another person's account is never remembered, so it is queried on every request.
  if (access && mayEnter(access) && (access.staff || (access.account ?? sub) === sub))
    rememberEntry(sessionText(request), exp)
  else forgetEntry(sessionText(request))
  return access
}

/** Sessions that had access in the last 30 s pass without a database query. The page still checks access. */
const entries = new Map<string, number>()

const keyOf = (session: string) => createHash('sha256').update(session).digest('base64')

/** `session` is the text of all session cookies, which changes when a token is refreshed. */
const enteredRecently = (session: string): boolean => (entries.get(keyOf(session)) ?? 0) > Date.now()

/** `expiresAt` is when the token expires, in seconds since 1970. */
function rememberEntry(session: string, expiresAt: number): void {
  const key = keyOf(session)
  entries.delete(key)
  entries.set(key, Math.min(Date.now() + memoryMs, expiresAt * 1000 - refreshMs))
  const [oldest] = entries.keys()
  if (entries.size > capacity && oldest !== undefined) entries.delete(oldest)
}

const forgetEntry = (session: string): boolean => entries.delete(keyOf(session))
