import { unstable_rethrow } from 'next/navigation'
import type { z } from 'zod'
import type { ErrorCode } from '@/content/errors'
import { ExpectedError, messageOf } from '@/lib/errors'
import { fieldErrors, type FieldErrors } from '@/lib/field-errors'
import { report } from '@/lib/observability/report'

export type Failure = {
  ok: false
  code: ErrorCode
  message: string
  fields?: FieldErrors
  /** Whole seconds until the user may try again. */
  retryAfter?: number
}

export type Result<T> = { ok: true; data: T } | Failure

/** Turns an exception into a failed Result. Next's own exceptions (redirect, not found) are thrown again. */
export function toFailure(error: unknown, context: string): Failure {
  unstable_rethrow(error)
  if (error instanceof ExpectedError) {
    const { code, retryAfter, sentence } = error
    const message = sentence ?? messageOf(code, retryAfter)
    return { ok: false, code, message, ...(retryAfter ? { retryAfter } : {}) }
  }
  const code = neverAnswered(error) ? 'unavailable' : 'unexpected'
  report(error, context)
  return { ok: false, code, message: messageOf(code) }
}

export function invalidInput(error: z.ZodError): Failure {
  const message = messageOf('invalid-input')
  return { ok: false, code: 'invalid-input', message, fields: fieldErrors(error) }
}

/** True when a service could not be reached. The loop finds this cause however deep supabase-js has wrapped it. */
function neverAnswered(error: unknown): boolean {
  let cause: unknown = error
  for (let depth = 0; depth < 5 && typeof cause === 'object' && cause !== null; depth++) {
    const { name, message, cause: next } = cause as { name?: unknown; message?: unknown; cause?: unknown }
    if (/fetch failed|ECONNREFUSED|ECONNRESET|UND_ERR|timeout/i.test(`${name} ${message}`)) return true
    cause = next
  }
  return false
}
