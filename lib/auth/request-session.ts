import 'server-only'
import { createServerClient, type CookieOptions } from '@supabase/ssr'
import type { SupabaseClient } from '@supabase/supabase-js'
import type { NextRequest, NextResponse } from 'next/server'
import { mayEnter, type Visitor } from '@/lib/auth/destination'
import { hintOf } from '@/lib/auth/hint'
import { readAccess } from '@/lib/auth/read-access'
import { readClaims } from '@/lib/auth/read-claims'
import { forgetEntry, rememberEntry } from '@/lib/auth/recent-entries'
import { env } from '@/lib/env'
import { report } from '@/lib/observability/report'
import type { Database } from '@/lib/supabase/database.types'
import { cookieOptions, hintCookie, withLife } from '@/lib/supabase/session-cookie'
import { singleFlightRefresh } from '@/lib/supabase/single-flight'

export type RequestSession = {
  visitor: Visitor
  /** Puts on the response what the browser must keep: refreshed cookies and the headers that forbid caching them. */
  keep: (response: NextResponse) => void
}

type Cookie = [name: string, value: string, options: CookieOptions]

const isSession = (name: string) => name === cookieOptions.name || name.startsWith(`${cookieOptions.name}.`)

/** Reads the session of a request and refreshes it when it is due; the request itself then carries the new cookies. */
export async function readSession(request: NextRequest): Promise<RequestSession> {
  const written: Cookie[] = []
  const headers: Record<string, string> = {}
  const keep = (response: NextResponse) => {
    for (const cookie of written) response.cookies.set(...cookie)
    for (const [name, value] of Object.entries(headers)) response.headers.set(name, value)
  }
  const drop = () => {
    const names = request.cookies.getAll().map(({ name }) => name)
    written.length = 0
    for (const name of names.filter(isSession)) {
      request.cookies.delete(name)
      written.push([name, '', { ...cookieOptions, maxAge: 0 }])
    }
    if (names.includes(hintCookie.name)) written.push([hintCookie.name, '', { ...hintCookie, maxAge: 0 }])
    return { visitor: { kind: 'nobody' as const }, keep }
  }
  if (!request.cookies.getAll().some(({ name }) => isSession(name))) return drop()

  const db = createServerClient<Database>(env.SUPABASE_URL, env.SUPABASE_PUBLISHABLE_KEY, {
    cookieOptions,
    global: { fetch: singleFlightRefresh },
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

  if (written.length) {
    for (const [name, value] of written) request.cookies.set(name, value)
    written.push([hintCookie.name, hintOf(claims.email), hintCookie])
  }
  const access = async () => {
    try {
      const answer = await askAccess(request, db, claims.exp)
      if (answer) return answer
      drop()
      return 'ended' as const
    } catch (failure) {
      report(failure, 'gate.access')
      return null
    }
  }
  return { visitor: { kind: 'user', access }, keep }
}

/** All that the browser sent of its session; empty when there is none. */
export const sessionText = (request: NextRequest): string =>
  request.cookies
    .getAll()
    .filter(({ name }) => isSession(name))
    .map(({ name, value }) => `${name}=${value}`)
    .join(';')

async function askAccess(request: NextRequest, db: SupabaseClient<Database>, expiresAt: number) {
  const access = await readAccess(db)
  if (access && mayEnter(access)) rememberEntry(sessionText(request), expiresAt)
  else forgetEntry(sessionText(request))
  return access
}
