import type { EncodingNote } from '@/lib/einvoice/xml/decode'

export type XmlNode = {
  readonly name: string
  readonly prefix: string
  readonly uri: string
  readonly parent: XmlNode | null
  /** The attributes without the namespace declarations, which are in `declared`. */
  readonly attributes: readonly XmlAttribute[]
  /** Namespace URIs by prefix; '' is the prefix of the default namespace. */
  readonly declared: ReadonlyMap<string, string>
  /** Children and texts in document order; comments are dropped and the texts around them are joined. */
  readonly content: XmlContent[]
}
export type XmlAttribute = {
  readonly prefix: string
  readonly name: string
  readonly uri: string
  readonly value: string
}
export type XmlInstruction = { readonly target: string; readonly body: string }
type XmlContent = string | XmlNode | XmlInstruction
export type XmlDocument = {
  readonly root: XmlNode
  readonly before: readonly XmlInstruction[]
  readonly after: readonly XmlInstruction[]
  readonly length: number
  readonly encoding: EncodingNote | null
}

type Maybe = XmlNode | undefined

const ubl = 'urn:oasis:names:specification:ubl:schema:xsd:'
const basic = `${ubl}CommonBasicComponents-2`
const aggregate = `${ubl}CommonAggregateComponents-2`
export const extensionsUri = `${ubl}CommonExtensionComponents-2`
/** Elements are read only from these namespaces of UBL and of DIAN's structures. */
const readable = new Set([
  basic,
  aggregate,
  extensionsUri,
  'dian:gov:co:facturaelectronica:Structures-2-1',
  'http://www.dian.gov.co/contratos/facturaelectronica/v1/Structures',
])

export const isReadable = ({ uri }: XmlNode): boolean => readable.has(uri)

export const isElement = (part: XmlContent): part is XmlNode => typeof part === 'object' && 'content' in part

export const elementsOf = (node: XmlNode): XmlNode[] => node.content.filter(isElement)

export const ownText = (node: Maybe): string =>
  node?.content.filter((part) => typeof part === 'string').join('') ?? ''

export const childrenOf = (node: Maybe, name: string): XmlNode[] =>
  node ? elementsOf(node).filter((child) => child.name === name && readable.has(child.uri)) : []

/** `path` is names separated by `/`, such as `Party/PartyName/Name`. */
export function nodeAt(node: Maybe, path: string): Maybe {
  let found = node
  for (const name of path.split('/')) found = found && firstChild(found, name)
  return found
}

function firstChild({ content }: XmlNode, name: string): Maybe {
  for (const part of content) {
    if (typeof part === 'object' && 'content' in part && part.name === name && readable.has(part.uri))
      return part
  }
  return undefined
}

/** Returns an element's text; '' for an aggregate of UBL, because only the basic elements of UBL have text. */
export const textOf = (node: Maybe): string => (node?.uri === aggregate ? '' : ownText(node).trim())
export const textAt = (node: Maybe, path: string): string => textOf(nodeAt(node, path))
/** Attributes of DIAN's documents have no namespace, so attributes with a prefix are ignored. */
export const attributeOf = (node: Maybe, name: string): string =>
  node?.attributes.find((one) => one.name === name && one.prefix === '')?.value.trim() ?? ''

export function findNode(node: Maybe, name: string): Maybe {
  if (!node || (node.name === name && readable.has(node.uri))) return node
  for (const child of elementsOf(node)) {
    const found = readable.has(child.uri) ? findNode(child, name) : undefined
    if (found) return found
  }
  return undefined
}
