import 'server-only'
import { z } from 'zod'
import { DeliveryError, parseRetryAfter, retryFor } from '@/lib/deliveries/delivery-error'
import { isLocal } from '@/lib/deliveries/services'
import { env, type Env } from '@/lib/env'

const hosts = {
  consent: 'https://accounts.google.com',
  token: 'https://oauth2.googleapis.com',
  calendar: 'https://www.googleapis.com',
} as const

/** Returns a URL of Google or, in development and tests, of the server that replaces Google. */
export const googleAddress = (host: keyof typeof hosts, path: string, site: Env = env) =>
  new URL(((isLocal(site) && site.GOOGLE_API_URL?.replace(/\/$/, '')) || hosts[host]) + path)

const timeoutMs = 10_000
/** In bytes: the largest response of Google that is read; usual responses have only some hundred kB. */
const mostBytes = 5 * 1024 * 1024

const apiError = z.object({ error: z.object({ errors: z.array(z.object({ reason: z.string() })).min(1) }) })
const tokenError = z.object({ error: z.string() })

/** Google gives one of these reasons when it refuses a call (403) after too many calls. */
const passing = new Set([
  'rateLimitExceeded',
  'userRateLimitExceeded',
  'quotaExceeded',
  'calendarUsageLimitsExceeded',
])

type Call<T extends z.ZodType> = {
  method?: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  /** The body of the call: a form for Google's token service, an object for its calendar. */
  body?: URLSearchParams | Record<string, unknown>
  access?: string
  shape: T
  signal?: AbortSignal
}

/** Calls Google for up to 10 s and reads at most 5 MB; throws a `DeliveryError`. */
export async function callGoogle<T extends z.ZodType>(
  url: URL,
  { method = 'GET', body, access, shape, signal }: Call<T>,
): Promise<z.output<T>> {
  const limit = AbortSignal.any([AbortSignal.timeout(timeoutMs), ...(signal ? [signal] : [])])
  try {
    const response = await fetch(url, {
      method,
      body: body instanceof URLSearchParams ? body : body ? JSON.stringify(body) : null,
      headers: {
        accept: 'application/json',
        ...(body && !(body instanceof URLSearchParams) ? { 'content-type': 'application/json' } : {}),
        ...(access ? { authorization: `Bearer ${access}` } : {}),
      },
      redirect: 'error',
      cache: 'no-store',
      signal: limit,
    })
    const answer = readJson(await readLimited(response))
    if (!response.ok) throw refusal(response, answer)
    const parsed = shape.safeParse(answer)
    if (!parsed.success) throw new DeliveryError('google:garbage', { cause: parsed.error })
    return parsed.data
  } catch (cause) {
    if (cause instanceof DeliveryError) throw cause
    throw new DeliveryError(limit.aborted ? 'google:slow' : 'google:unreachable', { cause })
  }
}

async function readLimited(response: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.length
    // The error leaves the loop, and leaving the loop closes the connection.
    if (size > mostBytes) throw new DeliveryError('google:large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

function readJson(text: string): unknown {
  try {
    return text ? JSON.parse(text) : null
  } catch {
    return undefined
  }
}

function refusal({ status, headers }: Response, answer: unknown): DeliveryError {
  // Only the code of Google's reason, such as `notFound`, is stored, because Google's message may quote a title.
  const word =
    apiError.safeParse(answer).data?.error.errors[0]?.reason ?? tokenError.safeParse(answer).data?.error
  const reason = word && /^[A-Za-z_]{1,60}$/.test(word) ? word : undefined
  return new DeliveryError(`google:${reason ?? status}`, {
    status,
    retry: reason && passing.has(reason) ? 'backoff' : retryFor(status),
    retryAfter: parseRetryAfter(headers.get('retry-after')),
  })
}

/** True when the person or Google ended the consent, so that a new consent is needed. */
export const isRevoked = (error: unknown): boolean =>
  error instanceof DeliveryError && error.reason === 'google:invalid_grant'
