import { expect, test } from 'vitest'
import { wrongReplies } from '../../support/wrong-replies'

test('an audit of a described business has its price and what makes the quotation exact', async () => {
  const messages = [
    'cuanto vale una auditoria externa para un colegio con unos 600 estudiantes en usaquen',
    'auditoria para un jardin infantil, valor?',
    'cuanto cobran por auditar una fundacion pequeña',
    'cotizacion auditoria estados financieros hospital',
  ]
  expect(
    await wrongReplies(messages, /^La auditoría externa cuesta desde \$\s3\.500\.000.*cotizamos/),
  ).toEqual([])
  const others = ['que es el beneficio de auditoria y cuanto vale', 'cuanto cobra un revisor fiscal']
  expect(await wrongReplies(others, /./, /cotizamos exacta/)).toEqual([])
})
