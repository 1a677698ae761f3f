import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setTimeout as wait } from 'node:timers/promises'
import type { Fault, Faults } from './faults'

export type Running = { url: string; stop: () => Promise<void> }
type Options = {
  port: number
  faults: Faults
  handle: Handler
  /** Returns the body of the errors 429 and 500 as this service writes it; by default a plain JSON object. */
  errorBody?: (status: number) => unknown
}

const junk = '<!doctype html><title>Portal cautivo</title>' + 'ÿ<p>¡'.repeat(20_000)
const unfaulted = (path: string) => path === '/' || path.startsWith('/api/') || path.startsWith('/__faults')
const isLoopbackHost = (host = '') => /^(127\.0\.0\.1|localhost|\[::1\])(:\d+)?$/.test(host)

/** Answers requests on 127.0.0.1 with `handle`, or with the fault that is set; port 0 picks a free port. */
export async function serve({
  port,
  faults,
  handle,
  errorBody = (status) => ({ error: status }),
}: Options): Promise<Running> {
  async function answer(call: Call, fault: Fault | null, response: ServerResponse) {
    const socket = response.socket
    if (fault?.mode === 'hangup') return socket?.destroy()
    if (fault?.mode === 'noise') return socket?.end('\u0000\u0001 no es HTTP\r\n\r\n')
    const early = fault && refusal(fault, errorBody)
    if (early) return drainThenSend(call.request, response, early)
    if (fault?.mode === 'slow') await wait(fault.ms)
    const reply = await handle(call)
    if (fault?.mode === 'hangup-after') return socket?.destroy()
    return send(response, fault?.mode === 'garbage-after' ? junkReply : reply)
  }

  async function route(request: IncomingMessage, response: ServerResponse) {
    // Other host names are refused, because a foreign page could point its host name to this machine and read mails.
    if (!isLoopbackHost(request.headers.host)) return send(response, empty(421))
    const url = new URL(request.url ?? '/', 'http://127.0.0.1')
    const method = request.method ?? 'GET'
    const call: Call = { request, method, path: url.pathname, query: url.searchParams }
    if (call.path === '/__faults') return send(response, await orderFault(call, faults))
    return answer(call, unfaulted(call.path) ? null : faults.take(call.path, method), response)
  }

  // Idle connections stay open, because a slow process could close one whose next request has already arrived.
  const server = createServer({ keepAliveTimeout: 0 }, (request, response) => {
    route(request, response).catch((error: unknown) => {
      if (response.headersSent) return response.destroy()
      return send(response, json({ error: error instanceof Error ? error.message : 'unexpected' }, 500))
    })
  })
  await new Promise<void>((resolve, reject) =>
    server.once('error', reject).listen(port, '127.0.0.1', resolve),
  )
  const address = server.address()
  const bound = typeof address === 'object' && address ? address.port : port
  return {
    url: `http://127.0.0.1:${bound}`,
    async stop() {
      const closed = new Promise((resolve) => server.close(resolve))
      server.closeAllConnections()
      await closed
    },
  }
}

const junkReply: Reply = { status: 200, headers: { 'content-type': 'text/html' }, body: junk }

function refusal(fault: Fault, errorBody: (status: number) => unknown): Reply | null {
  if (fault.mode === 'garbage') return junkReply
  if (fault.mode === '429') return json(errorBody(429), 429, { 'retry-after': String(fault.retryAfter) })
  if (fault.mode === '500') return json(errorBody(500), 500)
  if (fault.mode === 'status') return json(fault.body, fault.status)
  return null
}

async function orderFault(call: Call, faults: Faults): Promise<Reply> {
  if (call.method !== 'POST') return json({ hits: faults.hits() })
  // Only JSON is accepted, because foreign pages can post plain text without a preflight request.
  if (!call.request.headers['content-type']?.startsWith('application/json')) return empty(415)
  try {
    return json(faults.set(await readJson(call.request)))
  } catch (error) {
    return json({ error: error instanceof Error ? error.message : 'bad order' }, 400)
  }
}

async function drainThenSend(request: IncomingMessage, response: ServerResponse, reply: Reply) {
  for await (const chunk of request) void chunk
  return send(response, reply)
}

async function send(response: ServerResponse, reply: Reply) {
  response.writeHead(reply.status, {
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
    ...reply.headers,
  })
  if (typeof reply.body === 'string' || Buffer.isBuffer(reply.body)) return void response.end(reply.body)
  await pipeline(reply.body, response)
}

const limit = 2 * 1024 * 1024

/** Reads a body of up to 2 MB, and throws for a larger one; contents of files are streamed instead. */
export async function readBytes(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request) {
    const bytes = Buffer.from(chunk)
    size += bytes.length
    if (size > limit) throw new RangeError('body too large')
    chunks.push(bytes)
  }
  return Buffer.concat(chunks)
}

async function readJson(request: IncomingMessage): Promise<unknown> {
  const text = (await readBytes(request)).toString('utf8')
  return text ? JSON.parse(text) : {}
}

export type Call = { request: IncomingMessage; method: string; path: string; query: URLSearchParams }
export type Reply = { status: number; headers: Record<string, string>; body: string | Buffer | Readable }
type Handler = (call: Call) => Promise<Reply>

const pagePolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; form-action 'self'"

export const json = (value: unknown, status = 200, headers: Record<string, string> = {}): Reply => ({
  status,
  headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
  body: JSON.stringify(value),
})

export const page = (markup: string, status = 200): Reply => ({
  status,
  headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': pagePolicy },
  body: markup,
})

export const empty = (status: number, headers: Record<string, string> = {}): Reply => ({
  status,
  headers,
  body: '',
})
