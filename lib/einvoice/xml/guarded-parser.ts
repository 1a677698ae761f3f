import { SaxesParser, type SaxesTagNS } from 'saxes'
import { Refusal, refuseWhen } from '@/lib/einvoice/refusal'
import { isActive } from '@/lib/einvoice/xml/active-markup'
import { tokenEnd } from '@/lib/einvoice/xml/token-end'

const maxDepth = 100
const maxElements = 60_000
const maxAttributes = 200
const maxAllAttributes = 100_000
const maxText = 1024 * 1024
const maxProlog = 64 * 1024
const pieceSize = 32 * 1024
const cdata = { open: '<![CDATA[', close: ']]>' }

type Listener = {
  open: (tag: SaxesTagNS) => void
  close: () => void
  text: (text: string) => void
}

/** Feeds a parser piece by piece and stops at the first thing that no invoice has; throws a `Refusal`. */
export function guardedParse(text: string, listener: Listener): void {
  const parser = new SaxesParser({ xmlns: true, position: false })
  const state = guard(parser, listener)
  // Some invoicing programs leave blank lines before the declaration.
  const sound = text.trimStart()
  refuseWhen(sound === '', 'empty')
  let pendingText = false
  try {
    for (let at = 0; at < sound.length;) {
      const end = tokenEnd(sound, at)
      const token = sound.slice(at, end)
      // The parser looks at every letter. Of an invoice most letters are its signature and the document inside of a
      // wrapper: what is plain text within the root goes past it, unless it holds a text back that comes before.
      const plain = state.depth() > 0 && !pendingText ? plainText(token) : null
      if (plain !== null) listener.text(plain)
      else feed(token, at)
      if (plain === null) pendingText = token[0] !== '<'
      at = end
    }
    parser.close()
  } catch (cause) {
    if (cause instanceof Refusal) throw cause
    throw new Refusal(state.isAfterRoot() ? 'two-documents' : 'malformed')
  }

  function feed(token: string, at: number) {
    for (let from = 0; from < token.length; from += pieceSize) {
      parser.write(token.slice(from, from + pieceSize))
      refuseWhen(at + from > maxProlog && state.elements() === 0, 'prolog')
    }
  }
}

/** The words of a text or CDATA section that say what they mean; null for all that the parser has to judge. */
function plainText(token: string): string | null {
  if (token[0] !== '<') {
    refuseWhen(token.length > maxText, 'text')
    return /[&\r]|\]\]>/.test(token) || !isSoundText(token) ? null : token
  }
  if (!token.startsWith(cdata.open) || !token.endsWith(cdata.close)) return null
  const words = token.slice(cdata.open.length, -cdata.close.length)
  return isSoundText(words) ? words : null
}

const isSoundText = (text: string) => !/[^\t\n\r\x20-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/u.test(text)

function guard(parser: SaxesParser<{ xmlns: true; position: false }>, listener: Listener) {
  let [depth, elements, attributes, allAttributes, rootClosed] = [0, 0, 0, 0, false]
  parser.on('doctype', () => refuseWhen(true, 'doctype'))
  parser.on('processinginstruction', ({ target }) => refuseWhen(target === 'xml-stylesheet', 'stylesheet'))
  parser.on('opentagstart', () => {
    depth += 1
    elements += 1
    attributes = 0
    refuseWhen(rootClosed, 'two-documents')
    refuseWhen(depth > maxDepth, 'depth')
    refuseWhen(elements > maxElements, 'elements')
  })
  parser.on('attribute', () => {
    attributes += 1
    allAttributes += 1
    refuseWhen(attributes > maxAttributes || allAttributes > maxAllAttributes, 'attributes')
  })
  parser.on('opentag', (tag) => {
    refuseWhen(isActive(tag, depth === 1), 'active')
    listener.open(tag)
  })
  parser.on('closetag', () => {
    depth -= 1
    rootClosed = depth === 0
    listener.close()
  })
  parser.on('text', listener.text)
  parser.on('cdata', listener.text)
  return { depth: () => depth, elements: () => elements, isAfterRoot: () => rootClosed }
}
