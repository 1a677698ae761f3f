import type { SaxesTagNS } from 'saxes'
import { decodeXml } from '@/lib/einvoice/xml/decode'
import { strictParse } from '@/lib/einvoice/xml/strict-parser'
import type { XmlAttribute, XmlDocument, XmlInstruction, XmlNode } from '@/lib/einvoice/xml/node'
import { Refusal, refuseWhen } from '@/lib/einvoice/refusal'

/** The largest XML document, both in bytes and in characters; a person reads larger ones. */
export const maxXmlSize = 4 * 1024 * 1024
/** The tree is held in memory, so its size is limited to that of the largest real invoices. */
const maxElements = 60_000
const maxAllAttributes = 100_000

export function readTree(bytes: Uint8Array): XmlDocument {
  refuseWhen(bytes.length === 0, 'empty')
  refuseWhen(bytes.length > maxXmlSize, 'too-large')
  const { text, note } = decodeXml(bytes)
  return { ...parseTree(text), encoding: note }
}

/** The same tree is used for reading and for checking the signature. Throws a `Refusal`. */
export function parseTree(text: string): XmlDocument {
  refuseWhen(text.length > maxXmlSize, 'too-large')
  const [before, after]: [XmlInstruction[], XmlInstruction[]] = [[], []]
  let root: XmlNode | null = null
  let open: XmlNode | null = null
  let [elements, attributes] = [0, 0]
  strictParse(text, {
    open(tag) {
      const node = nodeOf(tag, open)
      elements += 1
      attributes += node.attributes.length + node.declared.size
      refuseWhen(elements > maxElements, 'elements')
      refuseWhen(attributes > maxAllAttributes, 'attributes')
      root ??= node
      open?.content.push(node)
      open = node
    },
    close: () => (open = open?.parent ?? null),
    text(piece) {
      if (!open || piece === '') return
      const last = open.content.length - 1
      const before = open.content[last]
      if (typeof before === 'string') open.content[last] = before + piece
      else open.content.push(piece)
    },
    instruction(instruction) {
      const beside = root ? after : before
      if (open) open.content.push(instruction)
      else beside.push(instruction)
    },
  })
  if (!root) throw new Refusal('malformed')
  return { root, before, after, length: text.length, encoding: null }
}

const none: ReadonlyMap<string, string> = new Map()
const declarations = 'http://www.w3.org/2000/xmlns/'

function nodeOf({ local, prefix, uri, attributes: all }: SaxesTagNS, parent: XmlNode | null): XmlNode {
  const attributes: XmlAttribute[] = []
  let declared: Map<string, string> | null = null
  for (const qualified in all) {
    const one = all[qualified]
    if (!one) continue
    const { prefix, local: name, uri, value } = one
    if (uri === declarations) (declared ??= new Map()).set(prefix === '' ? '' : name, value)
    else attributes.push({ prefix, name, uri, value })
  }
  return { name: local, prefix, uri, parent, attributes, declared: declared ?? none, content: [] }
}
