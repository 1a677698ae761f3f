import 'server-only'
import { setTimeout as wait } from 'node:timers/promises'
import {
  AuthUnknownError,
  isAuthApiError,
  isAuthError,
  isAuthRetryableFetchError,
  type JwtPayload,
  type SupabaseClient,
} from '@supabase/supabase-js'
import { headers } from 'next/headers'
import { cache } from 'react'
import { foundedBy, type AccountId, type PersonId } from '@/lib/ids'
import type { AccountRole } from '@/lib/session/account-role'
import { env } from '@/lib/env'
import { ExpectedError } from '@/lib/errors'
import type { Database } from '@/lib/supabase/database.types'
import { isUuid } from '@/lib/format/uuid'
import { callQuery } from '@/lib/request'
import { accountHeader, namedAccount } from '@/lib/supabase/named-account'
import { serverClient, type UserDatabase } from '@/lib/supabase/server'
import { unwrap } from '@/lib/supabase/unwrap'

/** In milliseconds: a query for a user's access, which usually takes a few milliseconds, fails after this time. */
const accessPatienceMs = 5000 * env.BACKEND_PATIENCE
/** In milliseconds: a page waits this long for a refresh, because supabase-js would retry for half a minute. */
const claimsPatienceMs = 3000 * env.BACKEND_PATIENCE
/** A session ends 30 days after the sign-in, however often it was refreshed. */
const longestSeconds = 30 * 24 * 3600

export type StaffRole = 'advisor' | 'admin'
export type ApprovalStatus = 'waitlist' | 'approved' | 'rejected'

/** `account` is the client for whom the person acts in this request. */
export type SignedIn = { id: PersonId; email: string; account: AccountId; db: UserDatabase }

export type OwnAccount = { id: AccountId; name: string | null; role: AccountRole; status: ApprovalStatus }
export type Access = {
  status: ApprovalStatus
  staff: StaffRole | null
  name?: string | null
  /** The second sign-in step that the user must set up (`enrol`) or pass (`verify`); null when none is missing. */
  owed: 'enrol' | 'verify' | null
}
export type AccountAccess = Access & {
  /** The account of the request; null when the user has none or does not belong to the named account. */
  account: AccountId | null
  /** All accounts in which the person works, beginning with the default account. */
  accounts: readonly OwnAccount[]
}

/** The database verifies the session's token itself, so queries need not wait until `identity` has verified it. */
export const requestDatabase = cache(async () => serverClient(await requestedAccount()))

async function requestedAccount(): Promise<string | null> {
  const given = await headers()
  const named = given.get(accountHeader)
  if (named === null) return namedAccount(given, env.SITE_URL, callQuery.getStore())
  return isUuid(named) ? named : null
}

const identity = cache(async (): Promise<SignedIn | null | 'unreachable'> => {
  const db = await requestDatabase()
  const claims = await readClaims(db)
  if (!claims || claims === 'unreachable') return claims
  const account = (await requestedAccount()) ?? foundedBy(claims.sub)
  return { id: claims.sub, email: claims.email ?? '', account, db }
})

/** Returns null when nobody is signed in, and also while the auth service does not answer. */
export const currentUser = cache(async (): Promise<SignedIn | null> => {
  const who = await identity()
  return who === 'unreachable' ? null : who
})

/** Throws while the auth service does not answer, so that an outage does not look like a sign-out. */
export async function certainUser(): Promise<SignedIn | null> {
  const who = await identity()
  if (who === 'unreachable') throw new ExpectedError('unavailable')
  return who
}

export const currentAccess = cache(async (): Promise<AccountAccess | null> => {
  const user = await certainUser()
  return user && readAccess(user.db)
})

/** Reads access and page header in one query. `header` is null without access; the caller has to validate `header`. */
export const currentEntry = cache(
  async (): Promise<{ access: AccountAccess | null; header: unknown } | null> => {
    const user = await certainUser()
    if (!user) return null
    const data = await unwrap(
      user.db.rpc('my_entry').abortSignal(AbortSignal.timeout(accessPatienceMs)),
      'auth.entry',
    )
    return data as { access: AccountAccess | null; header: unknown }
  },
)

/** Returns null when another device closed the session. A user without an account has the status `waitlist`. */
export async function readAccess(db: SupabaseClient<Database>): Promise<AccountAccess | null> {
  const data = await unwrap(
    db.rpc('my_access').abortSignal(AbortSignal.timeout(accessPatienceMs)),
    'auth.access',
  )
  return data as AccountAccess | null
}

export async function readClaims(db: SupabaseClient<Database>): Promise<JwtPayload | null | 'unreachable'> {
  const done = new AbortController()
  const giveUp = wait(claimsPatienceMs, null, { signal: done.signal, ref: false }).catch(() => null)
  // `getClaims` throws for malformed tokens and returns an error for invalid signatures. Both become an error here.
  const reading = db.auth.getClaims().catch((error: unknown) => ({ data: null, error }))
  const answer = await Promise.race([reading, giveUp]).finally(() => done.abort())
  if (!answer || isUnreachable(answer.error)) return 'unreachable'
  return answer.data && !sessionExpired(answer.data.claims) ? answer.data.claims : null
}

type Claims = { amr?: unknown }

/** Returns the time of the sign-in, in seconds since 1970; null when the token does not contain it. */
function signedInAt({ amr }: Claims): number | null {
  const times = Array.isArray(amr) ? amr.map((entry: { timestamp?: unknown }) => entry?.timestamp) : []
  const known = times.filter((time) => typeof time === 'number')
  return known.length ? Math.max(...known) : null
}

export function sessionExpired(claims: Claims, now = Date.now()): boolean {
  const since = signedInAt(claims)
  return since !== null && now / 1000 - since > longestSeconds
}

/**
 * True when the auth service did not answer, which must not end the session.
 * An answer without an error code of the auth service comes from a proxy.
 * The code `conflict` means that the session was refreshed several times at once.
 */
export function isUnreachable(error: unknown): boolean {
  if (!isAuthError(error)) return false
  if (isAuthRetryableFetchError(error) || error instanceof AuthUnknownError) return true
  if (!isAuthApiError(error)) return false
  const isForeign = error.code === undefined && error.status !== 400
  return isForeign || error.status >= 500 || error.status === 429 || error.code === 'conflict'
}
