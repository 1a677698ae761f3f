import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatFileSize, readPesos } from '@/lib/format/number'
import { sentences } from '@/lib/format/sentences'

describe('a number in text', () => {
  test.each([
    [0, '0\u00a0bytes'],
    [512, '512\u00a0bytes'],
    [1023, '1023\u00a0bytes'],
    [1024, '1,0\u00a0KB'],
    [49_357, '48,2\u00a0KB'],
    [1_048_575, '1024,0\u00a0KB'],
    [1_048_576, '1,0\u00a0MB'],
    [10_485_760, '10,0\u00a0MB'],
  ])('of %i bytes is shown as %s', (bytes, text) => {
    expect(formatFileSize(bytes)).toBe(text)
  })

  const bytes = fc.nat({ max: 10_737_418_240 })
  const unitOf = { bytes: 1, KB: 1024, MB: 1024 ** 2 } as const
  function parse(text: string) {
    const [, amount = '', unit = 'bytes'] = /^(\d+(?:,\d)?)\u00a0(bytes|KB|MB)$/.exec(text) ?? []
    return { amount: Number(amount.replace(',', '.')), unit: unit as keyof typeof unitOf }
  }

  test('of bytes has the unit that fits: bytes under 1 KB, KB under 1 MB, MB above', () => {
    fc.assert(
      fc.property(bytes, (size) => {
        const expected = size < 1024 ? 'bytes' : size < 1024 ** 2 ? 'KB' : 'MB'
        expect(parse(formatFileSize(size)).unit).toBe(expected)
      }),
    )
  })

  test('of bytes is right to half of its last digit', () => {
    fc.assert(
      fc.property(bytes, (size) => {
        const { amount, unit } = parse(formatFileSize(size))
        expect(Math.abs(amount - size / unitOf[unit])).toBeLessThanOrEqual(unit === 'bytes' ? 0 : 0.05 + 1e-9)
      }),
    )
  })

  test('of bytes has no decimals, and in KB or MB exactly one after a comma', () => {
    fc.assert(
      fc.property(bytes, (size) => {
        expect(formatFileSize(size)).toMatch(size < 1024 ? /^\d+\u00a0bytes$/ : /^\d+,\d\u00a0(KB|MB)$/)
      }),
    )
  })

  test('of more bytes is never shown as less, within one unit', () => {
    fc.assert(
      fc.property(bytes, bytes, (one, other) => {
        const [small, large] = [
          parse(formatFileSize(Math.min(one, other))),
          parse(formatFileSize(Math.max(one, other))),
        ]
        if (small.unit === large.unit) expect(small.amount).toBeLessThanOrEqual(large.amount)
      }),
    )
  })

  test.each([
    ['1250000000', 1_250_000_000],
    ['$ 1.250.000.000', 1_250_000_000],
    ['$\u00a01.250.000.000 COP', 1_250_000_000],
    ['1,250,000,000.50', 1_250_000_000.5],
    ['1.250.000,5', 1_250_000.5],
    ['4.200 millones', 4_200_000_000],
    ['1 millón', 1_000_000],
    ['350 M', null],
    ['0', 0],
    ['', null],
    ['mucho', null],
    ['-5', null],
    ['1.25.000', null],
    ['1e9', null],
    ['9'.repeat(30), null],
  ])('such as «%s» is read as %s pesos', (typed, amount) => {
    expect(readPesos(typed)).toBe(amount)
  })
})

describe('sentences that are joined', () => {
  test('end with one full stop each', () => {
    expect(sentences('Café Tres Lunas S.A.S.', '$ 1.736.210', 'PDF sin XML')).toBe(
      'Café Tres Lunas S.A.S. $ 1.736.210. PDF sin XML',
    )
    expect(sentences(null, 'Consultorio Peña', undefined, '', 'Foto')).toBe('Consultorio Peña. Foto')
    expect(sentences(null)).toBe('')
  })
})
