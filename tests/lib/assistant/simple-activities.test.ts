import { expect, test } from 'vitest'
import { inPesos } from '@/content/legal-figures'
import { replyTo } from '@/lib/assistant/reply'

const visitor = { name: null, folder: null }
const said = async (text: string) => (await replyTo(text, visitor)).text.join('\n')

test.each([
  [
    'Mi negocio es un restaurante y vendo 420 millones al año, cuánto pagaría en el SIMPLE más o menos y si me conviene frente al ordinario',
    14_280_000,
    '3,4%',
  ],
  ['soy dueño de una cafeteria con ventas de 200 millones al año, tarifa del simple', 6_200_000, '3,1%'],
  ['restaurante sas vende 900 millones, cuanto seria el simple', 36_000_000, '4%'],
  ['soy transportador con ingresos de 350 millones, simple u ordinario', 11_900_000, '3,4%'],
  ['taller de motos que vende 150 millones al año cuanto paga en el simple', 2_400_000, '1,6%'],
  ['tengo una ferreteria vendo 600 millones cuanto pago de regimen simple', 12_000_000, '2%'],
  ['soy abogado y facturo 90 millones al año cuanto pago en el simple', 5_310_000, '5,9%'],
])('the tax of SIMPLE follows from the business and its sales: %s', async (question, tax, percent) => {
  const text = await said(question)
  expect(text).toContain(`Estimado, ${inPesos(tax)} al año: el ${percent}`)
  expect(text).toContain('art. 908')
})

test('the sum is compared with the ordinary regime', async () => {
  const text = await said('tengo un restaurante y vendo 420 millones al año, cuanto pago en el simple')
  expect(text).toContain(`una sociedad, con ${inPesos(40_800_000)} (35%, art. 240)`)
  expect(text).toContain('impoconsumo')
  const company = await said('restaurante sas vende 900 millones, cuanto seria el simple')
  expect(company).not.toContain('Una persona natural pagaría')
})

test('without sales the rates of the business are given', async () => {
  expect(await said('tarifas del simple para un almacen de ropa')).toContain('1,6% con menos de 6.000 UVT')
})

test.each([
  'consultorio odontologico que factura 300 millones cuanto paga en el simple',
  'tengo una panaderia y vendo 30 millones al mes cuanto pago en el simple',
])('a business whose group is not certain gets no rate: %s', async (question) => {
  expect(await said(question)).not.toContain('Estimado')
})

test('a business with 100.000 UVT or more hears that SIMPLE is not for it', async () => {
  expect(await said('tengo un restaurante y vendo 6000 millones al año cuanto es el simple')).toContain(
    'no cabes',
  )
})
