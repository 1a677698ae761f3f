import 'server-only'
import PDFDocument from 'pdfkit'
import { evidenceText as text } from '@/content/signature-evidence'
import { formatExactMoment } from '@/lib/format/exact-moment'
import { colors, registerFaces, collect } from '@/lib/pdf/pdf-document'
import { markCard, type Mark } from '@/lib/pdf/frozen/mark'
import type { ClaimedSignature, SignatureEvent } from '@/lib/signatures/signature'

export type SignerMark = { mark: Mark; signed: SignatureEvent }

/** Returns the boxes that the firm placed before sending, each with the signature for it. */
export function marksOf({ events }: Pick<ClaimedSignature, 'events'>): SignerMark[] {
  const named = events.find(({ kind }) => kind === 'sent')?.facts.named ?? []
  return named.flatMap(({ mark }, at) => {
    const signed = events.find(({ kind, signer }) => kind === 'signed' && signer === at + 1)
    return mark && signed ? [{ mark, signed }] : []
  })
}

const padding = 10

export async function drawMarks(marks: readonly SignerMark[], code: string): Promise<Buffer> {
  const size: [number, number] = [markCard.width, markCard.height]
  const doc = new PDFDocument({ size, margin: 0, font: '', autoFirstPage: false })
  await registerFaces(doc)
  const bytes = collect(doc)
  for (const { signed } of marks) {
    doc.addPage()
    drawCard(doc, signed, code)
  }
  doc.end()
  return bytes
}

function drawCard(doc: PDFKit.PDFDocument, { at, facts }: SignatureEvent, code: string): void {
  const { width, height } = markCard
  // The box has no background, so that readers see the page below it.
  doc
    .lineWidth(0.7)
    .strokeColor(colors.green)
    .rect(0.5, 0.5, width - 1, height - 1)
    .stroke()
  doc
    .lineWidth(1.6)
    .moveTo(4, 4)
    .lineTo(4, height - 4)
    .stroke()
  const write = (line: string, y: number, size: number, color: string, face: 'sans' | 'bold' = 'sans') => {
    doc
      .font(face)
      .fontSize(fitting(doc, line, size))
      .fillColor(color)
    doc.text(line, padding, y, { lineBreak: false })
  }
  write(text.mark.title, 6, 7, colors.green)
  write(facts.name ?? '', 16, 12, colors.ink, 'bold')
  write(facts.role ?? '', 32, 8, colors.soft)
  write(`${formatExactMoment(at)}, ${text.legalTime}`, 43, 8, colors.ink)
  write(text.mark.code(code), 54, 7, colors.soft)
}

/** Names may have a hundred letters, so a long line gets a smaller size. */
const fitting = (doc: PDFKit.PDFDocument, line: string, size: number): number => {
  const room = markCard.width - 2 * padding
  const needed = doc.fontSize(size).widthOfString(line)
  return needed <= room ? size : (size * room) / needed
}
