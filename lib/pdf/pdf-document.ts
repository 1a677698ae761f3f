import 'server-only'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import PDFDocument from 'pdfkit'
import { firm } from '@/content/firm'

const margin = 54
export const colors = {
  ink: '#16211c',
  soft: '#4d5a53',
  rule: '#d8d2c4',
  green: firm.colors.main,
  red: '#8a1f17',
  ochre: '#6b4708',
  ruleGreen: firm.colors.rule,
  wash: '#f7e6ba',
}

// PDFKit cannot read the site's own fonts, which are variable woff2.
const faces = {
  serif: 'brygada-1918/files/brygada-1918-latin-400-normal.woff',
  title: 'brygada-1918/files/brygada-1918-latin-600-normal.woff',
  sans: 'instrument-sans/files/instrument-sans-latin-400-normal.woff',
  bold: 'instrument-sans/files/instrument-sans-latin-600-normal.woff',
} as const
export type Face = keyof typeof faces
export type Tag = 'H1' | 'H2' | 'P' | 'TH' | 'TD'

export type Style = {
  face?: Face
  size?: number
  color?: string
  x?: number
  y?: number
  width?: number
  align?: 'left' | 'right'
}

export type Cell = { tag: Tag } & ({ text: string; style?: Style } | { alt: string; draw: () => unknown })

export type PdfWriter = {
  doc: PDFKit.PDFDocument
  left: number
  right: number
  width: number
  /** Screen readers read texts in the order of these calls. */
  say: (tag: Tag, text: string, style?: Style) => void
  rule: (y: number, options?: { color?: string; weight?: number }) => void
  /** Screen readers ignore what `draw` draws. */
  guarded: (draw: () => unknown) => void
  /** The returned function writes a row, whose height the caller sets. */
  table: () => (cells: readonly Cell[]) => void
  need: (points: number) => boolean
}

export async function createPdf(info: { title: string; author: string; keywords: string; at: Date }) {
  const doc = new PDFDocument({
    size: 'LETTER',
    margins: { top: margin, left: margin, right: margin, bottom: margin + 20 },
    lang: 'es-CO',
    font: '',
    tagged: true,
    displayTitle: true,
    pdfVersion: '1.7',
    bufferPages: true,
    info: {
      Title: info.title,
      Author: info.author,
      Keywords: info.keywords,
      CreationDate: info.at,
      ModDate: info.at,
    },
  })
  await registerFaces(doc)
  const bytes = collect(doc)
  const root = doc.struct('Document')
  doc.addStructure(root)
  const right = doc.page.width - margin
  const write = (
    text: string,
    {
      face = 'sans',
      size = 9.5,
      color = colors.ink,
      x = margin,
      y = doc.y,
      width = right - x,
      align,
    }: Style = {},
  ) => {
    doc.font(face).fontSize(size).fillColor(color).text(text, x, y, { width, align, lineGap: 2 })
  }
  const guarded = (draw: () => unknown) => {
    doc.markContent('Artifact', { type: 'Layout' })
    draw()
    doc.endMarkedContent()
  }
  const pdf: PdfWriter = {
    doc,
    left: margin,
    right,
    width: right - margin,
    say: (tag, text, style) => {
      root.add(doc.struct(tag, {}, () => write(text, style)))
    },
    rule: (y, { color = colors.rule, weight = 0.6 } = {}) =>
      guarded(() => doc.moveTo(margin, y).lineTo(right, y).lineWidth(weight).strokeColor(color).stroke()),
    guarded,
    table: () => {
      const table = doc.struct('Table')
      root.add(table)
      return (cells) => {
        const [row, top] = [doc.struct('TR'), doc.y]
        table.add(row)
        for (const cell of cells) {
          if ('draw' in cell) row.add(doc.struct(cell.tag, { alt: cell.alt }, () => void cell.draw()))
          else row.add(doc.struct(cell.tag, {}, () => write(cell.text, cell.style)))
        }
        doc.y = top
      }
    },
    need: (points) => {
      const full = doc.y + points > doc.page.maxY()
      if (full) doc.addPage()
      return full
    },
  }
  const finish = () => {
    root.end()
    doc.end()
    return bytes
  }
  return { pdf, finish }
}

/** Without these fonts PDFKit would write with fonts that are not in the file. */
export async function registerFaces(doc: PDFKit.PDFDocument): Promise<void> {
  const read = ([name, file]: [string, string]) =>
    readFile(path.join(process.cwd(), 'node_modules/@fontsource', file)).then((bytes) =>
      doc.registerFont(name, bytes),
    )
  await Promise.all(Object.entries(faces).map(read))
}

export function collect(doc: PDFKit.PDFDocument): Promise<Buffer> {
  const chunks: Buffer[] = []
  return new Promise((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk))
    doc.on('end', () => resolve(Buffer.concat(chunks)))
    doc.on('error', reject)
  })
}
