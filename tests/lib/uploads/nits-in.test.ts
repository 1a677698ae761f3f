import { describe, expect, test } from 'vitest'
import { checkDigit } from '@/lib/format/nit'
import { nitsIn } from '@/lib/uploads/sendings/nits-in'

const digit = checkDigit('901207354')

describe('the NITs in a text', () => {
  test.each([
    ['901207354_IVA_B5.pdf', ['901207354']],
    [`901.207.354-${digit} certificado`, ['901207354']],
    [`NIT 901 207 354 – ${digit}`, ['901207354']],
    [`901207354${digit}.pdf`, [`901207354${digit}`, '901207354']],
    ['52.887.214 y 901207354', ['52887214', '901207354']],
    ['recibo 3006241855013.pdf', []],
    ['factura 12345', []],
    ['', []],
  ])('are found in «%s»', (text, nits) => expect(nitsIn(text)).toEqual(nits))

  test('do not include a number with a wrong check digit after a hyphen', () => {
    expect(nitsIn(`901207354-${(digit + 1) % 10}`)).toEqual([])
  })

  test('include a number whose hyphen joins something other than a check digit', () => {
    expect(nitsIn('901207354-2026.pdf')).toEqual(['901207354'])
  })

  test('are at most 500', () => {
    const text = Array.from({ length: 5_000 }, (_, n) => 800_000_000 + n).join(' ')
    expect(nitsIn(text)).toHaveLength(500)
  })
})
