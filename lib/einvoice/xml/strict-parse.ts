import { refuseWhen } from '@/lib/einvoice/refusal'
import { maxText, strictParser, type Listener } from '@/lib/einvoice/xml/strict-parser'

const cdata = { open: '<![CDATA[', close: ']]>' }

/** Reads a whole text through the gate; throws a `Refusal`. */
export function strictParse(text: string, listener: Listener): void {
  const parser = strictParser(listener)
  const sound = text.trimStart()
  let pendingText = false
  for (let at = 0; at < sound.length;) {
    const end = tokenEnd(sound, at)
    const token = sound.slice(at, end)
    // The parser looks at every letter. Of an invoice most letters are its signature and the document inside of a
    // wrapper: what is plain text within the root goes past it, unless it holds a text back that comes before.
    const plain = parser.depth() > 0 && !pendingText ? plainText(token) : null
    if (plain !== null) listener.text(plain)
    else parser.write(token)
    if (plain === null) pendingText = token[0] !== '<'
    at = end
  }
  parser.end()
}

/** The words of a text or CDATA section that say what they mean; null for all that the parser has to judge. */
function plainText(token: string): string | null {
  if (token[0] !== '<') {
    refuseWhen(token.length > maxText, 'text')
    return /[&\r]|\]\]>/.test(token) || !isSoundText(token) ? null : token
  }
  if (!token.startsWith(cdata.open) || !token.endsWith(cdata.close)) return null
  const content = token.slice(cdata.open.length, -cdata.close.length)
  // The parser turns the line ends of Windows into one letter.
  return isSoundText(content) && !content.includes('\r') ? content : null
}

const isSoundText = (text: string) => !/[^\t\n\r\x20-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/u.test(text)

const closings = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?', '?>'],
] as const

/**
 * Where the piece of XML that begins here ends: a text up to the next `<`, or one tag, comment, CDATA section or
 * instruction. What never ends, and a DOCTYPE, reach to the end of the text: the parser refuses them.
 */
function tokenEnd(text: string, at: number): number {
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
