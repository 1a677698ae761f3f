import { ContentRefusal } from '@/lib/uploads/content-check/gate'

const headSize = 1024
const singleByte = ['utf-8', 'us-ascii', 'iso-8859-1', 'iso-8859-15', 'windows-1252']

/** Bytes to text by the byte order mark, the pattern of the first bytes or the declared encoding; wrong bytes throw. */
export function xmlDecoder() {
  let head: Buffer | null = Buffer.alloc(0)
  let decoder: TextDecoder | undefined

  function decode(bytes: Buffer, stream: boolean): string {
    decoder ??= new TextDecoder(encodingOf(bytes), { fatal: true })
    return decoder.decode(bytes, { stream })
  }

  return {
    write(chunk: Buffer): string {
      if (!head) return decode(chunk, true)
      head = Buffer.concat([head, chunk])
      if (head.length < headSize) return ''
      const bytes = head
      head = null
      return decode(bytes, true)
    },
    end: (): string => decode(head ?? Buffer.alloc(0), false),
  }
}

function encodingOf(bytes: Buffer): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  if (first === 0) return 'utf-16be'
  if (second === 0) return 'utf-16le'
  const head = bytes.toString('latin1', 0, headSize)
  const declared = /^(?:\xEF\xBB\xBF)?\s*<\?xml\s[^>]*?encoding\s*=\s*["']([\w.-]+)["']/.exec(head)
  const encoding = declared?.[1]?.toLowerCase() ?? 'utf-8'
  if (!singleByte.includes(encoding)) throw new ContentRefusal('xml-encoding')
  return encoding
}
