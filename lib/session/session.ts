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

/** The question takes milliseconds; a backend that hangs must not hang the page. */
const accessPatienceMs = 5000
/** The library tries a refresh again and again for half a minute; nobody waits that long for a page. */
const claimsPatienceMs = 3000
/** A session ends 30 days after the sign-in, however often it was refreshed. */
const longestSeconds = 30 * 24 * 3600

export type StaffRole = 'advisor' | 'admin'
export type ApprovalStatus = 'waitlist' | 'approved' | 'rejected'

/** `id` is the person, `account` the client for whom they act in this request. */
export type SignedIn = { id: PersonId; email: string; account: AccountId; db: UserDatabase }

export type OwnAccount = { id: AccountId; name: string | null; role: AccountRole; status: ApprovalStatus }
export type Access = {
  status: ApprovalStatus
  staff: StaffRole | null
  /** Of a member; null until they have one. */
  name?: string | null
  /** What a member still owes before the workspace opens: a second step to set up, or to pass. */
  owed: 'enrol' | 'verify' | null
}
export type AccountAccess = Access & {
  /** The account of this request; null for who works in none, or named one that is not theirs. */
  account: AccountId | null
  /** All in which the person works; first the one of a request that names none. */
  accounts: readonly OwnAccount[]
}

/** One client per request. The database verifies its token by itself: a question need not wait for `identity`. */
export const requestDatabase = cache(async () => serverClient(await requestedAccount()))

/** The gate tells pages and their actions; what else a page asks for names it. One that is not theirs opens nothing. */
async function requestedAccount(): Promise<string | null> {
  const given = await headers()
  const told = given.get(accountHeader)
  if (told === null) return namedAccount(given, env.SITE_URL, callQuery.getStore())
  return isUuid(told) ? told : null
}

/** Who the session cookie names, verified locally by signature. */
const identity = cache(async (): Promise<SignedIn | null | 'unreachable'> => {
  const db = await requestDatabase()
  const claims = await readClaims(db)
  if (!claims || claims === 'unreachable') return claims
  const account = (await requestedAccount()) ?? foundedBy(claims.sub)
  return { id: claims.sub, email: claims.email ?? '', account, db }
})

/** The signed-in user; null when nobody is, and also while an expired session cannot be refreshed. */
export const currentUser = cache(async (): Promise<SignedIn | null> => {
  const who = await identity()
  return who === 'unreachable' ? null : who
})

/** The signed-in user; null when nobody is. Throws while the auth service does not answer, so that nobody is taken for signed out. */
export async function certainUser(): Promise<SignedIn | null> {
  const who = await identity()
  if (who === 'unreachable') throw new ExpectedError('unavailable')
  return who
}

/** What the database says about the signed-in user now; one call per request. */
export const currentAccess = cache(async (): Promise<AccountAccess | null> => {
  const user = await certainUser()
  return user && readAccess(user.db)
})

/**
 * What the database says about the user of `db`; a missing row counts as waiting. Null when the session was closed from
 * another device: its token is still good for a while, and opens nothing any more.
 */
export async function readAccess(db: SupabaseClient<Database>): Promise<AccountAccess | null> {
  const data = await unwrap(
    db.rpc('my_access').abortSignal(AbortSignal.timeout(accessPatienceMs)),
    'auth.access',
  )
  return data as AccountAccess | null
}

/** The verified claims of the session; null when there is none, or it is over. */
export async function readClaims(db: SupabaseClient<Database>): Promise<JwtPayload | null | 'unreachable'> {
  const done = new AbortController()
  const giveUp = wait(claimsPatienceMs, null, { signal: done.signal, ref: false }).catch(() => null)
  // For a token of another make it throws, where it answers an error for one that is not ours.
  const reading = db.auth.getClaims().catch((error: unknown) => ({ data: null, error }))
  const answer = await Promise.race([reading, giveUp]).finally(() => done.abort())
  if (!answer || isUnreachable(answer.error)) return 'unreachable'
  return answer.data && !sessionExpired(answer.data.claims) ? answer.data.claims : null
}

type Claims = { amr?: unknown }

/** When the person proved who they are, in seconds since 1970; null when the token does not say. */
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
 * Whether the auth service failed to answer, which says nothing about the session: it must not end for it. A page in place of an
 * answer, or one without a code of the service, comes from something that stands before it; `conflict` says that too many
 * asked to refresh the same session at once.
 */
export function isUnreachable(error: unknown): boolean {
  if (!isAuthError(error)) return false
  if (isAuthRetryableFetchError(error) || error instanceof AuthUnknownError) return true
  if (!isAuthApiError(error)) return false
  const isForeign = error.code === undefined && error.status !== 400
  return isForeign || error.status >= 500 || error.status === 429 || error.code === 'conflict'
}
