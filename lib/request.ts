import 'server-only'
import { AsyncLocalStorage } from 'node:async_hooks'
import { createHash, timingSafeEqual } from 'node:crypto'
import { openAt } from '@/content/errors'
import { isUuid } from '@/lib/format/uuid'
import { env } from '@/lib/env'
import { ExpectedError } from '@/lib/errors'

/** The query parameters of the current API call, for code to which Next gives only the headers. */
export const callQuery = new AsyncLocalStorage<URLSearchParams>()

/** Throws for requests from other sites. A request without Origin needs `Sec-Fetch-Site: same-origin`. */
export function requireSameOrigin(headers: Headers): void {
  const { origin: ours } = new URL(env.SITE_URL)
  const origin = headers.get('origin')
  if (origin ? origin === ours : headers.get('sec-fetch-site') === 'same-origin') return
  if (origin && isAskedHost(origin, headers))
    throw new ExpectedError('wrong-address', { sentence: openAt(ours) })
  throw new ExpectedError('forbidden')
}

/** True when the request comes from our own page, opened at an address other than `SITE_URL`. */
function isAskedHost(origin: string, headers: Headers): boolean {
  const from = URL.parse(origin)?.host
  return ['host', 'x-forwarded-host'].some((name) => from && headers.get(name) === from)
}

/** Throws `invalid-input` for malformed JSON or a body of more than 64 kB. */
export async function readJson(request: Request): Promise<unknown> {
  const text = await readBody(request)
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new ExpectedError('invalid-input', { cause })
  }
}

const smallBody = 64 * 1024

/** Throws `invalid-input` as soon as the body is longer than `maxBytes`. */
export async function readBody(request: Request, { maxBytes = smallBody } = {}): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.length
    if (size > maxBytes) throw new ExpectedError('invalid-input')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

export function requireUuid(text: string): string {
  if (!isUuid(text)) throw new ExpectedError('not-found')
  return text
}

const digest = (text: string) => createHash('sha256').update(text).digest()

export const isCronCall = (authorization: string | null) =>
  timingSafeEqual(digest(authorization ?? ''), digest(`Bearer ${env.CRON_SECRET}`))
