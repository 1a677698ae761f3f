import type { Pixels } from '@/lib/scans/geometry'

export const lights = ['document', 'original', 'black'] as const
/** `document` makes the paper white and keeps colours, `black` leaves only black on white. */
export type Light = (typeof lights)[number]

/** The longer side of the picture is divided into this many cells. Each cell has its own paper brightness. */
const cells = 48
/** Cells that are darker than this are pictures or frames, and not paper in the shadow. */
const darkestPaper = 70
/** Print fades into the paper between these two brightnesses, given as fractions of the paper's brightness. */
const fades = { document: [0.12, 0.9], black: [0.58, 0.8] } as const

/** Changes the pixels in place. Shadows disappear, because each pixel is compared with the paper around it. */
export function applyLight(picture: Pixels, light: Light): void {
  if (light === 'original') return
  const { data, width, height } = picture
  const paper = paperOf(picture)
  const white = new Float32Array(width)
  const [dark, bright] = fades[light]
  const range = 255 / (bright - dark)
  for (let y = 0, at = 0; y < height; y++) {
    fillRow(white, paper, y)
    for (let x = 0; x < width; x++, at += 4) {
      const scale = range / (white[x] ?? 255)
      const [red, green, blue] = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]
      if (light === 'black') {
        const shade = brightness(red, green, blue) * scale - dark * range
        data[at] = shade
        data[at + 1] = shade
        data[at + 2] = shade
      } else {
        data[at] = red * scale - dark * range
        data[at + 1] = green * scale - dark * range
        data[at + 2] = blue * scale - dark * range
      }
    }
  }
}

const brightness = (red: number, green: number, blue: number) => 0.299 * red + 0.587 * green + 0.114 * blue

type Paper = { grid: Float32Array; columns: number; rows: number; size: number }

/** Finds the paper's brightness in each cell. Print darkens a cell, so the brightest cell around it is used. */
function paperOf({ data, width, height }: Pixels): Paper {
  const size = Math.max(4, Math.ceil(Math.max(width, height) / cells))
  const [columns, rows] = [Math.ceil(width / size), Math.ceil(height / size)]
  const means = cellMeans(null)
  return { grid: brightestAround(cellMeans(means), columns, rows), columns, rows, size }

  /** Returns the mean brightness of each cell, without pixels that are darker than the cell's value in `least`. */
  function cellMeans(least: Float32Array | null): Float32Array {
    const sums = new Float32Array(columns * rows)
    const counts = new Uint32Array(columns * rows)
    for (let y = 0, at = 0; y < height; y++) {
      const first = Math.floor(y / size) * columns
      for (let x = 0; x < width; x++, at += 4) {
        const cell = first + Math.floor(x / size)
        const value = brightness(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0)
        if (least && value < (least[cell] ?? 0) - 0.01) continue
        sums[cell] = (sums[cell] ?? 0) + value
        counts[cell] = (counts[cell] ?? 0) + 1
      }
    }
    return sums.map((sum, cell) => sum / Math.max(1, counts[cell] ?? 1))
  }
}

function fillRow(white: Float32Array, { grid, columns, rows, size }: Paper, y: number): void {
  const top = Math.min(rows - 1, Math.max(0, y / size - 0.5))
  const y0 = Math.floor(top)
  const y1 = Math.min(rows - 1, y0 + 1)
  for (let x = 0; x < white.length; x++) {
    const left = Math.min(columns - 1, Math.max(0, x / size - 0.5))
    const x0 = Math.floor(left)
    const x1 = Math.min(columns - 1, x0 + 1)
    const [a, b] = [grid[y0 * columns + x0] ?? 255, grid[y0 * columns + x1] ?? 255]
    const [c, d] = [grid[y1 * columns + x0] ?? 255, grid[y1 * columns + x1] ?? 255]
    const upper = a + (b - a) * (left - x0)
    const lower = c + (d - c) * (left - x0)
    white[x] = Math.max(darkestPaper, upper + (lower - upper) * (top - y0))
  }
}

function brightestAround(grid: Float32Array, columns: number, rows: number): Float32Array {
  const wide = new Float32Array(grid.length)
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      let most = 0
      for (let y = Math.max(0, row - 1); y <= Math.min(rows - 1, row + 1); y++)
        for (let x = Math.max(0, column - 1); x <= Math.min(columns - 1, column + 1); x++)
          most = Math.max(most, grid[y * columns + x] ?? 0)
      wide[row * columns + column] = most
    }
  return wide
}
