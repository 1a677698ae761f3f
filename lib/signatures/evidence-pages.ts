import 'server-only'
import { evidenceText as text } from '@/content/signature-evidence'
import { signatureKinds, signaturesText } from '@/content/signatures'
import { firm } from '@/content/firm'
import { checkText } from '@/content/records'
import { env } from '@/lib/env'
import { formatExactMoment } from '@/lib/format/exact-moment'
import { formatDateTime } from '@/lib/format/date'
import { colors, createPdf, type PdfWriter } from '@/lib/pdf/pdf-document'
import { eventSentence, signatureFacts } from '@/lib/signatures/evidence'
import { marksOf } from '@/lib/signatures/draw-marks'
import type { ClaimedSignature } from '@/lib/signatures/signature'

const [labelWidth, timeWidth] = [130, 150]
const hashText = (hash: string) => hash.replace(/.{8}(?!$)/g, '$& ')

export async function drawEvidence(signed: ClaimedSignature, fileName: string, at: Date): Promise<Buffer> {
  const { title, code, clientTitle, kind, by, sentAt, pages, version, sha256, events } = signed
  const signatures = events.filter((event) => event.kind === 'signed')
  // Signers are shown with the names under which they signed. Those names are in the evidence.
  const signers = signed.signers.map((one) => ({
    ...one,
    name: signatures.find(({ signer }) => signer === one.position)?.facts.name ?? one.name,
  }))
  const { pdf, finish } = await createPdf({
    title: `${text.title}: ${title}`,
    author: firm.legalName,
    keywords: code,
    at,
  })
  const { say, doc, rule, need } = pdf
  say('P', firm.name, { face: 'title', size: 15, color: colors.green })
  rule(doc.y + 4, { color: colors.ink, weight: 1.4 })
  doc.y += 14
  say('H1', text.title, { face: 'serif', size: 21 })
  say('P', text.lead)
  doc.y += 4
  say('P', text.notDigital, { face: 'bold' })
  drawFacts(pdf, [
    [text.document, `${title}, ${signaturesText.version(version)}, ${signaturesText.pages(pages)}`],
    [text.kind, signatureKinds[kind]],
    [text.client, clientTitle],
    [text.sent, `${by}${sentAt ? `, ${formatDateTime(sentAt)}` : ''}`],
    [text.frozenHash, hashText(sha256)],
  ])
  say('P', text.embedded(fileName), { size: 8.5, color: colors.soft })
  if (marksOf(signed).length > 0) say('P', text.boxes, { size: 8.5, color: colors.soft })

  heading(pdf, text.who)
  for (const { position, name } of signers) {
    const event = signatures.find(({ signer }) => signer === position)
    if (!event) continue
    need(120)
    say('H2', name, { face: 'bold', size: 11 })
    drawFacts(pdf, signatureFacts(event.at, event.facts))
  }

  heading(pdf, text.steps)
  for (const event of events) {
    need(30)
    const top = doc.y
    say('P', formatExactMoment(event.at), { size: 8.5, color: colors.soft, y: top, width: timeWidth })
    say('P', eventSentence(event, signers), { size: 9, x: pdf.left + timeWidth, y: top })
    doc.y += 3
  }
  need(110)
  doc.y += 6
  say('P', text.chain, { size: 8.5, color: colors.soft })
  say('P', hashText(events.at(-1)?.hash ?? ''), { size: 8.5 })
  rule(doc.y + 8, { color: colors.ink })
  doc.y += 16
  say('P', text.check, { face: 'bold' })
  say('P', text.checkAt(`${new URL(env.SITE_URL).host}${checkText.path}`), { size: 8.5, color: colors.soft })
  say('P', code, { face: 'title', size: 15, color: colors.green })
  drawPageNumbers(pdf)
  return finish()
}

function heading({ say, doc, rule, need }: PdfWriter, title: string): void {
  need(90)
  doc.y += 10
  rule(doc.y)
  doc.y += 8
  say('H2', title, { face: 'title', size: 13 })
  doc.y += 2
}

function drawFacts({ say, doc, left, need }: PdfWriter, facts: readonly (readonly [string, string])[]): void {
  doc.y += 4
  for (const [label, value] of facts) {
    need(26)
    const top = doc.y
    say('P', label, { size: 8.5, color: colors.soft, y: top, width: labelWidth - 8 })
    const under = doc.y
    const [first = '', ...lines] = value.split('\n')
    say('P', first, { size: 9, x: left + labelWidth, y: top })
    doc.y = Math.max(doc.y, under) + 2
    for (const line of lines) {
      need(26)
      say('P', line, { size: 9, x: left + labelWidth, y: doc.y })
      doc.y += 2
    }
  }
  doc.y += 4
}

function drawPageNumbers({ doc, left, width }: PdfWriter): void {
  const { count } = doc.bufferedPageRange()
  for (let page = 0; page < count; page++) {
    doc.switchToPage(page)
    doc.page.margins.bottom = 0
    doc.markContent('Artifact', { type: 'Pagination' })
    doc.font('sans').fontSize(8).fillColor(colors.soft)
    doc.text(text.page(page + 1, count), left, doc.page.height - 46, { width, lineBreak: false })
    doc.endMarkedContent()
  }
}
