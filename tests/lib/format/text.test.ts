import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatFileSize, readPesos } from '@/lib/format/number'
import { sentences } from '@/lib/format/sentences'

describe('numbers', () => {
  test.each([
    [0, '0\u00a0bytes'],
    [512, '512\u00a0bytes'],
    [1023, '1023\u00a0bytes'],
    [1024, '1,0\u00a0KB'],
    [49_357, '48,2\u00a0KB'],
    [1_048_575, '1024,0\u00a0KB'],
    [1_048_576, '1,0\u00a0MB'],
    [10_485_760, '10,0\u00a0MB'],
  ])('%i bytes read as %s', (bytes, text) => {
    expect(formatFileSize(bytes)).toBe(text)
  })

  const bytes = fc.nat({ max: 10_737_418_240 })
  const unitOf = { bytes: 1, KB: 1024, MB: 1024 ** 2 } as const
  function parse(text: string) {
    const [, amount = '', unit = 'bytes'] = /^(\d+(?:,\d)?)\u00a0(bytes|KB|MB)$/.exec(text) ?? []
    return { amount: Number(amount.replace(',', '.')), unit: unit as keyof typeof unitOf }
  }

  test('the unit fits the size: bytes under 1 KB, KB under 1 MB, and MB above', () => {
    fc.assert(
      fc.property(bytes, (size) => {
        const expected = size < 1024 ? 'bytes' : size < 1024 ** 2 ? 'KB' : 'MB'
        expect(parse(formatFileSize(size)).unit).toBe(expected)
      }),
    )
  })

  test('the text is right to half of a tenth', () => {
    fc.assert(
      fc.property(bytes, (size) => {
        const { amount, unit } = parse(formatFileSize(size))
        expect(Math.abs(amount - size / unitOf[unit])).toBeLessThanOrEqual(unit === 'bytes' ? 0 : 0.05 + 1e-9)
      }),
    )
  })

  test('bytes have no decimals, everything else has exactly one, written as in Colombia', () => {
    fc.assert(
      fc.property(bytes, (size) => {
        expect(formatFileSize(size)).toMatch(size < 1024 ? /^\d+\u00a0bytes$/ : /^\d+,\d\u00a0(KB|MB)$/)
      }),
    )
  })

  test('within one unit, more bytes never look like less', () => {
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
  ])('of «%s» the pesos are %s', (typed, amount) => {
    expect(readPesos(typed)).toBe(amount)
  })
})

describe('sentences', () => {
  test('end with one full stop each', () => {
    expect(sentences('Café Tres Lunas S.A.S.', '$ 1.736.210', 'PDF sin XML')).toBe(
      'Café Tres Lunas S.A.S. $ 1.736.210. PDF sin XML',
    )
    expect(sentences(null, 'Consultorio Peña', undefined, '', 'Foto')).toBe('Consultorio Peña. Foto')
    expect(sentences(null)).toBe('')
  })
})
