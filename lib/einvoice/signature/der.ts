/** One DER value (X.690); the parts of a constructed value are read on demand. */
export type Der = { tag: number; body: Uint8Array; whole: Uint8Array }

/** Throws a `RangeError` for invalid DER. */
export function readDer(bytes: Uint8Array, at = 0): Der {
  const [tag, first] = [bytes[at], bytes[at + 1]]
  if (tag === undefined || first === undefined || (tag & 0x1f) === 0x1f) throw new RangeError('der')
  let [start, length] = [at + 2, first]
  if (first & 0x80) {
    const count = first & 0x7f
    if (count === 0 || count > 3) throw new RangeError('der')
    length = 0
    for (const byte of bytes.subarray(start, start + count)) length = length * 256 + byte
    start += count
  }
  const end = start + length
  if (end > bytes.length) throw new RangeError('der')
  return { tag, body: bytes.subarray(start, end), whole: bytes.subarray(at, end) }
}

export function partsOf({ body }: Der): Der[] {
  const parts: Der[] = []
  for (let at = 0; at < body.length;) {
    const part = readDer(body, at)
    parts.push(part)
    at += part.whole.length
  }
  return parts
}

export function partAt(der: Der, at: number): Der {
  const part = partsOf(der)[at]
  if (!part) throw new RangeError('der')
  return part
}

export function oidOf({ body }: Der): string {
  if (body.length === 0 || (body.at(-1) ?? 0) & 0x80) throw new RangeError('der')
  const numbers: number[] = []
  let value = 0
  for (const byte of body) {
    value = value * 128 + (byte & 0x7f)
    if (byte & 0x80) continue
    if (numbers.length === 0) {
      const head = Math.min(Math.floor(value / 40), 2)
      numbers.push(head, value - head * 40)
    } else numbers.push(value)
    value = 0
  }
  return numbers.join('.')
}

export function textOfDer({ tag, body }: Der): string {
  const [bmpString, utf8String] = [0x1e, 0x0c]
  if (tag === bmpString) return new TextDecoder('utf-16be').decode(body)
  return new TextDecoder(tag === utf8String ? 'utf-8' : 'latin1').decode(body)
}

/** Returns milliseconds since 1970; two-digit years below 50 are in this century (RFC 5280). */
export function timeOf(der: Der): number {
  const found = /^(\d{2}|\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)Z$/.exec(textOfDer(der))
  if (!found) throw new RangeError('der')
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = found.slice(1).map(Number)
  const century = found[1]?.length === 4 ? 0 : year < 50 ? 2000 : 1900
  return Date.UTC(century + year, month - 1, day, hour, minute, second)
}
