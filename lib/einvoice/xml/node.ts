/** An element with all that its canonical form needs; readers see names without their prefix and values as they were written. */
export type XmlNode = {
  readonly name: string
  readonly prefix: string
  readonly uri: string
  readonly parent: XmlNode | null
  /** Without the declarations of namespaces. */
  readonly attributes: readonly XmlAttribute[]
  /** The namespaces declared here, by prefix; '' is the default one. */
  readonly declared: ReadonlyMap<string, string>
  /** In the order of the file; comments are dropped, and the texts around one are one text. */
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
  /** The instructions before and after the root. */
  readonly before: readonly XmlInstruction[]
  readonly after: readonly XmlInstruction[]
  /** Of the text that was parsed, in characters. */
  readonly length: number
}

type Maybe = XmlNode | undefined

const ubl = 'urn:oasis:names:specification:ubl:schema:xsd:'
const basic = `${ubl}CommonBasicComponents-2`
const aggregate = `${ubl}CommonAggregateComponents-2`
export const extensionsUri = `${ubl}CommonExtensionComponents-2`
/**
 * What the reader sees: UBL's parts and DIAN's structures (by their two names). Signatures are no part of a document, and
 * what stands inside of one, or under a stranger's name, is not found.
 */
const readable = new Set([
  basic,
  aggregate,
  extensionsUri,
  'dian:gov:co:facturaelectronica:Structures-2-1',
  'http://www.dian.gov.co/contratos/facturaelectronica/v1/Structures',
])

export const isElement = (part: XmlContent): part is XmlNode => typeof part === 'object' && 'content' in part

/** Every element in it, whatever its namespace. */
export const elementsOf = (node: XmlNode): XmlNode[] => node.content.filter(isElement)

/** Its own words, without those of its children. */
export const ownText = (node: Maybe): string =>
  node?.content.filter((part) => typeof part === 'string').join('') ?? ''

/** The elements that a reader of DIAN's documents sees. */
export const childrenOf = (node: Maybe, name: string): XmlNode[] =>
  node ? elementsOf(node).filter((child) => child.name === name && readable.has(child.uri)) : []

/** The first element at the end of a path of names, as `Party/PartyName/Name`. */
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

/** '' for an aggregate: only basic components have words. */
export const textOf = (node: Maybe): string => (node?.uri === aggregate ? '' : ownText(node).trim())
export const textAt = (node: Maybe, path: string): string => textOf(nodeAt(node, path))
/** Attributes of DIAN's documents have no namespace. */
export const attributeOf = (node: Maybe, name: string): string =>
  node?.attributes.find((one) => one.name === name && one.prefix === '')?.value.trim() ?? ''

/** The first element of that name at any depth. */
export function findNode(node: Maybe, name: string): Maybe {
  if (!node || (node.name === name && readable.has(node.uri))) return node
  for (const child of elementsOf(node)) {
    const found = readable.has(child.uri) ? findNode(child, name) : undefined
    if (found) return found
  }
  return undefined
}
