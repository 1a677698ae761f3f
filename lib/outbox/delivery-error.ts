type Details = ErrorOptions & { permanent?: boolean; retryAfter?: number; status?: number }

/** An effect that did not arrive. `reason` is a class like `drive:storageQuotaExceeded`, never a text from outside. */
export class DeliveryError extends Error {
  readonly reason: string
  /** Trying again cannot help: the job is parked for a person. */
  readonly permanent: boolean
  /** Whole seconds that the other side asked us to wait. */
  readonly retryAfter: number
  readonly status: number | undefined

  constructor(reason: string, { permanent = false, retryAfter = 0, status, ...options }: Details = {}) {
    super(reason, options)
    this.name = 'DeliveryError'
    this.reason = reason
    this.permanent = permanent
    this.retryAfter = retryAfter
    this.status = status
  }
}

const worthRetrying = new Set([408, 409, 425, 429])

/** Whether an HTTP status says that the same request can never succeed. Redirects count: we follow none. */
export const isPermanentStatus = (status: number) =>
  status >= 300 && status < 500 && !worthRetrying.has(status)

const longestWait = 3600

/** Reads a Retry-After header (seconds or a date) as whole seconds, at most one hour. */
export function parseRetryAfter(value: string | null | undefined, now = Date.now()): number {
  if (!value) return 0
  const seconds = /^\d+$/.test(value) ? Number(value) : Math.ceil((Date.parse(value) - now) / 1000)
  return Number.isFinite(seconds) ? Math.min(Math.max(seconds, 0), longestWait) : 0
}
