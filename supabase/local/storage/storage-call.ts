import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { dbErrorOf, type Database } from '../database/database'
import type { Caller } from '../database/session-context'
import type { ObjectFiles } from './object-files'
import type { Signing } from './sign-objects'

export type StorageParts = { database: Database; files: ObjectFiles; signing: Signing }

export type StorageCall = StorageParts & {
  request: IncomingMessage
  response: ServerResponse
  url: URL
  /** Who asks; throws when there is no valid key or token. */
  caller: () => Promise<Caller>
}

const maxJson = 1 << 20

export function sendJson(call: StorageCall, body: unknown, status = 200): void {
  call.response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' })
  call.response.end(JSON.stringify(body))
}

export async function readJson(call: StorageCall): Promise<Record<string, unknown>> {
  if (Number(call.request.headers['content-length'] ?? 0) > maxJson) {
    throw new StorageFailure(413, 'Payload too large', 'The request body is too large')
  }
  try {
    const body: unknown = JSON.parse(await text(call.request))
    return typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {}
  } catch {
    throw new StorageFailure(400, 'InvalidRequest', 'The request body is not valid JSON')
  }
}

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
