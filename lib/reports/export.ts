import 'server-only'
import { create } from 'content-disposition'
import { firm } from '@/content/firm'
import { reportsText as text } from '@/content/reports'
import { formatCivilDay } from '@/lib/calendar/civil-day'
import { createPdf } from '@/lib/pdf/pdf-document'
import { savedFile } from '@/lib/format/spreadsheet'
import { workbook } from '@/lib/format/workbook'
import type { ReportQuery, Report } from '@/lib/reports/report'
import { reportTables, type ReportLine } from '@/lib/reports/tables'

const nameOf = ({ from, until }: ReportQuery) => text.export.fileName(from, until)
const periodOf = ({ from, until }: ReportQuery) => text.period(formatCivilDay(from), formatCivilDay(until))
const wholeName = ({ name, detail }: ReportLine) => (detail ? `${name}: ${detail}` : name)
const textsOf = (line: ReportLine) => [wholeName(line), ...line.cells.map(({ text: written }) => written)]
const valuesOf = (line: ReportLine) => [
  line.week ? { day: line.week } : wholeName(line),
  ...line.cells.map(({ value }) => value),
]

export async function reportSheet(report: Report, query: ReportQuery): Promise<Response> {
  const sheets = reportTables(report).map(({ title, note, columns, lines, total }) => ({
    name: title,
    above: [title, `${periodOf(query)}. ${note}`],
    columns: columns.map((name, at) => ({ title: name, width: at === 0 ? 48 : 18 })),
    rows: lines.map(valuesOf),
    below: total ? [valuesOf(total)] : [],
  }))
  return savedFile(await workbook(sheets), nameOf(query), 'xlsx')
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
    for (const line of lines) row('TD', textsOf(line), false)
    if (total) row('TD', textsOf(total), true)
  }
  const bytes = await finish()
  return new Response(new Uint8Array(bytes), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': create(`${nameOf(query)}.pdf`, { type: 'attachment' }),
    },
  })
}
