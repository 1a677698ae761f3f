import type { IncomingMessage } from 'node:http'

const limit = 2 * 1024 * 1024

/** The whole body as bytes; throws past 2 MB, which nothing but file content exceeds here. */
export async function readBytes(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request) {
    const bytes = Buffer.from(chunk)
    size += bytes.length
    if (size > limit) throw new RangeError('body too large')
    chunks.push(bytes)
  }
  return Buffer.concat(chunks)
}

export async function readJson(request: IncomingMessage): Promise<unknown> {
  const text = (await readBytes(request)).toString('utf8')
  return text ? JSON.parse(text) : {}
}
