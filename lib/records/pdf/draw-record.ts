import 'server-only'
import { firm } from '@/content/firm'
import { recordText as text } from '@/content/records'
import { drawAmounts } from '@/lib/records/pdf/amounts'
import { drawClosing, drawPageNumbers } from '@/lib/records/pdf/closing'
import { drawFindings } from '@/lib/records/pdf/findings'
import { drawHeading } from '@/lib/records/pdf/heading'
import { drawHistory } from '@/lib/records/pdf/history'
import { openSheet } from '@/lib/records/pdf/sheet'
import type { ReviewRecord } from '@/lib/records/record'

/** The record as a tagged PDF, Letter, not signed yet. The same record gives the same pages. */
export async function drawRecord(record: ReviewRecord): Promise<Buffer> {
  const { sheet, finish } = await openSheet({
    title: `${text.title} ${record.number}`,
    author: firm.legalName,
    keywords: record.code,
    at: new Date(record.issued_at),
  })
  drawHeading(sheet, record)
  drawAmounts(sheet, record.content)
  drawFindings(sheet, record.content)
  drawHistory(sheet, record)
  drawClosing(sheet, record)
  drawPageNumbers(sheet)
  return finish()
}
