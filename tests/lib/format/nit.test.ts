import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkDigit, digitSteps, formatNit, plainNit, readNit, splitDigit } from '@/lib/format/nit'

/** The check digits of these published NITs come from a remainder of 0, of 1 and of more than 1. */
const published =
  '800197268-4 901944237-8 901956924-1 830048145-8 900108281-3 900032774-4 99998888-6 71791802-1 830036108-3 901531614-9 800112214-2 890700906-0 800242106-2 860002964-4 890903938-8 860034313-7 899999068-1 890900608-9 860007738-9 830037248-0'

const nits = fc.stringMatching(/^[1-9]\d{4,14}$/)

describe('the check digit', () => {
  test.each(published.split(' ').map((pair) => pair.split('-') as [string, string]))(
    'of the NIT %s is %s',
    (nit, digit) => {
      expect(checkDigit(nit)).toBe(Number(digit))
    },
  )

  test('is one digit, whatever the NIT', () => {
    fc.assert(
      fc.property(nits, (nit) => {
        const digit = checkDigit(nit)
        expect(Number.isInteger(digit) && digit >= 0 && digit <= 9).toBe(true)
      }),
    )
  })

  test('reveals a single mistyped digit, except for the two remainders that share a check digit', () => {
    fc.assert(
      fc.property(nits, fc.nat(14), fc.integer({ min: 1, max: 9 }), (nit, place, by) => {
        const at = place % nit.length
        const other = nit.slice(0, at) + String((Number(nit[at]) + by) % 10) + nit.slice(at + 1)
        const [before, after] = [checkDigit(nit), checkDigit(other)]
        if (before > 1 || after > 1) expect(after).not.toBe(before)
      }),
    )
  })

  test('makes the weighted sum a multiple of eleven', () => {
    const weights = [3, 7, 13, 17, 19, 23, 29, 37, 41, 43, 47, 53, 59, 67, 71]
    fc.assert(
      fc.property(nits, (nit) => {
        const sum = [...nit].reverse().reduce((total, one, place) => total + Number(one) * weights[place]!, 0)
        const digit = checkDigit(nit)
        if (sum % 11 > 1) expect((sum + digit) % 11).toBe(0)
        else expect(digit).toBe(sum % 11)
      }),
    )
  })
})

describe('a NIT as people write it', () => {
  test('is written with points and read back', () => {
    fc.assert(
      fc.property(nits, (nit) => {
        expect(plainNit(formatNit(nit))).toBe(nit)
      }),
    )
    expect(formatNit('901207354')).toBe('901.207.354')
    expect(formatNit('71791802')).toBe('71.791.802')
  })

  test('is split from a check digit after a hyphen', () => {
    fc.assert(
      fc.property(nits, fc.nat(9), (nit, digit) => {
        expect(splitDigit(`${formatNit(nit)}-${digit}`)).toEqual({ nit, digit: String(digit) })
        expect(splitDigit(` ${nit} - ${digit} `)).toEqual({ nit, digit: String(digit) })
      }),
    )
  })

  test('is split from an attached check digit for a company, and not for a person', () => {
    expect(splitDigit('9012073540')).toEqual({ nit: '901207354', digit: '0' })
    expect(splitDigit('1032456789')).toBeNull()
    expect(splitDigit('901.207.354')).toBeNull()
    expect(splitDigit('')).toBeNull()
  })
})

test.each([
  ['', null],
  [' . ', null],
  ['9', 'few'],
  ['8999', 'few'],
  ['89999', { nit: '89999', digit: null }],
  ['900.418.726', { nit: '900418726', digit: null }],
  ['900.418.726-9', { nit: '900418726', digit: '9' }],
  ['900418726 - 9', { nit: '900418726', digit: '9' }],
  ['9004187269', { nit: '900418726', digit: '9' }],
  ['1099900011', { nit: '1099900011', digit: null }],
  ['123456789012345', { nit: '123456789012345', digit: null }],
  ['1234567890123456', 'long'],
  ['0900418726', 'zero'],
  ['NIT', null],
  ['NIT 900', 'few'],
  ['NIT 899.999.068', { nit: '899999068', digit: null }],
  ['NIT: 899.999.068-1', { nit: '899999068', digit: '1' }],
  ['Nit. 899999068 - 1', { nit: '899999068', digit: '1' }],
  ['N.I.T. 899.999.068-1', { nit: '899999068', digit: '1' }],
  ['nit No. 899.999.068', { nit: '899999068', digit: null }],
  ['NIT 899.999.068 DV 1', { nit: '899999068', digit: '1' }],
  ['899999068, D.V.: 1', { nit: '899999068', digit: '1' }],
  ['C.C. 52.123.456', { nit: '52123456', digit: null }],
  ['900 nit', 'signs'],
  ['NITRO 900418726', 'signs'],
  ['900/418', 'signs'],
])('typing %j as a NIT is read as %j', (typed, read) => {
  expect(readNit(typed)).toEqual(read)
})

test('the shown steps to the check digit match a calculation by hand', () => {
  // The expected sum was computed by hand: 8×41 + 0×37 + 0×29 + 1×23 + 9×19 + 7×17 + 2×13 + 6×7 + 8×3.
  const { places, sum, rest, digit } = digitSteps('800197268')
  expect(places.map(({ product }) => product)).toEqual([328, 0, 0, 23, 171, 119, 26, 42, 24])
  expect(places.map(({ weight }) => weight)).toEqual([41, 37, 29, 23, 19, 17, 13, 7, 3])
  expect([sum, rest, digit]).toEqual([733, 7, 4])
})
