import type { IncomingMessage, ServerResponse } from 'node:http'

type WebHandler = (request: Request, url: URL, peerAddress: string | null) => Promise<Response>

/** A body sent to the data API or the auth API has at most this many bytes; files use another route. */
const maxBody = 20 * 1024 * 1024

async function readBody(request: IncomingMessage): Promise<Buffer<ArrayBuffer> | null> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of request.iterator({ destroyOnReturn: false })) {
    size += (part as Buffer).length
    if (size > maxBody) return null
    parts.push(part as Buffer)
  }
  return Buffer.concat(parts)
}

function headersOf(request: IncomingMessage): Headers {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value)
  }
  return headers
}

export async function bridge(
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
  handler: WebHandler,
): Promise<void> {
  const method = request.method ?? 'GET'
  const body = method === 'GET' || method === 'HEAD' ? undefined : await readBody(request)
  const answer =
    body === null
      ? jsonResponse({ message: 'The request body is too large' }, 413)
      : await handler(
          new Request(url, { method, headers: headersOf(request), body }),
          url,
          request.socket.remoteAddress ?? null,
        )
  const bytes = Buffer.from(await answer.arrayBuffer())
  for (const [name, value] of answer.headers) response.appendHeader(name, value)
  if (bytes.length > 0) response.setHeader('content-length', bytes.length)
  response.writeHead(answer.status).end(bytes)
}

export function jsonResponse(body: unknown, status = 200, headers: Record<string, string> = {}): Response {
  return Response.json(body, { status, headers })
}
