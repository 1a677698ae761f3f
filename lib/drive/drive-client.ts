import 'server-only'
import { drive, type drive_v3 } from '@googleapis/drive'
import { JWT } from 'google-auth-library'
import { z } from 'zod'
import { env, type Env } from '@/lib/env'
import { retryFor, DeliveryError, parseRetryAfter } from '@/lib/deliveries/delivery-error'
import { isLocal } from '@/lib/deliveries/services'

const callTimeoutMs = 20_000
const googleAddress = /^https:\/\/[a-z0-9]+\.googleapis\.com/

type Call<T> = (
  client: drive_v3.Drive,
  options: { signal: AbortSignal; retry: false },
) => Promise<{ data: T }>

let current: drive_v3.Drive | undefined

/** Returns the key with real line breaks, because hosting dashboards store a PEM in one line with `\n` written out. */
export const drivePrivateKey = ({ GOOGLE_DRIVE_PRIVATE_KEY: key }: Env) => key?.replaceAll('\\n', '\n')

export function connectDrive(account: Env): drive_v3.Drive {
  const auth = new JWT({
    email: account.GOOGLE_DRIVE_CLIENT_EMAIL,
    key: drivePrivateKey(account),
    scopes: ['https://www.googleapis.com/auth/drive'],
    transporterOptions: {
      fetchImplementation: (input, init) => {
        const url = input instanceof Request ? input.url : String(input)
        const standIn = (isLocal(account) && account.GOOGLE_API_URL?.replace(/\/$/, '')) || ''
        return fetch(url.replace(googleAddress, standIn || '$&'), {
          ...init,
          cache: 'no-store',
        })
      },
    },
  })
  return drive({ version: 'v3', auth })
}

/** Runs `call` for up to 20 s, and again with a new token if Drive refuses the token. Throws a `DeliveryError`. */
export async function callDrive<T>(signal: AbortSignal, call: Call<T>, other?: drive_v3.Drive): Promise<T> {
  try {
    return await once(signal, call, other)
  } catch (error) {
    const failure = toDeliveryError(error)
    if (failure.status !== 401) throw failure
    current = undefined
  }
  try {
    return await once(signal, call, other)
  } catch (error) {
    throw toDeliveryError(error)
  }
}

async function once<T>(signal: AbortSignal, call: Call<T>, other?: drive_v3.Drive): Promise<T> {
  const client = other ?? (current ??= connectDrive(env))
  const limit = AbortSignal.any([signal, AbortSignal.timeout(callTimeoutMs)])
  limit.throwIfAborted()
  // Google's client ignores the signal while it fetches a token, so `Promise.race` ends the call.
  const cut = new Promise<never>((_, reject) =>
    limit.addEventListener('abort', () => reject(limit.reason), { once: true }),
  )
  const { data } = await Promise.race([call(client, { signal: limit, retry: false }), cut])
  return data
}

const answer = z.object({
  response: z.object({ status: z.number(), headers: z.instanceof(Headers).optional(), data: z.unknown() }),
})
const apiError = z.object({ error: z.object({ errors: z.array(z.object({ reason: z.string() })).min(1) }) })
const tokenError = z.object({ error: z.string() })

/** Google answers with status 403 and one of these reasons when calls come too fast, so the call is tried again. */
const passing = new Set([
  'rateLimitExceeded',
  'userRateLimitExceeded',
  'dailyLimitExceeded',
  'quotaExceeded',
  'sharingRateLimitExceeded',
  'backendError',
])

/** Timeouts, rate limits and outages pass by themselves; a wrong key, a wrong folder or a full drive needs a person. */
function toDeliveryError(error: unknown): DeliveryError {
  if (error instanceof DeliveryError) return error
  const known = answer.safeParse(error)
  if (!known.success) return new DeliveryError('drive:unreachable', { cause: error })
  const { status, headers, data } = known.data.response
  const reason = reasonOf(data)
  return new DeliveryError(`drive:${reason ?? status}`, {
    status,
    retry: reason && passing.has(reason) ? 'backoff' : isTokenRefused(data) ? 'after-fix' : retryFor(status),
    retryAfter: parseRetryAfter(headers?.get('retry-after')),
    cause: error,
  })
}

// True for the error (status 400) with which Google's token service refuses a revoked key or a wrong clock.
const isTokenRefused = (data: unknown) => tokenError.safeParse(data).success

// Only the code of Google's reason is stored, because Google's messages may quote file names.
function reasonOf(data: unknown): string | undefined {
  const reason =
    apiError.safeParse(data).data?.error.errors[0]?.reason ?? tokenError.safeParse(data).data?.error
  return reason && /^[A-Za-z_]{1,60}$/.test(reason) ? reason : undefined
}
