import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { acceptedEncoding, type Encoding } from './encoding'

/** An answer that never changes, with its body as it goes over the wire. */
export type KeptAnswer = {
  headers: OutgoingHttpHeaders
  etag: string | null
  plain: Buffer
  packed: Partial<Record<Encoding, Buffer>>
}

const packable = /^text\/|javascript|json|xml/
const perConnection = new Set([
  'connection',
  'keep-alive',
  'date',
  'transfer-encoding',
  'content-length',
  'vary',
  // Of the request by which it was taken in; each has its own.
  'x-request-id',
])

// A page carries its style sheet several times over: only a wide window sees the copies.
const brotliOptions = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_LGWIN]: 22 },
}

/** Takes in an answer whose body is not encoded. */
export async function keepAnswer(answer: IncomingMessage, body: Buffer): Promise<KeptAnswer> {
  const entries = Object.entries(answer.headers).filter(([name]) => !perConnection.has(name))
  const vary = new Set(`${answer.headers.vary ?? ''}, Accept-Encoding`.split(',').map((name) => name.trim()))
  const headers = { ...Object.fromEntries(entries), vary: [...vary].filter(Boolean).join(', ') }
  const [br, gz] = packable.test(answer.headers['content-type'] ?? '')
    ? await Promise.all([promisify(brotliCompress)(body, brotliOptions), promisify(gzip)(body, { level: 9 })])
    : []
  const packed = { ...(br ? { br } : {}), ...(gz ? { gzip: gz } : {}) }
  return { headers, etag: weak(answer.headers.etag), plain: body, packed }
}

/** A strong tag would promise the same bytes in every encoding. */
const weak = (etag: string | undefined) => (etag ? (etag.startsWith('W/') ? etag : `W/${etag}`) : null)

/** Answers a GET or HEAD request from what was kept. */
export function sendKept(kept: KeptAnswer, request: IncomingMessage, response: ServerResponse): void {
  const headers = { ...kept.headers, ...(kept.etag ? { etag: kept.etag } : {}) }
  const known = request.headers['if-none-match']?.split(',').map((tag) => weak(tag.trim()))
  if (kept.etag && known?.includes(kept.etag)) {
    response.writeHead(304, headers).end()
    return
  }
  const encoding = acceptedEncoding(request.headers['accept-encoding'])
  const packed = encoding ? kept.packed[encoding] : undefined
  const body = packed ?? kept.plain
  response.writeHead(200, {
    ...headers,
    ...(encoding && packed ? { 'content-encoding': encoding } : {}),
    'content-length': body.length,
  })
  response.end(request.method === 'HEAD' ? undefined : body)
}
