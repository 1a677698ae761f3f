import 'server-only'
import { createHash, randomUUID } from 'node:crypto'
import { recordText } from '@/content/records'
import type { Client } from '@/lib/auth/require'
import { ExpectedError } from '@/lib/errors'
import { report } from '@/lib/observability/report'
import { recordCertificate, type Certificate } from '@/lib/records/certificate'
import { drawRecord } from '@/lib/records/pdf/draw-record'
import { recordFiles } from '@/lib/records/record-files'
import { recordSchema, type ReviewRecord } from '@/lib/records/record'
import { signPdf } from '@/lib/records/sign-pdf'
import { adminClient } from '@/lib/supabase/admin'
import { databaseError } from '@/lib/supabase/database-error'

export type RecordFile = { name: string; bytes: Uint8Array<ArrayBuffer> }

/**
 * The signed record of the last decision about an invoice, made the first time and the same ever after. Throws
 * `not-found`, `record-undecided` while the invoice waits, `record-unavailable` without a certificate.
 */
export async function issueRecord({ db }: Pick<Client, 'db'>, invoice: string): Promise<RecordFile> {
  const certificate = recordCertificate()
  if (!certificate) throw new ExpectedError('record-unavailable')
  const { data, error } = await db.rpc('begin_review_record', { invoice })
  if (error) throw databaseError(error, 'records.begin')
  const record = recordSchema.parse(data)
  const path = record.path ?? (await seal(record, certificate))
  const stored = await recordFiles().download(path)
  if (stored.error) throw new Error('records.download', { cause: stored.error })
  return { name: `${record.number}.pdf`, bytes: new Uint8Array(await stored.data.arrayBuffer()) }
}

/** Two who ask at once make two files, of which the first to be sealed stays. */
async function seal(record: ReviewRecord, certificate: Certificate): Promise<string> {
  const at = new Date(record.issued_at)
  const pdf = await signPdf(await drawRecord(record), certificate, { reason: recordText.title, at })
  const own = `${record.id}/${randomUUID()}.pdf`
  const { error } = await recordFiles().upload(own, pdf, { contentType: 'application/pdf' })
  if (error) throw new Error('records.upload', { cause: error })
  const sealed = await adminClient().rpc('seal_review_record', {
    record: record.id,
    signed: { path: own, sha256: createHash('sha256').update(pdf).digest('hex') },
  })
  if (sealed.error) throw new Error('records.seal', { cause: sealed.error })
  if (sealed.data !== own) {
    const removed = await recordFiles().remove([own])
    if (removed.error) report(removed.error, 'records remove')
  }
  return sealed.data
}
