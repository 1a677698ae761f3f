import { expect, test } from 'vitest'
import { fieldErrors } from '@/lib/field-errors'
import { sendSignatureSchema } from '@/lib/signatures/schema'
import { makeLetterSchema } from '@/lib/signatures/templates/schema'

const id = '5f0c4a52-0a53-4c59-9d6c-1f2d5a8e7b11'

test('a signer’s name with a character that the document cannot print is refused at its field', () => {
  const signer = { party: 'outside', person: null, email: 'eva@otra.example', role: 'Socia' }
  const send = (name: string) =>
    sendSignatureSchema.safeParse({
      request: id,
      kind: 'other',
      title: 'Carta',
      message: '',
      days: 3,
      inOrder: true,
      remindAfter: null,
      remindEvery: null,
      replaces: null,
      signers: [{ ...signer, name }],
    })
  expect(send('Eva Ñáñez').success).toBe(true)
  expect(fieldErrors(send('Eva 🌵 Externa').error)).toEqual({
    'signers.0.name': 'El documento no puede dibujar este signo: 🌵. Quítalo.',
  })
})

test('a letter whose end is before its start, or too far, is refused at that field', () => {
  const make = (desde: string, hasta: string) =>
    makeLetterSchema.safeParse({
      client: id,
      template: id,
      version: 1,
      title: 'Carta 2027',
      values: { texts: {}, days: { desde, hasta }, lines: [], work: [], payDay: null },
    })
  expect(make('2027-01-01', '2027-12-31').success).toBe(true)
  for (const [desde, hasta] of [
    ['2027-12-31', '2027-01-01'],
    ['2027-01-01', '2029-06-01'],
  ] as const)
    expect(fieldErrors(make(desde, hasta).error)).toEqual({
      'values.days.hasta': 'El final va después del comienzo, dentro de los dos años siguientes.',
    })
})
