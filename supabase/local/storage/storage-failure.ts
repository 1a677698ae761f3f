import { dbErrorOf } from '../database/db-error'

/** A refusal in the storage service's own words; `statusCode` travels in the body, as text. */
export class StorageFailure extends Error {
  readonly statusCode: number
  readonly error: string
  readonly code: string

  constructor(statusCode: number, error: string, message: string, code = error) {
    super(message)
    this.statusCode = statusCode
    this.error = error
    this.code = code
  }
}

export const objectNotFound = () => new StorageFailure(404, 'not_found', 'Object not found', 'NoSuchKey')
export const bucketNotFound = () =>
  new StorageFailure(404, 'Bucket not found', 'Bucket not found', 'NoSuchBucket')
export const duplicate = () =>
  new StorageFailure(409, 'Duplicate', 'The resource already exists', 'ResourceAlreadyExists')
export const tooLarge = () =>
  new StorageFailure(
    413,
    'Payload too large',
    'The object exceeded the maximum allowed size',
    'EntityTooLarge',
  )
export const refusedByPolicy = () =>
  new StorageFailure(403, 'Unauthorized', 'new row violates row-level security policy', 'AccessDenied')

/** What a failed statement means to the caller; anything unknown is passed on. */
export function failureOf(error: unknown): unknown {
  if (error instanceof StorageFailure) return error
  switch (dbErrorOf(error)?.code) {
    case '23505':
      return duplicate()
    case '42501':
      return refusedByPolicy()
    default:
      return error
  }
}
