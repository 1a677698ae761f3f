import { expect, test } from 'vitest'
import { judgeNit, newClientSchema } from '@/lib/clients/new-client'

test.each([
  ['', { kind: 'empty' }],
  ['901.207.354-0', { kind: 'sound', nit: '901207354', digit: 0 }],
  ['NIT 901207354-0', { kind: 'sound', nit: '901207354', digit: 0 }],
  ['901207354-4', { kind: 'digit', nit: '901207354', right: 0, sentence: 'El dígito debería ser 0.' }],
  ['901207354', { kind: 'digit', nit: '901207354', right: 0, sentence: 'Falta el dígito: es 0.' }],
  ['90a', { kind: 'problem' }],
  ['012345', { kind: 'problem' }],
])('%s is judged as it is typed', (typed, state) => {
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

test('what was typed is read as the database keeps it', () => {
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
