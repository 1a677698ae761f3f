import { deliveriesText } from '@/content/deliveries'

/** What a refusal yields to: to time alone, to the hour at which it may go, to somebody who mends a setting or an account, or to nothing. */
type Cure = 'time' | 'hour' | 'people' | 'none'

type Details = ErrorOptions & { cure?: Cure; retryAfter?: number; status?: number }

/** An effect that did not arrive. `reason` is a class like `drive:storageQuotaExceeded`, never a text from outside. */
export class DeliveryError extends Error {
  readonly reason: string
  /** With `none` the job is given up at once, with `hour` never; else it is tried for a day, and with `people` the firm is notified meanwhile. */
  readonly cure: Cure
  /** Whole seconds that the other side asked us to wait. */
  readonly retryAfter: number
  readonly status: number | undefined

  constructor(reason: string, { cure = 'time', retryAfter = 0, status, ...options }: Details = {}) {
    super(reason, options)
    this.name = 'DeliveryError'
    this.reason = reason
    this.cure = cure
    this.retryAfter = retryAfter
    this.status = status
  }
}

const passing = new Set([408, 409, 425, 429])
/** A key, a permission or an address that is not right, on their side or ours. 410 says that nobody listens there any more. */
const settings = new Set([401, 403, 404, 405, 407])

/** What can cure an HTTP status. Redirects are an address that is not right: we follow none. */
export function cureOf(status: number): Cure {
  if (status >= 500 || passing.has(status)) return 'time'
  return status < 400 || settings.has(status) ? 'people' : 'none'
}

const longestWait = 3600

/** Reads a Retry-After header (seconds or a date) as whole seconds, at most one hour. */
export function parseRetryAfter(value: string | null | undefined, now = Date.now()): number {
  if (!value) return 0
  const seconds = /^\d+$/.test(value) ? Number(value) : Math.ceil((Date.parse(value) - now) / 1000)
  return Number.isFinite(seconds) ? Math.min(Math.max(seconds, 0), longestWait) : 0
}

const { reasons } = deliveriesText

/** `mail:unreachable` in words. A number is what the service answered. */
export function reasonText(error: string | null): string {
  if (!error) return reasons.none
  const name = error.split(':').at(-1) ?? ''
  return Object.hasOwn(reasons, name)
    ? reasons[name as keyof typeof reasons]
    : deliveriesText.refusedWith(name)
}
