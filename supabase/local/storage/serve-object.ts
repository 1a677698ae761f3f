import { open } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { create as contentDisposition } from 'content-disposition'
import type { ObjectRow } from './object-rows'
import { objectNotFound, StorageFailure, type StorageCall } from './storage-call'

function headersOf(row: ObjectRow, download: string | null): Record<string, string> {
  return {
    'content-type': row.metadata.mimetype,
    etag: row.metadata.eTag,
    'last-modified': new Date(row.updated_at).toUTCString(),
    'cache-control': row.metadata.cacheControl,
    'accept-ranges': 'bytes',
    'x-content-type-options': 'nosniff',
    ...(download !== null && {
      'content-disposition': contentDisposition(download || path.posix.basename(row.name)),
    }),
  }
}

/** Sends an object, or the part of it that the client asks for. */
export async function serveObject(call: StorageCall, row: ObjectRow): Promise<void> {
  const { request, response, url } = call
  const headers = headersOf(row, url.searchParams.get('download'))
  if (request.headers['if-none-match'] === row.metadata.eTag) {
    response.writeHead(304, headers).end()
    return
  }
  const handle = await open(call.files.pathOf(row.version), 'r').catch(() => {
    throw objectNotFound()
  })
  try {
    const { size } = await handle.stat()
    const range = parseRange(request.headers.range, size)
    if (range === 'unsatisfiable') {
      throw new StorageFailure(416, 'InvalidRange', 'The requested range cannot be satisfied')
    }
    const { start, end } = range ?? { start: 0, end: size - 1 }
    response.writeHead(range ? 206 : 200, {
      ...headers,
      'content-length': end - start + 1,
      ...(range && { 'content-range': `bytes ${start}-${end}/${size}` }),
    })
    if (request.method === 'HEAD' || size === 0) response.end()
    else await pipeline(handle.createReadStream({ start, end, autoClose: false }), response)
  } finally {
    await handle.close()
  }
}

type ByteRange = { start: number; end: number }

/** Reads one range of a Range header, both ends included; null to send everything, 'unsatisfiable' past the end. */
export function parseRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | null {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '')
  if (!match || (match[1] === '' && match[2] === '')) return null
  if (match[1] === '') {
    const length = Math.min(Number(match[2]), size)
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 }
  }
  const start = Number(match[1])
  const end = match[2] === '' ? size - 1 : Math.min(Number(match[2]), size - 1)
  return start >= size || end < start ? 'unsatisfiable' : { start, end }
}
