import { describe, expect, test } from 'vitest'
import { findCorners } from '@/lib/scans/find-corners'
import type { Corners, Pixels } from '@/lib/scans/geometry'
import { boards, paperPhoto, stripes, table, wall, type Ground } from '@/tests/support/paper-photos'

const corners = (
  ...[ax, ay, bx, by, cx, cy, dx, dy]: [number, number, number, number, number, number, number, number]
): Corners => [
  { x: ax, y: ay },
  { x: bx, y: by },
  { x: cx, y: cy },
  { x: dx, y: dy },
]

/** A found corner may be off by this fraction of the picture's size, which is about eight pixels. */
const closeBy = 0.04

const straight = corners(0.2, 0.15, 0.8, 0.15, 0.8, 0.85, 0.2, 0.85)
const turned = corners(0.3, 0.1, 0.9, 0.25, 0.72, 0.9, 0.12, 0.74)
const leaning = corners(0.28, 0.12, 0.76, 0.16, 0.92, 0.9, 0.1, 0.86)

/** Returns the largest distance of a corner from its right place, as a fraction of the picture's size. */
function distance(found: Corners | null, wanted: Corners): number {
  if (!found) return Infinity
  return Math.max(
    ...found.map(({ x, y }, at) => Math.hypot(x - (wanted[at]?.x ?? 9), y - (wanted[at]?.y ?? 9))),
  )
}

const grounds: [string, Ground][] = [
  ['a dark table', table],
  ['wooden boards', boards],
  ['a striped cloth', stripes],
]

describe.each(grounds)('a sheet on %s', (_, ground) => {
  test.each([
    ['straight', straight],
    ['turned', turned],
    ['seen from one side', leaning],
  ])('is found %s', (_, wanted) => {
    expect(distance(findCorners(paperPhoto(ground, wanted)), wanted)).toBeLessThan(closeBy)
  })

  test('is found in uneven light', () => {
    expect(distance(findCorners(paperPhoto(ground, turned, 0.35)), turned)).toBeLessThan(closeBy)
  })
})

test('a sheet that is cut off by the edge of the picture ends at that edge', () => {
  const found = findCorners(paperPhoto(table, corners(-0.2, 0.1, 0.7, 0.1, 0.7, 0.8, -0.2, 0.8)))
  expect(distance(found, corners(0, 0.1, 0.7, 0.1, 0.7, 0.8, 0, 0.8))).toBeLessThan(closeBy)
})

const plain =
  (colour: number): Ground =>
  () => [colour, colour, colour]
test.each<[string, Pixels]>([
  ['a table without paper', paperPhoto(table, null)],
  ['boards without paper', paperPhoto(boards, null)],
  ['a striped cloth without paper', paperPhoto(stripes, null)],
  ['a wall on which the light fades', paperPhoto(wall, null)],
  ['a sheet that fills the picture', paperPhoto(table, corners(-1, -1, 2, -1, 2, 2, -1, 2))],
  ['a black picture', paperPhoto(plain(0), null)],
  ['a white picture', paperPhoto(plain(255), null)],
  ['a small note', paperPhoto(table, corners(0.4, 0.4, 0.55, 0.4, 0.55, 0.5, 0.4, 0.5))],
  ['a picture of one pixel', { data: new Uint8ClampedArray([9, 9, 9, 255]), width: 1, height: 1 }],
])('no sheet is found in %s', (_, picture) => {
  expect(findCorners(picture)).toBeNull()
})
