import type { Corners, Pixels, Point } from '@/lib/scans/geometry'

/** Returns the size of the straightened page in pixels, with its longer side at most `longest`. */
export function pageSize(corners: Corners, width: number, height: number, longest: number) {
  const side = (from: Point, to: Point) => Math.hypot((to.x - from.x) * width, (to.y - from.y) * height)
  const [a, b, c, d] = corners
  const across = Math.max(side(a, b), side(d, c))
  const down = Math.max(side(a, d), side(b, c))
  const scale = Math.min(1, longest / Math.max(across, down))
  return { width: Math.max(1, Math.round(across * scale)), height: Math.max(1, Math.round(down * scale)) }
}

export function straighten(picture: Pixels, corners: Corners, longest: number): Pixels {
  const size = pageSize(corners, picture.width, picture.height, longest)
  const place = projection(corners)
  const data = new Uint8ClampedArray(size.width * size.height * 4)
  for (let y = 0, at = 0; y < size.height; y++)
    for (let x = 0; x < size.width; x++, at += 4) {
      const from = place((x + 0.5) / size.width, (y + 0.5) / size.height)
      blend(picture, from.x * picture.width - 0.5, from.y * picture.height - 0.5, data, at)
    }
  return { data, ...size }
}

/**
 * Returns a function that projects the unit square onto the corners.
 * Source: Heckbert, "Fundamentals of Texture Mapping and Image Warping", 1989, section 2.2.3.
 */
export function projection([a, b, c, d]: Corners): (u: number, v: number) => Point {
  const [sumX, sumY] = [a.x - b.x + c.x - d.x, a.y - b.y + c.y - d.y]
  const [dx1, dx2, dy1, dy2] = [b.x - c.x, d.x - c.x, b.y - c.y, d.y - c.y]
  const divisor = dx1 * dy2 - dx2 * dy1
  const g = (sumX * dy2 - dx2 * sumY) / divisor
  const h = (dx1 * sumY - sumX * dy1) / divisor
  const [xu, xv, yu, yv] = [
    b.x - a.x + g * b.x,
    d.x - a.x + h * d.x,
    b.y - a.y + g * b.y,
    d.y - a.y + h * d.y,
  ]
  return (u, v) => {
    const w = g * u + h * v + 1
    return { x: (xu * u + xv * v + a.x) / w, y: (yu * u + yv * v + a.y) / w }
  }
}

function blend(
  { data, width, height }: Pixels,
  x: number,
  y: number,
  to: Uint8ClampedArray,
  at: number,
): void {
  const [left, top] = [Math.min(width - 1, Math.max(0, x)), Math.min(height - 1, Math.max(0, y))]
  const [x0, y0] = [Math.floor(left), Math.floor(top)]
  const [x1, y1] = [Math.min(width - 1, x0 + 1), Math.min(height - 1, y0 + 1)]
  const [right, below] = [left - x0, top - y0]
  const [p00, p01, p10, p11] = [
    (y0 * width + x0) * 4,
    (y0 * width + x1) * 4,
    (y1 * width + x0) * 4,
    (y1 * width + x1) * 4,
  ]
  for (let channel = 0; channel < 3; channel++) {
    const upper = (data[p00 + channel] ?? 0) * (1 - right) + (data[p01 + channel] ?? 0) * right
    const lower = (data[p10 + channel] ?? 0) * (1 - right) + (data[p11 + channel] ?? 0) * right
    to[at + channel] = upper * (1 - below) + lower * below
  }
  to[at + 3] = 255
}
