import { fromBase64, type Hash } from '@/lib/einvoice/signature/certificate'
import {
  elementsOf,
  extensionsUri,
  isElement,
  ownText,
  type XmlDocument,
  type XmlNode,
} from '@/lib/einvoice/xml/node'

const ds = 'http://www.w3.org/2000/09/xmldsig#'
const xades = 'http://uri.etsi.org/01903/v1.3.2#'
const enveloped = `${ds}enveloped-signature`
const signedPropertiesType = 'http://uri.etsi.org/01903#SignedProperties'

type CanonicalForm = { exclusive: boolean }
// These are maps, because a plain object also has keys such as `constructor`.
const canonicalForms: ReadonlyMap<string, CanonicalForm> = new Map([
  ['http://www.w3.org/TR/2001/REC-xml-c14n-20010315', { exclusive: false }],
  ['http://www.w3.org/2006/12/xml-c14n11', { exclusive: false }],
  ['http://www.w3.org/2001/10/xml-exc-c14n#', { exclusive: true }],
])
const signatureHashes: ReadonlyMap<string, Hash> = new Map<string, Hash>([
  ['http://www.w3.org/2001/04/xmldsig-more#rsa-sha256', 'SHA-256'],
  ['http://www.w3.org/2001/04/xmldsig-more#rsa-sha384', 'SHA-384'],
  ['http://www.w3.org/2001/04/xmldsig-more#rsa-sha512', 'SHA-512'],
])
const digestHashes: ReadonlyMap<string, Hash> = new Map<string, Hash>([
  ['http://www.w3.org/2001/04/xmlenc#sha256', 'SHA-256'],
  ['http://www.w3.org/2001/04/xmldsig-more#sha384', 'SHA-384'],
  ['http://www.w3.org/2001/04/xmlenc#sha512', 'SHA-512'],
])
const mostCertificates = 8

export class SignatureFault extends Error {
  readonly state: 'broken' | 'refused'

  constructor(state: 'broken' | 'refused', why: string) {
    super(why)
    this.name = 'SignatureFault'
    this.state = state
  }
}
const refuse = (why: string): never => {
  throw new SignatureFault('refused', why)
}

/** `target` is null for the whole document; otherwise it is a part of the signature. */
export type Reference = { target: XmlNode | null; hash: Hash; digest: string; form: CanonicalForm }

export type FoundSignature = {
  signature: XmlNode
  signedInfo: XmlNode
  signedInfoForm: CanonicalForm
  hash: Hash
  value: Uint8Array
  /** Sorted so that the whole document, which takes longest to check, comes last. */
  references: readonly Reference[]
  certificates: readonly string[]
  certificateDigest: { hash: Hash; digest: string }
  /** Milliseconds since 1970. */
  signedAt: number
}

/** Accepts only the place and the forms that DIAN's documents use, to leave less room for forgery. Null when unsigned. */
export function findSignature({ root }: XmlDocument): FoundSignature | null {
  const signature = onlySignature(root)
  if (!signature) return null
  const signedInfo = onlyPart(signature, 'SignedInfo') ?? refuse('no-signed-info')
  const keyInfo = onlyPart(signature, 'KeyInfo') ?? refuse('no-key-info')
  const properties = signedPropertiesIn(signature)
  const value = fromBase64(ownText(onlyPart(signature, 'SignatureValue')))
  if (!value) throw new SignatureFault('broken', 'signature-value')
  const method = algorithmOf(onlyPart(signedInfo, 'SignatureMethod'))
  return {
    signature,
    signedInfo,
    signedInfoForm: canonicalFormOf(onlyPart(signedInfo, 'CanonicalizationMethod')),
    hash: signatureHashes.get(method) ?? refuse('algorithm'),
    value,
    references: referencesIn(signedInfo, { keyInfo, properties }),
    certificates: certificatesIn(keyInfo),
    certificateDigest: certificateDigestIn(properties),
    signedAt: signingTimeIn(properties),
  }
}

const isNamed = (node: XmlNode | null | undefined, uri: string, name: string): boolean =>
  node?.name === name && node.uri === uri
const partsOf = (node: XmlNode | undefined, uri: string, name: string): XmlNode[] =>
  node ? elementsOf(node).filter((one) => isNamed(one, uri, name)) : []
const partOf = (node: XmlNode | undefined, uri: string, ...path: string[]): XmlNode | undefined =>
  path.reduce((at: XmlNode | undefined, name) => partsOf(at, uri, name)[0], node)
/** Duplicates are refused, because another program may read the other one. */
function onlyPart(node: XmlNode, name: string): XmlNode | undefined {
  const [only, ...more] = partsOf(node, ds, name)
  return more.length === 0 ? only : refuse(`several ${name}`)
}
const attributeIn = (node: XmlNode | undefined, name: string): string | undefined =>
  node?.attributes.find((one) => one.name === name && one.prefix === '')?.value
const algorithmOf = (node: XmlNode | undefined): string => attributeIn(node, 'Algorithm') ?? ''
const base64In = (node: XmlNode | undefined): string => ownText(node).replace(/\s/g, '')

/** Yields elements in document order. Not recursive, because each element would then pass through a generator per level. */
function* everyElement(node: XmlNode): Generator<XmlNode> {
  const waiting = [node]
  for (let at = waiting.pop(); at; at = waiting.pop()) {
    yield at
    for (let child = at.content.length - 1; child >= 0; child -= 1) {
      const part = at.content[child]
      if (part !== undefined && isElement(part)) waiting.push(part)
    }
  }
}

/** Refuses repeated ids and a second signature, because another program may resolve them differently. */
function onlySignature(root: XmlNode): XmlNode | null {
  const ids = new Set<string>()
  let signature: XmlNode | null = null
  let repeated = false
  for (const element of everyElement(root)) {
    for (const id of idsOf(element)) {
      repeated ||= ids.has(id)
      ids.add(id)
    }
    if (!isNamed(element, ds, 'Signature')) continue
    if (signature) refuse('many-signatures')
    signature = element
  }
  if (!signature) return null
  if (repeated) refuse('repeated-id')
  const content = signature.parent
  const extension = content?.parent
  const all = extension?.parent
  const isPlaced =
    isNamed(content, extensionsUri, 'ExtensionContent') &&
    isNamed(extension, extensionsUri, 'UBLExtension') &&
    isNamed(all, extensionsUri, 'UBLExtensions') &&
    all?.parent === root
  return isPlaced ? signature : refuse('place')
}

const idNames = ['id', 'Id', 'ID']
const noIds: ReadonlySet<string> = new Set()
/** Ids count in any namespace, such as `wsu:Id` and `xml:id`. */
const idsOf = ({ attributes }: XmlNode): ReadonlySet<string> =>
  attributes.length === 0
    ? noIds
    : new Set(attributes.filter(({ name }) => idNames.includes(name)).map(({ value }) => value))

function signedPropertiesIn(signature: XmlNode): XmlNode {
  const all = [...everyElement(signature)].filter((one) => isNamed(one, xades, 'SignedProperties'))
  const properties = all[0] ?? refuse('no-signed-properties')
  const qualifying = properties.parent ?? undefined
  const object = qualifying?.parent
  const isPlaced =
    isNamed(qualifying, xades, 'QualifyingProperties') &&
    isNamed(object, ds, 'Object') &&
    object?.parent === signature
  const target = attributeIn(qualifying, 'Target')
  const isMeant = target === undefined || idsOf(signature).has(target.replace(/^#/, ''))
  return all.length === 1 && isPlaced && isMeant ? properties : refuse('signed-properties')
}

/** The references must be exactly the whole document, the signed properties and optionally the key. */
function referencesIn(
  signedInfo: XmlNode,
  { keyInfo, properties }: { keyInfo: XmlNode; properties: XmlNode },
): Reference[] {
  const references = partsOf(signedInfo, ds, 'Reference').map((one): Reference => {
    const uri = attributeIn(one, 'URI') ?? refuse('reference')
    const own = [keyInfo, properties].find((part) => uri.startsWith('#') && idsOf(part).has(uri.slice(1)))
    const target = uri === '' ? null : (own ?? refuse('reference'))
    if (attributeIn(one, 'Type') === signedPropertiesType && target !== properties) refuse('reference')
    return {
      target,
      form: transformOf(one, target === null),
      hash: digestHashes.get(algorithmOf(onlyPart(one, 'DigestMethod'))) ?? refuse('digest'),
      digest: base64In(onlyPart(one, 'DigestValue')),
    }
  })
  const targets = new Set(references.map(({ target }) => target))
  if (targets.size !== references.length || !targets.has(null) || !targets.has(properties))
    refuse('reference')
  return references.toSorted((one, other) => Number(one.target === null) - Number(other.target === null))
}

function transformOf(reference: XmlNode, isDocument: boolean): CanonicalForm {
  const transforms = onlyPart(reference, 'Transforms')
  const all = transforms ? elementsOf(transforms) : []
  if (all.some((one) => !isNamed(one, ds, 'Transform'))) refuse('transforms')
  const [first, ...rest] = all
  const isEnveloped = first && algorithmOf(first) === enveloped && elementsOf(first).length === 0
  if (Boolean(isEnveloped) !== isDocument) refuse('transforms')
  const forms = isDocument ? rest : all
  if (forms.length > 1) refuse('transforms')
  return forms[0] ? canonicalFormOf(forms[0]) : { exclusive: false }
}

function canonicalFormOf(method: XmlNode | undefined): CanonicalForm {
  if (!method || elementsOf(method).length > 0) return refuse('transforms')
  return canonicalForms.get(algorithmOf(method)) ?? refuse('transforms')
}

/** A bare `KeyValue` is ignored, because only certificates may supply keys. */
function certificatesIn(keyInfo: XmlNode): string[] {
  const found = [...everyElement(keyInfo)].filter((one) => isNamed(one, ds, 'X509Certificate'))
  return found.length > 0 && found.length <= mostCertificates ? found.map(ownText) : refuse('certificates')
}

function certificateDigestIn(properties: XmlNode): FoundSignature['certificateDigest'] {
  const signed = partOf(properties, xades, 'SignedSignatureProperties')
  const named =
    partOf(signed, xades, 'SigningCertificate', 'Cert', 'CertDigest') ??
    partOf(signed, xades, 'SigningCertificateV2', 'Cert', 'CertDigest') ??
    refuse('signing-certificate')
  const hash = digestHashes.get(algorithmOf(partOf(named, ds, 'DigestMethod'))) ?? refuse('digest')
  return { hash, digest: base64In(partOf(named, ds, 'DigestValue')) }
}

function signingTimeIn(properties: XmlNode): number {
  const text = ownText(partOf(properties, xades, 'SignedSignatureProperties', 'SigningTime')).trim()
  const [, local, zone = ''] = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.\d+)?(.*)$/.exec(text) ?? []
  // Some programs omit the time zone or write an invalid one; the tolerance of one day covers the difference.
  const time = Date.parse(`${local}${/^(Z|[+-]\d\d:\d\d)$/.test(zone) ? zone : '-05:00'}`)
  return Number.isNaN(time) ? refuse('signing-time') : time
}
