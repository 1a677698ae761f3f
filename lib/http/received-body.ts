import 'server-only'
import { ExpectedError } from '@/lib/errors'

type BodyLimits = {
  /** The largest size of one body, in bytes. */
  most: number
  /** The most bytes of all bodies that are received at the same time. */
  mostTogether: number
  /** The most bytes of all bodies of one sender, so that nobody can block all other senders. */
  mostOfOne: number
  mostMs: number
  /** The longest pause in which no byte of a body arrives, in milliseconds. */
  mostIdleMs: number
  tooLarge?: () => ExpectedError
}

type Take<T> = (body: Buffer) => Promise<T>

/**
 * Returns a function that receives the body of a request and calls `take` with it.
 * The function throws `file-size` (or the error of `tooLarge`) for a body that is too large.
 * The function throws `unavailable` when too many bytes arrive at once, or when the body stops arriving.
 * A body whose sender is null is limited by `mostTogether`, but not by `mostOfOne`.
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
    // Nobody needs the rest of the body, so the site stops receiving it.
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
