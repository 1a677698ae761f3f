import { DriveError } from './drive-error'

export type Related = { metadata: Record<string, unknown>; mimeType: string; content: AsyncIterable<Buffer> }

const headLimit = 64 * 1024

/**
 * Splits a `multipart/related` body into its JSON part, read whole, and its media part, passed on as it arrives:
 * only the bytes that might start the closing boundary are held back.
 */
export async function splitRelated(body: AsyncIterable<Buffer>, contentType: string): Promise<Related> {
  const boundary = /boundary="?([^";]+)"?/.exec(contentType)?.[1]
  if (!boundary) throw new DriveError(400, 'Missing boundary')
  const source = body[Symbol.asyncIterator]()
  const pull = async () => {
    const next = await source.next()
    if (next.done) throw new DriveError(400, 'Malformed multipart body.')
    return Buffer.from(next.value)
  }

  let buffered = Buffer.alloc(0)
  async function upTo(mark: string): Promise<Buffer> {
    for (;;) {
      const at = buffered.indexOf(mark)
      if (at >= 0) {
        const before = buffered.subarray(0, at)
        buffered = buffered.subarray(at + mark.length)
        return before
      }
      if (buffered.length > headLimit) throw new DriveError(400, 'Metadata part too large')
      buffered = Buffer.concat([buffered, await pull()])
    }
  }

  await upTo(`--${boundary}\r\n`)
  await upTo('\r\n\r\n')
  const metadata = parseMetadata(await upTo(`\r\n--${boundary}\r\n`))
  const head = (await upTo('\r\n\r\n')).toString('latin1')
  const mimeType = /content-type:\s*([^\r\n;]+)/i.exec(head)?.[1]?.trim() ?? 'application/octet-stream'

  async function* content(): AsyncGenerator<Buffer> {
    const closing = Buffer.from(`\r\n--${boundary}--`)
    for (;;) {
      const at = buffered.indexOf(closing)
      if (at >= 0) {
        yield buffered.subarray(0, at)
        return
      }
      const sure = buffered.length - closing.length
      if (sure > 0) {
        yield buffered.subarray(0, sure)
        buffered = buffered.subarray(sure)
      }
      buffered = Buffer.concat([buffered, await pull()])
    }
  }
  return { metadata, mimeType, content: content() }
}

export function parseMetadata(bytes: Buffer): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(bytes.toString('utf8') || '{}')
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value }
  } catch {
    // Falls through to the one refusal below.
  }
  throw new DriveError(400, 'Parse Error', 'parseError')
}
