import { expect, test } from 'vitest'
import { inPesos, minimumPenaltyInPesos } from '@/content/legal-figures'
import { replyTo } from '@/lib/assistant/reply'

const first = async (text: string) => (await replyTo(text, { name: null, folder: null })).text[0] ?? ''
const said = async (text: string) => (await replyTo(text, { name: null, folder: null })).text.join('\n')

test.each([
  'presente el iva del bimestre 4 con un error, puse 3 millones de menos en ventas. se corrige en la misma pagina y cuanto es la sancion?',
  'corregi el iva, me falto una factura de 2 millones, cuanto pago de sancion por correccion?',
  'se me olvido incluir 10 millones de ventas en el iva, cual es la multa',
  'sancion por correccion de iva si el impuesto sube 400.000',
  'me equivoque en la retencion, declare 200 mil de menos, cuanto es la sancion',
  'cual es la sancion por correccion',
  'me equivoque en la declaracion, como la corrijo y que multa hay',
  'error en el iva ventas de menos 3 millones como corrijo',
])('the penalty for «%s» is not below the minimum', async (question) => {
  expect(await first(question)).toContain(minimumPenaltyInPesos)
})

test('a correction above the minimum is 10% of the rise, and 20% after a summons', async () => {
  const answer = await said('cuanto es la sancion por corregir la renta, el impuesto sube 8 millones')
  expect(answer).toContain(inPesos(800_000))
  expect(answer).toContain(inPesos(1_600_000))
  expect(answer).toContain(minimumPenaltyInPesos)
})

test('sales that a VAT return left out count with their tax', async () => {
  const answer = await said('corregir el iva, puse 3 millones de menos en ventas, cuanto es la sancion')
  expect(answer).toContain(inPesos(570_000))
  expect(answer).toContain(inPesos(57_000))
})

test('a late return is not taken for a correction', async () => {
  expect(await said('se me olvido presentar el iva, debia 300.000, cuanto es la sancion')).toContain(
    'art. 641',
  )
})

test.each([
  'olvide incluir un cdt de 15 millones en la renta, que sancion hay',
  'declare 20 millones menos de ingresos en la renta, cuanto me cobra la dian de sancion',
])('the amount in «%s» is no tax, so the rule is told and no sum', async (question) => {
  const answer = await said(question)
  expect(answer).toContain(inPesos(5_240_000))
  expect(answer).not.toContain('En total')
})
