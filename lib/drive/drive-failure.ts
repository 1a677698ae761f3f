import { z } from 'zod'
import { DeliveryError, isPermanentStatus, parseRetryAfter } from '@/lib/outbox/delivery-error'

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

/** Sorts what Google's client throws: no answer, 408, 409, 425, 429, 5xx and rate limits pass; the rest is permanent. */
export function toDeliveryError(error: unknown): DeliveryError {
  if (error instanceof DeliveryError) return error
  const known = answer.safeParse(error)
  if (!known.success) return new DeliveryError('drive:unreachable', { cause: error })
  const { status, headers, data } = known.data.response
  const reason = reasonOf(data)
  return new DeliveryError(`drive:${reason ?? status}`, {
    status,
    permanent: isPermanentStatus(status) && !(reason && passing.has(reason)),
    retryAfter: parseRetryAfter(headers?.get('retry-after')),
    cause: error,
  })
}

// Only words of Google's own vocabulary get through: what we keep must not carry a text from outside.
function reasonOf(data: unknown): string | undefined {
  const reason =
    apiError.safeParse(data).data?.error.errors[0]?.reason ?? tokenError.safeParse(data).data?.error
  return reason && /^[A-Za-z_]{1,60}$/.test(reason) ? reason : undefined
}
