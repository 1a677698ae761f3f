import { technologyProviders, trustAnchors } from '@/content/einvoice/trust-anchors'
import {
  fingerprintOf,
  fromBase64,
  hexOf,
  keyUsages,
  readCertificate,
  sameBytes,
  type Certificate,
} from '@/lib/einvoice/signature/certificate'
import { partAt, readDer } from '@/lib/einvoice/signature/der'
import { schemeOf, verifySigned } from '@/lib/einvoice/signature/public-key'

export type AnchorEntry = {
  label: string
  /** SHA-256 of the certificate or key (SubjectPublicKeyInfo), in lower-case hexadecimal. */
  sha256: string
  origin: string
  /** The first and last day (`yyyy-MM-dd`) of a bare public key; a certificate contains its own dates. */
  from?: string
  to?: string
  /** True when the authority is no longer trusted, although its entry stays in the list. */
  off?: true
  pem: string
}

/** A trusted authority (RFC 5280); `subject` is null for a bare key, which is found by its id. */
type Anchor = {
  label: string
  subject: Uint8Array | null
  publicKey: Uint8Array
  keyId: string
  notBefore: number
  notAfter: number
  pathLength: number
}
export type Anchors = {
  all: readonly Anchor[]
  /** A SHA-256 of this list of certificate authorities; each review stores it, to show which list it used. */
  hash: string
}

/** Throws an `Error` when a fingerprint is wrong or an entry is not a certificate authority. */
export async function loadAnchors(entries: readonly AnchorEntry[]): Promise<Anchors> {
  const on: AnchorEntry[] = []
  const all: Anchor[] = []
  for (const entry of entries) {
    const anchor = await anchorOf(entry)
    if (entry.off) continue
    on.push(entry)
    all.push(anchor)
  }
  const list = on
    .map(({ sha256, label, from = '', to = '' }) => [sha256, label, from, to].join('|'))
    .toSorted()
  return {
    all,
    hash: await fingerprintOf(new TextEncoder().encode([...list, ...technologyProviders].join('\n'))),
  }
}

async function anchorOf({ label, sha256, from = '', to = '', pem }: AnchorEntry): Promise<Anchor> {
  const [, kind, text = ''] =
    /-----BEGIN (CERTIFICATE|PUBLIC KEY)-----([\s\S]+?)-----END \1-----/.exec(pem) ?? []
  const der = fromBase64(text)
  if (!der || (await fingerprintOf(der)) !== sha256)
    throw new Error(`trust anchor ${label}: fingerprint differs`)
  if (kind === 'PUBLIC KEY') {
    const [notBefore, notAfter] = [Date.parse(from), Date.parse(to)]
    if (Number.isNaN(notBefore + notAfter)) throw new Error(`trust anchor ${label}: a key needs its dates`)
    return {
      label,
      subject: null,
      publicKey: der,
      keyId: await keyIdOf(der),
      notBefore,
      notAfter,
      pathLength: Infinity,
    }
  }
  const { subject, publicKey, notBefore, notAfter, isAuthority, pathLength } = readCertificate(der)
  if (!isAuthority) throw new Error(`trust anchor ${label}: no authority`)
  return { label, subject, publicKey, keyId: await keyIdOf(publicKey), notBefore, notAfter, pathLength }
}

/** RFC 5280 (4.2.1.2) defines the key id with SHA-1, which is weak but only serves to find a key. */
async function keyIdOf(publicKey: Uint8Array): Promise<string> {
  const bits = partAt(readDer(publicKey), 1).body.subarray(1)
  return hexOf(new Uint8Array(await crypto.subtle.digest('SHA-1', bits as BufferSource)))
}

export type Trust =
  | { trusted: true; anchor: string }
  | {
      trusted: false
      why:
        | 'unknown-authority'
        | 'not-valid-then'
        | 'not-for-signing'
        /** The certificate has a critical extension that this program does not understand. */
        | 'not-understood'
        | 'false-authority'
    }

/** The tolerance is one day, as DIAN writes Bogotá time as UTC, other signers omit the zone, and clocks differ. */
export const clockToleranceMs = 24 * 3600_000
const longestPath = 4

/** Builds the certificate chain at the time of signing (milliseconds). Revocation is not checked. */
export async function trustOf(
  signer: Certificate,
  { others, anchors, at }: { others: readonly Certificate[]; anchors: Anchors; at: number },
): Promise<Trust> {
  const mayBe = (wanted: number) => signer.keyUsage === null || (signer.keyUsage & wanted) !== 0
  if (signer.hasUnknownCritical) return { trusted: false, why: 'not-understood' }
  if (!mayBe(keyUsages.digitalSignature | keyUsages.nonRepudiation))
    return { trusted: false, why: 'not-for-signing' }
  if (!isValidAt(signer, at)) return { trusted: false, why: 'not-valid-then' }
  let why: 'unknown-authority' | 'false-authority' = 'unknown-authority'
  let below = signer
  for (let depth = 1; depth <= longestPath; depth += 1) {
    for (const anchor of anchors.all) {
      if (!isValidAt(anchor, at) || !isNamedBy(anchor, below) || anchor.pathLength < depth - 1) continue
      if (await signs(anchor, below)) return { trusted: true, anchor: anchor.label }
      // A certificate that names a trusted authority but is not signed by the authority's key is a forgery.
      // A certificate that points to another key of the authority, by key id or algorithm, is not called a forgery.
      const isAnchors = below.method !== null && below.method.scheme === schemeOf(anchor.publicKey)
      if (isAnchors && [null, anchor.keyId].includes(below.authorityKeyId)) why = 'false-authority'
    }
    const above = await issuerAmong(others, below, { at, depth })
    if (!above) break
    below = above
  }
  return { trusted: false, why }
}

async function issuerAmong(
  others: readonly Certificate[],
  below: Certificate,
  { at, depth }: { at: number; depth: number },
): Promise<Certificate | null> {
  for (const one of others) {
    const isOther = one !== below && !sameBytes(one.subject, one.issuer)
    const mayIssue =
      one.isAuthority &&
      one.pathLength >= depth - 1 &&
      !one.hasUnknownCritical &&
      (one.keyUsage === null || (one.keyUsage & keyUsages.certSign) !== 0)
    const isNamed =
      sameBytes(one.subject, below.issuer) &&
      (!below.authorityKeyId || !one.keyId || below.authorityKeyId === one.keyId)
    if (isOther && mayIssue && isNamed && isValidAt(one, at) && (await signs(one, below))) return one
  }
  return null
}

const isValidAt = ({ notBefore, notAfter }: { notBefore: number; notAfter: number }, at: number) =>
  at >= notBefore - clockToleranceMs && at <= notAfter + clockToleranceMs

const isNamedBy = ({ subject, keyId }: Anchor, { issuer, authorityKeyId }: Certificate) =>
  subject ? sameBytes(subject, issuer) : authorityKeyId === keyId

/** The result for a certificate and its issuer never changes, so each pair is verified once. */
const signed = new WeakMap<Certificate, WeakMap<Anchor | Certificate, Promise<boolean>>>()

function signs(issuer: Anchor | Certificate, below: Certificate): Promise<boolean> {
  const known = signed.get(below) ?? new WeakMap<Anchor | Certificate, Promise<boolean>>()
  signed.set(below, known)
  const { method, signature, body } = below
  const answer =
    known.get(issuer) ??
    (method === null
      ? Promise.resolve(false)
      : verifySigned(issuer.publicKey, { ...method, signature, form: 'der', data: body }))
  known.set(issuer, answer)
  return answer
}

export function allAnchors(own: readonly AnchorEntry[] = []): Promise<Anchors> {
  const key = own.map(({ sha256 }) => sha256).join()
  if (loaded.size >= mostLists) loaded.clear()
  const known = loaded.get(key) ?? loadAnchors([...trustAnchors, ...own])
  loaded.set(key, known)
  return known
}
/** This many lists of authorities are cached, because each authority that the firm adds makes a new list. */
const mostLists = 20
const loaded = new Map<string, Promise<Anchors>>()
