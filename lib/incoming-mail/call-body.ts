import 'server-only'
import { ExpectedError } from '@/lib/errors'

/** A call with the largest mail that gets a line in the portal, for example one of 40 MB, which is not read. */
const mostBytes = 48 * 1024 * 1024
/** Bytes of all calls that are being received. More have to be sent again, which mail services do. */
const mostTogether = 160 * 1024 * 1024
const mostMs = 60_000

let together = 0

/** Reads the body of a mail service's call and lends it to `take`. Throws `file-size` and, while too much arrives, `unavailable`. */
export async function withCallBody<T>(request: Request, take: (body: Buffer) => Promise<T>): Promise<T> {
  const chunks: Uint8Array[] = []
  let size = 0
  const until = Date.now() + mostMs
  try {
    for await (const chunk of request.body ?? []) {
      size += chunk.length
      together += chunk.length
      if (size > mostBytes) throw new ExpectedError('file-size')
      if (together > mostTogether || Date.now() > until) throw new ExpectedError('unavailable')
      chunks.push(chunk)
    }
    return await take(Buffer.concat(chunks))
  } finally {
    together -= size
  }
}
