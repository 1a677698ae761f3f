import { SaxesParser, type SaxesTagNS } from 'saxes'
import { refuseWhen, type Gate } from '@/lib/uploads/content-check/gate'
import { xmlDecoder } from '@/lib/uploads/content-check/xml-decoder'

const maxDepth = 100
const maxAttributes = 200
const maxText = 1024 * 1024
const maxProlog = 64 * 1024
const pieceSize = 32 * 1024

/** What a browser would draw or run when it opens such a file. */
const activeNamespaces = new Set([
  'http://www.w3.org/2000/svg',
  'http://www.w3.org/1999/xhtml',
  'http://www.w3.org/1999/XSL/Transform',
])
const activeRoots = new Set(['svg', 'html', 'stylesheet', 'transform'])

/** Well-formed to the end, no DOCTYPE (so no entities to expand), within the limits, and nothing active in it. */
export function xmlGate(): Gate {
  const decoder = xmlDecoder()
  const xml = guardedParser()
  let fed = 0
  let run = 0

  function feed(text: string) {
    // Some invoicing programs leave blank lines before the declaration.
    const sound = fed > 0 ? text : text.trimStart()
    for (let at = 0; at < sound.length; at += pieceSize) write(sound.slice(at, at + pieceSize))
  }

  // The parser tells of a text or a DOCTYPE at its end only, so a long one is cut short here.
  function write(piece: string) {
    for (let at = 0; at >= 0;) {
      const next = piece.indexOf('<', at)
      run += (next < 0 ? piece.length : next) - at
      refuseWhen(run > maxText, 'xml-text')
      if (next < 0) break
      run = 0
      at = next + 1
    }
    xml.parser.write(piece)
    fed += piece.length
    refuseWhen(fed > maxProlog && !xml.hasRoot(), 'xml-prolog')
  }

  return {
    write: (chunk) => feed(decoder.write(chunk)),
    end() {
      feed(decoder.end())
      refuseWhen(fed === 0, 'xml-empty')
      xml.parser.close()
    },
  }
}

function guardedParser() {
  const parser = new SaxesParser({ xmlns: true, position: false })
  let depth = 0
  let attributes = 0
  let root = false
  parser.on('doctype', () => refuseWhen(true, 'xml-doctype'))
  parser.on('processinginstruction', ({ target }) =>
    refuseWhen(target === 'xml-stylesheet', 'xml-stylesheet'),
  )
  parser.on('opentagstart', () => {
    root = true
    depth += 1
    attributes = 0
    refuseWhen(depth > maxDepth, 'xml-depth')
  })
  parser.on('attribute', () => {
    attributes += 1
    refuseWhen(attributes > maxAttributes, 'xml-attributes')
  })
  parser.on('opentag', (tag) => refuseWhen(isActive(tag, depth === 1), 'xml-active'))
  parser.on('closetag', () => (depth -= 1))
  return { parser, hasRoot: () => root }
}

function isActive(tag: SaxesTagNS, root: boolean): boolean {
  if (root && activeRoots.has(tag.local.toLowerCase())) return true
  if (activeNamespaces.has(tag.uri)) return true
  return Object.values(tag.attributes).some(({ uri }) => activeNamespaces.has(uri))
}
