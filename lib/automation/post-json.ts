import 'server-only'
import { request as httpRequest, type IncomingMessage } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { isIP } from 'node:net'
import { isPublicAddress, privateAddress, publicLookup } from '@/lib/automation/public-address'
import { DeliveryError } from '@/lib/outbox/delivery-error'
import { isLoopbackName } from '@/lib/outbox/is-local'

type Post = {
  url: URL
  body: string
  headers: Record<string, string>
  allowLoopback: boolean
  timeoutMs?: number
}
export type Answer = { status: number; retryAfter: string | undefined }

const answerLimit = 64 * 1024

/**
 * Posts to an address of the public internet over https; this machine only when `allowLoopback`. Follows no redirect,
 * reads at most 64 kB of the answer and throws them away.
 */
export function postJson({ url, body, headers, allowLoopback, timeoutMs = 15_000 }: Post): Promise<Answer> {
  const loopback = allowLoopback && isLoopbackName(url.hostname)
  const literal = url.hostname.replace(/^\[|\]$/g, '')
  if (!loopback && url.protocol !== 'https:')
    throw new DeliveryError('automation:not-https', { cure: 'people' })
  // A resolver is never asked about an address that is written out.
  if (!loopback && isIP(literal) && !isPublicAddress(literal)) throw privateAddress()

  const send = url.protocol === 'https:' ? httpsRequest : httpRequest
  return new Promise((resolve, reject) => {
    const request = send(url, {
      method: 'POST',
      agent: false,
      headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body), ...headers },
      signal: AbortSignal.timeout(timeoutMs),
      ...(loopback ? {} : { lookup: publicLookup }),
    })
    request.once('error', (error) =>
      reject(
        error instanceof DeliveryError
          ? error
          : new DeliveryError('automation:unreachable', { cause: error }),
      ),
    )
    request.once('response', (response) => {
      discard(response)
      resolve({ status: response.statusCode ?? 0, retryAfter: response.headers['retry-after'] })
    })
    request.end(body)
  })
}

function discard(response: IncomingMessage) {
  let read = 0
  response.on('error', () => response.destroy())
  response.on('data', (chunk: Buffer) => {
    read += chunk.length
    if (read > answerLimit) response.destroy()
  })
}
