import { expect, test } from 'vitest'
import { inPesos, uvt, wageByYear } from '@/content/legal-figures'
import { readQuestion } from '@/lib/assistant/question'
import { replyTo } from '@/lib/assistant/reply'
import { unpaidSettlementReply } from '@/lib/assistant/unpaid-settlement'

const visitor = { name: null, folder: null }
const said = async (text: string) => (await replyTo(text, visitor)).text.join('\n')
const least = wageByYear[uvt.year]?.value ?? 0

test.each([
  ['cuanto iva le debo cobrar a un cliente por un trabajo de 2.400.000', 456_000],
  ['qué IVA toca ponerle a una venta de 350 mil', 66_500],
  ['a una cotización de 3 millones cuánto de iva le pongo', 570_000],
  ['factura de 700.000, cuanto iva lleva', 133_000],
  ['que valor de iva debo facturar en 4.500.000', 855_000],
  ['tengo que cobrar 800 mil mas iva, cuanto da', 152_000],
])('the VAT of one amount is computed in all words: %s', async (question, tax) => {
  expect(await said(question)).toContain(inPesos(tax))
})

test.each([
  'tengo que cobrar iva si vendo 20 millones al año',
  'cuanto iva le debo a la dian por 5 millones de ventas',
])('a duty is not answered with a sum of VAT: %s', async (question) => {
  expect(await said(question)).not.toContain('El IVA del 19% de')
})

test.each([
  ['gano 2.900.000 mensuales y tengo un crédito hipotecario, tengo que declarar renta', 34_800_000],
  ['me pagan 4.100.000 al mes, tengo dos motos y una deuda, debo declarar renta?', 49_200_000],
])('possessions without a value do not hide the income of a year: %s', async (question, year) => {
  const text = await said(question)
  expect(text).toContain(inPesos(year))
  expect(text).toContain('Solo por ingresos, no')
  expect(text).toContain('patrimonio')
})

test.each([
  [
    'renuncie hace 20 dias y no me pagan la liquidacion, ganaba 2.400.000, cuanto me deben de sancion',
    80_000,
    1_600_000,
  ],
  [
    'se me acabo el contrato el 15 de noviembre y no me han liquidado, ganaba el minimo, que plazo tienen',
    Math.round(least / 30),
    Math.round((least / 30) * 13),
  ],
  [
    'a mi empleado no le he pagado la liquidacion hace 10 dias, gana 1.800.000, cuanto me toca de multa',
    60_000,
    600_000,
  ],
])('a late settlement costs a wage of a day for each day: %s', (question, each, sum) => {
  const text = unpaidSettlementReply(readQuestion(question), '2026-11-28')?.text.join('\n') ?? ''
  expect(text).toContain(inPesos(each))
  expect(text).toContain(inPesos(sum))
  expect(text).toContain('art. 65')
})

test('a question how much a settlement is is not taken for a delay', async () => {
  const text = await said(
    'Me echaron del trabajo el viernes sin justa causa, llevaba 4 años ganando 2 millones, cuánto me deben dar de liquidación?',
  )
  expect(text).toContain('En total, estimado y sin la indemnización')
})

test('a late settlement with its two dates is computed too', async () => {
  const text = await said(
    'me despidieron y no me han liquidado, ganaba 3.000.000, entre el 1 de marzo y sali el 10 de octubre, hasta cuando me pueden pagar',
  )
  expect(text).toMatch(/no hay días de plazo[^]*En total, estimado/)
  expect(text).not.toContain('641')
})

test.each([
  'cuanto iva le cobro a un cliente del exterior por 5 millones',
  'a que tarifa de iva debo facturar un servicio de aseo de 3.000.000',
])('a sale with its own VAT is not computed at the general rate: %s', async (question) => {
  expect(await said(question)).not.toContain('El IVA del 19% de')
})
