import type { IncomingMessage, ServerResponse } from 'node:http'

type Head = Pick<IncomingMessage, 'method' | 'url' | 'headers'>

const closed = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
}

/** What breaks Next, at the cost of a stack in the log each time, and what is right to answer instead; null for the rest. */
export function brokenRequest({ method, url = '', headers }: Head): 400 | 405 | null {
  // A web request cannot be made of it.
  if (method === 'TRACE') return 405
  // Taken for an action, though a matcher of the middleware sees no empty header.
  if (headers['next-action'] === '') return 400
  try {
    decodeURIComponent(url.split('?')[0] ?? '')
    return null
  } catch {
    return 400
  }
}

/** Whatever went wrong, before a page or a route could say anything: the answer runs nothing, is not guessed at and not kept. */
export function closeFailures(response: ServerResponse): void {
  const writeHead = response.writeHead.bind(response) as (...all: unknown[]) => ServerResponse
  response.writeHead = (status: number, ...rest: unknown[]) => {
    if (status >= 400)
      for (const [name, value] of Object.entries(closed))
        if (!response.hasHeader(name)) response.setHeader(name, value)
    return writeHead(status, ...rest)
  }
}
