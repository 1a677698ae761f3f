import { expect, test } from 'vitest'
import {
  clockwise,
  moveCorner,
  wholePicture,
  type Corners,
  type Pixels,
  type Point,
} from '@/lib/scans/geometry'
import { applyLight } from '@/lib/scans/light'
import { pageSize, projection, straighten } from '@/lib/scans/straighten'
import { paperPhoto, table } from '@/tests/support/paper-photos'

const leaning: Corners = [
  { x: 0.28, y: 0.12 },
  { x: 0.76, y: 0.16 },
  { x: 0.92, y: 0.9 },
  { x: 0.1, y: 0.86 },
]

test('corners in any order are sorted clockwise from the top left', () => {
  const [a, b, c, d] = leaning
  for (const order of [
    [c, a, d, b],
    [d, c, b, a],
    [b, d, a, c],
  ] as const)
    expect(clockwise(order)).toEqual(leaning)
})

test('a dragged corner stays inside the picture, and the sides never cross', () => {
  expect(moveCorner(leaning, 0, { x: -3, y: 0.2 })[0]).toEqual({ x: 0, y: 0.2 })
  expect(moveCorner(leaning, 0, { x: 0.9, y: 0.95 })).toBe(leaning)
  expect(moveCorner(wholePicture, 2, { x: 0.01, y: 0.01 })).toBe(wholePicture)
})

test('the projection maps the corners of the page onto those in the picture', () => {
  const place = projection(leaning)
  const units: [number, number][] = [
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 1],
  ]
  for (const [at, [u, v]] of units.entries()) {
    const { x, y } = place(u, v)
    expect([x, y]).toEqual([expect.closeTo(leaning[at]?.x ?? 9), expect.closeTo(leaning[at]?.y ?? 9)])
  }
})

test('a straightened page has the length of its longest sides, up to the limit', () => {
  expect(pageSize(wholePicture, 300, 400, 1000)).toEqual({ width: 300, height: 400 })
  expect(pageSize(wholePicture, 3000, 4000, 1000)).toEqual({ width: 750, height: 1000 })
})

const red = ({ data, width }: Pixels, x: number, y: number) => data[(y * width + x) * 4] ?? -1
const middles = ({ width, height }: Pixels): Point[] =>
  [0.04, 0.96].flatMap((x) =>
    [0.04, 0.96].map((y) => ({ x: Math.floor(x * width), y: Math.floor(y * height) })),
  )

test('a page that was photographed from one side is straight and fills its four corners', () => {
  const photo = paperPhoto(table, leaning)
  const page = straighten(photo, leaning, 150)
  expect(Math.max(page.width, page.height)).toBe(150)
  // The ground has a red value of 70; the paper is lighter than the ground, and the print is darker.
  const ground = page.data.filter((_, at) => at % 4 === 0).filter((value) => value > 62 && value < 80).length
  expect(ground / (page.width * page.height)).toBeLessThan(0.08)
  for (const { x, y } of middles(page)) expect(Math.abs(red(page, x, y) - 70)).toBeGreaterThan(8)
})

test('the filter for documents removes shadows, and the one for black and white leaves only those two', () => {
  const share = (picture: Pixels, test: (value: number) => boolean) => {
    const values = picture.data.filter((_, at) => at % 4 === 0)
    return values.filter(test).length / values.length
  }
  const shadowed = () => straighten(paperPhoto(table, leaning, 0.5), leaning, 200)
  const before = shadowed()
  expect(share(before, (value) => value > 230)).toBeLessThan(0.25)
  const document = shadowed()
  applyLight(document, 'document')
  expect(share(document, (value) => value > 230)).toBeGreaterThan(0.75)
  expect(share(document, (value) => value < 110)).toBeGreaterThan(0.06)
  const black = shadowed()
  applyLight(black, 'black')
  expect(share(black, (value) => value > 30 && value < 225)).toBeLessThan(0.1)
  const original = shadowed()
  applyLight(original, 'original')
  expect(original.data).toEqual(before.data)
})
