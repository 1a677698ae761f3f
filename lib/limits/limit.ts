import 'server-only'
import { createHmac } from 'node:crypto'
import { env } from '@/lib/env'
import { ExpectedError } from '@/lib/errors'
import { adminClient } from '@/lib/supabase/admin'

/** `burst` tries per `seconds`, for one subject. */
export type Limit = { key: string; burst: number; seconds: number }

/** The key of a subject's bucket. Keyed, because the hash of an IPv4 address alone is a guess away. */
export function limitKey(name: string, subject: string): string {
  const hash = createHmac('sha256', env.SUPABASE_SECRET_KEY).update(`limit\0${name}\0${subject}`)
  return `${name}:${hash.digest('base64url').slice(0, 22)}`
}

const argumentsOf = ({ key, burst, seconds }: Limit) => ({ limit_key: key, burst, per_seconds: seconds })

/**
 * Takes one try from each limit, in order, and stops at the first that has none left, so that whoever is blocked by
 * one cannot use up the next. Throws `rate-limited`; throws as well when the database does not answer.
 */
export async function takeLimits(limits: readonly Limit[]): Promise<void> {
  for (const limit of limits) {
    const { data, error } = await adminClient().rpc('take_rate_limit', argumentsOf(limit))
    if (error) throw new Error('limits.take', { cause: error })
    if (data > 0) throw new ExpectedError('rate-limited', { retryAfter: data })
  }
}

/** Gives back what `takeLimits` took: the try was no guess. */
export async function giveBackLimits(limits: readonly Limit[]): Promise<void> {
  const answers = await Promise.all(
    limits.map((limit) => adminClient().rpc('give_back_rate_limit', argumentsOf(limit))),
  )
  const failed = answers.find(({ error }) => error)
  if (failed) throw new Error('limits.give-back', { cause: failed.error })
}

/** Limits of saving a list as a file: each one reads all of it. */
export const exportLimits = (userId: string): Limit[] => [
  { key: limitKey('list-export', userId), burst: 30, seconds: 600 },
]
