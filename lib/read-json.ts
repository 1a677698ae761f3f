import 'server-only'
import { ExpectedError } from '@/lib/errors'

const maxBytes = 64 * 1024

/** The JSON of a small request; anything longer or malformed is refused before it is read to its end. */
export async function readJson(request: Request): Promise<unknown> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.length
    if (size > maxBytes) throw new ExpectedError('invalid-input')
    chunks.push(chunk)
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString('utf8'))
  } catch (cause) {
    throw new ExpectedError('invalid-input', { cause })
  }
}
