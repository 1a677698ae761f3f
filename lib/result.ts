import type { ErrorCode } from '@/content/errors'

export type Failure = {
  ok: false
  code: ErrorCode
  /** The Spanish sentence to show. */
  message: string
  /** Messages by field name, for forms. */
  fields?: Record<string, string[] | undefined>
  /** Whole seconds until a new try makes sense. */
  retryAfter?: number
}

/** What every action and route handler answers. */
export type Result<T> = { ok: true; data: T } | Failure
