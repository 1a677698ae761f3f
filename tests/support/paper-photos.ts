import { cross, type Corners, type Pixels, type Point } from '@/lib/scans/geometry'

type Colour = readonly [number, number, number]
export type Ground = (x: number, y: number) => Colour

const [width, height] = [192, 256]

export const table: Ground = () => [70, 52, 40]
export const boards: Ground = (x, y) =>
  y % 32 < 2 ? [40, 28, 20] : (x + y * 3) % 11 < 4 ? [165, 118, 74] : [120, 84, 52]
/** Draws a tablecloth whose white stripes are as bright as paper. */
export const stripes: Ground = (x) => (x % 14 < 4 ? [225, 225, 225] : [60, 80, 120])
/** Draws light that fades over a wall, without any paper. */
export const wall: Ground = (x, y) => {
  const light = 90 + (x + y) / 4
  return [light, light, light]
}

function noise(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
}

const holds = (corners: Corners, point: Point) =>
  corners.every((corner, at) => cross(corner, corners[(at + 1) % 4] as Point, point) >= 0)

/** Draws a printed sheet between the corners, which may lie outside the picture. */
export function paperPhoto(ground: Ground, corners: Corners | null, shadow = 0): Pixels {
  const random = noise(7)
  const data = new Uint8ClampedArray(width * height * 4)
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++, at += 4) {
      const place = { x: (x + 0.5) / width, y: (y + 0.5) / height }
      const paper = corners !== null && holds(corners, place)
      const printed = paper && y % 12 < 2 && x % 40 < 28
      const colour: Colour = !paper ? ground(x, y) : printed ? [60, 60, 70] : [238, 236, 228]
      const light = 1 - (shadow * x) / width
      for (let channel = 0; channel < 3; channel++)
        data[at + channel] = (colour[channel] ?? 0) * light + (random() - 0.5) * 14
      data[at + 3] = 255
    }
  return { data, width, height }
}
