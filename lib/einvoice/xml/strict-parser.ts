import { SaxesParser, type SaxesTagNS } from 'saxes'
import { Refusal, refuseWhen } from '@/lib/einvoice/refusal'

const maxDepth = 100
const maxAttributes = 200
export const maxText = 1024 * 1024
const maxProlog = 64 * 1024
const pieceSize = 32 * 1024

export type Listener = {
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
