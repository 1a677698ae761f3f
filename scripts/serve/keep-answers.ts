import { randomUUID } from 'node:crypto'
import {
  request as ask,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type RequestListener,
  type ServerResponse,
} from 'node:http'
import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const year = 31_536_000
/** With one of these, the same address answers something else. */
const telling = ['rsc', 'next-action', 'range', 'content-type']
/** Marks the request by which an answer is taken in. */
const intake = randomUUID()
const intakeHeader = 'x-intake'

/** Prerendered for good, or a file whose name changes with its content. */
function isForGood(response: ServerResponse): boolean {
  const control = String(response.getHeader('cache-control') ?? '')
  const prerendered = response.hasHeader('x-nextjs-prerender') && control.includes(`s-maxage=${year}`)
  const lasting = prerendered || (control.includes(`max-age=${year}`) && control.includes('immutable'))
  return response.statusCode === 200 && lasting && !response.hasHeader('set-cookie')
}

/** With a deployment's name every file is asked for with that name, and no other query. */
const isPlainRead = ({ method, url = '', headers }: IncomingMessage, deployment: string) =>
  (method === 'GET' || method === 'HEAD') &&
  !(deployment && url.endsWith(`?dpl=${deployment}`) ? url.slice(0, -deployment.length - 5) : url).includes(
    '?',
  ) &&
  telling.every((name) => !(name in headers))

/**
 * Answers what the build made for good out of memory, compressed once: Next compresses it again for every reader.
 * An answer is taken in after it was first asked for, in the name of `host`; the build names them all, so there is an end to them.
 */
export function keepAnswers(next: RequestListener, deployment = '', host?: string): RequestListener {
  const kept = new Map<string, KeptAnswer | 'coming'>()

  async function takeIn(path: string, port: number) {
    kept.set(path, 'coming')
    try {
      const answer = await fetchPlain(path, port, host)
      const body = await buffer(answer)
      if (answer.statusCode !== 200) throw new Error(`${path} answered ${answer.statusCode}`)
      kept.set(path, await keepAnswer(answer, body))
    } catch {
      // Next goes on answering it, and the next reader brings a new try.
      kept.delete(path)
    }
  }

  return (request, response) => {
    const path = request.url ?? '/'
    if (!isPlainRead(request, deployment)) return next(request, response)
    if (request.headers[intakeHeader] === intake) {
      delete request.headers[intakeHeader]
      return next(request, response)
    }
    const known = kept.get(path)
    if (known && known !== 'coming') return sendKept(known, request, response)
    const port = request.socket.localPort
    if (!known && port)
      response.once('finish', () => {
        if (!kept.has(path) && isForGood(response)) void takeIn(path, port)
      })
    return next(request, response)
  }
}

const fetchPlain = (path: string, port: number, host?: string) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    const headers = { 'accept-encoding': 'identity', [intakeHeader]: intake, ...(host && { host }) }
    ask({ host: '127.0.0.1', port, path, headers, agent: false }, resolve).on('error', reject).end()
  })

/** An answer that never changes, with its body as it goes over the wire. */
type KeptAnswer = {
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

// Nearly the best there is, at half its time. A page says much twice: only a wide window sees the copies.
const brotliOptions = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 10, [constants.BROTLI_PARAM_LGWIN]: 22 },
}

/** Takes in an answer whose body is not encoded. */
async function keepAnswer(answer: IncomingMessage, body: Buffer): Promise<KeptAnswer> {
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

const encodings = ['br', 'gzip'] as const
type Encoding = (typeof encodings)[number]

/** The best encoding that an Accept-Encoding header allows, or null for the plain bytes (RFC 9110, 12.5.3). */
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
