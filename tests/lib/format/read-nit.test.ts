import { expect, test } from 'vitest'
import { digitSteps, readNit } from '@/lib/format/nit'

test.each([
  ['', null],
  [' . ', null],
  ['9', { nit: '9', digit: null }],
  ['900.418.726', { nit: '900418726', digit: null }],
  ['900.418.726-9', { nit: '900418726', digit: '9' }],
  ['900418726 - 9', { nit: '900418726', digit: '9' }],
  ['9004187269', { nit: '900418726', digit: '9' }],
  ['1099900011', { nit: '1099900011', digit: null }],
  ['123456789012345', { nit: '123456789012345', digit: null }],
  ['1234567890123456', 'long'],
  ['0900418726', 'zero'],
  ['NIT 900', 'signs'],
  ['900/418', 'signs'],
])('%j is read as %j', (typed, read) => {
  expect(readNit(typed)).toEqual(read)
})

test('the steps of a digit are those of a calculation by hand', () => {
  // 8×41 + 0×37 + 0×29 + 1×23 + 9×19 + 7×17 + 2×13 + 6×7 + 8×3
  const { places, sum, rest, digit } = digitSteps('800197268')
  expect(places.map(({ product }) => product)).toEqual([328, 0, 0, 23, 171, 119, 26, 42, 24])
  expect(places.map(({ weight }) => weight)).toEqual([41, 37, 29, 23, 19, 17, 13, 7, 3])
  expect([sum, rest, digit]).toEqual([733, 7, 4])
})
