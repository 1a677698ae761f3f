import { dbErrorOf } from '../database/database'

/** As on hosted Supabase, most failures have status 400, and `statusCode` in the body has the real status. */
export class StorageFailure extends Error {
  readonly statusCode: number
  readonly error: string
  readonly code: string
  readonly httpStatus: number

  constructor(statusCode: number, error: string, message: string, code = error, httpStatus = 400) {
    super(message)
    this.statusCode = statusCode
    this.error = error
    this.code = code
    this.httpStatus = httpStatus
  }
}

export const objectNotFound = () => new StorageFailure(404, 'not_found', 'Object not found', 'NoSuchKey')
export const bucketNotFound = () =>
  new StorageFailure(404, 'Bucket not found', 'Bucket not found', 'NoSuchBucket')
export const duplicate = (code: 'KeyAlreadyExists' | 'ResourceAlreadyExists' = 'KeyAlreadyExists') =>
  new StorageFailure(409, 'Duplicate', 'The resource already exists', code)
export const tooLarge = () =>
  new StorageFailure(
    413,
    'Payload too large',
    'The object exceeded the maximum allowed size',
    'EntityTooLarge',
  )
export const invalidKey = (name: string) => new StorageFailure(400, 'InvalidKey', `Invalid key: ${name}`)
export const wrongType = (type: string) =>
  new StorageFailure(415, 'invalid_mime_type', `mime type ${type} is not supported`, 'InvalidMimeType')
export const accessDenied = (message: string) =>
  new StorageFailure(403, 'Unauthorized', message, 'AccessDenied')
const refusedByPolicy = () => accessDenied('new row violates row-level security policy')
const relatedNotFound = () =>
  new StorageFailure(404, 'InvalidRequest', 'The related resource does not exist', 'InvalidRequest')

/** Converts the error of a failed statement into hosted Supabase's error; returns unknown errors unchanged. */
export function failureOf(error: unknown): unknown {
  if (error instanceof StorageFailure) return error
  switch (dbErrorOf(error)?.code) {
    case '23503':
      return relatedNotFound()
    case '23505':
      return duplicate()
    case '42501':
      return refusedByPolicy()
    default:
      return error
  }
}
