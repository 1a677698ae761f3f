import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Database } from '../database/database'
import type { Caller } from '../database/database'
import type { ObjectFiles } from './object-files'
import type { Signing } from './signing'

export type StorageParts = { database: Database; files: ObjectFiles; signing: Signing }

export type StorageCall = StorageParts & {
  request: IncomingMessage
  response: ServerResponse
  url: URL
  /** The path below `/storage/v1/`, as it was sent. */
  path: string
  /** Returns the caller, or throws if the request has no valid key or token. */
  caller: () => Promise<Caller>
}

export function sendJson(
  call: StorageCall,
  body: unknown,
  status = 200,
  headers: Record<string, string> = {},
): void {
  call.response.writeHead(status, { ...headers, 'content-type': 'application/json; charset=utf-8' })
  call.response.end(JSON.stringify(body))
}
