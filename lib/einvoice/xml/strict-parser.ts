import { SaxesParser, type SaxesTagNS } from 'saxes'
import { Refusal, refuseWhen } from '@/lib/einvoice/refusal'

const maxDepth = 100
const maxAttributes = 200
const maxText = 1024 * 1024
const maxProlog = 64 * 1024
const pieceSize = 32 * 1024

type Listener = {
  open: (tag: SaxesTagNS) => void
  close: () => void
  text: (text: string) => void
  instruction?: (instruction: { target: string; body: string }) => void
}

type StrictParser = {
  write: (text: string) => void
  end: () => void
  /** How many elements are open. */
  depth: () => number
}

/**
 * Every XML is read through this parser, an upload in passing as well as an invoice: well-formed to the end, no
 * DOCTYPE (so no entities to expand), within the limits, nothing active in it. Throws a `Refusal` at the first thing that no
 * invoice has, holding no more than a piece of the text.
 */
export function strictParser(listener: Partial<Listener> = {}): StrictParser {
  const parser = new SaxesParser({ xmlns: true, position: false })
  const state = guard(parser, listener)
  let [fed, run] = [0, 0]

  // The parser tells of a text or a DOCTYPE at its end only, so a long one is cut short here.
  function countRun(piece: string) {
    for (let at = 0; at >= 0;) {
      const next = piece.indexOf('<', at)
      run += (next < 0 ? piece.length : next) - at
      refuseWhen(run > maxText, 'text')
      if (next < 0) break
      run = 0
      at = next + 1
    }
  }

  function write(piece: string) {
    countRun(piece)
    judged(() => parser.write(piece))
    fed += piece.length
    refuseWhen(fed > maxProlog && !state.hasRoot(), 'prolog')
  }

  function judged(parse: () => void) {
    try {
      parse()
    } catch (cause) {
      if (cause instanceof Refusal) throw cause
      throw new Refusal(state.isAfterRoot() ? 'two-documents' : 'malformed')
    }
  }

  return {
    write(text) {
      // Some invoicing programs leave blank lines before the declaration.
      const sound = fed > 0 ? text : text.trimStart()
      for (let at = 0; at < sound.length; at += pieceSize) write(sound.slice(at, at + pieceSize))
    },
    end() {
      refuseWhen(fed === 0, 'empty')
      judged(() => parser.close())
    },
    depth: state.depth,
  }
}

function guard(parser: SaxesParser<{ xmlns: true; position: false }>, listener: Partial<Listener>) {
  let [depth, attributes, root, rootClosed] = [0, 0, false, false]
  parser.on('doctype', () => refuseWhen(true, 'doctype'))
  parser.on('processinginstruction', ({ target, body }) => {
    refuseWhen(target === 'xml-stylesheet', 'stylesheet')
    listener.instruction?.({ target, body })
  })
  parser.on('opentagstart', () => {
    root = true
    depth += 1
    attributes = 0
    refuseWhen(rootClosed, 'two-documents')
    refuseWhen(depth > maxDepth, 'depth')
  })
  parser.on('attribute', () => {
    attributes += 1
    refuseWhen(attributes > maxAttributes, 'attributes')
  })
  parser.on('opentag', (tag) => {
    refuseWhen(isActive(tag, depth === 1), 'active')
    listener.open?.(tag)
  })
  parser.on('closetag', () => {
    depth -= 1
    rootClosed = depth === 0
    listener.close?.()
  })
  if (listener.text) {
    parser.on('text', listener.text)
    parser.on('cdata', listener.text)
  }
  return { depth: () => depth, hasRoot: () => root, isAfterRoot: () => rootClosed }
}

/** What a browser would draw or run when it opens such a file. */
const activeNamespaces = new Set([
  'http://www.w3.org/2000/svg',
  'http://www.w3.org/1999/xhtml',
  'http://www.w3.org/1999/XSL/Transform',
])
const activeRoots = new Set(['svg', 'html', 'stylesheet', 'transform'])

function isActive(tag: SaxesTagNS, root: boolean): boolean {
  if (root && activeRoots.has(tag.local.toLowerCase())) return true
  if (activeNamespaces.has(tag.uri)) return true
  for (const name in tag.attributes) {
    if (activeNamespaces.has(tag.attributes[name]?.uri ?? '')) return true
  }
  return false
}

const cdata = { open: '<![CDATA[', close: ']]>' }

/** Reads a whole text through the gate; throws a `Refusal`. */
export function strictParse(text: string, listener: Listener): void {
  const parser = strictParser(listener)
  const sound = text.trimStart()
  let pendingText = false
  for (let at = 0; at < sound.length;) {
    const end = tokenEnd(sound, at)
    const token = sound.slice(at, end)
    // The parser looks at every character. Of an invoice most characters are its signature and the document inside of a
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
  // The parser turns the line ends of Windows into one character.
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
