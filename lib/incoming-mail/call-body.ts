import 'server-only'
import { ExpectedError } from '@/lib/errors'
import { ipGroup, unknownIp } from '@/lib/http/ip'

/** A call with the largest mail that gets a line in the portal, for example one of 40 MB, which is not read. */
const mostBytes = 48 * 1024 * 1024
/** Bytes of all calls that are being received. More have to be sent again, which mail services do. */
const mostTogether = 160 * 1024 * 1024
/** Bytes that calls of one network address may use of these, because a body is received before its signature can be checked. */
const mostOfOne = 80 * 1024 * 1024
const mostMs = 60_000
const mostIdleMs = 10_000

const everybody = ''
/** Bytes that are being received, of everybody and of each address. */
const received = new Map<string, number>()
const add = (who: string, bytes: number) => {
  const sum = (received.get(who) ?? 0) + bytes
  if (sum > 0) received.set(who, sum)
  else received.delete(who)
  return sum
}

/**
 * Reads the body of a mail service's call from an address and lends it to `take`. Throws `file-size`, and `unavailable` while too
 * much arrives or when the body stops coming.
 */
export async function withCallBody<T>(
  request: Request,
  take: (body: Buffer) => Promise<T>,
  ip: string,
): Promise<T> {
  if (Number(request.headers.get('content-length')) > mostBytes) throw new ExpectedError('file-size')
  const whose = ip === unknownIp ? null : ipGroup(ip)
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    for await (const chunk of piecesOf(request)) {
      size += chunk.length
      const together = add(everybody, chunk.length)
      const ofOne = whose === null ? 0 : add(whose, chunk.length)
      if (size > mostBytes) throw new ExpectedError('file-size')
      if (together > mostTogether || ofOne > mostOfOne) throw new ExpectedError('unavailable')
      chunks.push(chunk)
    }
    return await take(Buffer.concat(chunks))
  } finally {
    add(everybody, -size)
    if (whose !== null) add(whose, -size)
  }
}

async function* piecesOf({ body }: Request): AsyncGenerator<Uint8Array> {
  if (!body) return
  const reader = body.getReader()
  const until = Date.now() + mostMs
  try {
    for (;;) {
      const { done, value } = await inTime(reader.read(), Math.min(mostIdleMs, until - Date.now()))
      if (done) return
      yield value
    }
  } finally {
    // A body that nobody waits for any longer must not go on arriving.
    void reader.cancel().catch(() => undefined)
  }
}

async function inTime<T>(wait: Promise<T>, milliseconds: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ExpectedError('unavailable')), milliseconds)
  })
  try {
    return await Promise.race([wait, late])
  } finally {
    clearTimeout(timer)
  }
}
