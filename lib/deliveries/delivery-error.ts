import { deliveriesText } from '@/content/deliveries'

type Retry = 'backoff' | 'scheduled' | 'after-fix' | 'never'

type Details = ErrorOptions & { retry?: Retry; retryAfter?: number; status?: number }

/**
 * The reason of a failed mail to an address that does not exist; the firm is not notified of such a failure.
 * Functions and triggers in `supabase/schemas` compare a failure's reason with the same text.
 */
export const noSuchAddress = 'mail:no-such-address'

/** `reason` is a category such as `drive:storageQuotaExceeded`; a service's own text may contain personal data. */
export class DeliveryError extends Error {
  readonly reason: string
  /**
   * After a failure `never` gives the job up, `scheduled` always retries, `backoff` and `after-fix` retry for a day.
   * With `after-fix` the firm is notified, because a person may have to correct a setting.
   */
  readonly retry: Retry
  /** The whole seconds that the service asked us to wait. */
  readonly retryAfter: number
  readonly status: number | undefined

  constructor(reason: string, { retry = 'backoff', retryAfter = 0, status, ...options }: Details = {}) {
    super(reason, options)
    this.name = 'DeliveryError'
    this.reason = reason
    this.retry = retry
    this.retryAfter = retryAfter
    this.status = status
  }
}

const passing = new Set([408, 409, 425, 429])
/**
 * These statuses mean a wrong key, permission or address, which a person can correct.
 * Status 410 is not in this set, because it says that the address is gone for good.
 */
const settings = new Set([401, 403, 404, 405, 407])

/** A redirect is treated as a wrong address, because redirects are not followed. */
export function retryFor(status: number): Retry {
  if (status >= 500 || passing.has(status)) return 'backoff'
  return status < 400 || settings.has(status) ? 'after-fix' : 'never'
}

const longestWait = 3600

/** Reads a Retry-After header, in seconds or as a date; returns whole seconds, at most 3600. */
export function parseRetryAfter(value: string | null | undefined, now = Date.now()): number {
  if (!value) return 0
  const seconds = /^\d+$/.test(value) ? Number(value) : Math.ceil((Date.parse(value) - now) / 1000)
  return Number.isFinite(seconds) ? Math.min(Math.max(seconds, 0), longestWait) : 0
}

const { reasons } = deliveriesText

/** Returns the Spanish words for a reason such as `mail:unreachable`. */
export function reasonText(error: string | null): string {
  if (!error) return reasons.none
  const name = error.split(':').at(-1) ?? ''
  return Object.hasOwn(reasons, name)
    ? reasons[name as keyof typeof reasons]
    : deliveriesText.refusedWith(name)
}
