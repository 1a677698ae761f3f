import 'server-only'
import { createHash, randomBytes } from 'node:crypto'
import * as asn1js from 'asn1js'
import * as pkijs from 'pkijs'
import { env } from '@/lib/env'
import { report } from '@/lib/observability/report'
import type { RecordSigner } from '@/lib/signing/signer'

const oids = {
  data: '1.2.840.113549.1.7.1',
  signedData: '1.2.840.113549.1.7.2',
  contentType: '1.2.840.113549.1.9.3',
  messageDigest: '1.2.840.113549.1.9.4',
  signingCertificateV2: '1.2.840.113549.1.9.16.2.47',
  signatureTimeStamp: '1.2.840.113549.1.9.16.2.14',
  sha256: '2.16.840.1.101.3.4.2.1',
  rsa: '1.2.840.113549.1.1.1',
}

const sha256 = (bytes: Uint8Array) => new Uint8Array(createHash('sha256').update(bytes).digest())
const algorithm = (algorithmId: string) =>
  new pkijs.AlgorithmIdentifier({ algorithmId, algorithmParams: new asn1js.Null() })
const octets = (valueHex: Uint8Array<ArrayBuffer>) => new asn1js.OctetString({ valueHex })
const attribute = (type: string, value: object) => new pkijs.Attribute({ type, values: [value] })

/** Returns a detached CMS signature (CAdES, PAdES-B-B) without a signing time, because the PDF states the time. */
export async function signDetached(
  content: Uint8Array,
  signer: RecordSigner,
  stamp: (signature: Uint8Array<ArrayBuffer>) => Promise<Uint8Array<ArrayBuffer> | null>,
): Promise<Buffer> {
  const certificates = signer.chain.map((der) => pkijs.Certificate.fromBER(der))
  const [own] = certificates
  const [ownDer] = signer.chain
  if (!own || !ownDer) throw new Error('records.certificate: no certificate')
  // In `signingCertificateV2` (RFC 5035), a hash without an algorithm identifier is a SHA-256 hash.
  const named = new asn1js.Sequence({ value: [octets(sha256(ownDer))] })
  const attributes = inOrder([
    attribute(oids.contentType, new asn1js.ObjectIdentifier({ value: oids.data })),
    attribute(oids.messageDigest, octets(sha256(content))),
    attribute(
      oids.signingCertificateV2,
      new asn1js.Sequence({ value: [new asn1js.Sequence({ value: [named] })] }),
    ),
  ])
  const toSign = new asn1js.Set({ value: attributes.map((one) => one.toSchema()) }).toBER()
  const signature = await signer.sign(sha256(new Uint8Array(toSign)))
  const token = await stamp(signature)
  const unsigned = token && attribute(oids.signatureTimeStamp, asn1js.fromBER(token).result)
  const signed = new pkijs.SignedData({
    version: 1,
    digestAlgorithms: [algorithm(oids.sha256)],
    encapContentInfo: new pkijs.EncapsulatedContentInfo({ eContentType: oids.data }),
    certificates,
    signerInfos: [
      new pkijs.SignerInfo({
        version: 1,
        sid: new pkijs.IssuerAndSerialNumber({ issuer: own.issuer, serialNumber: own.serialNumber }),
        digestAlgorithm: algorithm(oids.sha256),
        signedAttrs: new pkijs.SignedAndUnsignedAttributes({ type: 0, attributes }),
        signatureAlgorithm: algorithm(oids.rsa),
        signature: octets(signature),
        ...(unsigned && {
          unsignedAttrs: new pkijs.SignedAndUnsignedAttributes({ type: 1, attributes: [unsigned] }),
        }),
      }),
    ],
  })
  const info = new pkijs.ContentInfo({ contentType: oids.signedData, content: signed.toSchema(true) })
  return Buffer.from(info.toSchema().toBER())
}

/** Sorts the attributes in DER order, because verifiers restore this order before they check the signature. */
const inOrder = (attributes: pkijs.Attribute[]) => {
  const bytes = (one: pkijs.Attribute) => Buffer.from(one.toSchema().toBER())
  return attributes.toSorted((one, other) => Buffer.compare(bytes(one), bytes(other)))
}

export type TimeStamp = { token: Uint8Array<ArrayBuffer>; at: Date }

/** In milliseconds: the longest wait for a time stamp; it is short, because a user may be waiting for the PDF. */
const patience = 4000
/** The largest accepted answer of a time-stamping authority, in bytes. Usual answers have about 6 kB. */
const largest = 16_384

const granted: readonly number[] = [pkijs.PKIStatus.granted, pkijs.PKIStatus.grantedWithMods]

/** Returns a time stamp; null when the authority fails or none is configured. */
export async function stampOf(signature: Uint8Array<ArrayBuffer>): Promise<TimeStamp | null> {
  const { RECORD_TIMESTAMP_URL: url } = env
  if (!url) return null
  return requestTimeStamp(url, signature).catch((error: unknown) => {
    report(error, 'records time-stamp')
    return null
  })
}

/** Requests a time stamp (RFC 3161); throws within seconds when the authority or the check of its answer fails. */
export async function requestTimeStamp(url: string, signature: Uint8Array<ArrayBuffer>): Promise<TimeStamp> {
  // The nonce begins with the bits 01, which keep the integer positive and of fixed length.
  const nonce = Buffer.from(randomBytes(16).map((byte, at) => (at === 0 ? (byte & 0x3f) | 0x40 : byte)))
  const hashAlgorithm = new pkijs.AlgorithmIdentifier({
    algorithmId: '2.16.840.1.101.3.4.2.1',
    algorithmParams: new asn1js.Null(),
  })
  const request = new pkijs.TimeStampReq({
    version: 1,
    messageImprint: new pkijs.MessageImprint({
      hashAlgorithm,
      hashedMessage: new asn1js.OctetString({ valueHex: sha256(signature) }),
    }),
    nonce: new asn1js.Integer({ valueHex: new Uint8Array(nonce) }),
    certReq: true,
  })
  const answer = await post(url, request.toSchema().toBER())
  return checkAnswer(answer, { signature, nonce })
}

async function post(authority: string, body: ArrayBuffer): Promise<Uint8Array<ArrayBuffer>> {
  const url = new URL(authority)
  const { username, password } = url
  Object.assign(url, { username: '', password: '' })
  const login = Buffer.from(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`)
  const response = await fetch(url, {
    method: 'POST',
    body,
    headers: {
      'content-type': 'application/timestamp-query',
      ...(username && { authorization: `Basic ${login.toString('base64')}` }),
    },
    redirect: 'error',
    cache: 'no-store',
    signal: AbortSignal.timeout(patience),
  })
  if (!response.ok) throw new Error(`time-stamp: ${response.status}`)
  return readAtMost(response, largest)
}

async function readAtMost({ body }: Response, most: number): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of body ?? []) {
    size += part.length
    if (size > most) throw new Error('time-stamp: too large')
    parts.push(part)
  }
  return new Uint8Array(Buffer.concat(parts))
}

async function checkAnswer(
  answer: Uint8Array<ArrayBuffer>,
  { signature, nonce }: { signature: Uint8Array<ArrayBuffer>; nonce: Uint8Array },
): Promise<TimeStamp> {
  const { status, timeStampToken } = pkijs.TimeStampResp.fromBER(answer)
  if (!granted.includes(status.status) || !timeStampToken)
    throw new Error(`time-stamp: status ${status.status}`)
  const signed = new pkijs.SignedData({ schema: timeStampToken.content })
  const content = signed.encapContentInfo.eContent?.getValue()
  if (!content) throw new Error('time-stamp: nothing in it')
  const { nonce: answered, genTime } = pkijs.TSTInfo.fromBER(content)
  if (!answered || Buffer.compare(answered.valueBlock.valueHexView, nonce) !== 0)
    throw new Error('time-stamp: of another question')
  if (!(await signed.verify({ signer: 0, data: signature.buffer })))
    throw new Error('time-stamp: not its signature')
  return { token: new Uint8Array(timeStampToken.toSchema().toBER()), at: genTime }
}
