import {
  canonicalDocument,
  canonicalElement,
  layouts,
  type Layout,
} from '@/lib/einvoice/signature/canonical-xml'
import {
  commonNameIn,
  distinguishedName,
  fingerprintOf,
  fromBase64,
  hexOf,
  nitsIn,
  organisationIn,
  readCertificate,
  sameBytes,
  type Certificate,
  type Hash,
} from '@/lib/einvoice/signature/certificate'
import { isStrongKey, verifySigned } from '@/lib/einvoice/signature/public-key'
import { findSignature, type FoundSignature } from '@/lib/einvoice/signature/signature-parts'
import type { Reference } from '@/lib/einvoice/signature/signature-references'
import { SignatureFault, type Oddity } from '@/lib/einvoice/signature/signature-xml'
import { trustOf, type Anchors, type Trust } from '@/lib/einvoice/signature/trust'
import type { XmlDocument } from '@/lib/einvoice/xml/node'

export type SignatureState =
  | 'valid'
  /** The digests match once the white space is restored, so the file was only saved again by another program. */
  | 'reformatted'
  /** The signature is genuine, but the content was changed afterwards. */
  | 'changed'
  /** The signature does not match its certificate or properties. */
  | 'broken'
  /** The signature's structure, algorithm or certificate cannot be checked here, which proves nothing either way. */
  | 'unsupported'
  /** The signature has a trait of forgeries: repeated parts, or content other than the document. */
  | 'refused'
  | 'absent'

export type Signer = {
  /** The signer's NITs as digits, with and without check digit. */
  nits: readonly string[]
  name: string
  authority: string
  fingerprint: string
}

/** The authority that certifies the signer, so that the firm can find and add the authority's certificate. */
export type NamedAuthority = {
  /** `subject` and `issuer` are distinguished names; `issuer` is '' when the file does not state it. */
  subject: string
  issuer: string
  /** The key id (hexadecimal) in the authority's certificate; '' when the file does not state the id. */
  keyId: string
  /** The SHA-256 of each certificate of this authority that the file contains or names. */
  fingerprints: readonly string[]
}

export type SignatureCheck = {
  state: SignatureState
  /** The name of the failed check, such as `signature-value`; '' for a missing signature and for one that passed. */
  why: string
  layout: Layout
  trust: Trust | null
  signer: Signer | null
  /** Older stored reviews have no `oddities`. */
  oddities?: readonly Oddity[]
  /** The signer's certificate authority if it is not in our list; older stored reviews do not have this field. */
  authority?: NamedAuthority | null
  /** Milliseconds since 1970; only the signer states this time, because there is no trusted time stamp. */
  signedAt: number | null
}

export const nothingSigned: SignatureCheck = {
  state: 'absent',
  why: '',
  layout: 'as-is',
  trust: null,
  signer: null,
  oddities: [],
  authority: null,
  signedAt: null,
}

/** Checks a XAdES signature by DIAN's annex 1.9 (section 9) and policy v2. The promise never rejects. */
export async function checkSignature(document: XmlDocument, anchors: Anchors): Promise<SignatureCheck> {
  try {
    const found = findSignature(document)
    return found ? await check(document, found, anchors) : nothingSigned
  } catch (cause) {
    if (cause instanceof SignatureFault) return { ...nothingSigned, state: cause.state, why: cause.message }
    return { ...nothingSigned, state: 'unsupported', why: 'unreadable' }
  }
}

async function check(
  document: XmlDocument,
  found: FoundSignature,
  anchors: Anchors,
): Promise<SignatureCheck> {
  const certificates = found.certificates.flatMap(certificateIn)
  if (certificates.length === 0) throw new SignatureFault('broken', 'certificate')
  const candidates = await candidatesAmong(found, certificates)
  const tried = document.length > longestRelaid ? layouts.slice(0, 1) : layouts
  const signedBy = await signerAmong(candidates, found, tried)
  const leaf = signedBy?.leaf ?? candidates[0]
  if (!leaf) throw new SignatureFault('broken', 'signing-certificate')
  const { signedAt, oddities } = found
  // If the signature states no time, the chain is checked for the certificate's first day.
  const at = signedAt ?? leaf.notBefore
  const trust = await trustOf(leaf, { others: certificates, anchors, at })
  const isUnknown = !trust.trusted && trust.why === 'unknown-authority'
  const common = {
    signer: {
      nits: nitsIn(leaf.subjectName),
      name: organisationIn(leaf.subjectName),
      authority: commonNameIn(leaf.issuerName),
      fingerprint: await fingerprintOf(leaf.der),
    },
    signedAt,
    trust,
    oddities,
    authority: isUnknown ? await authorityOf(leaf, certificates, found) : null,
  }
  if (!signedBy) {
    const [state, why] = (await isStrongKey(leaf.publicKey))
      ? (['broken', 'signature-value'] as const)
      : (['unsupported', 'key'] as const)
    return { ...common, layout: 'as-is', state, why }
  }
  // The document's white space was probably changed like the signature's, so the signature's layout is tried first.
  const likeliest = [signedBy.layout, ...tried.filter((layout) => layout !== signedBy.layout)]
  let used = signedBy.layout
  for (const reference of found.references) {
    const layout = await fittingLayout(likeliest, (layout) =>
      digestFits(reference, document, { found, layout }),
    )
    if (!layout) {
      const [state, why] = reference.isDocument
        ? (['changed', 'document'] as const)
        : (['broken', reference.target?.name ?? ''] as const)
      return { ...common, layout: used, state, why }
    }
    if (layout !== 'as-is') used = layout
  }
  return { ...common, layout: used, state: used === 'as-is' ? 'valid' : 'reformatted', why: '' }
}

type SignedBy = { leaf: Certificate; layout: Layout }

async function signerAmong(
  candidates: readonly Certificate[],
  { signedInfo, signedInfoForm, method, value }: FoundSignature,
  tried: readonly Layout[],
): Promise<SignedBy | null> {
  for (const layout of tried) {
    const data = utf8(canonicalElement(signedInfo, { ...signedInfoForm, layout }))
    for (const leaf of candidates) {
      const signed = { ...method, signature: value, form: 'plain', data } as const
      if (await verifySigned(leaf.publicKey, signed)) return { leaf, layout }
    }
  }
  return null
}

/** A document longer than this is tried only in the layout `as-is`, because trying all layouts would be slow. */
const longestRelaid = 1024 * 1024

async function fittingLayout(
  tried: readonly Layout[],
  fits: (layout: Layout) => Promise<boolean>,
): Promise<Layout | null> {
  for (const layout of tried) if (await fits(layout)) return layout
  return null
}

const utf8 = (text: string) => new TextEncoder().encode(text)
const toBase64 = (bytes: ArrayBuffer) => btoa(String.fromCharCode(...new Uint8Array(bytes)))

async function digestFits(
  { target, isSignatureLeftOut, hash, digest, form }: Reference,
  document: XmlDocument,
  { found, layout }: { found: FoundSignature; layout: Layout },
): Promise<boolean> {
  const settings = { ...form, layout, without: isSignatureLeftOut ? found.signature : undefined }
  const text = target ? canonicalElement(target, settings) : canonicalDocument(document, settings)
  return (await digestOf(hash, utf8(text))) === digest
}

const digestOf = async (hash: Hash, bytes: Uint8Array) =>
  toBase64(await crypto.subtle.digest(hash, bytes as BufferSource))

/** Equal certificates share an object, because the results of checks are cached by object. */
const kept = new Map<string, Certificate>()
const [mostKept, longestKept] = [200, 8 * 1024]

/** Some programs add the BEGIN and END lines of PEM, which are removed. */
function certificateIn(text: string): Certificate[] {
  const known = kept.get(text)
  if (known) return [known]
  const plain = text.length > longestText ? '' : text.replace(/-----(BEGIN|END) CERTIFICATE-----/g, '')
  const der = fromBase64(plain)
  try {
    if (!der) return []
    const certificate = readCertificate(der)
    if (kept.size >= mostKept) kept.clear()
    if (text.length <= longestKept) kept.set(text, certificate)
    return [certificate]
  } catch {
    return []
  }
}

const longestText = 64 * 1024

/** Returns only the certificates that the signature names (if any), because others may have the same key. */
async function candidatesAmong(
  { named }: FoundSignature,
  certificates: readonly Certificate[],
): Promise<readonly Certificate[]> {
  if (named.length === 0) return certificates
  const candidates: Certificate[] = []
  for (const { hash, digest } of named) {
    for (const certificate of certificates)
      if ((await digestOf(hash, certificate.der)) === digest) candidates.push(certificate)
  }
  return candidates
}

async function authorityOf(
  leaf: Certificate,
  certificates: readonly Certificate[],
  { named }: FoundSignature,
): Promise<NamedAuthority> {
  const above = certificates.filter(
    (one) => one !== leaf && one.isAuthority && sameBytes(one.subject, leaf.issuer),
  )
  const subject = distinguishedName(leaf.issuerName)
  const others = named.slice(1)
  const quoted = others.filter(({ hash }) => hash === 'SHA-256').map(({ digest }) => hexOfBase64(digest))
  const contained = await Promise.all(above.map(({ der }) => fingerprintOf(der)))
  const [found] = above
  return {
    subject,
    issuer: found ? distinguishedName(found.issuerName) : (others[0]?.issuer ?? '').slice(0, 300),
    keyId: leaf.authorityKeyId ?? '',
    fingerprints: (contained.length > 0 ? contained : quoted).filter(Boolean).slice(0, 3),
  }
}

const hexOfBase64 = (text: string) => hexOf(fromBase64(text) ?? new Uint8Array())
