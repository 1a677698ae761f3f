import type { SaxesTagNS } from 'saxes'
import { decodeXml } from '@/lib/einvoice/xml/decode'
import { guardedParse } from '@/lib/einvoice/xml/guarded-parser'
import type { XmlNode } from '@/lib/einvoice/xml/node'
import { Refusal, refuseWhen } from '@/lib/einvoice/refusal'

/** Bytes as well as characters; a file between this and the upload's limit is left to a person. */
export const maxXmlSize = 4 * 1024 * 1024
/** A tree is kept in memory: it may have as much as any invoice has, and no more. */
const maxElements = 60_000
const maxAllAttributes = 100_000

export function readTree(bytes: Uint8Array): XmlNode {
  refuseWhen(bytes.length === 0, 'empty')
  refuseWhen(bytes.length > maxXmlSize, 'too-large')
  return parseTree(decodeXml(bytes))
}

/** The root element of a document; throws a `Refusal`. */
export function parseTree(text: string): XmlNode {
  refuseWhen(text.length > maxXmlSize, 'too-large')
  const open: XmlNode[] = []
  let root: XmlNode | undefined
  let [elements, attributes] = [0, 0]
  guardedParse(text, {
    open(tag) {
      const node = nodeOf(tag)
      elements += 1
      attributes += Object.keys(tag.attributes).length
      refuseWhen(elements > maxElements, 'elements')
      refuseWhen(attributes > maxAllAttributes, 'attributes')
      root ??= node
      open.at(-1)?.children.push(node)
      open.push(node)
    },
    close: () => open.pop(),
    text(words) {
      const node = open.at(-1)
      if (node) node.text += words
    },
  })
  if (!root) throw new Refusal('malformed')
  return root
}

function nodeOf(tag: SaxesTagNS): XmlNode {
  const attributes = new Map<string, string>()
  for (const name in tag.attributes) {
    const attribute = tag.attributes[name]
    if (attribute && attribute.prefix !== 'xmlns') attributes.set(attribute.local, attribute.value)
  }
  return { name: tag.local, uri: tag.uri, attributes, children: [], text: '' }
}
