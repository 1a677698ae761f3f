import type { Hash } from '@/lib/einvoice/signature/certificate'
import {
  algorithmOf,
  attributeIn,
  base64In,
  digestHashes,
  ds,
  isNamed,
  onlyPart,
  partsOf,
  refuse,
  unsupported,
  type ById,
  type Oddity,
} from '@/lib/einvoice/signature/signature-xml'
import { elementsOf, ownText, type XmlNode } from '@/lib/einvoice/xml/node'

/** Namespaces of `prefixes` are written by the inclusive rules even if `exclusive`; '' is the default namespace. */
export type CanonicalForm = { exclusive: boolean; prefixes?: readonly string[] }

/** `target` is null for a reference to the whole document; `isDocument` is true for null and for the root element. */
export type Reference = {
  target: XmlNode | null
  isDocument: boolean
  isSignatureLeftOut: boolean
  hash: Hash
  digest: string
  form: CanonicalForm
}

type Around = { root: XmlNode; signature: XmlNode; byId: ById; properties: XmlNode | null }

const mostReferences = 20

/** A partly signed file is refused, because the rest could be forged. */
export function referencesIn(
  signedInfo: XmlNode,
  around: Around,
): { found: Reference[]; oddities: Oddity[] } {
  const all = partsOf(signedInfo, ds, 'Reference')
  if (all.length === 0 || all.length > mostReferences) unsupported('references')
  const found: Reference[] = []
  let isUnresolved = false
  for (const one of all) {
    const target = targetOf(attributeIn(one, 'URI'), around)
    if (target === undefined) isUnresolved = true
    else found.push(referenceTo(target, one, around))
  }
  if (!found.some(({ isDocument }) => isDocument)) {
    const isPart = ({ target }: Reference) => target !== null && !isWithin(target, around.signature)
    return found.some(isPart) ? refuse('part-only') : unsupported('nothing-signed')
  }
  const isCovered = found.some(({ target }) => target === around.properties)
  return {
    found: found.toSorted((one, other) => Number(one.isDocument) - Number(other.isDocument)),
    oddities: [
      ...(isUnresolved ? (['unresolved-reference'] as const) : []),
      ...(around.properties && !isCovered ? (['unsigned-properties'] as const) : []),
    ],
  }
}

/** Returns the element that a `uri` names: null for the whole document, undefined when the file lacks the id. */
function targetOf(uri: string | undefined, { byId }: Around): XmlNode | null | undefined {
  if (uri === '' || uri === '#xpointer(/)') return null
  const id = /^#xpointer\(id\((['"])(.+)\1\)\)$/.exec(uri ?? '')?.[2] ?? /^#(.+)$/.exec(uri ?? '')?.[1]
  if (id === undefined || !byId.has(id)) return undefined
  return byId.get(id) ?? refuse('repeated-id')
}

function referenceTo(target: XmlNode | null, one: XmlNode, { root, signature }: Around): Reference {
  const isDocument = target === null || target === root
  const { form, isSignatureLeftOut } = transformsOf(one)
  // A part that contains the signature cannot contain its own digest, so the signature must be left out.
  if (!isSignatureLeftOut && isWithin(signature, target ?? root)) unsupported('transforms')
  return {
    target,
    isDocument,
    isSignatureLeftOut,
    form,
    hash: digestHashes.get(algorithmOf(onlyPart(one, 'DigestMethod'))) ?? unsupported('digest'),
    digest: base64In(onlyPart(one, 'DigestValue')),
  }
}

function isWithin(node: XmlNode, outer: XmlNode): boolean {
  for (let at: XmlNode | null = node; at; at = at.parent) if (at === outer) return true
  return false
}

const enveloped = `${ds}enveloped-signature`
const xpath = 'http://www.w3.org/TR/1999/REC-xpath-19991116'
const mostTransforms = 4
const mostPrefixes = 40

/** The first transforms may leave the signature out of the signed content; all others must be canonicalisations. */
function transformsOf(reference: XmlNode): { form: CanonicalForm; isSignatureLeftOut: boolean } {
  const transforms = onlyPart(reference, 'Transforms')
  const all = transforms ? elementsOf(transforms) : []
  if (all.length > mostTransforms || all.some((one) => !isNamed(one, ds, 'Transform')))
    unsupported('transforms')
  const isLeftOut = all.map(leavesSignatureOut)
  const forms = all.filter((_, at) => !isLeftOut[at]).map(canonicalFormOf)
  if (isLeftOut.lastIndexOf(true) > isLeftOut.indexOf(false) && isLeftOut.includes(false))
    unsupported('transforms')
  return {
    form: forms.find(({ exclusive }) => exclusive) ?? { exclusive: false },
    isSignatureLeftOut: isLeftOut.includes(true),
  }
}

/** Some libraries leave the signature out of the signed content by an XPath filter; no other filter is supported. */
function leavesSignatureOut(transform: XmlNode): boolean {
  const algorithm = algorithmOf(transform)
  const parts = elementsOf(transform)
  if (algorithm === enveloped) return parts.length === 0 || unsupported('transforms')
  const [filter, ...more] = parts
  if (algorithm !== xpath || !filter || more.length > 0 || !isNamed(filter, ds, 'XPath')) return false
  const prefix = /^\s*not\(\s*ancestor-or-self::([\w.-]+):Signature\s*\)\s*$/.exec(ownText(filter))?.[1]
  return prefix !== undefined && uriOf(filter, prefix) === ds
}

function uriOf(node: XmlNode, prefix: string): string | undefined {
  for (let at: XmlNode | null = node; at; at = at.parent) {
    const uri = at.declared.get(prefix)
    if (uri !== undefined) return uri
  }
  return undefined
}

const exclusiveUri = 'http://www.w3.org/2001/10/xml-exc-c14n#'
/** References never include comments (XML Signature, 4.4.3.3), so canonicalisation with comments is equivalent. */
const canonicalForms: ReadonlyMap<string, CanonicalForm> = new Map(
  [
    ['http://www.w3.org/TR/2001/REC-xml-c14n-20010315', false] as const,
    ['http://www.w3.org/2006/12/xml-c14n11', false] as const,
    [exclusiveUri, true] as const,
  ].flatMap(([uri, exclusive]) =>
    [uri, uri === exclusiveUri ? `${uri}WithComments` : `${uri}#WithComments`].map(
      (name) => [name, { exclusive }] as const,
    ),
  ),
)

export function canonicalFormOf(method: XmlNode | undefined): CanonicalForm {
  const form = canonicalForms.get(algorithmOf(method)) ?? unsupported('transforms')
  const [list, ...more] = method ? elementsOf(method) : []
  if (!list) return form
  if (more.length > 0 || !form.exclusive || !isNamed(list, exclusiveUri, 'InclusiveNamespaces'))
    return unsupported('transforms')
  const prefixes = (attributeIn(list, 'PrefixList') ?? '').split(/\s+/).filter(Boolean)
  if (prefixes.length > mostPrefixes) unsupported('transforms')
  return { ...form, prefixes: prefixes.map((prefix) => (prefix === '#default' ? '' : prefix)) }
}
