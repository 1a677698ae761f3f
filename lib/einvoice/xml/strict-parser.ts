import { SaxesParser, type SaxesTagNS } from 'saxes'
import { Refusal, refuseWhen } from '@/lib/einvoice/refusal'

const maxDepth = 100
const maxAttributes = 200
/** The largest number of characters of one text node in an XML document that the site reviews. */
export const maxReadText = 1024 * 1024
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
  depth: () => number
}

/** Parses XML within limits and without DOCTYPE, entities or active content. Throws a `Refusal`. */
export function strictParser(listener: Partial<Listener> = {}, maxText = maxReadText): StrictParser {
  const parser = new SaxesParser({ xmlns: true, position: false })
  const state = guard(parser, listener)
  let [fed, run] = [0, 0]

  // The parser reports texts and DOCTYPEs only at their end, so their length is limited while they arrive.
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
      // Some invoicing programs leave blank lines before the XML declaration, so these are removed.
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

export function strictParse(text: string, listener: Listener): void {
  const parser = strictParser(listener)
  const sound = text.trimStart()
  let pendingText = false
  for (let at = 0; at < sound.length;) {
    const end = tokenEnd(sound, at)
    const token = sound.slice(at, end)
    // Simple text inside the root element skips the slow parser, unless the parser still holds earlier text.
    const plain = parser.depth() > 0 && !pendingText ? plainText(token) : null
    if (plain !== null) listener.text(plain)
    else parser.write(token)
    if (plain === null) pendingText = token[0] !== '<'
    at = end
  }
  parser.end()
}

/** Returns the content of a text or CDATA that the parser would neither change nor refuse; null for other tokens. */
function plainText(token: string): string | null {
  if (token[0] !== '<') {
    refuseWhen(token.length > maxReadText, 'text')
    return /[&\r]|\]\]>/.test(token) || !isSoundText(token) ? null : token
  }
  if (!token.startsWith(cdata.open) || !token.endsWith(cdata.close)) return null
  const content = token.slice(cdata.open.length, -cdata.close.length)
  // A text with Windows line ends needs the parser, which normalizes them.
  return isSoundText(content) && !content.includes('\r') ? content : null
}

const isSoundText = (text: string) => !/[^\t\n\r\x20-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/u.test(text)

const closings = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?', '?>'],
] as const

/** Returns where a token ends; an unclosed token reaches to the end of the file, and the parser then refuses it. */
function tokenEnd(text: string, at: number): number {
  if (text[at] !== '<') return endAt(text.indexOf('<', at), 0, text)
  for (const [open, close] of closings) {
    if (text.startsWith(open, at)) return endAt(text.indexOf(close, at + open.length), close.length, text)
  }
  return text[at + 1] === '!' ? text.length : tagEnd(text, at)
}

const endAt = (found: number, length: number, text: string) => (found < 0 ? text.length : found + length)

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
