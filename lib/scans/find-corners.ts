import { fitSides } from '@/lib/scans/fit-sides'
import { areaOf, clockwise, cross, type Corners, type Pixels, type Point } from '@/lib/scans/geometry'

/** In pixels: the longer side of the picture. In a larger picture the search is slower, but finds no more sheets. */
export const searchSide = 256

/** In pixels: bright strips up to twice this wide belong to the pattern of the background and are no paper. */
const patternWidth = 3
const mostHullPoints = 24
const [leastPart, mostPart] = [0.1, 0.97]
/** The bright area (`leastFill`) and its quadrilateral (`leastFit`) must cover at least these shares of the hull. */
const [leastFill, leastFit] = [0.85, 0.88]
/** The smallest accepted difference in brightness (0 to 255) across the edge of a sheet. */
const leastContrast = 18

/** Finds a light sheet of paper on darker or patterned ground; null if there is none or it fills the picture. */
export function findCorners(picture: Pixels): Corners | null {
  const { width, height } = picture
  const white = blurred(blurred(whiteness(picture), width, height), width, height)
  const low = splitAt(white, 0)
  const high = splitAt(white, low + 1)
  let best: { corners: Corners; score: number } | null = null
  for (const level of [low, Math.round((low + high) / 2), high]) {
    const sheet = largestArea(opened(white, level, width, height), width, height)
    const found = sheet && judge(sheet, white, width, height)
    if (found && found.score > (best?.score ?? 0)) best = found
  }
  return best?.corners ?? null
}

/** Coloured ground is dark in at least one of the three channels, so the smallest channel is used. */
function whiteness({ data, width, height }: Pixels): Uint8Array {
  const white = new Uint8Array(width * height)
  for (let at = 0; at < white.length; at++)
    white[at] = Math.min(data[at * 4] ?? 0, data[at * 4 + 1] ?? 0, data[at * 4 + 2] ?? 0)
  return white
}

function blurred(from: Uint8Array, width: number, height: number): Uint8Array {
  const to = new Uint8Array(from.length)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      let sum = 0
      for (let dy = -1; dy <= 1; dy++)
        for (let dx = -1; dx <= 1; dx++)
          sum += from[clamped(y + dy, height) * width + clamped(x + dx, width)] ?? 0
      to[y * width + x] = sum / 9
    }
  return to
}

const clamped = (at: number, size: number) => Math.min(size - 1, Math.max(0, at))

/** Returns the level that best separates dark from bright pixels (Otsu's method), without pixels below `from`. */
function splitAt(white: Uint8Array, from: number): number {
  const counts = new Uint32Array(256)
  for (const value of white) if (value >= from) counts[value] = (counts[value] ?? 0) + 1
  const total = counts.reduce((sum, count) => sum + count, 0)
  const whole = counts.reduce((sum, count, value) => sum + count * value, 0)
  let [below, sumBelow, best, level] = [0, 0, -1, from]
  for (let value = from; value < 255; value++) {
    below += counts[value] ?? 0
    sumBelow += (counts[value] ?? 0) * value
    if (below === 0 || below === total) continue
    const apart = sumBelow / below - (whole - sumBelow) / (total - below)
    const between = below * (total - below) * apart * apart
    if (between > best) [best, level] = [between, value]
  }
  return level
}

function opened(white: Uint8Array, level: number, width: number, height: number): Uint8Array {
  const mask = Uint8Array.from(white, (value) => (value > level ? 1 : 0))
  const across = (from: Uint8Array, keep: 0 | 1) => spread(from, width, height, 1, keep)
  const down = (from: Uint8Array, keep: 0 | 1) => spread(from, width, height, width, keep)
  return down(across(down(across(mask, 0), 0), 1), 1)
}

/** Spreads pixels with the value `keep` by `patternWidth` pixels, along rows (step 1) or columns (step = width). */
function spread(from: Uint8Array, width: number, height: number, step: number, keep: 0 | 1): Uint8Array {
  const to = from.slice()
  for (let at = 0; at < from.length; at++) {
    if (from[at] !== keep) continue
    const place = step === 1 ? at % width : Math.floor(at / width)
    const last = (step === 1 ? width : height) - 1
    const [before, after] = [Math.min(patternWidth, place), Math.min(patternWidth, last - place)]
    for (let away = -before; away <= after; away++) to[at + away * step] = keep
  }
  return to
}

type Sheet = { mask: Uint8Array; area: number }

function largestArea(mask: Uint8Array, width: number, height: number): Sheet | null {
  const seen = new Uint8Array(mask.length)
  let largest: number[] = []
  for (let start = 0; start < mask.length; start++) {
    if (mask[start] === 0 || seen[start] === 1) continue
    const area = [start]
    seen[start] = 1
    for (let next = 0; next < area.length; next++) {
      const at = area[next] ?? 0
      const x = at % width
      for (const to of [x > 0 ? at - 1 : -1, x < width - 1 ? at + 1 : -1, at - width, at + width]) {
        if (to < 0 || to >= width * height || mask[to] === 0 || seen[to] === 1) continue
        seen[to] = 1
        area.push(to)
      }
    }
    if (area.length > largest.length) largest = area
  }
  if (largest.length === 0) return null
  const only = new Uint8Array(mask.length)
  for (const at of largest) only[at] = 1
  return { mask: only, area: largest.length }
}

function judge(sheet: Sheet, white: Uint8Array, width: number, height: number) {
  const hull = simplified(hullOf(sheet.mask, width, height))
  const quad = hull.length < 4 ? null : largestQuad(hull)
  if (!quad) return null
  const [area, hullArea] = [areaOf(quad), areaOf(hull)]
  const part = area / (width * height)
  const [fill, fit] = [Math.min(1, filledArea(sheet.mask, width, height) / hullArea), area / hullArea]
  if (part < leastPart || part > mostPart || fill < leastFill || fit < leastFit) return null
  const isMarked = (x: number, y: number) =>
    x >= 0 && y >= 0 && x < width && y < height && sheet.mask[Math.floor(y) * width + Math.floor(x)] === 1
  const inside = (value: number) => Math.min(1, Math.max(0, value))
  const corners = clockwise(
    fitSides(clockwise(quad), isMarked).map(({ x, y }) => ({ x: inside(x / width), y: inside(y / height) })),
  )
  return hasEdges(corners, white, width, height) ? { corners, score: fill * fit } : null
}

/** Counts each row from its first to its last marked pixel, so that dark print on the sheet is included. */
function filledArea(mask: Uint8Array, width: number, height: number): number {
  let sum = 0
  for (let y = 0; y < height; y++) {
    const row = mask.subarray(y * width, (y + 1) * width)
    const first = row.indexOf(1)
    if (first >= 0) sum += row.lastIndexOf(1) - first + 1
  }
  return sum
}

function hullOf(mask: Uint8Array, width: number, height: number): Point[] {
  const points: Point[] = []
  for (let y = 0; y < height; y++) {
    const row = mask.subarray(y * width, (y + 1) * width)
    const [first, last] = [row.indexOf(1), row.lastIndexOf(1) + 1]
    if (first < 0) continue
    for (const edge of [y, y + 1]) points.push({ x: first, y: edge }, { x: last, y: edge })
  }
  const sorted = points.toSorted((a, b) => a.x - b.x || a.y - b.y)
  return [...halfHull(sorted), ...halfHull(sorted.toReversed())]
}

function halfHull(sorted: readonly Point[]): Point[] {
  const hull: Point[] = []
  for (const point of sorted) {
    while (hull.length > 1 && cross(hull.at(-2) as Point, hull.at(-1) as Point, point) <= 0) hull.pop()
    hull.push(point)
  }
  return hull.slice(0, -1)
}

/** Drops the points of the hull that add the least area, until few enough remain to try all quadrilaterals. */
function simplified(hull: readonly Point[]): Point[] {
  const left = [...hull]
  while (left.length > mostHullPoints) {
    const added = left.map((point, at) =>
      cross(left.at(at - 1) as Point, point, left[(at + 1) % left.length] as Point),
    )
    left.splice(added.indexOf(Math.min(...added)), 1)
  }
  return left
}

function largestQuad(hull: readonly Point[]): Point[] {
  let [best, most]: [Point[], number] = [[], 0]
  for (const [a, first] of hull.entries())
    for (let b = a + 1; b < hull.length; b++)
      for (let c = b + 1; c < hull.length; c++)
        for (let d = c + 1; d < hull.length; d++) {
          const quad = [first, hull[b] as Point, hull[c] as Point, hull[d] as Point]
          const area = areaOf(quad)
          if (area > most) [best, most] = [quad, area]
        }
  return best
}

/** Brightness drops sharply at the edge of a sheet, and slowly at a shadow. */
function hasEdges(corners: Corners, white: Uint8Array, width: number, height: number): boolean {
  let sides = 0
  for (const [at, from] of corners.entries()) {
    const to = corners[(at + 1) % 4] as Point
    const contrast = contrastAcross(from, to, white, width, height)
    if (contrast === null) continue
    if (contrast < leastContrast) return false
    sides++
  }
  return sides > 0
}

function contrastAcross(
  from: Point,
  to: Point,
  white: Uint8Array,
  width: number,
  height: number,
): number | null {
  const [dx, dy] = [(to.x - from.x) * width, (to.y - from.y) * height]
  const length = Math.hypot(dx, dy) || 1
  const [outX, outY] = [dy / length, -dx / length]
  const away = 4
  let [sum, count] = [0, 0]
  for (let step = 1; step < 20; step++) {
    const x = from.x * width + (dx * step) / 20
    const y = from.y * height + (dy * step) / 20
    const [outer, inner] = [
      valueAt(x + outX * away, y + outY * away),
      valueAt(x - outX * away, y - outY * away),
    ]
    if (outer === null || inner === null) continue
    sum += inner - outer
    count++
  }
  return count < 4 ? null : sum / count

  function valueAt(x: number, y: number): number | null {
    const [column, row] = [Math.floor(x), Math.floor(y)]
    return column < 0 || row < 0 || column >= width || row >= height
      ? null
      : (white[row * width + column] ?? 0)
  }
}
