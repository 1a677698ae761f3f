import 'server-only'
import { request as httpRequest, type IncomingMessage } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { isIP } from 'node:net'
import { DeliveryError } from '@/lib/deliveries/delivery-error'
import { isLoopbackName } from '@/lib/deliveries/services'
import { isPublicIp, isPrivateAddress, publicLookup } from '@/lib/http/public-address'

type Post = {
  /** The first part of an error's reason, such as `automation` in `automation:not-https`. */
  service: string
  url: URL
  body: string | Uint8Array
  headers: Record<string, string>
  allowLoopback: boolean
  timeoutMs?: number
}
type Answer = { status: number; retryAfter: string | undefined }

const answerLimit = 64 * 1024

/**
 * Posts over https to public addresses; with `allowLoopback` also to this machine.
 * The call follows no redirects and reads at most 64 kB of the answer.
 */
export function postCall({
  service,
  url,
  body,
  headers,
  allowLoopback,
  timeoutMs = 15_000,
}: Post): Promise<Answer> {
  const privateAddress = () => new DeliveryError(`${service}:private-address`, { retry: 'after-fix' })
  const loopback = allowLoopback && isLoopbackName(url.hostname)
  const literal = url.hostname.replace(/^\[|\]$/g, '')
  if (!loopback && url.protocol !== 'https:')
    throw new DeliveryError(`${service}:not-https`, { retry: 'after-fix' })
  // An IP address in the URL is checked here, because Node calls `publicLookup` only for names.
  if (!loopback && isIP(literal) && !isPublicIp(literal)) throw privateAddress()

  const send = url.protocol === 'https:' ? httpsRequest : httpRequest
  return new Promise((resolve, reject) => {
    const request = send(url, {
      method: 'POST',
      agent: false,
      headers: { 'content-length': Buffer.byteLength(body), ...headers },
      signal: AbortSignal.timeout(timeoutMs),
      ...(loopback ? {} : { lookup: publicLookup }),
    })
    request.once('error', (error) =>
      reject(
        isPrivateAddress(error)
          ? privateAddress()
          : new DeliveryError(`${service}:unreachable`, { cause: error }),
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
