import { Refusal } from '@/lib/einvoice/refusal'

const headSize = 1024
const singleByte = ['utf-8', 'us-ascii', 'iso-8859-1', 'iso-8859-15', 'windows-1252']

/** The text in these bytes, by the byte order mark, the first two bytes or the declared encoding. */
export function decodeXml(bytes: Uint8Array): string {
  try {
    return new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes)
  } catch (cause) {
    throw cause instanceof Refusal ? cause : new Refusal('encoding')
  }
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
