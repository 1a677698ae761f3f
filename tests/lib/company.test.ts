import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { companySchema, digitProblem } from '@/lib/company'
import { checkDigit, formatNit } from '@/lib/format/nit'

const company = { name: 'Bodegas del Norte Ltda.', nit: '800.312.907', digit: '6' }
const problemsOf = (change: object) => {
  const parsed = companySchema.safeParse({ ...company, ...change })
  return parsed.success ? [] : parsed.error.issues.map(({ path, message }) => [path[0], message])
}

describe('a company', () => {
  test('is stored plain', () => {
    expect(companySchema.parse({ ...company, name: '  Bodegas\n del  Norte Ltda. ', digit: ' 6 ' })).toEqual({
      name: 'Bodegas del Norte Ltda.',
      nit: '800312907',
      digit: '6',
    })
  })

  test('with a wrong digit says which one it should be, at the digit', () => {
    const sentence =
      'El dígito de verificación no corresponde al NIT 800.312.907: debería ser 6. Revísalo en el RUT.'
    expect(problemsOf({ digit: '4' })).toEqual([['digit', sentence]])
    expect(digitProblem({ nit: '800312907', digit: '4' })).toBe(sentence)
  })

  test.each([
    [{ name: ' ' }, 'name', 'Escribe la razón social como aparece en el RUT.'],
    [{ name: '\u200b\u200b\u200b' }, 'name', 'Escribe la razón social como aparece en el RUT.'],
    [{ name: 'x'.repeat(151) }, 'name', 'La razón social no puede pasar de 150 caracteres.'],
    [{ nit: '012345678' }, 'nit', 'Un NIT no empieza por cero.'],
    [{ nit: '1234' }, 'nit', 'Escribe el NIT con 5 a 15 números, sin el dígito de verificación.'],
    [{ digit: '' }, 'digit', 'Escribe el dígito de verificación: un número de 0 a 9.'],
    [{ digit: 'x' }, 'digit', 'Escribe el dígito de verificación: un número de 0 a 9.'],
  ])('that is not one: %j', (change, field, message) => {
    expect(problemsOf(change)).toContainEqual([field, message])
  })

  test('of any NIT passes with its own digit and with no other', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[1-9]\d{4,14}$/), fc.nat(9), (nit, digit) => {
        const right = digit === checkDigit(nit)
        expect(problemsOf({ nit: formatNit(nit), digit: String(digit) })).toHaveLength(right ? 0 : 1)
      }),
    )
  })
})

test('while something is missing there is nothing to compare', () => {
  expect(digitProblem({ nit: '', digit: '4' })).toBeNull()
  expect(digitProblem({ nit: '800312907', digit: '' })).toBeNull()
})
