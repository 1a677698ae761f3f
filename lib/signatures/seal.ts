import 'server-only'
import { randomUUID } from 'node:crypto'
import { after } from 'next/server'
import { evidenceText } from '@/content/signature-evidence'
import { firm } from '@/content/firm'
import { maxFileSize } from '@/content/upload-limit'
import { env } from '@/lib/env'
import { ExpectedError } from '@/lib/errors'
import { assembleInReader } from '@/lib/jobs/pdf-tools'
import { checkpoint } from '@/lib/observability/checkpoint'
import { report } from '@/lib/observability/report'
import { drawEvidence } from '@/lib/signatures/evidence-pages'
import { drawMarks, marksOf } from '@/lib/signatures/draw-marks'
import { readStored, sha256, signatureFiles } from '@/lib/signatures/signature-files'
import { claimedShape, type ClaimedSignature } from '@/lib/signatures/signature'
import { requestTimeStamp, type TimeStamp } from '@/lib/signing/cms-signature'
import { recordSigner } from '@/lib/signing/firm-signer'
import { signatureLength, signPrepared } from '@/lib/signing/sign-pdf'
import { adminClient } from '@/lib/supabase/admin'
import { unwrap } from '@/lib/supabase/unwrap'

/** Says why a document could not be completed; the signatures are kept, and the server tries again. */
class SealProblem extends Error {
  readonly problem: string
  constructor(problem: 'evidence' | 'file' | 'certificate' | 'time-stamp' | 'clock', options?: ErrorOptions) {
    super(`signatures.seal ${problem}`, options)
    this.problem = problem
  }
}

/** In milliseconds: how far the clocks of the database and the time-stamping authority may differ. */
const mostDrift = 5 * 60_000
/** Seconds until the next attempt to complete a document, after the first, second, third and later failures. */
const pauses = [60, 300, 900, 3600]
const embeddedName = 'documento-enviado.pdf'

/** Completes documents that all signers have signed. Several processes may do this at once. */
export async function sealSignatures(budgetMs: number): Promise<number> {
  const began = Date.now()
  let sealed = 0
  while (Date.now() - began < budgetMs) {
    const [one] = await unwrap(
      adminClient().rpc('claim_signature_seals', { most: 1 }),
      'signatures.claim',
      claimedShape,
    )
    if (!one) break
    if (await tryToSeal(one)) sealed++
  }
  return sealed
}

/** Completes a document right after its last signature, so that nobody waits for the next housekeeping. */
export function sealAfterAnswer(): void {
  after(async () => {
    await sealSignatures(10_000).catch((error: unknown) => report(error, 'signatures seal'))
  })
}

async function tryToSeal(one: ClaimedSignature): Promise<boolean> {
  try {
    await seal(one)
    return true
  } catch (error) {
    report(error, 'signatures seal')
    const problem =
      error instanceof SealProblem
        ? error.problem
        : error instanceof ExpectedError && error.code === 'record-certificate'
          ? 'certificate'
          : error instanceof ExpectedError && error.code === 'signature-changed'
            ? 'file'
            : 'unknown'
    const seconds = pauses[Math.min(one.tries, pauses.length) - 1] ?? 3600
    await unwrap(
      adminClient().rpc('postpone_signature_seal', { request: one.id, seconds, problem }),
      'signatures.postpone',
    )
    return false
  }
}

async function seal(one: ClaimedSignature): Promise<void> {
  if (one.broken !== null || !fitsEvidence(one)) throw new SealProblem('evidence')
  const signer = recordSigner()
  if (!signer) throw new SealProblem('certificate')
  const at = new Date(one.now)
  const frozen = await readStored(one)
  const marks = marksOf(one)
  const assembly = {
    title: one.title,
    fileName: embeddedName,
    reason: evidenceText.title,
    name: firm.legalName,
    location: firm.address.city,
    contact: firm.email,
    at: at.toISOString(),
    length: signatureLength,
    marks: marks.map(({ mark }) => mark),
  }
  const boxes = marks.length > 0 ? await drawMarks(marks, one.code) : undefined
  const evidence = await drawEvidence(one, embeddedName, at)
  const prepared = await assembleInReader(frozen, evidence, assembly, boxes)
  const stamp = (signature: Uint8Array<ArrayBuffer>) => stampAt(signature, at)
  const { pdf, stampedAt } = await signPrepared(prepared, signer, { at, stamp })
  const path = `${one.id}/${randomUUID()}.pdf`
  await unwrap(
    signatureFiles().upload(path, pdf, { contentType: 'application/pdf' }),
    'signatures.upload-sealed',
  )
  checkpoint('signature.sealed')
  const sealed = {
    path,
    sha256: sha256(pdf),
    at: at.toISOString(),
    stamped_at: stampedAt?.toISOString() ?? null,
    certificate_until: signer.until.toISOString(),
  }
  const document = await keepCopy(one, pdf)
  const kept = await unwrap(
    adminClient().rpc('keep_signature_seal', { request: one.id, sealed, document }),
    'signatures.keep-seal',
  )
  if (kept !== path) await signatureFiles().remove([path])
}

const fitsEvidence = ({ signers, events }: ClaimedSignature): boolean =>
  signers.every(({ position, name, role }) => {
    const facts = events.find((event) => event.kind === 'signed' && event.signer === position)?.facts
    return facts?.name === name && facts.role === role
  })

/**
 * Returns a time stamp; null when no authority for time stamps is configured.
 * Throws `SealProblem` when the authority fails, or when its time differs too much from the database's time.
 */
async function stampAt(signature: Uint8Array<ArrayBuffer>, at: Date): Promise<TimeStamp | null> {
  const { RECORD_TIMESTAMP_URL: url } = env
  if (!url) return null
  const stamp = await requestTimeStamp(url, signature).catch((cause: unknown) => {
    throw new SealProblem('time-stamp', { cause })
  })
  if (Math.abs(stamp.at.getTime() - at.getTime()) > mostDrift) throw new SealProblem('clock')
  return stamp
}

/** Uploads the signed PDF as a document of the client; returns null without a client, or if the PDF is too large. */
async function keepCopy({ client, title }: ClaimedSignature, pdf: Buffer) {
  if (!client || pdf.length > maxFileSize) return null
  const id = randomUUID()
  const path = `${client}/${id}.pdf`
  const { error } = await adminClient()
    .storage.from('facturas')
    .upload(path, pdf, { contentType: 'application/pdf' })
  if (error) throw new Error('signatures.copy', { cause: error })
  return { id, path, name: `${title.replace(/[/\\]/g, '-')}.pdf`.slice(-120), size: pdf.length }
}
