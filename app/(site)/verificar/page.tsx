import type { Metadata } from 'next'
import { CheckPage } from '@/components/records/check-page'
import { MissedFilesScript } from '@/components/site/missed-files-script'
import { checkText } from '@/content/records'
import { checkSignatureText } from '@/content/signature-form'
import { toFailure } from '@/lib/result'
import { checkRecord, fileHash, recordCode, takeCheck, type RecordAnswer } from '@/lib/records/check-record'
import { checkSignature, type CheckedSignature } from '@/lib/signatures/check-signature'
import { hasSigner } from '@/lib/signing/firm-signer'

export const metadata: Metadata = { title: checkText.title, robots: { index: false } }

export default async function CheckRecord({ searchParams }: PageProps<'/verificar'>) {
  const { codigo } = await searchParams
  const typed = typeof codigo === 'string' ? codigo.slice(0, 120) : ''
  return (
    <>
      <MissedFilesScript />
      <CheckPage typed={typed} answer={await answerTo(typed)} signed={hasSigner()} />
    </>
  )
}

async function answerTo(typed: string): Promise<RecordAnswer | { signature: CheckedSignature } | null> {
  if (!typed.trim()) return null
  const hash = fileHash(typed)
  const code = recordCode(typed)
  if (!code && !hash) return { problem: checkText.malformed }
  try {
    await takeCheck()
    const record = code ? await checkRecord(code) : null
    if (record) return record
    const signature = await checkSignature(hash ?? code ?? '')
    return signature
      ? { signature }
      : { problem: hash ? checkSignatureText.sentences.none : checkText.unknown }
  } catch (error) {
    return { problem: toFailure(error, 'records.check').message }
  }
}
