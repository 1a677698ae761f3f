import { z } from 'zod'

const fraction = z.number().min(0).max(1)
/** A fraction of the page's width or height; the minimum excludes boxes that are too small to be seen. */
const length = z.number().min(0.001).max(1)

/**
 * The place of a signer's box, in fractions of the width and height of the page as shown (rotated and cropped).
 * `x` and `y` are measured from the upper left corner of the page.
 */
export const markShape = z
  .strictObject({
    page: z.int().min(1).max(300),
    x: fraction,
    y: fraction,
    width: length,
    height: length,
  })
  .refine(({ x, y, width, height }) => x + width <= 1.001 && y + height <= 1.001)
export type Mark = z.output<typeof markShape>

/** In points: a box is drawn in this size and then scaled to its place. */
export const markCard = { width: 240, height: 68 } as const

/** `ratio` is the page's width divided by its height. The size is in fractions of the page. */
function markSize(ratio: number): Pick<Mark, 'width' | 'height'> {
  const [usual, most] = [0.38, 0.45]
  const height = usual * ratio * (markCard.height / markCard.width)
  return height <= most ? { width: usual, height } : { width: (usual * most) / height, height: most }
}

export const moveMark = (mark: Mark, right: number, down: number): Mark => ({
  ...mark,
  x: within(mark.x + right, 1 - mark.width),
  y: within(mark.y + down, 1 - mark.height),
})

const within = (value: number, most: number) =>
  Math.round(Math.min(Math.max(value, 0), Math.max(most, 0)) * 10_000) / 10_000

/** Boxes are placed two in a row, from the bottom of the page upwards. The page already has `before` boxes. */
export function firstPlace(page: number, ratio: number, before: number): Mark {
  const size = markSize(ratio)
  const [column, row] = [before % 2, Math.floor(before / 2)]
  const wanted = { page, ...size, x: 0, y: 0 }
  return moveMark(wanted, column === 0 ? 0.08 : 0.54, 0.92 - size.height - row * (size.height + 0.02))
}
