import 'server-only'
import { ipGroup, unknownIp } from '@/lib/http/ip'
import { bodyReceiver } from '@/lib/http/received-body'

/**
 * `most` is a call with the largest mail that gets a line in the portal, for example one of 40 MB, which is not read. Calls
 * beyond `mostTogether` have to be sent again, which mail services do. A call is received before its signature can be checked.
 */
const withBody = bodyReceiver({
  most: 48 * 1024 * 1024,
  mostTogether: 160 * 1024 * 1024,
  mostOfOne: 80 * 1024 * 1024,
  mostMs: 60_000,
  mostIdleMs: 10_000,
})

/** Receives a mail service's call from an address and lends its body to `take`. Throws `file-size` and `unavailable`. */
export const withCallBody = <T>(
  request: Request,
  take: (body: Buffer) => Promise<T>,
  ip: string,
): Promise<T> => withBody(request, ip === unknownIp ? null : ipGroup(ip), take)
