import 'server-only'
import { firm } from '@/content/firm'
import { recordText as text } from '@/content/records'
import { formatAmount } from '@/lib/einvoice/amount'
import { formatCivilDay } from '@/lib/calendar/civil-day'
import { formatDateTime } from '@/lib/format/date'
import { checkDigit, formatNit } from '@/lib/format/nit'
import { colors, type PdfWriter } from '@/lib/pdf/pdf-document'
import type { RecordContent, ReviewRecord } from '@/lib/records/record'

const columnGap = 24

export function drawHeading(pdf: PdfWriter, { number, content, standing }: ReviewRecord): void {
  const { doc, say, rule, left, right } = pdf
  const half = (right - left) / 2
  const top = doc.y
  say('P', firm.name, { face: 'title', size: 15, color: colors.green, width: half })
  say('P', text.title, {
    size: 9,
    color: colors.soft,
    x: left + half,
    y: top - 2,
    width: half,
    align: 'right',
  })
  say('P', number, { face: 'title', size: 13, x: left + half, width: half, align: 'right' })
  const under = doc.y + 6
  rule(under, { color: colors.ink, weight: 1.4 })
  rule(under + 3, { color: colors.ink, weight: 0.6 })

  const { document, verdict } = content
  const title = [document.document_number, document.supplier].filter(Boolean).join(', ') || content.name
  doc.y = under + 16
  say('H1', title, { face: 'serif', size: 21 })
  const tone = verdict === 'accepted' ? colors.green : colors.red
  say('P', text.verdicts[verdict], { face: 'bold', size: 12, color: tone })
  const { withdrawn_at: withdrawn, replaced_by: replaced } = standing
  const since = { face: 'bold', size: 10, color: colors.ochre } as const
  if (withdrawn) say('P', text.withdrawn(formatDateTime(withdrawn)), since)
  if (replaced?.number) say('P', text.replaced(replaced.number), since)
  drawFacts(pdf, content)
}

function drawFacts({ doc, say, rule, left, right, need }: PdfWriter, content: RecordContent): void {
  rule(doc.y + 8)
  doc.y += 16
  const width = (right - left - columnGap) / 2
  const facts = factsOf(content)
  for (let i = 0; i < facts.length; i += 2) {
    need(34)
    const top = doc.y
    const ends = facts.slice(i, i + 2).map(([label, value], column) => {
      const x = left + column * (width + columnGap)
      say('P', label, { size: 8.5, color: colors.soft, x, y: top, width })
      say('P', value, { face: 'bold', size: 9.5, x, width })
      return doc.y
    })
    doc.y = Math.max(...ends) + 6
  }
  if (content.document.code) {
    say('P', text.labels.code, { size: 8.5, color: colors.soft })
    say('P', content.document.code, { size: 8 })
    doc.y += 6
  }
  rule(doc.y + 2)
  doc.y += 12
}

function factsOf({ client, document, file, invoice }: RecordContent): (readonly [string, string])[] {
  const { labels, unknown } = text
  // If the client has several companies, the invoice may belong to any of them, so the client's name is shown.
  const [company, another] = client.companies
  const name =
    company && !another ? `${company.name}, NIT ${formatNit(company.nit)}-${company.digit}` : client.name
  return [
    [labels.client, name ?? unknown],
    [labels.supplier, document.supplier_nit ? supplierId(document.supplier_nit) : unknown],
    [labels.issuedOn, document.issued_on ? formatCivilDay(document.issued_on) : unknown],
    [labels.receivedAt, formatDateTime(file.received_at)],
    [labels.total, document.total === null ? unknown : formatAmount(String(document.total))],
    [labels.invoice, invoice],
  ]
}

/** Foreign suppliers have no NIT with a check digit, so their numbers are shown unchanged. */
export const supplierId = (id: string) =>
  /^\d{5,15}$/.test(id) ? `NIT ${formatNit(id)}-${checkDigit(id)}` : id

const tones = { block: colors.red, warn: colors.ochre, info: colors.soft }

export function drawFindings(pdf: PdfWriter, { findings, document, note }: RecordContent): void {
  const { doc, say, rule, need } = pdf
  drawTitle(pdf, text.findings)
  if (document.rules_version === null) say('P', text.notReviewed)
  else if (findings.length === 0) say('P', text.noFindings)
  findings.forEach(({ id, severity, message }, i) => {
    need(44)
    say('P', `${i + 1}. ${text.severities[severity]} · ${id}`, {
      face: 'bold',
      size: 8.5,
      color: tones[severity],
    })
    say('P', message)
    rule(doc.y + 4)
    doc.y += 10
  })
  if (!note) return
  drawTitle(pdf, text.note)
  say('P', note)
}

export function drawTitle({ doc, say, rule, need }: PdfWriter, title: string): void {
  need(70)
  doc.y += 10
  say('H2', title, { face: 'title', size: 13 })
  rule(doc.y + 3, { color: colors.ink })
  doc.y += 9
}
