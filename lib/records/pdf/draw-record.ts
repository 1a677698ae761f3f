import 'server-only'
import { authenticitySentence } from '@/content/einvoice/authenticity'
import { firm } from '@/content/firm'
import { checkText, recordText as text } from '@/content/records'
import { env } from '@/lib/env'
import { formatDateTime } from '@/lib/format/date'
import { formatFileSize } from '@/lib/format/number'
import { drawAmounts } from '@/lib/records/pdf/amounts'
import { drawFindings, drawHeading, drawTitle } from '@/lib/records/pdf/heading'
import { colors, createPdf, type PdfWriter } from '@/lib/pdf/pdf-document'
import type { ReviewRecord } from '@/lib/records/record'
import type { Certify } from '@/lib/signing/sign-pdf'

/** Draws a record as an unsigned, tagged PDF in Letter size. The same record always gives the same pages. */
export async function drawRecord(record: ReviewRecord, certify?: Certify): Promise<Buffer> {
  const { pdf, finish } = await createPdf({
    title: `${text.title} ${record.number}`,
    author: firm.legalName,
    keywords: record.code,
    at: new Date(record.issued_at),
  })
  drawHeading(pdf, record)
  drawAmounts(pdf, record.content)
  drawFindings(pdf, record.content)
  drawHistory(pdf, record)
  drawClosing(pdf, record)
  drawPageNumbers(pdf)
  certify?.(pdf.doc)
  return finish()
}

const timeWidth = 130

function drawHistory(pdf: PdfWriter, record: ReviewRecord): void {
  const { doc, say, rule, need, left } = pdf
  drawTitle(pdf, text.history)
  for (const [at, what] of stepsOf(record)) {
    need(30)
    const top = doc.y
    say('P', formatDateTime(at), { color: colors.soft, y: top, width: timeWidth })
    say('P', what, { x: left + timeWidth, y: top })
    rule(doc.y + 3)
    doc.y += 8
  }
  if (record.at_decision) return
  need(30)
  say('P', text.takenLater(formatDateTime(record.issued_at)), { size: 8.5, color: colors.soft })
}

type Step = readonly [at: string, what: string]

function stepsOf({ content, standing }: ReviewRecord): Step[] {
  const { file, document, findings, decisions } = content
  const type = file.type.split('/').at(-1)?.toUpperCase() ?? ''
  const received: Step = [file.received_at, text.received(type, formatFileSize(file.size))]
  const { rules_version: rules, reviewed_at: readAt } = document
  const machine: Step[] = rules ? [[readAt ?? file.received_at, text.recalculated(findings.length)]] : []
  const decided = decisions.map((one): Step => {
    const note = one.note ? ` ${text.withNote}` : ''
    return [one.at, `${deciderOf(one)} ${text.decided[one.verdict]}${note}`]
  })
  const after: Step[] = standing.withdrawn_at ? [[standing.withdrawn_at, text.withdrew]] : []
  return [received, ...machine, ...decided, ...after]
}

/** The first records do not store `automatic`. In them, a decision without a person's name was made by the rules. */
const deciderOf = ({ by, automatic = by === null }: ReviewRecord['content']['decisions'][number]) =>
  automatic ? text.byMachine : (by ?? text.bySomebody)

function drawClosing({ doc, say, rule, need, left, right, width }: PdfWriter, record: ReviewRecord): void {
  const { code, content } = record
  need(content.authenticity ? 170 : 110)
  rule(doc.y + 14, { color: colors.ink })
  const top = doc.y + 24
  const half = width / 2 - 12
  const small = { size: 8.5, color: colors.soft, width: half } as const
  say('P', text.check, { face: 'bold', y: top, width: half })
  say('P', text.checkAt(`${new URL(env.SITE_URL).host}${checkText.path}`), { ...small })
  say('P', code, { face: 'title', size: 15, color: colors.green, width: half })
  const end = doc.y
  const column = { ...small, x: right - half }
  doc.y = top
  if (content.file.sha256) {
    say('P', text.fileHash, column)
    say('P', content.file.sha256.replace(/.{8}(?!$)/g, '$& '), { ...column, color: colors.ink })
  }
  const rules = content.document.rules_version
  if (rules) say('P', `${text.labels.rules}: ${rules}`, column)
  const proved = content.authenticity
  if (proved) {
    say(
      'P',
      `${text.labels.signatures}: ${authenticitySentence({ ...proved, signedBy: proved.signed_by })}`,
      column,
    )
    if (proved.fingerprint) say('P', text.certificate(proved.fingerprint.slice(0, 16), proved.anchor), column)
    if (proved.anchors) say('P', text.anchors(proved.anchors.slice(0, 16)), column)
  }
  doc.y = Math.max(doc.y, end) + 4
  say('P', text.signedBy(firm.legalName), { ...small, x: left, width })
}

function drawPageNumbers({ doc, left, width }: PdfWriter): void {
  const { count } = doc.bufferedPageRange()
  for (let page = 0; page < count; page++) {
    doc.switchToPage(page)
    // The margin is 0, because PDFKit would start another page for a text below the margin.
    doc.page.margins.bottom = 0
    doc.markContent('Artifact', { type: 'Pagination' })
    doc.font('sans').fontSize(8).fillColor(colors.soft)
    doc.text(
      `${text.page(page + 1, count)}. © ${firm.copyrightYear} ${firm.name}`,
      left,
      doc.page.height - 46,
      {
        width,
        lineBreak: false,
      },
    )
    doc.endMarkedContent()
  }
}
