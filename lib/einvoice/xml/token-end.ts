const closings = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?', '?>'],
] as const

/**
 * Where the piece of XML that begins here ends: a text up to the next `<`, or one tag, comment, CDATA section or
 * instruction. What never ends, and a DOCTYPE, reach to the end of the text: the parser refuses them.
 */
export function tokenEnd(text: string, at: number): number {
  if (text[at] !== '<') return endAt(text.indexOf('<', at), 0, text)
  for (const [open, close] of closings) {
    if (text.startsWith(open, at)) return endAt(text.indexOf(close, at + open.length), close.length, text)
  }
  return text[at + 1] === '!' ? text.length : tagEnd(text, at)
}

const endAt = (found: number, length: number, text: string) => (found < 0 ? text.length : found + length)

/** Behind the first `>` that stands in no quotes. */
function tagEnd(text: string, at: number): number {
  const sign = /[>"']/g
  sign.lastIndex = at
  for (let found = sign.exec(text); found; found = sign.exec(text)) {
    if (found[0] === '>') return sign.lastIndex
    const close = text.indexOf(found[0], sign.lastIndex)
    if (close < 0) break
    sign.lastIndex = close + 1
  }
  return text.length
}
