import 'server-only'
import { drive, type drive_v3 } from '@googleapis/drive'
import { JWT } from 'google-auth-library'
import { env } from '@/lib/env'
import { toDeliveryError } from '@/lib/drive/drive-failure'
import { isLocal } from '@/lib/outbox/is-local'

const callTimeoutMs = 20_000
const googleAddress = /^https:\/\/[a-z0-9]+\.googleapis\.com/

type Call<T> = (
  client: drive_v3.Drive,
  options: { signal: AbortSignal; retry: false },
) => Promise<{ data: T }>

let current: drive_v3.Drive | undefined

const standIn = () => (isLocal() && env.GOOGLE_API_URL?.replace(/\/$/, '')) || ''

function connect(): drive_v3.Drive {
  const auth = new JWT({
    email: env.GOOGLE_DRIVE_CLIENT_EMAIL,
    // Hosting dashboards keep a PEM on one line, with \n written out.
    key: env.GOOGLE_DRIVE_PRIVATE_KEY?.replaceAll('\\n', '\n'),
    scopes: ['https://www.googleapis.com/auth/drive'],
    transporterOptions: {
      fetchImplementation: (input, init) => {
        const address = input instanceof Request ? input.url : String(input)
        return fetch(address.replace(googleAddress, standIn() || '$&'), {
          ...init,
          cache: 'no-store',
        })
      },
    },
  })
  return drive({ version: 'v3', auth })
}

/**
 * One call to Drive, 20 s at most. A token that Google no longer takes is renewed once, so `call` may run twice and
 * must build its body afresh each time. Fails with DeliveryError.
 */
export async function callDrive<T>(signal: AbortSignal, call: Call<T>): Promise<T> {
  try {
    return await once(signal, call)
  } catch (error) {
    const failure = toDeliveryError(error)
    if (failure.status !== 401) throw failure
    current = undefined
  }
  try {
    return await once(signal, call)
  } catch (error) {
    throw toDeliveryError(error)
  }
}

async function once<T>(signal: AbortSignal, call: Call<T>): Promise<T> {
  current ??= connect()
  const limit = AbortSignal.any([signal, AbortSignal.timeout(callTimeoutMs)])
  limit.throwIfAborted()
  // The client fetches its token without our signal; this race bounds that call, too.
  const cut = new Promise<never>((_, reject) =>
    limit.addEventListener('abort', () => reject(limit.reason), { once: true }),
  )
  const { data } = await Promise.race([call(current, { signal: limit, retry: false }), cut])
  return data
}
