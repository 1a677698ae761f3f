import 'server-only'
import { ipGroup, unknownIp } from '@/lib/http/ip'
import { bodyReceiver } from '@/lib/http/received-body'

/**
 * A body larger than `most` is dropped for good, and the client is not notified.
 * The mail service repeats a call that was refused because of `mostTogether`.
 */
const withBody = bodyReceiver({
  most: 48 * 1024 * 1024,
  mostTogether: 160 * 1024 * 1024,
  mostOfOne: 80 * 1024 * 1024,
  mostMs: 60_000,
  mostIdleMs: 10_000,
})

/** Passes the body of a call to `take`. Throws `file-size` and `unavailable`. */
export const withCallBody = <T>(
  request: Request,
  take: (body: Buffer) => Promise<T>,
  ip: string,
): Promise<T> => withBody(request, ip === unknownIp ? null : ipGroup(ip), take)
