import type { PDFDocumentProxy } from 'pdfjs-dist'

/** `x` and `y` are in points from the lower left corner. */
export type Piece = { text: string; x: number; y: number }

const formPages = 5
const mostPieces = 5_000

export async function readTextPieces(pdf: PDFDocumentProxy, mostPages = formPages): Promise<Piece[][]> {
  const pages: Piece[][] = []
  for (let number = 1; number <= Math.min(pdf.numPages, mostPages); number++) {
    const { items } = await (await pdf.getPage(number)).getTextContent()
    const pieces = items.slice(0, mostPieces).flatMap((item) => {
      if (!('str' in item) || item.str.trim() === '') return []
      const [, , , , x, y] = item.transform as number[]
      return [{ text: item.str.slice(0, 500), x: x ?? 0, y: y ?? 0 }]
    })
    pages.push(pieces)
  }
  return pages
}

type Line = { y: number; text: string }
/** A page of a DIAN form, on which the label of each box begins with the box's number. */
export type FormPage = {
  lines: readonly Line[]
  text: string
  /** The text between the label of a box and the next box; '' when empty. */
  box: (number: number) => string
  /** Like `box`, for a box whose value may be printed lower than usual. */
  tallBox: (number: number) => string
  boxNamed: (label: RegExp) => number | null
}

export const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim()
const across = (one: Piece, other: Piece) => one.x - other.x
const downwards = (one: { y: number }, other: { y: number }) => other.y - one.y
/** In points: texts whose `y` differs by no more than this are on one line. */
const sameLine = 3
/** In points: a box is usually at most this tall, which is enough for two lines of text. */
const boxHeight = 40
/** In points: on some forms a barcode pushes the value this far below its label. */
const tallHeight = 90

/** The file has all labels before all values, so boxes are read by their position. */
export function readFormPage(pieces: readonly Piece[]): FormPage {
  const lines = linesOf(pieces)
  const labels = pieces.flatMap((piece) => {
    const number = /^\s*(\d{1,3})\.\s*\p{L}/u.exec(piece.text)?.[1]
    return number ? [{ ...piece, number: Number(number) }] : []
  })
  const isLabel = new Set(labels.map(({ x, y, text }) => `${x} ${y} ${text}`))
  const textOf = (wanted: number, height: number): string => {
    const label = labels.find(({ number }) => number === wanted)
    if (!label) return ''
    const beside = labels.filter(({ x, y }) => Math.abs(y - label.y) <= sameLine && x > label.x)
    const right = Math.min(...beside.map(({ x }) => x))
    const isWithin = ({ x }: Piece) => x >= label.x - sameLine && x < right - 1
    const below = labels.filter((other) => other.y < label.y - sameLine && isWithin(other))
    const bottom = Math.max(label.y - height, ...below.map(({ y }) => y))
    const inside = pieces.filter(
      (piece) =>
        piece.y < label.y - 1 &&
        piece.y > bottom + 1 &&
        isWithin(piece) &&
        !isLabel.has(`${piece.x} ${piece.y} ${piece.text}`),
    )
    return tidy(
      linesOf(inside)
        .map(({ text }) => text)
        .join(' '),
    )
  }
  return {
    lines,
    text: lines.map(({ text }) => text).join('\n'),
    box: (number) => textOf(number, boxHeight),
    tallBox: (number) => textOf(number, tallHeight),
    boxNamed: (wanted) => labels.find(({ text }) => wanted.test(text))?.number ?? null,
  }
}

function linesOf(pieces: readonly Piece[]): Line[] {
  const rows: Piece[][] = []
  for (const piece of pieces.toSorted(downwards)) {
    const row = rows.at(-1)
    if (row && Math.abs((row[0]?.y ?? 0) - piece.y) <= sameLine) row.push(piece)
    else rows.push([piece])
  }
  return rows.map((row) => ({
    y: row[0]?.y ?? 0,
    text: row
      .toSorted(across)
      .map(({ text }) => text)
      .join(' '),
  }))
}
