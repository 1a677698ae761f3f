import 'server-only'
import { ExpectedError } from '@/lib/errors'

const maxBytes = 64 * 1024

/** The text of a small request; a longer one is refused before it is read to its end. */
export async function readBody(request: Request): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.length
    if (size > maxBytes) throw new ExpectedError('invalid-input')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
