import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { companySchema, digitProblem } from '@/lib/fields/company'
import { checkDigit, formatNit } from '@/lib/format/nit'
import { judgeNit } from '@/lib/clients/judge-nit'
import { newClientSchema } from '@/lib/clients/schema'
import { accountRoles, givenRoles } from '@/lib/session/account-role'
import { changeRoleSchema, inviteSchema, tokenSchema } from '@/lib/people/schema'

const company = { name: 'Bodegas del Norte Ltda.', nit: '800.312.907', digit: '6' }
const problemsOf = (change: object) => {
  const parsed = companySchema.safeParse({ ...company, ...change })
  return parsed.success ? [] : parsed.error.issues.map(({ path, message }) => [path[0], message])
}

describe('a company', () => {
  test('is stored without decoration', () => {
    expect(companySchema.parse({ ...company, name: '  Bodegas\n del  Norte Ltda. ', digit: ' 6 ' })).toEqual({
      name: 'Bodegas del Norte Ltda.',
      nit: '800312907',
      digit: '6',
    })
  })

  test('with a wrong digit shows the right one at the digit', () => {
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
  ])('is refused: %j', (change, field, message) => {
    expect(problemsOf(change)).toContainEqual([field, message])
  })

  test('with any NIT passes with its digit and no other', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[1-9]\d{4,14}$/), fc.nat(9), (nit, digit) => {
        const right = digit === checkDigit(nit)
        expect(problemsOf({ nit: formatNit(nit), digit: String(digit) })).toHaveLength(right ? 0 : 1)
      }),
    )
  })
  test('without all its numbers is not compared', () => {
    expect(digitProblem({ nit: '', digit: '4' })).toBeNull()
    expect(digitProblem({ nit: '800312907', digit: '' })).toBeNull()
  })
})

describe('a new client', () => {
  test.each([
    ['', { kind: 'empty' }],
    ['901.207.354-0', { kind: 'sound', nit: '901207354', digit: 0 }],
    ['NIT 901207354-0', { kind: 'sound', nit: '901207354', digit: 0 }],
    ['901207354-4', { kind: 'digit', nit: '901207354', right: 0, sentence: 'El dígito debería ser 0.' }],
    ['901207354', { kind: 'digit', nit: '901207354', right: 0, sentence: 'Falta el dígito: es 0.' }],
    ['90a', { kind: 'problem' }],
    ['012345', { kind: 'problem' }],
  ])('%s is checked while it is typed', (typed, state) => {
    expect(judgeNit(typed)).toMatchObject(state)
  })

  const wanted = {
    client: '6f1a1d9e-7f0e-4d59-9f6b-0f6cb3f1a111',
    nit: '901.207.354-0',
    name: '  Distribuciones \n Mejía S.A.S. ',
    advisor: null,
    people: [{ email: ' Sara@Isidro.example', name: '', role: 'owner' as const }],
    send: true,
    again: false,
  }

  test('is read as the database stores it', () => {
    expect(newClientSchema.parse(wanted)).toMatchObject({
      nit: { nit: '901207354', digit: 0 },
      name: 'Distribuciones Mejía S.A.S.',
      people: [{ email: 'sara@isidro.example', role: 'owner' }],
    })
  })

  test.each([
    [{ nit: '' }, ['nit']],
    [{ nit: '901207354-4' }, ['nit']],
    [{ name: ' ' }, ['name']],
    [{ people: [{ email: 'sara', name: 'S', role: 'owner' as const }] }, ['people', 0, 'email']],
  ])('%o is refused at its field', (change, path) => {
    const { error } = newClientSchema.safeParse({ ...wanted, ...change })
    expect(error?.issues[0]?.path).toEqual(path)
  })
})

describe('people of a company', () => {
  test('have a normalised address, and only an existing role', () => {
    const parsed = inviteSchema.parse({ email: ' Beto@Empresa.example ', role: 'reader' })
    expect(parsed.email).toBe('beto@empresa.example')
    for (const email of ['', 'beto', 'beto@', `${'b'.repeat(250)}@empresa.example`])
      expect(inviteSchema.safeParse({ email, role: 'reader' }).success, email).toBe(false)
    for (const role of ['owner', 'admin', ''])
      expect(inviteSchema.safeParse({ ...parsed, role }).success).toBe(false)
  })

  test('may get any role except owner, but may have had any', () => {
    expect([...givenRoles, 'owner']).toEqual([...accountRoles])
    const person = '00000000-0000-4000-8000-000000000000'
    for (const expected of accountRoles)
      expect(changeRoleSchema.safeParse({ person, role: 'reader', expected }).success).toBe(true)
  })

  test('have a link of 64 letters and digits, and nothing else', () => {
    expect(tokenSchema.safeParse('a1'.repeat(32)).success).toBe(true)
    for (const token of ['', 'a'.repeat(63), 'A'.repeat(64), `${'a'.repeat(63)}'`])
      expect(tokenSchema.safeParse(token).success, token).toBe(false)
  })
})
