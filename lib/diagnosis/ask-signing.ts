import 'server-only'
import { randomBytes, X509Certificate } from 'node:crypto'
import type { Finding } from '@/content/diagnosis/diagnosis'
import { anchorFindings, certificateFindings } from '@/content/diagnosis/services'
import type { Deployment, Question } from '@/lib/diagnosis/question'
import { keyUsages, readCertificate } from '@/lib/einvoice/signature/certificate'
import { formatShortDate } from '@/lib/format/date'
import { anchorsIn } from '@/lib/read-anchor-folder'
import { requestTimeStamp } from '@/lib/records/cms-signature'
import { signerOf, type RecordSigner } from '@/lib/records/signer'

export const signingQuestions: Question[] = [
  { id: 'certificate', uses: ['RECORD_CERTIFICATE', 'RECORD_CERTIFICATE_PASSPHRASE'], ask: askCertificate },
  { id: 'anchors', uses: ['TRUST_ANCHORS_FOLDER'], ask: askAnchors },
]

export const stampQuestion: Question = {
  id: 'send-stamp',
  uses: ['RECORD_TIMESTAMP_URL'],
  sends: true,
  ask: requestStamp,
}

const noticeMs = 45 * 24 * 3600 * 1000
/** What a certificate may be for besides signing: those for web sites and their visitors name nothing else. */
const webUses = ['1.3.6.1.5.5.7.3.1', '1.3.6.1.5.5.7.3.2']

async function askCertificate({ values }: Deployment): Promise<Finding> {
  const { RECORD_CERTIFICATE: p12, RECORD_CERTIFICATE_PASSPHRASE: passphrase = '' } = values
  if (!p12) return certificateFindings.none
  let signer: RecordSigner
  try {
    signer = signerOf(Buffer.from(p12, 'base64'), passphrase)
  } catch (error) {
    const isPassphrase = error instanceof Error && /mac could not be verified|password/i.test(error.message)
    return isPassphrase ? certificateFindings.passphrase : certificateFindings.unreadable
  }
  return judgeSigner(signer)
}

export function judgeSigner({ chain: [der], from, until }: RecordSigner, now = Date.now()): Finding {
  if (!der) return certificateFindings.unreadable
  const { asymmetricKeyType, asymmetricKeyDetails } = new X509Certificate(der).publicKey
  if (asymmetricKeyType !== 'rsa' || (asymmetricKeyDetails?.modulusLength ?? 0) < 2048)
    return certificateFindings.weak
  const { keyUsage, isAuthority } = readCertificate(der)
  const signs =
    keyUsage === null || (keyUsage & (keyUsages.digitalSignature | keyUsages.nonRepudiation)) !== 0
  // For node this is the extended usage (RFC 5280, 4.2.1.12); without one a certificate is for anything.
  const uses = new X509Certificate(der).keyUsage ?? []
  const isOfWeb = uses.length > 0 && uses.every((use) => webUses.includes(use))
  if (!signs || isAuthority || isOfWeb) return certificateFindings.purpose
  const lastDay = formatShortDate(until)
  if (now > until.getTime()) return certificateFindings.expired(lastDay)
  if (now < from.getTime()) return certificateFindings.early(formatShortDate(from))
  return until.getTime() - now < noticeMs
    ? certificateFindings.soon(lastDay)
    : certificateFindings.good(lastDay)
}

async function askAnchors({ values: { TRUST_ANCHORS_FOLDER: folder } }: Deployment): Promise<Finding> {
  if (!folder) return anchorFindings.none
  return anchorsIn(folder).then(
    (anchors) => anchorFindings.good(anchors.length),
    () => anchorFindings.unreadable,
  )
}

async function requestStamp({ values: { RECORD_TIMESTAMP_URL: address } }: Deployment): Promise<Finding> {
  if (!address) return certificateFindings.noStamps
  return requestTimeStamp(address, new Uint8Array(randomBytes(256))).then(
    () => certificateFindings.stamped,
    () => certificateFindings.notStamped,
  )
}
