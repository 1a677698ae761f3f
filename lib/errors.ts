import { errorMessages, type ErrorCode } from '@/content/errors'

export type { ErrorCode }

/** A failure that users may see; everything else that is thrown is a defect and gets reported. */
export class ExpectedError extends Error {
  readonly code: ErrorCode
  /** The whole seconds until the user may try again; undefined for codes other than `rate-limited`. */
  readonly retryAfter: number | undefined
  /** What users read instead of the usual sentence for `code`, for example a sentence with the name of the file. */
  readonly sentence: string | undefined

  constructor(code: ErrorCode, options?: ErrorOptions & { retryAfter?: number; sentence?: string }) {
    super(code, options)
    this.name = 'ExpectedError'
    this.code = code
    this.retryAfter = options?.retryAfter
    this.sentence = options?.sentence
  }
}

/** Returns the Spanish sentence for an error code; for `rate-limited` the sentence says when to try again. */
export function messageOf(code: ErrorCode, retryAfter?: number): string {
  if (code !== 'rate-limited' || retryAfter === undefined) return errorMessages[code]
  const minutes = Math.ceil(retryAfter / 60)
  const wait = retryAfter <= 90 ? `${retryAfter} segundos` : `${minutes} minutos`
  return `Hiciste demasiados intentos. Vuelve a intentarlo en ${wait}.`
}

const httpStatus: Partial<Record<ErrorCode, number>> = {
  'invalid-input': 400,
  unauthenticated: 401,
  'not-approved': 403,
  forbidden: 403,
  'wrong-address': 403,
  'not-oneself': 403,
  'not-found': 404,
  conflict: 409,
  'calendar-meanwhile': 409,
  'already-decided': 409,
  'invoice-decided': 409,
  'request-closed': 409,
  'item-accepted': 409,
  'invoice-gone': 409,
  'record-undecided': 409,
  'record-settling': 409,
  'answered-meanwhile': 409,
  'assigned-meanwhile': 409,
  'new-message': 409,
  'answer-exists': 409,
  'slot-taken': 409,
  'upload-busy': 409,
  'upload-expired': 410,
  'file-size': 413,
  'file-type': 415,
  'file-damaged': 415,
  'rate-limited': 429,
  'upload-quota': 429,
  unavailable: 503,
  unexpected: 500,
}

export const statusOf = (code: ErrorCode): number => httpStatus[code] ?? 422
