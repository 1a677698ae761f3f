import 'server-only'
import { firm } from '@/content/firm'
import { letterWords } from '@/content/signature-templates'
import { colors, createPdf, type PdfWriter, type Style } from '@/lib/pdf/pdf-document'
import type { FilledBlock } from '@/lib/signatures/templates/letter'

const styles: Record<FilledBlock['kind'], Style & { before: number; room: number }> = {
  title: { face: 'serif', size: 21, before: 4, room: 120 },
  subtitle: { face: 'title', size: 13, before: 12, room: 70 },
  paragraph: { face: 'sans', size: 10.5, before: 7, room: 40 },
  item: { face: 'sans', size: 10.5, before: 4, room: 30 },
}
const indent = 16

/** The fonts must have all characters of the letter (see `undrawableIn`). */
export async function drawLetter(title: string, blocks: readonly FilledBlock[], at: Date): Promise<Buffer> {
  const { pdf, finish } = await createPdf({ title, author: firm.legalName, keywords: '', at })
  const { say, doc, rule, need, left } = pdf
  say('P', firm.name, { face: 'title', size: 15, color: colors.green })
  rule(doc.y + 4, { color: colors.ink, weight: 1.4 })
  doc.y += 16
  for (const { kind, parts } of blocks) {
    const { before, room, ...style } = styles[kind]
    const text = parts
      .map((part) => part.text)
      .join('')
      .normalize('NFC')
    need(room)
    doc.y += before
    const top = doc.y
    if (kind === 'item') say('P', '•', { ...style, x: left, y: top, width: indent })
    say(kind === 'title' ? 'H1' : kind === 'subtitle' ? 'H2' : 'P', text, {
      ...style,
      x: kind === 'item' ? left + indent : left,
      y: top,
    })
  }
  drawPageNumbers(pdf)
  return finish()
}

function drawPageNumbers({ doc, left, width }: PdfWriter): void {
  const { count } = doc.bufferedPageRange()
  for (let page = 0; page < count; page++) {
    doc.switchToPage(page)
    doc.page.margins.bottom = 0
    doc.font('sans').fontSize(8).fillColor(colors.soft)
    doc.text(letterWords.page(page + 1, count), left, doc.page.height - 46, { width, lineBreak: false })
  }
}
