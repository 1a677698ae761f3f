import { Refusal } from '@/lib/einvoice/refusal'

const headSize = 1024
const singleByte = ['utf-8', 'us-ascii', 'iso-8859-1', 'iso-8859-15', 'windows-1252']
const nothing = new Uint8Array(0)

/** The byte order mark, the first two bytes or the declaration give the encoding. Throws a `Refusal` for invalid bytes. */
export function xmlDecoder() {
  let head: Uint8Array | null = nothing
  let decoder: TextDecoder | undefined

  function decode(bytes: Uint8Array, stream: boolean): string {
    try {
      decoder ??= new TextDecoder(encodingOf(bytes), { fatal: true })
      return decoder.decode(bytes, { stream })
    } catch (cause) {
      throw cause instanceof Refusal ? cause : new Refusal('encoding')
    }
  }

  return {
    write(chunk: Uint8Array): string {
      if (!head) return decode(chunk, true)
      head = joined(head, chunk)
      if (head.length < headSize) return ''
      const bytes = head
      head = null
      return decode(bytes, true)
    },
    end: (): string => decode(head ?? nothing, false),
  }
}

export function decodeXml(bytes: Uint8Array): string {
  const decoder = xmlDecoder()
  return decoder.write(bytes) + decoder.end()
}

function joined(one: Uint8Array, other: Uint8Array): Uint8Array {
  if (one.length === 0) return other
  const both = new Uint8Array(one.length + other.length)
  both.set(one)
  both.set(other, one.length)
  return both
}

function encodingOf(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  if (first === 0) return 'utf-16be'
  if (second === 0) return 'utf-16le'
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, headSize))
  const declared = /^(?:ï»¿)?\s*<\?xml\s[^>]*?encoding\s*=\s*["']([\w.-]+)["']/.exec(head)
  const encoding = declared?.[1]?.toLowerCase() ?? 'utf-8'
  if (!singleByte.includes(encoding)) throw new Refusal('encoding')
  return encoding
}
