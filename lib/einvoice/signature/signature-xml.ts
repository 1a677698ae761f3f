import type { Hash } from '@/lib/einvoice/signature/certificate'
import { elementsOf, isElement, ownText, type XmlNode } from '@/lib/einvoice/xml/node'

export const ds = 'http://www.w3.org/2000/09/xmldsig#'
/** The namespaces of XAdES: the current one and its two predecessors. */
export const xadesUris = [
  'http://uri.etsi.org/01903/v1.3.2#',
  'http://uri.etsi.org/01903/v1.2.2#',
  'http://uri.etsi.org/01903/v1.1.1#',
]
// A plain object would also have keys such as `constructor`, so the digest algorithms are in a map.
export const digestHashes: ReadonlyMap<string, Hash> = new Map<string, Hash>([
  ['http://www.w3.org/2001/04/xmlenc#sha256', 'SHA-256'],
  ['http://www.w3.org/2001/04/xmldsig-more#sha384', 'SHA-384'],
  ['http://www.w3.org/2001/04/xmlenc#sha512', 'SHA-512'],
])

/** Each oddity of a signature leaves something unproven, so the invoice is doubtful at best. */
export type Oddity =
  /** The signature is not in the `UBLExtension` that DIAN's annex prescribes. */
  | 'place'
  /** The signature uses ECDSA, but DIAN's annex allows only RSA. */
  | 'curve'
  | 'no-properties'
  | 'properties-place'
  /** The signature states the signing time and the certificate, but does not sign them. */
  | 'unsigned-properties'
  | 'unnamed-certificate'
  | 'no-signing-time'
  /** The signature refers to a part that is not in the file. */
  | 'unresolved-reference'

export class SignatureFault extends Error {
  readonly state: 'broken' | 'unsupported' | 'refused'

  constructor(state: 'broken' | 'unsupported' | 'refused', why: string) {
    super(why)
    this.name = 'SignatureFault'
    this.state = state
  }
}
export const refuse = (why: string): never => {
  throw new SignatureFault('refused', why)
}
export const unsupported = (why: string): never => {
  throw new SignatureFault('unsupported', why)
}

export const isNamed = (node: XmlNode | null | undefined, uri: string, name: string): boolean =>
  node?.name === name && node.uri === uri
export const partsOf = (node: XmlNode | undefined, uri: string, name: string): XmlNode[] =>
  node ? elementsOf(node).filter((one) => isNamed(one, uri, name)) : []
export const partOf = (node: XmlNode | undefined, uri: string, ...path: string[]): XmlNode | undefined =>
  path.reduce((at: XmlNode | undefined, name) => partsOf(at, uri, name)[0], node)
/** A part that occurs twice is refused, because another program may read the second one. */
export function onlyPart(node: XmlNode, name: string): XmlNode | undefined {
  const [only, ...more] = partsOf(node, ds, name)
  return more.length === 0 ? only : refuse(`several ${name}`)
}
export const attributeIn = (node: XmlNode | undefined, name: string): string | undefined =>
  node?.attributes.find((one) => one.name === name && one.prefix === '')?.value
export const algorithmOf = (node: XmlNode | undefined): string => attributeIn(node, 'Algorithm') ?? ''
export const base64In = (node: XmlNode | undefined): string => ownText(node).replace(/\s/g, '')

/** A loop replaces recursion, because a recursive generator would pass each element through every level. */
export function* everyElement(node: XmlNode): Generator<XmlNode> {
  const waiting = [node]
  for (let at = waiting.pop(); at; at = waiting.pop()) {
    yield at
    for (let child = at.content.length - 1; child >= 0; child -= 1) {
      const part = at.content[child]
      if (part !== undefined && isElement(part)) waiting.push(part)
    }
  }
}

const idNames = ['id', 'Id', 'ID']
const noIds: ReadonlySet<string> = new Set()
/** An attribute with one of these names is an id in any namespace, such as `wsu:Id` and `xml:id`. */
export const idsOf = ({ attributes }: XmlNode): ReadonlySet<string> =>
  attributes.length === 0
    ? noIds
    : new Set(attributes.filter(({ name }) => idNames.includes(name)).map(({ value }) => value))

/** An id that several elements have maps to null, because programs differ in which element they use. */
export type ById = ReadonlyMap<string, XmlNode | null>
