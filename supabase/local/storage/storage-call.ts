import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import type { Caller } from '../database/caller'
import type { Database } from '../database/database'
import type { ObjectFiles } from './object-files'
import type { Signing } from './signing'
import { StorageFailure } from './storage-failure'

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
