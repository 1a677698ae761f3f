import type { Pixels } from '@/lib/scans/geometry'

export const lights = ['document', 'original', 'black'] as const
/** `document` makes the paper white and keeps colours, `black` leaves only black on white. */
export type Light = (typeof lights)[number]

/** How many cells of paper brightness the longer side has. */
const cells = 48
/** Darker cells are pictures or frames and no paper in shadow. */
const darkestPaper = 70
/** Brightness between which the print fades into the paper, as parts of the paper's own. */
const fades = { document: [0.12, 0.9], black: [0.58, 0.8] } as const

/** Changes the pixels in place. Shadows disappear, because each pixel is compared with the paper around it. */
export function applyLight(picture: Pixels, light: Light): void {
  if (light === 'original') return
  const { data, width, height } = picture
  const paper = paperOf(picture)
  const [dark, bright] = fades[light]
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++, at += 4) {
      const white = paper(x, y)
      const shade = (value: number) => ((value / white - dark) / (bright - dark)) * 255
      const [red, green, blue] = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]
      if (light === 'black') {
        data.fill(shade(brightness(red, green, blue)), at, at + 3)
      } else {
        data[at] = shade(red)
        data[at + 1] = shade(green)
        data[at + 2] = shade(blue)
      }
    }
}

const brightness = (red: number, green: number, blue: number) => 0.299 * red + 0.587 * green + 0.114 * blue

/** Returns the brightness of the paper at a pixel: the mean of the brighter half of its cell, softened between cells. */
function paperOf({ data, width, height }: Pixels): (x: number, y: number) => number {
  const size = Math.max(4, Math.ceil(Math.max(width, height) / cells))
  const [columns, rows] = [Math.ceil(width / size), Math.ceil(height / size)]
  const grid = new Float32Array(columns * rows)
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const values: number[] = []
      for (let y = row * size; y < Math.min(height, (row + 1) * size); y++)
        for (let x = column * size; x < Math.min(width, (column + 1) * size); x++) {
          const at = (y * width + x) * 4
          values.push(brightness(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0))
        }
      const all = mean(values)
      grid[row * columns + column] = mean(values.filter((value) => value >= all))
    }
  const wide = brightestAround(grid, columns, rows)
  return (x, y) => {
    const [left, top] = [
      Math.min(columns - 1, Math.max(0, x / size - 0.5)),
      Math.min(rows - 1, Math.max(0, y / size - 0.5)),
    ]
    const [x0, y0] = [Math.floor(left), Math.floor(top)]
    const [x1, y1] = [Math.min(columns - 1, x0 + 1), Math.min(rows - 1, y0 + 1)]
    const value = (row: number, column: number) => wide[row * columns + column] ?? 255
    const upper = value(y0, x0) + (value(y0, x1) - value(y0, x0)) * (left - x0)
    const lower = value(y1, x0) + (value(y1, x1) - value(y1, x0)) * (left - x0)
    return Math.max(darkestPaper, upper + (lower - upper) * (top - y0))
  }
}

/** A cell full of print takes the brightness of the paper beside it. */
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

const mean = (values: readonly number[]) =>
  values.length === 0 ? 255 : values.reduce((sum, value) => sum + value, 0) / values.length
