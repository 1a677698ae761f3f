import { SaxesParser, type SaxesTagNS } from 'saxes'
import { refuseWhen, type Gate } from '@/lib/uploads/content-check/gate'
import { xmlDecoder } from '@/lib/uploads/content-check/xml-decoder'

const maxDepth = 100
const maxAttributes = 200
const maxText = 1024 * 1024

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
  const parser = guardedParser()
  let started = false

  function feed(text: string) {
    // Some invoicing programs leave blank lines before the declaration.
    const sound = started ? text : text.trimStart()
    started ||= sound !== ''
    if (sound) parser.write(sound)
  }

  return {
    write: (chunk) => feed(decoder.write(chunk)),
    end() {
      feed(decoder.end())
      refuseWhen(!started, 'xml-empty')
      parser.close()
    },
  }
}

function guardedParser() {
  const parser = new SaxesParser({ xmlns: true, position: false })
  let depth = 0
  let attributes = 0
  parser.on('doctype', () => refuseWhen(true, 'xml-doctype'))
  parser.on('processinginstruction', ({ target }) =>
    refuseWhen(target === 'xml-stylesheet', 'xml-stylesheet'),
  )
  parser.on('opentagstart', () => {
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
  parser.on('text', (text) => refuseWhen(text.length > maxText, 'xml-text'))
  return parser
}

function isActive(tag: SaxesTagNS, root: boolean): boolean {
  if (root && activeRoots.has(tag.local.toLowerCase())) return true
  if (activeNamespaces.has(tag.uri)) return true
  return Object.values(tag.attributes).some(({ uri }) => activeNamespaces.has(uri))
}
