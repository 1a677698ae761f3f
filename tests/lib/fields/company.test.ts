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

describe('the data of a company', () => {
  test('are stored without extra spaces and line breaks', () => {
    expect(companySchema.parse({ ...company, name: '  Bodegas\n del  Norte Ltda. ', digit: ' 6 ' })).toEqual({
      name: 'Bodegas del Norte Ltda.',
      nit: '800312907',
      digit: '6',
    })
  })

  test('with a wrong check digit show the right one at that field', () => {
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
  ])('are refused with %j', (change, field, message) => {
    expect(problemsOf(change)).toContainEqual([field, message])
  })

  test('are accepted with any NIT and its check digit, and with no other digit', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[1-9]\d{4,14}$/), fc.nat(9), (nit, digit) => {
        const right = digit === checkDigit(nit)
        expect(problemsOf({ nit: formatNit(nit), digit: String(digit) })).toHaveLength(right ? 0 : 1)
      }),
    )
  })
  test('without NIT or check digit are not compared', () => {
    expect(digitProblem({ nit: '', digit: '4' })).toBeNull()
    expect(digitProblem({ nit: '800312907', digit: '' })).toBeNull()
  })
})

describe('the data of a new client', () => {
  test.each([
    ['', { kind: 'empty' }],
    ['901.207.354-0', { kind: 'sound', nit: '901207354', digit: 0 }],
    ['NIT 901207354-0', { kind: 'sound', nit: '901207354', digit: 0 }],
    ['901207354-4', { kind: 'digit', nit: '901207354', right: 0, sentence: 'El dígito debería ser 0.' }],
    ['901207354', { kind: 'digit', nit: '901207354', right: 0, sentence: 'Falta el dígito: es 0.' }],
    ['90a', { kind: 'problem' }],
    ['012345', { kind: 'problem' }],
  ])('show while «%s» is typed whether the NIT is right', (typed, state) => {
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

  test('are read in the form in which the database stores them', () => {
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
  ])('with %o are refused at the right field', (change, path) => {
    const { error } = newClientSchema.safeParse({ ...wanted, ...change })
    expect(error?.issues[0]?.path).toEqual(path)
  })
})

describe('the invitation of people to a company', () => {
  test('has a normalised mail address and only an existing role', () => {
    const parsed = inviteSchema.parse({ email: ' Beto@Empresa.example ', role: 'reader' })
    expect(parsed.email).toBe('beto@empresa.example')
    for (const email of ['', 'beto', 'beto@', `${'b'.repeat(250)}@empresa.example`])
      expect(inviteSchema.safeParse({ email, role: 'reader' }).success, email).toBe(false)
    for (const role of ['owner', 'admin', ''])
      expect(inviteSchema.safeParse({ ...parsed, role }).success).toBe(false)
  })

  test('may give any role except owner, and may replace any role', () => {
    expect([...givenRoles, 'owner']).toEqual([...accountRoles])
    const person = '00000000-0000-4000-8000-000000000000'
    for (const expected of accountRoles)
      expect(changeRoleSchema.safeParse({ person, role: 'reader', expected }).success).toBe(true)
  })

  test('has a link of 64 letters and digits, and accepts no other', () => {
    expect(tokenSchema.safeParse('a1'.repeat(32)).success).toBe(true)
    for (const token of ['', 'a'.repeat(63), 'A'.repeat(64), `${'a'.repeat(63)}'`])
      expect(tokenSchema.safeParse(token).success, token).toBe(false)
  })
})
