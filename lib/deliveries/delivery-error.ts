import { deliveriesText } from '@/content/deliveries'

/** When a job is retried: with growing pauses, at a given time, once a setting or an account is fixed, or never. */
type Retry = 'backoff' | 'scheduled' | 'after-fix' | 'never'

type Details = ErrorOptions & { retry?: Retry; retryAfter?: number; status?: number }

/** The reason for an unknown recipient: a mistyped address, not a failing service. The database compares the same words. */
export const noSuchAddress = 'mail:no-such-address'

/** `reason` is a class like `drive:storageQuotaExceeded`, never text from outside. */
export class DeliveryError extends Error {
  readonly reason: string
  /** `never` gives up at once, `scheduled` never does; the others try for a day, and `after-fix` notifies the firm meanwhile. */
  readonly retry: Retry
  /** Whole seconds that the other side asked us to wait. */
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
/** Wrong key, permission or address, on their side or ours. 410 means that nobody listens there any more. */
const settings = new Set([401, 403, 404, 405, 407])

/** Redirects count as a wrong address, because we follow none. */
export function retryFor(status: number): Retry {
  if (status >= 500 || passing.has(status)) return 'backoff'
  return status < 400 || settings.has(status) ? 'after-fix' : 'never'
}

const longestWait = 3600

/** Accepts seconds or a date; returns whole seconds, at most 3600. */
export function parseRetryAfter(value: string | null | undefined, now = Date.now()): number {
  if (!value) return 0
  const seconds = /^\d+$/.test(value) ? Number(value) : Math.ceil((Date.parse(value) - now) / 1000)
  return Number.isFinite(seconds) ? Math.min(Math.max(seconds, 0), longestWait) : 0
}

const { reasons } = deliveriesText

/** Spanish words for a reason like `mail:unreachable`. A number is the answer of the service. */
export function reasonText(error: string | null): string {
  if (!error) return reasons.none
  const name = error.split(':').at(-1) ?? ''
  return Object.hasOwn(reasons, name)
    ? reasons[name as keyof typeof reasons]
    : deliveriesText.refusedWith(name)
}
