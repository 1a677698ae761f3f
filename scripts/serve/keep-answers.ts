import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import {
  createServer,
  request as ask,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type RequestListener,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { encodings, isText, lastingAnswers, packedFolder, packedName, type Encoding } from './lasting-answers'

/** A response in memory, whose body is stored in each form in which it is sent: plain and compressed. */
type KeptAnswer = {
  headers: OutgoingHttpHeaders
  etag: string | null
  plain: Buffer
  packed: Partial<Record<Encoding, Buffer>>
}

const perConnection = new Set([
  'connection',
  'keep-alive',
  'date',
  'transfer-encoding',
  'content-length',
  'vary',
  // The request id is not stored with a response, because each later request gets its own id.
  'x-request-id',
])

/** Returns the stored response for a URL, null if it may not be stored, or undefined if the build lacks the URL. */
type Lookup = (address: string) => Promise<KeptAnswer | null> | undefined

/**
 * Next is asked for each static URL at its first request, because asking for all would delay the start by two seconds.
 * If Next fails or does not answer within `patienceMs`, a later request for the URL asks Next again.
 * Only responses to URLs of the build are kept, so that strangers cannot fill the memory.
 */
export function keptAnswers(
  next: RequestListener,
  distDir: string,
  host?: string,
  patienceMs = 15_000,
): Lookup {
  const lasting = new Set(lastingAnswers(distDir).keys())
  const kept = new Map<string, Promise<KeptAnswer | null>>()
  return (address) => {
    if (!lasting.has(address)) return undefined
    const known = kept.get(address)
    if (known) return known
    const asked = askOnce(next, address, { distDir, host, patienceMs })
    kept.set(address, asked)
    asked.catch(() => kept.delete(address))
    return asked
  }
}

/** The returned promise is rejected when Next fails. */
async function askOnce(
  next: RequestListener,
  address: string,
  { distDir, host, patienceMs }: { distDir: string; host: string | undefined; patienceMs: number },
) {
  const server = createServer(next).listen(0, '127.0.0.1')
  try {
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    const answer = await fetchPlain(address, port, host, AbortSignal.timeout(patienceMs))
    const body = await buffer(answer)
    if ((answer.statusCode ?? 500) >= 500) throw new Error(`serve.static ${answer.statusCode}`)
    const packed = packedOf(body, packedFolder(distDir))
    // A text without a compressed copy is left to Next, which compresses the text for each request.
    return isForGood(answer) && (packed.br || !isText(body)) ? keepAnswer(answer, body, packed) : null
  } finally {
    server.closeAllConnections()
    server.close()
  }
}

const fetchPlain = (address: string, port: number, host: string | undefined, signal: AbortSignal) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    const headers = { 'accept-encoding': 'identity', ...(host && { host }) }
    ask({ host: '127.0.0.1', port, path: address, headers, agent: false, signal }, resolve)
      .on('error', reject)
      .end()
  })

const year = 31_536_000

/** True if the response never changes: a page without expiry, or a file whose name depends on its content. */
function isForGood({ statusCode, headers }: IncomingMessage): boolean {
  const control = headers['cache-control'] ?? ''
  const prerendered = 'x-nextjs-prerender' in headers && control.includes(`s-maxage=${year}`)
  const lasting = prerendered || (control.includes(`max-age=${year}`) && control.includes('immutable'))
  return statusCode === 200 && lasting && !('set-cookie' in headers)
}

function packedOf(body: Buffer, folder: string): KeptAnswer['packed'] {
  const found = encodings.flatMap((encoding) => {
    const file = path.join(folder, packedName(body, encoding))
    return existsSync(file) ? [[encoding, readFileSync(file)]] : []
  })
  return Object.fromEntries(found) as KeptAnswer['packed']
}

function keepAnswer(answer: IncomingMessage, plain: Buffer, packed: KeptAnswer['packed']): KeptAnswer {
  const entries = Object.entries(answer.headers).filter(([name]) => !perConnection.has(name))
  const vary = new Set(`${answer.headers.vary ?? ''}, Accept-Encoding`.split(',').map((name) => name.trim()))
  return {
    headers: { ...Object.fromEntries(entries), vary: [...vary].filter(Boolean).join(', ') },
    etag: weak(answer.headers.etag),
    plain,
    packed,
  }
}

/** Makes an ETag weak, because a strong ETag would promise the same bytes for plain and compressed responses. */
const weak = (etag: string | undefined) => (etag ? (etag.startsWith('W/') ? etag : `W/${etag}`) : null)

/** Requests with one of these headers never get a stored response. */
const telling = ['rsc', 'next-action', 'range', 'content-type']

/** Sends kept content from memory, because Next would compress it for each request. */
export function answerFromMemory(kept: Lookup, next: RequestListener): RequestListener {
  return (request, response) => {
    const { method, url = '/', headers } = request
    const isPlainRead = (method === 'GET' || method === 'HEAD') && telling.every((name) => !(name in headers))
    const found = isPlainRead ? kept(url.split('?', 1)[0] ?? '') : undefined
    if (!found) return next(request, response)
    void found
      .catch(() => null)
      .then((known) => (known ? sendKept(known, request, response) : next(request, response)))
  }
}

function sendKept(kept: KeptAnswer, request: IncomingMessage, response: ServerResponse): void {
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

/** Returns the best encoding that the Accept-Encoding header allows, or null for plain bytes (RFC 9110, 12.5.3). */
export function acceptedEncoding(header: string | undefined): Encoding | null {
  const weights = new Map<string, number>()
  for (const entry of (header ?? '').toLowerCase().split(',')) {
    const [name = '', ...parameters] = entry.split(';').map((part) => part.trim())
    const weight = parameters.find((parameter) => parameter.startsWith('q='))
    weights.set(name, weight ? Number(weight.slice(2)) : 1)
  }
  const weightOf = (name: Encoding) => weights.get(name) ?? weights.get('*') ?? 0
  return encodings.find((name) => weightOf(name) > 0) ?? null
}
