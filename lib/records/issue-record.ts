import 'server-only'
import { createHash, randomUUID } from 'node:crypto'
import { recordText } from '@/content/records'
import type { Client } from '@/lib/session/require'
import { ExpectedError } from '@/lib/errors'
import { report } from '@/lib/observability/report'
import { drawRecord } from '@/lib/records/pdf/draw-record'
import { recordFiles } from '@/lib/records/record-files'
import { recordSchema, type ReviewRecord } from '@/lib/records/record'
import { signPdf } from '@/lib/signing/sign-pdf'
import { recordSigner } from '@/lib/signing/firm-signer'
import type { RecordSigner } from '@/lib/signing/signer'
import { stampOf } from '@/lib/signing/cms-signature'
import { adminClient } from '@/lib/supabase/admin'
import { unwrap } from '@/lib/supabase/unwrap'

type RecordFile = { name: string; bytes: Uint8Array<ArrayBuffer> }

/**
 * Returns the signed record of the last decision about an invoice. The first request makes the record.
 * Throws `record-undecided` before the firm's decision, and `record-settling` for 30 s after a withdrawal.
 */
export async function issueRecord({ db }: Pick<Client, 'db'>, invoice: string): Promise<RecordFile> {
  const signer = recordSigner()
  if (!signer) throw new ExpectedError('record-unavailable')
  const record = await unwrap(db.rpc('begin_review_record', { invoice }), 'records.begin', recordSchema)
  const path = record.path ?? (await seal(record, signer))
  const stored = await unwrap(recordFiles().download(path), 'records.download')
  return { name: `${record.number}.pdf`, bytes: new Uint8Array(await stored.arrayBuffer()) }
}

/** Two requests at once may create two files. Only the file that is stored first is kept. */
async function seal(record: ReviewRecord, signer: RecordSigner): Promise<string> {
  const at = new Date()
  const { pdf, stampedAt } = await signPdf((certify) => drawRecord(record, certify), signer, {
    reason: recordText.title,
    at,
    stamp: stampOf,
  })
  const own = `${record.id}/${randomUUID()}.pdf`
  await unwrap(recordFiles().upload(own, pdf, { contentType: 'application/pdf' }), 'records.upload')
  const signed = {
    path: own,
    sha256: createHash('sha256').update(pdf).digest('hex'),
    at: at.toISOString(),
    stamped_at: stampedAt?.toISOString() ?? null,
    certificate_until: signer.until.toISOString(),
  }
  const sealed = await unwrap(
    adminClient().rpc('seal_review_record', { record: record.id, signed }),
    'records.seal',
  )
  if (sealed !== own) {
    const removed = await recordFiles().remove([own])
    if (removed.error) report(removed.error, 'records remove')
  }
  return sealed
}
