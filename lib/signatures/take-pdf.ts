import 'server-only'
import { randomUUID } from 'node:crypto'
import { signaturesText as text } from '@/content/signatures'
import { ExpectedError } from '@/lib/errors'
import type { AccountId, PersonId } from '@/lib/ids'
import { freezeInReader } from '@/lib/jobs/pdf-tools'
import { PdfProblem, type PdfProblemName } from '@/lib/pdf/frozen/pdf-problem'
import { sha256, signatureFiles } from '@/lib/signatures/signature-files'
import type { LetterFees } from '@/lib/signatures/signature'
import type { Terms } from '@/lib/signatures/templates/terms'
import { hasSigner } from '@/lib/signing/firm-signer'
import { adminClient } from '@/lib/supabase/admin'
import { unwrap } from '@/lib/supabase/unwrap'

export const refusedPdf = (problem: PdfProblemName) =>
  new ExpectedError('signature-pdf', { sentence: text.problems[problem] })

type Origin = { template: string; version: number; terms: Terms | null }

export type TakenPdf = { request: string; pages: number; flattened: string[]; fees?: LetterFees }

/** Flattens a PDF and stores it as a draft of a signature request. `name` is the file name to show. */
export async function takePdf(
  client: AccountId,
  by: PersonId,
  name: string,
  bytes: Buffer,
  origin?: Origin,
): Promise<TakenPdf> {
  if (!hasSigner()) throw new ExpectedError('signature-unavailable')
  const { pdf, pages, flattened } = await freezeInReader(client, bytes).catch((error: unknown) => {
    throw error instanceof PdfProblem ? refusedPdf(error.problem) : error
  })
  const request = randomUUID()
  const path = `${request}/${randomUUID()}.pdf`
  await unwrap(signatureFiles().upload(path, pdf, { contentType: 'application/pdf' }), 'signatures.upload')
  const title = name.replace(/\.pdf$/i, '').slice(0, 120)
  const file = {
    name: title.length < 3 ? text.untitled : title,
    path,
    sha256: sha256(pdf),
    pages,
    size: pdf.length,
    flattened,
    ...origin,
  }
  await unwrap(adminClient().rpc('keep_signature_file', { request, client, by, file }), 'signatures.keep')
  return { request, pages, flattened: text.flattened(flattened) }
}
