import 'server-only'
import { recordText } from '@/content/records'
import { formatDecimal } from '@/lib/einvoice/amount'
import { amountRows, type AmountRow } from '@/lib/records/amount-rows'
import { drawTitle } from '@/lib/records/pdf/heading'
import { colors, type Cell, type PdfWriter } from '@/lib/pdf/pdf-document'
import type { RecordContent } from '@/lib/records/record'

const text = recordText.amounts
/** The right edges of the columns, in points from the left margin. */
const ends = { stated: 342, computed: 462 }
const rules = { detail: 252, amounts: 352 }
const [detailWidth, amountWidth, signAt] = [244, 90, 480]
const padding = 5

type Write = (cells: readonly Cell[]) => void

export function drawAmounts(pdf: PdfWriter, content: RecordContent): void {
  const rows = amountRows(content)
  if (rows.length === 0) return
  drawTitle(pdf, text.title)
  const write = pdf.table()
  drawHead(pdf, write, content.sheet?.currency ?? '')
  rows.forEach((row, at) => {
    const height = heightOf(pdf, row)
    if (pdf.need(height)) drawHead(pdf, write, content.sheet?.currency ?? '')
    const opens = row.part !== 'line' && rows[at - 1]?.part !== row.part
    drawRow(pdf, write, row, height)
    pdf.rule(pdf.doc.y - height, opens ? { color: colors.ink } : {})
  })
  pdf.doc.y += 6
}

const inside = ({ doc }: PdfWriter) => doc.y + padding

function drawHead(pdf: PdfWriter, write: Write, currency: string): void {
  const unit = currency === 'COP' || currency === '' ? '' : ` (${currency.slice(0, 3)})`
  const height = 22
  drawRules(pdf, height)
  const style = { size: 8.5, y: inside(pdf) }
  write([
    { tag: 'TH', text: text.detail, style: { ...style, width: detailWidth } },
    { tag: 'TH', text: text.stated + unit, style: { ...style, ...rightAt(pdf, ends.stated) } },
    {
      tag: 'TH',
      text: text.computed + unit,
      style: { ...style, ...rightAt(pdf, ends.computed), face: 'bold', color: colors.green },
    },
  ])
  pdf.doc.y += height
}

function drawRow(pdf: PdfWriter, write: Write, row: AmountRow, height: number): void {
  const { doc, left, right, guarded } = pdf
  const { part, stated, computed, agrees } = row
  const wrong = agrees === false
  const [size, face] = part === 'total' ? ([13, 'title'] as const) : ([9.5, 'sans'] as const)
  const y = inside(pdf)
  if (wrong) guarded(() => doc.rect(left, doc.y, right - left, height).fill(colors.wash))
  drawRules(pdf, height)
  if (wrong) drawBox(pdf, written(stated), { size, y })
  const color = stated === '' && part === 'line' ? colors.soft : colors.ink
  write([
    { tag: 'TH', text: labelOf(row), style: { face, size, color, y, width: detailWidth } },
    { tag: 'TD', text: written(stated), style: { face, size, y, ...rightAt(pdf, ends.stated) } },
    {
      tag: 'TD',
      text: written(computed),
      style: {
        face: part === 'total' ? 'title' : 'bold',
        size,
        color: colors.green,
        y,
        ...rightAt(pdf, ends.computed),
      },
    },
    ...(agrees === null ? [] : [signOf(pdf, agrees, y)]),
  ])
  if (part === 'total' && computed) drawDoubleRule(pdf, written(computed), y + 17)
  doc.y += height
}

const labelOf = ({ label, note }: AmountRow) =>
  note ? `${label}   ${note.replaceAll(' ', '\u00a0')}` : label
const written = (amount: string) => (amount === '' ? '' : formatDecimal(amount))
const rightAt = ({ left }: PdfWriter, end: number) => ({
  x: left + end - amountWidth,
  width: amountWidth,
  align: 'right' as const,
})

function heightOf({ doc }: PdfWriter, row: AmountRow): number {
  if (row.part === 'total') return 28
  doc.font('sans').fontSize(9.5)
  return doc.heightOfString(labelOf(row), { width: detailWidth, lineGap: 2 }) + 2 * padding
}

function drawRules({ doc, left, guarded }: PdfWriter, height: number): void {
  const line = (x: number, color: string) =>
    doc
      .moveTo(left + x, doc.y)
      .lineTo(left + x, doc.y + height)
      .lineWidth(0.6)
      .strokeColor(color)
      .stroke()
  guarded(() => {
    line(rules.detail, colors.rule)
    line(rules.amounts, colors.ruleGreen)
    line(rules.amounts + 2.5, colors.ruleGreen)
  })
}

function drawBox(
  { doc, left, guarded }: PdfWriter,
  amount: string,
  { size, y }: { size: number; y: number },
) {
  const width = doc.font('sans').fontSize(size).widthOfString(amount) + 8
  const box = () => doc.roundedRect(left + ends.stated - width + 4, y - 2, width, size + 6, 2)
  guarded(() => box().lineWidth(1.2).strokeColor(colors.ochre).stroke())
}

function drawDoubleRule({ doc, left, guarded }: PdfWriter, amount: string, y: number): void {
  const width = doc.font('title').fontSize(13).widthOfString(amount)
  const line = (at: number) => doc.moveTo(left + ends.computed - width, at).lineTo(left + ends.computed, at)
  guarded(() => [y, y + 2.2].forEach((at) => line(at).lineWidth(0.7).strokeColor(colors.green).stroke()))
}

function signOf({ doc, left }: PdfWriter, agrees: boolean, y: number): Cell {
  const x = left + signAt
  const tick = () =>
    doc
      .moveTo(x, y + 6)
      .lineTo(x + 3.5, y + 9.5)
      .lineTo(x + 10, y + 1)
      .lineWidth(1.4)
      .strokeColor(colors.green)
      .stroke()
  const mark = () =>
    doc
      .font('bold')
      .fontSize(11)
      .fillColor(colors.ochre)
      .text('!', x + 3, y - 2, { lineBreak: false })
  return { tag: 'TD', alt: agrees ? text.agrees : text.differs, draw: agrees ? tick : mark }
}
