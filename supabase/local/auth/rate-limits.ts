import { isIP } from 'node:net'
import type { AuthConfig } from '../config'
import { serviceRole } from '../database/session-context'
import { callerOfKey, type ApiKeys } from '../local-secrets'
import { authError } from './auth-error'

type Rates = AuthConfig['rate_limit']
type Bucket = { left: number; at: number }

const fiveMinutes = 300_000
const mostBuckets = 50_000

/** Each call has a limit: the name of a setting, or a number if hosted Supabase has no setting. */
const limited: Record<string, keyof Rates | number> = {
  'POST token': 'token_refresh',
  'POST signup': 'sign_in_sign_ups',
  'POST recover': 'sign_in_sign_ups',
  'POST resend': 'sign_in_sign_ups',
  'PUT user': 'sign_in_sign_ups',
  'GET verify': 'token_verifications',
  'POST verify': 'token_verifications',
  'POST factors/challenge': 'factor_codes',
  'POST factors/verify': 'factor_codes',
  'POST otp': 30,
}

/** Returns the caller's IP address; only a server with the secret key may name its visitor's address instead. */
export function callerAddress(request: Request, peerAddress: string | null, keys: ApiKeys): string | null {
  const forwarded = request.headers.get('sb-forwarded-for')?.split(',')[0]?.trim() ?? ''
  const isOurs = callerOfKey(keys, request.headers.get('apikey')) === serviceRole
  return isOurs && isIP(forwarded) ? forwarded : peerAddress
}

export type RateLimits = (call: string, address: string | null) => Response | null

/** An IP address has a bucket per kind of call, which refills over time; an empty bucket refuses calls. */
export function createRateLimits(rates: Rates, now: () => number = Date.now): RateLimits {
  const buckets = new Map<string, Bucket>()
  return (asked, address) => {
    const call = asked.replace(/factors\/[^/]+\//, 'factors/')
    const kind = limited[call]
    if (!kind) return null
    // A bucket holds thirty calls, as on hosted Supabase, or more with the high limits of a local machine.
    const rate = typeof kind === 'number' ? kind : rates[kind]
    const size = Math.max(30, rate / 10)
    const key = `${call} ${address}`
    const bucket = buckets.get(key) ?? { left: size, at: now() }
    const left = Math.min(size, bucket.left + ((now() - bucket.at) * rate) / fiveMinutes)
    buckets.delete(key)
    buckets.set(key, { left: left >= 1 ? left - 1 : left, at: now() })
    const [oldest] = buckets.keys()
    if (buckets.size > mostBuckets && oldest !== undefined) buckets.delete(oldest)
    return left >= 1 ? null : authError(429, 'over_request_rate_limit', 'Request rate limit reached')
  }
}
