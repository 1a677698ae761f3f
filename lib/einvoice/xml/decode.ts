import { Refusal } from '@/lib/einvoice/refusal'

const headSize = 1024
const nothing = new Uint8Array(0)

type Encoding = 'UTF-8' | 'UTF-16' | 'ISO-8859-1'
/** The XML declaration or byte order mark states the encoding `declared`, but the bytes have the encoding `read`. */
export type EncodingNote = { declared: string; read: Encoding }

/**
 * Decodes by the actual encoding of the bytes. Throws a `Refusal` for an unknown or ambiguous encoding.
 * `isUtf8` means that the whole file is known to be UTF-8, even if it declares ISO-8859-1.
 */
export function xmlDecoder(isUtf8 = false) {
  let head: Uint8Array | null = nothing
  let begun: Begun | null = null

  function begin(bytes: Uint8Array): string {
    head = null
    const start = startOf(bytes, isUtf8)
    begun = start
    return decode(bytes.subarray(start.skip))
  }

  function decode(bytes: Uint8Array, stream = true): string {
    try {
      return begun?.decoder.decode(bytes, stream) ?? ''
    } catch (cause) {
      throw cause instanceof Refusal ? cause : new Refusal('encoding')
    }
  }

  return {
    write(chunk: Uint8Array): string {
      if (!head) return decode(chunk)
      head = joined(head, chunk)
      return head.length < headSize ? '' : begin(head)
    },
    end: (): string => (head ? begin(head) : '') + decode(nothing, false),
    note: (): EncodingNote | null => {
      const read = begun?.decoder.read()
      return begun && read && !begun.declared.includes(read) ? { declared: begun.stated, read } : null
    },
  }
}

export function decodeXml(bytes: Uint8Array): { text: string; note: EncodingNote | null } {
  const decoder = xmlDecoder(isMultibyteUtf8(bytes))
  const text = decoder.write(bytes) + decoder.end()
  return { text, note: decoder.note() }
}

type Decoder = { decode: (bytes: Uint8Array, stream: boolean) => string; read: () => Encoding }
/** `declared` are the encodings that byte order mark and XML declaration allow; `stated` is the name they give. */
type Begun = { decoder: Decoder; skip: number; declared: readonly Encoding[]; stated: string }

const marks = [
  { bytes: [0xef, 0xbb, 0xbf], is: 'UTF-8' },
  { bytes: [0xff, 0xfe], is: 'UTF-16' },
  { bytes: [0xfe, 0xff], is: 'UTF-16' },
] as const

const markOf = (bytes: Uint8Array) => marks.find((one) => one.bytes.every((byte, at) => bytes[at] === byte))

const names: Readonly<Record<Encoding, RegExp>> = {
  'UTF-8': /^(unicode-1-1-)?utf[-_]?8$/,
  'UTF-16': /^(utf-?16([-_]?[lb]e)?|ucs-?2|iso-10646-ucs-2|unicode)$/,
  'ISO-8859-1': /^(iso[-_]?8859[-_]1(5)?|latin-?[19]|windows-?1252|cp-?1252|us-ascii|ascii)$/,
}

function startOf(bytes: Uint8Array, isUtf8: boolean): Begun {
  const mark = markOf(bytes)
  const skip = mark?.bytes.length ?? 0
  const rest = bytes.subarray(skip, headSize)
  const wide = wideIn(rest) ?? (mark?.is === 'UTF-16' && !isAscii(rest) ? wideOf(mark.bytes) : null)
  const text = new TextDecoder(wide ?? 'latin1').decode(rest)
  const stated = /^\s*<\?xml\s[^>]*?encoding\s*=\s*["']([\w.:-]{1,40})["']/.exec(text)?.[1] ?? ''
  const family = (['UTF-8', 'UTF-16', 'ISO-8859-1'] as const).find((one) =>
    names[one].test(stated.toLowerCase()),
  )
  if (stated !== '' && !family) throw new Refusal('encoding')
  const says = { stated: stated || mark?.is || 'UTF-8', skip }
  // If the byte order mark and the declaration disagree, `declared` is empty and the review says so.
  const all = [...(family ? [family] : []), ...(mark ? [mark.is] : [])]
  const declared =
    all.length === 0 ? (['UTF-8', 'UTF-16'] as const) : new Set(all).size === 1 ? [all[0] ?? 'UTF-8'] : []
  if (wide) return { ...says, declared, decoder: fixed(wide, 'UTF-16') }
  const isLatin = family === 'ISO-8859-1' && mark?.is !== 'UTF-8' && !isUtf8
  return { ...says, declared, decoder: isLatin ? fixed(latinOf(stated), 'ISO-8859-1') : byBytes() }
}

const wideOf = ([first]: readonly number[]) => (first === 0xff ? 'utf-16le' : 'utf-16be')
/** The first character is ASCII, so in UTF-16 the position of its zero byte gives the byte order. */
function wideIn([first, second]: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (first === 0 && second !== 0) return 'utf-16be'
  return second === 0 && first !== 0 ? 'utf-16le' : null
}

/** True when the two bytes after a byte order mark are ASCII characters, so that the text cannot be UTF-16. */
const isAscii = ([first = 0, second = 0]: Uint8Array) =>
  [first, second].every((byte) => byte < 0x80) && /[<\s]/.test(String.fromCharCode(first))

const latinOf = (stated: string) => (/15$|9$/.test(stated) ? 'iso-8859-15' : 'windows-1252')

function fixed(label: string, read: Encoding): Decoder {
  const decoder = new TextDecoder(label, { fatal: true })
  return { decode: (bytes, stream) => decoder.decode(bytes, { stream }), read: () => read }
}

/** The first character beyond ASCII decides whether the text is UTF-8 or Spanish text in ISO-8859-1. */
function byBytes(): Decoder {
  let held: Uint8Array = nothing
  let decoder: TextDecoder | null = null
  let isSpanish = false
  let hasLetter = false

  function decide(bytes: Uint8Array, stream: boolean): Uint8Array | null {
    held = joined(held, bytes)
    const at = firstBeyond(held)
    if (stream && at >= 0 && at + longestLetter > held.length) return null
    const all = held
    held = nothing
    if (at < 0) return all
    isSpanish = !isUtf8Letter(all, at)
    decoder = new TextDecoder(isSpanish ? 'windows-1252' : 'utf-8', { fatal: true, ignoreBOM: true })
    return all
  }

  return {
    decode(bytes, stream) {
      const all = decoder ? bytes : decide(bytes, stream)
      if (all === null) return ''
      if (isSpanish) {
        for (const byte of all) {
          if (byte > 0x7f && !spanish.has(byte)) throw new Refusal('encoding')
          hasLetter ||= byte >= 0xc0
        }
        if (!stream && !hasLetter) throw new Refusal('encoding')
      }
      return decoder ? decoder.decode(all, { stream }) : new TextDecoder('latin1').decode(all)
    },
    read: () => (isSpanish ? 'ISO-8859-1' : 'UTF-8'),
  }
}

/** Letters and signs of Spanish that ISO-8859-1, ISO-8859-15 and Windows-1252 write with the same byte. */
const spanish = new Set([...'áéíóúüñÁÉÍÓÚÜÑ¿¡ºª«»°·\u00a0'].map((letter) => letter.charCodeAt(0)))
const longestLetter = 4

function firstBeyond(bytes: Uint8Array): number {
  for (let at = 0; at < bytes.length; at += 1) if ((bytes[at] ?? 0) > 0x7f) return at
  return -1
}

function isUtf8Letter(bytes: Uint8Array, at: number): boolean {
  const first = bytes[at] ?? 0
  const length = first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : 2
  return isValid(bytes.subarray(at, at + length))
}

function isMultibyteUtf8(bytes: Uint8Array): boolean {
  const text = bytes.subarray(markOf(bytes)?.bytes.length ?? 0)
  return firstBeyond(text) >= 0 && isValid(text)
}

function isValid(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}

function joined(one: Uint8Array, other: Uint8Array): Uint8Array {
  if (one.length === 0) return other
  const both = new Uint8Array(one.length + other.length)
  both.set(one)
  both.set(other, one.length)
  return both
}
