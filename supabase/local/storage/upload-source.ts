import type { IncomingMessage } from 'node:http'
import { badShape } from './call-body'
import { StorageFailure } from './storage-failure'

type UploadSource = {
  /** True if the file is sent in a form, so that the request's content length is larger than the file. */
  isForm: boolean
  /** The media type as sent, with its parameters. */
  type: string
  cacheControl: string
  userMetadata: Record<string, unknown> | null
  bytes: AsyncIterable<Uint8Array>
}

const wellFormed = /^[^/\s;]+\/[^/\s;]+\s*(;.*)?$/
/** Removes the parameters of a form part's media type, because hosted Supabase ignores them. */
const bareType = (type: string) => (type.split(';')[0] ?? '').trim().toLowerCase()
const noContent = () => badShape('No content provided', 'InvalidRequest')
const cutShort = () => badShape('Request stream closed before upload could begin', 'InvalidRequest')

const notAnObject = () => new StorageFailure(400, 'InvalidParameter', 'invalid input syntax for type json')

function parseMetadata(text: string | undefined): Record<string, unknown> | null {
  if (!text) return null
  try {
    const value: unknown = JSON.parse(text)
    if (Array.isArray(value)) throw notAnObject()
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null
  } catch (error) {
    if (error instanceof StorageFailure) throw error
    return null
  }
}

export async function readUpload(request: IncomingMessage): Promise<UploadSource> {
  const contentType = request.headers['content-type'] ?? 'application/octet-stream'
  if (!contentType.startsWith('multipart/form-data')) {
    if (!wellFormed.test(contentType)) {
      throw new StorageFailure(415, 'invalid_mime_type', 'Invalid Content-Type header', 'InvalidMimeType')
    }
    const metadata = request.headers['x-metadata']
    return {
      isForm: false,
      type: contentType,
      cacheControl: request.headers['cache-control'] ?? 'no-cache',
      userMetadata: parseMetadata(
        typeof metadata === 'string' ? Buffer.from(metadata, 'base64').toString() : undefined,
      ),
      // If a plain `for await` ended early, it would destroy the socket, and the client could not read the answer.
      bytes: request.iterator({ destroyOnReturn: false }),
    }
  }
  const { fields, contentType: type, bytes } = await readMultipart(contentType, request)
  const seconds = fields.get('cacheControl')
  return {
    isForm: true,
    type: fields.get('contentType') || type,
    cacheControl: seconds ? `max-age=${seconds}` : 'no-cache',
    userMetadata: parseMetadata(fields.get('metadata') ?? fields.get('userMetadata')),
    bytes,
  }
}

type MultipartFile = {
  /** The form fields that were sent before the file. Form fields after the file are ignored. */
  fields: Map<string, string>
  contentType: string
  bytes: AsyncIterable<Uint8Array>
}

const maxFields = 1 << 16
/** Hosted Supabase refuses forms with more fields than this. */
const maxFieldCount = 10

/** Reads a stream up to given sequences of bytes (marks), and holds at most one chunk and one mark in memory. */
class MarkedReader {
  readonly #source: AsyncIterator<Uint8Array>
  #held: Buffer = Buffer.alloc(0)

  constructor(source: AsyncIterable<Uint8Array>) {
    this.#source = source[Symbol.asyncIterator]()
  }

  /** Yields the bytes up to the next `mark`, and skips the bytes of the mark itself. */
  async *until(mark: Buffer): AsyncGenerator<Uint8Array> {
    for (;;) {
      const at = this.#held.indexOf(mark)
      if (at >= 0) {
        if (at > 0) yield this.#held.subarray(0, at)
        this.#held = this.#held.subarray(at + mark.length)
        return
      }
      const safe = this.#held.length - mark.length + 1
      if (safe > 0) {
        yield this.#held.subarray(0, safe)
        this.#held = this.#held.subarray(safe)
      }
      const next = await this.#source.next()
      if (next.done) throw cutShort()
      this.#held =
        this.#held.length > 0
          ? Buffer.concat([this.#held, next.value])
          : Buffer.from(next.value.buffer, next.value.byteOffset, next.value.length)
    }
  }

  async text(mark: Buffer): Promise<string> {
    const parts: Uint8Array[] = []
    let size = 0
    for await (const part of this.until(mark)) {
      size += part.length
      if (size > maxFields) throw cutShort()
      parts.push(part)
    }
    return Buffer.concat(parts).toString('utf8')
  }
}

/** Streams the form's first file, whatever its field is called, because supabase-js sends an empty field name. */
export async function readMultipart(
  contentType: string,
  body: AsyncIterable<Uint8Array>,
): Promise<MultipartFile> {
  const boundary = /boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(contentType)
  const delimiter = `--${boundary?.[1] ?? boundary?.[2] ?? ''}`
  if (delimiter === '--') throw badShape('Multipart: Boundary not found', 'InvalidRequest')
  const reader = new MarkedReader(body)
  const fields = new Map<string, string>()
  const lineEnd = Buffer.from('\r\n')
  const partEnd = Buffer.from(`\r\n${delimiter}`)
  await reader.text(Buffer.from(delimiter))
  for (;;) {
    if ((await reader.text(lineEnd)) !== '') throw noContent()
    const head = await reader.text(Buffer.from('\r\n\r\n'))
    if (/^content-disposition:.*\bfilename\*?=/im.test(head)) {
      const type = /^content-type:\s*(.+)$/im.exec(head)?.[1]?.trim()
      return { fields, contentType: bareType(type ?? 'text/plain'), bytes: reader.until(partEnd) }
    }
    if (fields.size >= maxFieldCount) throw cutShort()
    fields.set(/\bname="([^"]*)"/i.exec(head)?.[1] ?? '', await reader.text(partEnd))
  }
}
