import 'server-only'
import { ExpectedError } from '@/lib/errors'

type BodyLimits = {
  /** Bytes of one body. */
  most: number
  /** Bytes of all bodies that are being received. */
  mostTogether: number
  /** Bytes of those that one sender may use, so that nobody uses the place of all others. */
  mostOfOne: number
  mostMs: number
  /** Milliseconds without a byte after which a body is given up. */
  mostIdleMs: number
  tooLarge?: () => ExpectedError
}

type Take<T> = (body: Buffer) => Promise<T>

/**
 * Lends a request's body to `take`. Throws `file-size` (or `tooLarge`'s), and `unavailable` while too much arrives or
 * when the body stops. A null sender has no own share.
 */
export function bodyReceiver(limits: BodyLimits) {
  const { most, mostTogether, mostOfOne, tooLarge = () => new ExpectedError('file-size') } = limits
  const everybody = ''
  const received = new Map<string, number>()
  const add = (sender: string, bytes: number) => {
    const sum = (received.get(sender) ?? 0) + bytes
    if (sum > 0) received.set(sender, sum)
    else received.delete(sender)
    return sum
  }

  return async function withBody<T>(request: Request, sender: string | null, take: Take<T>): Promise<T> {
    if (Number(request.headers.get('content-length')) > most) throw tooLarge()
    const chunks: Uint8Array[] = []
    let size = 0
    try {
      for await (const chunk of piecesOf(request, limits)) {
        size += chunk.length
        const together = add(everybody, chunk.length)
        const ofOne = sender === null ? 0 : add(sender, chunk.length)
        if (size > most) throw tooLarge()
        if (together > mostTogether || ofOne > mostOfOne) throw new ExpectedError('unavailable')
        chunks.push(chunk)
      }
      return await take(Buffer.concat(chunks))
    } finally {
      add(everybody, -size)
      if (sender !== null) add(sender, -size)
    }
  }
}

async function* piecesOf({ body }: Request, { mostMs, mostIdleMs }: BodyLimits): AsyncGenerator<Uint8Array> {
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
