import {
  canonicalDocument,
  canonicalElement,
  layouts,
  type Layout,
} from '@/lib/einvoice/signature/canonical-xml'
import {
  commonNameIn,
  fingerprintOf,
  fromBase64,
  nitsIn,
  organisationIn,
  readCertificate,
  verifyRsa,
  type Certificate,
  type Hash,
} from '@/lib/einvoice/signature/certificate'
import {
  findSignature,
  SignatureFault,
  type FoundSignature,
  type Reference,
} from '@/lib/einvoice/signature/signature-parts'
import { trustOf, type Anchors, type Trust } from '@/lib/einvoice/signature/trust'
import type { XmlDocument } from '@/lib/einvoice/xml/node'

export type SignatureState =
  | 'valid'
  /** The digests match after the white space is restored, so the file was saved again with the same content. */
  | 'reformatted'
  /** The signature is real but covers different content. */
  | 'changed'
  /** The signature does not match its certificate or properties. */
  | 'broken'
  /** No correct file has this: a wrong place, repeated ids, unexpected transforms, weak or unknown algorithms. */
  | 'refused'
  | 'absent'

export type Signer = {
  /** NITs as digits, with and without check digit. */
  nits: readonly string[]
  name: string
  authority: string
  fingerprint: string
}

export type SignatureCheck = {
  state: SignatureState
  /** The check that failed, for the firm to read; '' when `state` says enough. */
  why: string
  layout: Layout
  trust: Trust | null
  signer: Signer | null
  /** Milliseconds since 1970; only the signer's claim, because there is no trusted time stamp. */
  signedAt: number | null
}

export const nothingSigned: SignatureCheck = {
  state: 'absent',
  why: '',
  layout: 'as-is',
  trust: null,
  signer: null,
  signedAt: null,
}

/** Checks XAdES by DIAN's annex 1.9 (section 9) and policy v2, on the same tree that is read. The promise never rejects. */
export async function checkSignature(document: XmlDocument, anchors: Anchors): Promise<SignatureCheck> {
  try {
    const found = findSignature(document)
    return found ? await check(document, found, anchors) : nothingSigned
  } catch (cause) {
    if (cause instanceof SignatureFault) return { ...nothingSigned, state: cause.state, why: cause.message }
    return { ...nothingSigned, state: 'refused', why: 'unreadable' }
  }
}

async function check(
  document: XmlDocument,
  found: FoundSignature,
  anchors: Anchors,
): Promise<SignatureCheck> {
  const certificates = found.certificates.map(certificateIn)
  const leaf = await namedCertificate(found, certificates)
  const { signedInfo, signedInfoForm: form, hash, value, signedAt } = found
  const common = {
    signer: {
      nits: nitsIn(leaf.subjectName),
      name: organisationIn(leaf.subjectName),
      authority: commonNameIn(leaf.issuerName),
      fingerprint: await fingerprintOf(leaf.der),
    },
    signedAt,
    trust: await trustOf(leaf, { others: certificates, anchors, at: signedAt }),
  }
  const tried = document.length > longestRelaid ? layouts.slice(0, 1) : layouts
  const infoLayout = await fittingLayout(tried, (layout) =>
    verifyRsa(leaf.publicKey, {
      hash,
      signature: value,
      data: utf8(canonicalElement(signedInfo, { ...form, layout })),
    }),
  )
  if (!infoLayout) return { ...common, layout: 'as-is', state: 'broken', why: 'signature-value' }

  // The layout that fitted the signature is tried first, because the document most likely has it too.
  const likeliest = [infoLayout, ...tried.filter((layout) => layout !== infoLayout)]
  let used = infoLayout
  for (const reference of found.references) {
    const layout = await fittingLayout(likeliest, (layout) =>
      digestFits(reference, document, { found, layout }),
    )
    if (!layout) {
      const [state, why] = reference.target
        ? (['broken', reference.target.name] as const)
        : (['changed', 'document'] as const)
      return { ...common, layout: used, state, why }
    }
    if (layout !== 'as-is') used = layout
  }
  return { ...common, layout: used, state: used === 'as-is' ? 'valid' : 'reformatted', why: '' }
}

/** Characters; on longer documents only the layout `as-is` is tried, because trying all would be slow. */
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
  { target, hash, digest, form }: Reference,
  document: XmlDocument,
  { found, layout }: { found: FoundSignature; layout: Layout },
): Promise<boolean> {
  const text = target
    ? canonicalElement(target, { ...form, layout })
    : canonicalDocument(document, { ...form, layout, without: found.signature })
  return (await digestOf(hash, utf8(text))) === digest
}

const digestOf = async (hash: Hash, bytes: Uint8Array) =>
  toBase64(await crypto.subtle.digest(hash, bytes as BufferSource))

/** Files repeat the same certificates, so their objects are shared; results that are cached by object are then shared too. */
const kept = new Map<string, Certificate>()
const [mostKept, longestKept] = [200, 8 * 1024]

function certificateIn(text: string): Certificate {
  const known = kept.get(text)
  if (known) return known
  const der = text.length > longestText ? null : fromBase64(text)
  try {
    if (der) {
      const certificate = readCertificate(der)
      if (kept.size >= mostKept) kept.clear()
      if (text.length <= longestKept) kept.set(text, certificate)
      return certificate
    }
  } catch {
    // The fault below reports the unreadable certificate.
  }
  throw new SignatureFault('broken', 'certificate')
}

const longestText = 64 * 1024

/** Requires the certificate whose digest was signed, because another certificate with the same key would also fit. */
async function namedCertificate(
  { certificateDigest: { hash, digest } }: FoundSignature,
  certificates: readonly Certificate[],
): Promise<Certificate> {
  for (const certificate of certificates) {
    if ((await digestOf(hash, certificate.der)) === digest) return certificate
  }
  throw new SignatureFault('broken', 'signing-certificate')
}
