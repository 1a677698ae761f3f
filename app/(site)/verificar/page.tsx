import type { Metadata } from 'next'
import { CheckPage } from '@/components/records/check-page'
import { checkText } from '@/content/records'
import { toFailure } from '@/lib/result'
import { checkRecord, recordCode, type RecordAnswer } from '@/lib/records/check-record'
import { hasSigner } from '@/lib/signing/firm-signer'

export const metadata: Metadata = { title: checkText.title, robots: { index: false } }

export default async function CheckRecord({ searchParams }: PageProps<'/verificar'>) {
  const { codigo } = await searchParams
  const typed = typeof codigo === 'string' ? codigo.slice(0, 60) : ''
  return <CheckPage typed={typed} answer={await answerTo(typed)} signed={hasSigner()} />
}

async function answerTo(typed: string): Promise<RecordAnswer | null> {
  if (!typed.trim()) return null
  const code = recordCode(typed)
  if (!code) return { problem: checkText.malformed }
  try {
    return (await checkRecord(code)) ?? { problem: checkText.unknown }
  } catch (error) {
    return { problem: toFailure(error, 'records.check').message }
  }
}
