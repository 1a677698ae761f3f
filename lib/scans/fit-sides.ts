import type { Point } from '@/lib/scans/geometry'

/** A line through the point `at`, with a direction of length 1. */
type Line = { at: Point; along: Point }

/** In pixels: the exact edge is searched within this distance from a side. */
const reach = 7
/** In pixels: the largest distance of a point from the line, for the first, second and third fit of the line. */
const tolerances = [3, 1.5, 1]
const samples = 40

/**
 * Moves the corners of a quadrilateral (clockwise, in pixels) to the points where the sheet's exact edges meet.
 * The corners of the marked area are rounded off by its search, but the middles of the sides are exact.
 */
export function fitSides(quad: readonly Point[], isMarked: (x: number, y: number) => boolean): Point[] {
  const lines = quad.map((from, at) => fitSide(from, quad[(at + 1) % 4] as Point, isMarked))
  return quad.map((corner, at) => {
    const met = meeting(lines.at(at - 1) as Line, lines[at] as Line)
    return met && Math.hypot(met.x - corner.x, met.y - corner.y) < 3 * reach ? met : corner
  })
}

function fitSide(from: Point, to: Point, isMarked: (x: number, y: number) => boolean): Line {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1
  const along = { x: (to.x - from.x) / length, y: (to.y - from.y) / length }
  const edge: Point[] = []
  for (let step = 0; step < samples; step++) {
    const place = length * (0.12 + (0.76 * step) / (samples - 1))
    const on = { x: from.x + along.x * place, y: from.y + along.y * place }
    for (let away = reach; away >= -reach; away -= 0.25) {
      const [x, y] = [on.x + along.y * away, on.y - along.x * away]
      if (!isMarked(x, y)) continue
      edge.push({ x, y })
      break
    }
  }
  let line = through(edge) ?? { at: from, along }
  for (const most of tolerances) {
    const sure = edge.filter((point) => beside(line, point) < most)
    line = through(sure) ?? line
  }
  return line
}

function through(points: readonly Point[]): Line | null {
  if (points.length < samples / 4) return null
  const at = { x: 0, y: 0 }
  for (const { x, y } of points) {
    at.x += x / points.length
    at.y += y / points.length
  }
  let [xx, xy, yy] = [0, 0, 0]
  for (const point of points) {
    const [x, y] = [point.x - at.x, point.y - at.y]
    xx += x * x
    xy += x * y
    yy += y * y
  }
  const angle = Math.atan2(2 * xy, xx - yy) / 2
  return { at, along: { x: Math.cos(angle), y: Math.sin(angle) } }
}

const beside = ({ at, along }: Line, { x, y }: Point) => Math.abs((x - at.x) * along.y - (y - at.y) * along.x)

function meeting(one: Line, other: Line): Point | null {
  const turn = one.along.x * other.along.y - one.along.y * other.along.x
  if (Math.abs(turn) < 0.1) return null
  const [x, y] = [other.at.x - one.at.x, other.at.y - one.at.y]
  const far = (x * other.along.y - y * other.along.x) / turn
  return { x: one.at.x + one.along.x * far, y: one.at.y + one.along.y * far }
}
