import { json, type Reply } from '../neighbour/reply'

const reasons: Record<number, string> = {
  400: 'badRequest',
  401: 'authError',
  403: 'forbidden',
  404: 'notFound',
  409: 'fileIdInUse',
  416: 'requestedRangeNotSatisfiable',
  429: 'rateLimitExceeded',
  500: 'backendError',
}

/** A refusal in the shape of Google's APIs: `error.errors[0].reason` is what clients decide by. */
export class DriveError extends Error {
  readonly status: number
  readonly reason: string
  constructor(status: number, message: string, reason = reasons[status] ?? 'unknown') {
    super(message)
    this.status = status
    this.reason = reason
  }
}

export const errorBody = (status: number, message = 'fault', reason = reasons[status] ?? 'unknown') => ({
  error: { code: status, message, errors: [{ message, domain: 'global', reason }] },
})

export const refuse = ({ status, message, reason }: DriveError): Reply =>
  json(errorBody(status, message, reason), status)
