import { z } from 'zod'
import { cureOf, DeliveryError, parseRetryAfter } from '@/lib/outbox/delivery-error'

const answer = z.object({
  response: z.object({ status: z.number(), headers: z.instanceof(Headers).optional(), data: z.unknown() }),
})
const apiError = z.object({ error: z.object({ errors: z.array(z.object({ reason: z.string() })).min(1) }) })
const tokenError = z.object({ error: z.string() })

/** 403 that mean "too fast" or "enough for now"; every other 403 stays as it is. */
const passing = new Set([
  'rateLimitExceeded',
  'userRateLimitExceeded',
  'dailyLimitExceeded',
  'quotaExceeded',
  'sharingRateLimitExceeded',
  'backendError',
])

/**
 * Sorts what Google's client throws: no answer, 408, 409, 425, 429, 5xx and rate limits pass; a key, a folder or a full
 * drive waits for people; what Google calls a bad request stays one.
 */
export function toDeliveryError(error: unknown): DeliveryError {
  if (error instanceof DeliveryError) return error
  const known = answer.safeParse(error)
  if (!known.success) return new DeliveryError('drive:unreachable', { cause: error })
  const { status, headers, data } = known.data.response
  const reason = reasonOf(data)
  return new DeliveryError(`drive:${reason ?? status}`, {
    status,
    cure: reason && passing.has(reason) ? 'time' : isTokenRefused(data) ? 'people' : cureOf(status),
    retryAfter: parseRetryAfter(headers?.get('retry-after')),
    cause: error,
  })
}

// Its desk for tokens answers 400 to a key that was revoked or to a clock that is wrong.
const isTokenRefused = (data: unknown) => tokenError.safeParse(data).success

// Only words of Google's own vocabulary get through: what we keep must not carry a text from outside.
function reasonOf(data: unknown): string | undefined {
  const reason =
    apiError.safeParse(data).data?.error.errors[0]?.reason ?? tokenError.safeParse(data).data?.error
  return reason && /^[A-Za-z_]{1,60}$/.test(reason) ? reason : undefined
}
