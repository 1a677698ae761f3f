import 'server-only'
import { lookup as resolve, type LookupAddress } from 'node:dns'
import { request as httpRequest, type IncomingMessage } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { BlockList, isIP, type LookupFunction } from 'node:net'
import { DeliveryError } from '@/lib/deliveries/delivery-error'
import { isLoopbackName } from '@/lib/deliveries/services'

type Post = {
  url: URL
  body: string
  headers: Record<string, string>
  allowLoopback: boolean
  timeoutMs?: number
}
type Answer = { status: number; retryAfter: string | undefined }

const answerLimit = 64 * 1024

/** Posts to public addresses over https or, with `allowLoopback`, to this machine. Reads at most 64 kB of the answer. */
export function postJson({ url, body, headers, allowLoopback, timeoutMs = 15_000 }: Post): Promise<Answer> {
  const loopback = allowLoopback && isLoopbackName(url.hostname)
  const literal = url.hostname.replace(/^\[|\]$/g, '')
  if (!loopback && url.protocol !== 'https:')
    throw new DeliveryError('automation:not-https', { retry: 'after-fix' })
  // An IP address in the URL is never looked up, so `publicLookup` cannot check it; this line does.
  if (!loopback && isIP(literal) && !isPublicIp(literal)) throw privateAddress()

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

const reserved4 =
  '0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24 ' +
  '192.88.99.0/24 192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/4 240.0.0.0/4'
/** Parts of 2000::/3 that are not public: Teredo and 6to4 (both wrap IPv4 addresses), ORCHID and documentation. */
const reserved6 = '2001::/23 2001:db8::/32 2002::/16 3fff::/20'

const blocked = new BlockList()
const unicast6 = new BlockList()
unicast6.addSubnet('2000::', 3, 'ipv6')
for (const range of reserved4.split(' ')) addRange(range, 'ipv4')
for (const range of reserved6.split(' ')) addRange(range, 'ipv6')

function addRange(range: string, family: 'ipv4' | 'ipv6') {
  const [net = '', bits] = range.split('/')
  blocked.addSubnet(net, Number(bits), family)
}

/** True for a public address; false for this machine, private networks and the metadata service of a cloud. */
export function isPublicIp(ip: string): boolean {
  const family = isIP(ip)
  if (family === 4) return !blocked.check(ip, 'ipv4')
  return family === 6 && unicast6.check(ip, 'ipv6') && !blocked.check(ip, 'ipv6')
}

/** Checks the IP address to which the socket then connects. A check before that could see another DNS answer. */
export const publicLookup: LookupFunction = (hostname, options, done) => {
  resolve(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
    if (error) return done(error, [])
    if (!addresses.every(({ address }) => isPublicIp(address))) return done(privateAddress(), [])
    const [first] = addresses
    return options.all ? done(null, addresses) : done(null, first?.address ?? '', first?.family)
  })
}

const privateAddress = () => new DeliveryError('automation:private-address', { retry: 'after-fix' })
