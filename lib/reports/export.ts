import 'server-only'
import { create } from 'content-disposition'
import writeExcel, { type Row } from 'write-excel-file/node'
import { firm } from '@/content/firm'
import { reportsText as text } from '@/content/reports'
import { formatCivilDay } from '@/lib/calendar/civil-day'
import { createPdf } from '@/lib/pdf/pdf-document'
import { excelCell, savedFile } from '@/lib/format/spreadsheet'
import type { ReportQuery, Report } from '@/lib/reports/report'
import { reportTables, type ReportLine } from '@/lib/reports/tables'

const nameOf = ({ from, until }: ReportQuery) => text.export.fileName(from, until)
const periodOf = ({ from, until }: ReportQuery) => text.period(formatCivilDay(from), formatCivilDay(until))
const cellsOf = ({ name, detail, cells }: ReportLine) => [detail ? `${name}: ${detail}` : name, ...cells]

/** Formatted numbers such as `1.234` or `3,5` become numeric cells. */
const figureOf = (written: string): string | number =>
  /^\d{1,3}(\.\d{3})*(,\d+)?$/.test(written) ? Number(written.replaceAll('.', '').replace(',', '.')) : written

export async function reportSheet(report: Report, query: ReportQuery): Promise<Response> {
  const sheets = reportTables(report).map(({ title, note, columns, lines, total }) => {
    const head: Row = columns.map((value) => ({ type: String, value, fontWeight: 'bold' }))
    const rows = [...lines, ...(total ? [total] : [])].map((line) => {
      const [name = '', ...cells] = cellsOf(line)
      return [name, ...cells.map(figureOf)].map(excelCell)
    })
    const about = [[title], [`${periodOf(query)}. ${note}`], []].map((line) => line.map(excelCell))
    return {
      data: [...about, head, ...rows],
      sheet: title.slice(0, 31),
      columns: columns.map((_, at) => ({ width: at === 0 ? 48 : 18 })),
    }
  })
  const bytes = await writeExcel(sheets).toBuffer()
  return savedFile(new Blob([bytes as Uint8Array<ArrayBuffer>]), nameOf(query), 'xlsx')
}

export async function reportPdf(report: Report, query: ReportQuery): Promise<Response> {
  const { pdf, finish } = await createPdf({
    title: `${text.title}, ${periodOf(query)}`,
    author: firm.name,
    keywords: text.title,
    at: new Date(),
  })
  const { doc, left, width, say, rule, need, table } = pdf
  say('H1', text.title, { face: 'title', size: 20 })
  say('P', periodOf(query))
  for (const { title, note, columns, lines, total } of reportTables(report)) {
    doc.moveDown(1.2)
    need(90)
    say('H2', title, { face: 'title', size: 13 })
    say('P', note, { size: 8.5 })
    if (lines.length === 0) {
      say('P', text.none)
      continue
    }
    doc.moveDown(0.4)
    const first = width * 0.38
    const column = (width - first) / Math.max(1, columns.length - 1)
    const write = table()
    const row = (tag: 'TH' | 'TD', cells: readonly string[], bold: boolean) => {
      doc.font(bold ? 'bold' : 'sans').fontSize(8.5)
      const heights = cells.map((value, at) =>
        doc.heightOfString(value, { width: at === 0 ? first - 8 : column - 4, lineGap: 2 }),
      )
      const height = Math.max(...heights) + 4
      need(height + 4)
      const y = doc.y
      write(
        cells.map((value, at) => ({
          tag: at === 0 ? ('TH' as const) : tag,
          text: value,
          style: {
            face: bold ? ('bold' as const) : ('sans' as const),
            size: 8.5,
            x: at === 0 ? left : left + first + column * (at - 1),
            y,
            width: at === 0 ? first - 8 : column - 4,
            align: at === 0 ? ('left' as const) : ('right' as const),
          },
        })),
      )
      doc.y = y + height
      rule(doc.y - 2)
    }
    row('TH', columns, true)
    for (const line of lines) row('TD', cellsOf(line), false)
    if (total) row('TD', cellsOf(total), true)
  }
  const bytes = await finish()
  return new Response(new Uint8Array(bytes), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': create(`${nameOf(query)}.pdf`, { type: 'attachment' }),
    },
  })
}
