import 'server-only'
import { ExpectedError } from '@/lib/errors'
import { readBody } from '@/lib/read-body'

/** The JSON of a small request; anything longer or malformed is refused. */
export async function readJson(request: Request): Promise<unknown> {
  const text = await readBody(request)
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new ExpectedError('invalid-input', { cause })
  }
}
