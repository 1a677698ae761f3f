/** A point in a picture, as fractions of its width and height. */
export type Point = { x: number; y: number }
/** The corners of a page, clockwise from the top left one. */
export type Corners = readonly [Point, Point, Point, Point]
export type Pixels = { data: Uint8ClampedArray<ArrayBuffer>; width: number; height: number }

export const wholePicture: Corners = [
  { x: 0, y: 0 },
  { x: 1, y: 0 },
  { x: 1, y: 1 },
  { x: 0, y: 1 },
]

const leastArea = 0.02

export const cross = (a: Point, b: Point, c: Point): number =>
  (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)

export function areaOf(points: readonly Point[]): number {
  let sum = 0
  for (const [at, { x, y }] of points.entries()) {
    const next = points[(at + 1) % points.length] as Point
    sum += x * next.y - next.x * y
  }
  return Math.abs(sum) / 2
}

const isConvex = ([a, b, c, d]: Corners): boolean =>
  cross(a, b, c) > 0 && cross(b, c, d) > 0 && cross(c, d, a) > 0 && cross(d, a, b) > 0

const inside = (value: number) => Math.min(1, Math.max(0, value))

/** Returns the same corners if the move would make sides cross or leave almost no area. */
export function moveCorner(corners: Corners, which: number, { x, y }: Point): Corners {
  const at = (place: number, corner: Point) => (place === which ? { x: inside(x), y: inside(y) } : corner)
  const [a, b, c, d] = corners
  const moved: Corners = [at(0, a), at(1, b), at(2, c), at(3, d)]
  return isConvex(moved) && areaOf(moved) >= leastArea ? moved : corners
}

export function clockwise(points: readonly Point[]): Corners {
  const middle = { x: mean(points.map(({ x }) => x)), y: mean(points.map(({ y }) => y)) }
  const angle = ({ x, y }: Point) => Math.atan2(y - middle.y, x - middle.x)
  const around = points.toSorted((a, b) => angle(a) - angle(b))
  const sums = around.map(({ x, y }) => x + y)
  const first = sums.indexOf(Math.min(...sums))
  const point = (place: number) => around[(first + place) % around.length] as Point
  return [point(0), point(1), point(2), point(3)]
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
