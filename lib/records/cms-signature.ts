import 'server-only'
import { createHash } from 'node:crypto'
import * as asn1js from 'asn1js'
import * as pkijs from 'pkijs'
import type { RecordSigner } from '@/lib/records/signer'

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

export const sha256 = (bytes: Uint8Array) => new Uint8Array(createHash('sha256').update(bytes).digest())
const algorithm = (algorithmId: string) =>
  new pkijs.AlgorithmIdentifier({ algorithmId, algorithmParams: new asn1js.Null() })
const octets = (valueHex: Uint8Array<ArrayBuffer>) => new asn1js.OctetString({ valueHex })
const attribute = (type: string, value: object) => new pkijs.Attribute({ type, values: [value] })

/**
 * A detached CMS signature as CAdES and PAdES-B-B want it: the certificate is named within what is signed, the time is
 * not (it is the PDF's own to say). `stamp` gives the token of a time stamp over the signature, or null.
 */
export async function signDetached(
  content: Uint8Array,
  signer: RecordSigner,
  stamp: (signature: Uint8Array<ArrayBuffer>) => Promise<Uint8Array<ArrayBuffer> | null>,
): Promise<Buffer> {
  const certificates = signer.chain.map((der) => pkijs.Certificate.fromBER(der))
  const [own] = certificates
  const [ownDer] = signer.chain
  if (!own || !ownDer) throw new Error('records.certificate: no certificate')
  // Of the certificate the hash alone: SHA-256 is what stands when no algorithm is named (RFC 5035).
  const named = new asn1js.Sequence({ value: [octets(sha256(ownDer))] })
  const attributes = inOrder([
    attribute(oids.contentType, new asn1js.ObjectIdentifier({ value: oids.data })),
    attribute(oids.messageDigest, octets(sha256(content))),
    attribute(oids.signingCertificateV2, new asn1js.Sequence({ value: [new asn1js.Sequence({ value: [named] })] })), // prettier-ignore
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

/** A set is signed in its DER order, in which others write it again to check it. */
const inOrder = (attributes: pkijs.Attribute[]) => {
  const bytes = (one: pkijs.Attribute) => Buffer.from(one.toSchema().toBER())
  return attributes.toSorted((one, other) => Buffer.compare(bytes(one), bytes(other)))
}
