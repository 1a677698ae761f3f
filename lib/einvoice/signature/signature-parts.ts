import { fromBase64, type Hash, type Scheme } from '@/lib/einvoice/signature/certificate'
import {
  canonicalFormOf,
  referencesIn,
  type CanonicalForm,
  type Reference,
} from '@/lib/einvoice/signature/signature-references'
import {
  algorithmOf,
  attributeIn,
  base64In,
  digestHashes,
  ds,
  everyElement,
  idsOf,
  isNamed,
  onlyPart,
  partOf,
  partsOf,
  refuse,
  SignatureFault,
  unsupported,
  xadesUris,
  type ById,
  type Oddity,
} from '@/lib/einvoice/signature/signature-xml'
import { extensionsUri, ownText, type XmlDocument, type XmlNode } from '@/lib/einvoice/xml/node'

type Method = { scheme: Scheme; hash: Hash }
const more = 'http://www.w3.org/2001/04/xmldsig-more#'
const methods: ReadonlyMap<string, Method> = new Map<string, Method>(
  ([256, 384, 512] as const).flatMap((bits) =>
    (['rsa', 'ecdsa'] as const).map((scheme): [string, Method] => [
      `${more}${scheme}-sha${bits}`,
      { scheme, hash: `SHA-${bits}` },
    ]),
  ),
)
const mostCertificates = 8

/** The signature names the signer's certificate first, and sometimes certificates of authorities after it. */
export type NamedCertificate = { hash: Hash; digest: string; issuer: string }

export type FoundSignature = {
  signature: XmlNode
  signedInfo: XmlNode
  signedInfoForm: CanonicalForm
  method: Method
  value: Uint8Array
  /** The reference to the whole document comes last, because checking it takes longest. */
  references: readonly Reference[]
  certificates: readonly string[]
  named: readonly NamedCertificate[]
  /** Milliseconds since 1970; null when the signature states no time. */
  signedAt: number | null
  oddities: readonly Oddity[]
}

/**
 * Returns the signature, or null for an unsigned document. Throws a `SignatureFault`.
 * A fault is `refused` for repeated parts and for a partly signed file, because only forgeries have these.
 * A fault is `unsupported` for a signature that cannot be checked here, `broken` for an unreadable signature value.
 */
export function findSignature({ root }: XmlDocument): FoundSignature | null {
  const found = signatureIn(root)
  if (!found) return null
  const { signature, byId } = found
  const signedInfo = onlyPart(signature, 'SignedInfo') ?? unsupported('no-signed-info')
  const keyInfo = onlyPart(signature, 'KeyInfo') ?? unsupported('no-key-info')
  const value = fromBase64(ownText(onlyPart(signature, 'SignatureValue')))
  const properties = signedPropertiesIn(signature)
  const references = referencesIn(signedInfo, { root, signature, byId, properties: properties.found })
  if (!value) throw new SignatureFault('broken', 'signature-value')
  const method = methods.get(algorithmOf(onlyPart(signedInfo, 'SignatureMethod'))) ?? unsupported('algorithm')
  const named = properties.found ? namedCertificatesIn(properties.found) : []
  const signedAt = properties.found ? signingTimeIn(properties.found) : null
  return {
    signature,
    signedInfo,
    signedInfoForm: canonicalFormOf(onlyPart(signedInfo, 'CanonicalizationMethod')),
    method,
    value,
    references: references.found,
    certificates: certificatesIn(keyInfo),
    named,
    signedAt,
    oddities: [
      ...(isPlaced(signature, root) ? [] : (['place'] as const)),
      ...(method.scheme === 'rsa' ? [] : (['curve'] as const)),
      ...properties.oddities,
      ...references.oddities,
      ...(named.length > 0 || !properties.found ? [] : (['unnamed-certificate'] as const)),
      ...(signedAt !== null || !properties.found ? [] : (['no-signing-time'] as const)),
    ],
  }
}

function signatureIn(root: XmlNode): { signature: XmlNode; byId: ById } | null {
  const byId = new Map<string, XmlNode | null>()
  let signature: XmlNode | null = null
  for (const element of everyElement(root)) {
    for (const id of idsOf(element)) byId.set(id, byId.has(id) ? null : element)
    if (!isNamed(element, ds, 'Signature')) continue
    if (signature) unsupported('many-signatures')
    signature = element
  }
  return signature && { signature, byId }
}

/** True when the signature is at the place that DIAN's annex prescribes. */
function isPlaced({ parent: content }: XmlNode, root: XmlNode): boolean {
  const extension = content?.parent
  const all = extension?.parent
  return (
    isNamed(content, extensionsUri, 'ExtensionContent') &&
    isNamed(extension, extensionsUri, 'UBLExtension') &&
    isNamed(all, extensionsUri, 'UBLExtensions') &&
    all?.parent === root
  )
}

function signedPropertiesIn(signature: XmlNode): { found: XmlNode | null; oddities: readonly Oddity[] } {
  const all = [...everyElement(signature)].filter((one) =>
    xadesUris.some((uri) => isNamed(one, uri, 'SignedProperties')),
  )
  if (all.length > 1) refuse('signed-properties')
  const [found] = all
  if (!found) return { found: null, oddities: ['no-properties'] }
  const qualifying = found.parent ?? undefined
  const object = qualifying?.parent
  const isUsual =
    isNamed(qualifying, found.uri, 'QualifyingProperties') &&
    isNamed(object, ds, 'Object') &&
    object?.parent === signature
  const target = attributeIn(qualifying, 'Target')
  const isMeant = target === undefined || idsOf(signature).has(target.replace(/^#/, ''))
  return { found, oddities: isUsual && isMeant ? [] : ['properties-place'] }
}

/** A bare `KeyValue` is ignored, because only certificates may supply keys. */
function certificatesIn(keyInfo: XmlNode): string[] {
  const found = [...everyElement(keyInfo)].filter((one) => isNamed(one, ds, 'X509Certificate'))
  return found.length > 0 && found.length <= mostCertificates
    ? found.map(ownText)
    : unsupported('certificates')
}

/** Certificates whose digest is too weak to identify a certificate are left out. */
function namedCertificatesIn(properties: XmlNode): NamedCertificate[] {
  const xades = properties.uri
  const signed = partOf(properties, xades, 'SignedSignatureProperties')
  return ['SigningCertificate', 'SigningCertificateV2']
    .flatMap((name) => partsOf(partOf(signed, xades, name), xades, 'Cert'))
    .slice(0, mostCertificates)
    .flatMap((one) => {
      const digest = partOf(one, xades, 'CertDigest')
      const hash = digestHashes.get(algorithmOf(partOf(digest, ds, 'DigestMethod')))
      const issuer = ownText(partOf(partOf(one, xades, 'IssuerSerial'), ds, 'X509IssuerName')).trim()
      return hash ? [{ hash, digest: base64In(partOf(digest, ds, 'DigestValue')), issuer }] : []
    })
}

function signingTimeIn(properties: XmlNode): number | null {
  const text = ownText(partOf(properties, properties.uri, 'SignedSignatureProperties', 'SigningTime')).trim()
  const [, local, zone = ''] = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.\d+)?(.*)$/.exec(text) ?? []
  // A program that omits the time zone, or writes an invalid one, is assumed to use Colombia's local time.
  const time = Date.parse(`${local}${/^(Z|[+-]\d\d:\d\d)$/.test(zone) ? zone : '-05:00'}`)
  return Number.isNaN(time) ? null : time
}
