import { createHash, sign } from 'node:crypto'
import { canonicalDocument, canonicalElement } from '@/lib/einvoice/signature/canonical-xml'
import { elementsOf, type XmlNode } from '@/lib/einvoice/xml/node'
import { parseTree } from '@/lib/einvoice/xml/read-tree'
import { certified, dian, type Identity } from './certificates'

const c14n = 'http://www.w3.org/TR/2001/REC-xml-c14n-20010315'
const ds = 'http://www.w3.org/2000/09/xmldsig#'
const sha256 = 'http://www.w3.org/2001/04/xmlenc#sha256'
const asIs = { exclusive: false, layout: 'as-is' } as const

const room = '<!--signature-->'
const ext = 'urn:oasis:names:specification:ubl:schema:xsd:CommonExtensionComponents-2'
const extension = `<ext:UBLExtension><ext:ExtensionContent>${room}</ext:ExtensionContent></ext:UBLExtension>`

/** Signs an invoice as its supplier and an `ApplicationResponse` as DIAN, also inside an `AttachedDocument`. */
export function signDocument(text: string): string {
  if (/<AttachedDocument[\s>]/.test(text))
    return text.replace(
      /<!\[CDATA\[([\s\S]*?)\]\]>/g,
      (_, inner: string) => `<![CDATA[${signDocument(inner)}]]>`,
    )
  const signer = isWellFormed(text) ? signerOf(text) : null
  const [, day] = /<cbc:IssueDate>([^<]+)/.exec(text) ?? []
  return signer ? signXml(withRoom(text), signer, { time: `${day ?? '2026-11-18'}T12:00:00-05:00` }) : text
}

/** Texts that tests damaged on purpose are not well-formed, so they stay unsigned. */
function isWellFormed(text: string): boolean {
  try {
    parseTree(text)
    return true
  } catch {
    return false
  }
}

function signerOf(text: string): Identity | null {
  if (/<ApplicationResponse[\s>]/.test(text)) return dian()
  const [supplier = ''] =
    /<cac:AccountingSupplierParty>[\s\S]*?<\/cac:AccountingSupplierParty>/.exec(text) ?? []
  const [, nit] = /<cbc:CompanyID[^>]*>([^<]+)/.exec(supplier) ?? []
  const [, name = ''] = /<cbc:RegistrationName>([^<]+)/.exec(supplier) ?? []
  return nit ? certified({ nit, name: name.replaceAll('&amp;', '&') }) : null
}

/** Adds a place for the signature after the last extension, or at the start of a document without extensions. */
function withRoom(text: string): string {
  if (text.includes('</ext:UBLExtensions>'))
    return text.replace('</ext:UBLExtensions>', `${extension}</ext:UBLExtensions>`)
  const start = /<(?![?!])[^>]*>/.exec(text)?.[0] ?? ''
  return text.replace(
    start,
    () => `${start}<ext:UBLExtensions xmlns:ext="${ext}">${extension}</ext:UBLExtensions>`,
  )
}

type Options = {
  time?: string
  /** The certificates of these identities are added to the signature, besides the signer's own. */
  others?: readonly Identity[]
}

/** Replaces `<!--signature-->` with a signature as DIAN requires it (XAdES-EPES with three references). */
export function signXml(
  text: string,
  signer: Identity,
  { time = '2026-11-18T09:31:00-05:00', others = [] }: Options = {},
): string {
  const place = (digests: Digests, value: string) =>
    text.replace(room, () => signatureXml({ digests, value, signer, others, time }))
  // The signature covers digests of other parts of the document, so the digests are computed from a draft first.
  const draft = parseTree(place({ document: '', keyInfo: '', properties: '' }, ''))
  const digests = {
    document: digestOf(canonicalDocument(draft, { ...asIs, without: named(draft.root, 'Signature') })),
    keyInfo: digestOf(canonicalElement(named(draft.root, 'KeyInfo'), asIs)),
    properties: digestOf(canonicalElement(named(draft.root, 'SignedProperties'), asIs)),
  }
  const info = named(parseTree(place(digests, '')).root, 'SignedInfo')
  const value = sign('sha256', Buffer.from(canonicalElement(info, asIs)), signer.key).toString('base64')
  return place(digests, value)
}

type Digests = { document: string; keyInfo: string; properties: string }

const digestOf = (data: string | Uint8Array) => createHash('sha256').update(data).digest('base64')

function named(node: XmlNode, name: string): XmlNode {
  const search = (at: XmlNode): XmlNode | undefined =>
    at.name === name ? at : elementsOf(at).map(search).find(Boolean)
  const found = search(node)
  if (!found) throw new Error(`no ${name}`)
  return found
}

const reference = (attributes: string, transforms: readonly string[], digest: string) =>
  `<ds:Reference ${attributes}>${transforms.length > 0 ? `<ds:Transforms>${transforms.map((one) => `<ds:Transform Algorithm="${one}"></ds:Transform>`).join('')}</ds:Transforms>` : ''}<ds:DigestMethod Algorithm="${sha256}"></ds:DigestMethod><ds:DigestValue>${digest}</ds:DigestValue></ds:Reference>`

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64')

type Parts = { digests: Digests; value: string; signer: Identity; others: readonly Identity[]; time: string }

const signatureXml = ({ digests, value, signer, others, time }: Parts) =>
  `<ds:Signature xmlns:ds="${ds}" Id="xmldsig-1"><ds:SignedInfo><ds:CanonicalizationMethod Algorithm="${c14n}"></ds:CanonicalizationMethod><ds:SignatureMethod Algorithm="http://www.w3.org/2001/04/xmldsig-more#rsa-sha256"></ds:SignatureMethod>${reference('Id="xmldsig-1-ref0" URI=""', [`${ds}enveloped-signature`], digests.document)}${reference('URI="#xmldsig-1-keyinfo"', [], digests.keyInfo)}${reference('Type="http://uri.etsi.org/01903#SignedProperties" URI="#xmldsig-1-signedprops"', [], digests.properties)}</ds:SignedInfo><ds:SignatureValue>${value}</ds:SignatureValue><ds:KeyInfo Id="xmldsig-1-keyinfo"><ds:X509Data>${[signer, ...others].map(({ certificate }) => `<ds:X509Certificate>${base64(certificate)}</ds:X509Certificate>`).join('')}</ds:X509Data></ds:KeyInfo><ds:Object><xades:QualifyingProperties xmlns:xades="http://uri.etsi.org/01903/v1.3.2#" Target="#xmldsig-1"><xades:SignedProperties Id="xmldsig-1-signedprops"><xades:SignedSignatureProperties><xades:SigningTime>${time}</xades:SigningTime><xades:SigningCertificate><xades:Cert><xades:CertDigest><ds:DigestMethod Algorithm="${sha256}"></ds:DigestMethod><ds:DigestValue>${digestOf(signer.certificate)}</ds:DigestValue></xades:CertDigest></xades:Cert></xades:SigningCertificate><xades:SignaturePolicyIdentifier><xades:SignaturePolicyId><xades:SigPolicyId><xades:Identifier>https://facturaelectronica.dian.gov.co/politicadefirma/v2/politicadefirmav2.pdf</xades:Identifier></xades:SigPolicyId><xades:SigPolicyHash><ds:DigestMethod Algorithm="${sha256}"></ds:DigestMethod><ds:DigestValue>dMoMvtcG5aIzgYo0tIsSQeVJBDnUnfSOfBpxXrmor0Y=</ds:DigestValue></xades:SigPolicyHash></xades:SignaturePolicyId></xades:SignaturePolicyIdentifier><xades:SignerRole><xades:ClaimedRoles><xades:ClaimedRole>supplier</xades:ClaimedRole></xades:ClaimedRoles></xades:SignerRole></xades:SignedSignatureProperties></xades:SignedProperties></xades:QualifyingProperties></ds:Object></ds:Signature>`
