import { open } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import type { ObjectRow } from './object-rows'
import type { StorageCall } from './storage-call'
import { objectNotFound, StorageFailure } from './storage-failure'

/** Returns the header with the file's name, escaped as on hosted Supabase. */
function disposition(name: string): string {
  const encoded = encodeURIComponent(name)
  return name === '' ? 'attachment;' : `attachment; filename=${encoded}; filename*=UTF-8''${encoded}`
}

export function headersOf({ metadata, updated_at }: ObjectRow): Record<string, string> {
  return {
    etag: metadata.eTag,
    'last-modified': new Date(updated_at).toUTCString(),
    'cache-control': metadata.cacheControl,
  }
}

function servedHeaders(call: StorageCall, row: ObjectRow, expires: string | undefined) {
  const download = call.url.searchParams.get('download')
  const { 'cache-control': cached = '', ...rest } = headersOf(row)
  const known = call.request.headers['if-none-match']
  const stale = known && known !== row.metadata.eTag ? ', stale-while-revalidate=30' : ''
  return {
    ...rest,
    'content-type': row.metadata.mimetype,
    'accept-ranges': 'bytes',
    'x-robots-tag': 'none',
    'x-content-type-options': 'nosniff',
    ...(expires ? { expires } : { 'cache-control': cached + stale }),
    ...(download !== null && { 'content-disposition': disposition(download) }),
  }
}

function isKnown({ request: { headers } }: StorageCall, row: ObjectRow): boolean {
  if (headers['if-none-match'] !== undefined) return headers['if-none-match'] === row.metadata.eTag
  const since = Date.parse(headers['if-modified-since'] ?? '')
  return Math.floor(Date.parse(row.updated_at) / 1000) * 1000 <= since
}

/** Sends the object or the requested range of bytes; `expires` is the time at which a signed URL expires. */
export async function serveObject(call: StorageCall, row: ObjectRow, expires?: string): Promise<void> {
  const { request, response } = call
  const headers = servedHeaders(call, row, expires)
  const handle = await open(call.files.pathOf(row.version), 'r').catch(() => {
    throw objectNotFound()
  })
  try {
    const { size } = await handle.stat()
    if (request.method === 'HEAD') {
      response.writeHead(200, { ...headers, 'content-length': size }).end()
      return
    }
    if (isKnown(call, row)) {
      response.writeHead(304, headers).end()
      return
    }
    const range = parseRange(request.headers.range, size)
    const { start, end } = range ?? { start: 0, end: size - 1 }
    response.writeHead(range ? 206 : 200, {
      ...headers,
      'content-length': end - start + 1,
      ...(range && { 'content-range': `bytes ${start}-${end}/${size}` }),
    })
    if (size === 0) response.end()
    else await pipeline(handle.createReadStream({ start, end, autoClose: false }), response)
  } finally {
    await handle.close()
  }
}

type ByteRange = { start: number; end: number }

const badRange = () => new StorageFailure(416, 'invalid_range', 'invalid range provided', 'InvalidRange', 416)

/** Returns the first and last byte to send, or null to send all; throws for an invalid range. */
export function parseRange(header: string | undefined, size: number): ByteRange | null {
  if (header === undefined) return null
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header) ?? []
  if (from === '' && (to === '' || Number(to) === 0)) throw badRange()
  const start = from === '' ? Math.max(size - Number(to), 0) : Number(from)
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1)
  if (start >= size || end < start) throw badRange()
  return { start, end }
}
