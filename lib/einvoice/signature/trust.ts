import { technologyProviders, trustAnchors } from '@/content/einvoice/trust-anchors'
import {
  fingerprintOf,
  fromBase64,
  hexOf,
  keyUsages,
  readCertificate,
  sameBytes,
  verifyRsa,
  type Certificate,
} from '@/lib/einvoice/signature/certificate'
import { partAt, readDer } from '@/lib/einvoice/signature/der'

/** One authority as the list names it (`content/einvoice/trust-anchors.ts`, or `anchors.json` of the firm's own folder). */
export type AnchorEntry = {
  label: string
  /** The SHA-256 of the certificate, or of the key (SubjectPublicKeyInfo), in lower-case hexadecimal. */
  sha256: string
  /** Where it comes from, and how it was compared. */
  origin: string
  /** Of a bare key, which has no dates of its own: `yyyy-MM-dd`. */
  from?: string
  to?: string
  /** No longer believed, but kept: old invoices are reviewed for years. */
  off?: true
  /** A certificate, or a public key. */
  pem: string
}

/** A name and a key that are believed (RFC 5280); of a bare key, known by its id, the name is null. */
type Anchor = {
  label: string
  subject: Uint8Array | null
  publicKey: Uint8Array
  keyId: string
  notBefore: number
  notAfter: number
  /** How many authorities may stand below it. */
  pathLength: number
}
export type Anchors = {
  all: readonly Anchor[]
  /** SHA-256 over the authorities that are on and the known providers: goes into each review. */
  hash: string
}

/** Throws where a fingerprint differs or an entry is no authority: such a list stops the start. */
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
    return { label, subject: null, publicKey: der, keyId: await keyIdOf(der), notBefore, notAfter, pathLength: Infinity } // prettier-ignore
  }
  const { subject, publicKey, notBefore, notAfter, isAuthority, pathLength } = readCertificate(der)
  if (!isAuthority) throw new Error(`trust anchor ${label}: no authority`)
  return { label, subject, publicKey, keyId: await keyIdOf(publicKey), notBefore, notAfter, pathLength }
}

/** RFC 5280, 4.2.1.2: the SHA-1 of the key's bits. It finds a key, it proves nothing. */
async function keyIdOf(publicKey: Uint8Array): Promise<string> {
  const bits = partAt(readDer(publicKey), 1).body.subarray(1)
  return hexOf(new Uint8Array(await crypto.subtle.digest('SHA-1', bits as BufferSource)))
}

export type Trust =
  | { trusted: true; anchor: string }
  | { trusted: false; why: 'unknown-authority' | 'not-valid-then' | 'not-for-signing' | 'false-authority' }

/** Signing times may be a day off: DIAN writes Bogotá time as UTC, others write no zone, and clocks differ. */
export const clockToleranceMs = 24 * 3600_000
const longestPath = 4

/**
 * Looks for the way from a signer to an anchor, at the time of signing (milliseconds since 1970). A self-signed certificate
 * in the file is worth nothing: only pinned names with their pinned keys end the way. Revocation is not looked up.
 */
export async function trustOf(
  signer: Certificate,
  { others, anchors, at }: { others: readonly Certificate[]; anchors: Anchors; at: number },
): Promise<Trust> {
  const mayBe = (wanted: number) => signer.keyUsage === null || (signer.keyUsage & wanted) !== 0
  if (signer.hasUnknownCritical) return { trusted: false, why: 'false-authority' }
  if (!mayBe(keyUsages.digitalSignature | keyUsages.nonRepudiation))
    return { trusted: false, why: 'not-for-signing' }
  if (!isValidAt(signer, at)) return { trusted: false, why: 'not-valid-then' }
  let why: 'unknown-authority' | 'false-authority' = 'unknown-authority'
  let below = signer
  for (let depth = 1; depth <= longestPath; depth += 1) {
    for (const anchor of anchors.all) {
      if (!isValidAt(anchor, at) || !isNamedBy(anchor, below) || anchor.pathLength < depth - 1) continue
      if (await signs(anchor, below)) return { trusted: true, anchor: anchor.label }
      // Somebody gave his own authority the name of an accredited one, unless it names another key: an authority that
      // renews its key keeps its name. What is signed in a way that is not checked here proves neither.
      if (below.hash !== null && [null, anchor.keyId].includes(below.authorityKeyId)) why = 'false-authority'
    }
    const above = await issuerAmong(others, below, { at, depth })
    if (!above) break
    below = above
  }
  return { trusted: false, why }
}

/** The certificate in the file that issued this one, and may have. */
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

/** Who issued a certificate does not change: it is computed once for each that is kept. */
const signed = new WeakMap<Certificate, WeakMap<Anchor | Certificate, Promise<boolean>>>()

function signs(issuer: Anchor | Certificate, below: Certificate): Promise<boolean> {
  const known = signed.get(below) ?? new WeakMap<Anchor | Certificate, Promise<boolean>>()
  signed.set(below, known)
  const { hash, signature, body } = below
  const answer =
    known.get(issuer) ??
    (hash === null ? Promise.resolve(false) : verifyRsa(issuer.publicKey, { hash, signature, data: body }))
  known.set(issuer, answer)
  return answer
}

/** The built-in list and what the firm adds to it; the same list is read once. */
export function allAnchors(own: readonly AnchorEntry[] = []): Promise<Anchors> {
  const key = own.map(({ sha256 }) => sha256).join()
  const known = loaded.get(key) ?? loadAnchors([...trustAnchors, ...own])
  loaded.set(key, known)
  return known
}
const loaded = new Map<string, Promise<Anchors>>()
