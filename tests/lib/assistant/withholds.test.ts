import { expect, test } from 'vitest'
import { inPesos, uvtBefore } from '@/content/legal-figures'
import { replyTo } from '@/lib/assistant/reply'

const visitor = { name: null, folder: null }
const said = async (text: string) => (await replyTo(text, visitor)).text.join('\n')
const limit = inPesos(30_000 * uvtBefore.value)

test.each([
  'Soy persona natural comerciante y el año pasado vendí 310 millones, ¿tengo que practicar retención en la fuente cuando le pago al arrendador y al contador?',
  'soy persona natural y vendi 400 millones, debo retener cuando pago honorarios',
  'tengo una tienda, vendi 200 millones el año pasado, tengo que practicarle retencion al contador',
  'soy comerciante persona natural, ingresos 900 millones en 2025, le retengo al abogado que me cobra 5 millones',
  'tengo una ferreteria con ventas de 300 millones, debo retener por compras?',
  'persona natural con tienda, vendo 40 millones mensuales y pago arriendo de 2 millones, debo retener?',
  'en mi negocio vendo 60 millones al mes, tengo que retener al disenador que me cobra 4 millones',
  'soy medico, gano 400 millones al año, tengo que hacerle retencion a la secretaria',
  'persona natural, ventas 2025 de 1.450 millones, en 2026 debo retener?',
  'una persona natural que factura 80 millones al mes debe practicar retencion por arrendamiento',
])('a person below 30.000 UVT does not withhold, and sales are no payment: %s', async (question) => {
  const text = await said(question)
  expect(text).toMatch(/^Por tus ingresos, no:/)
  expect(text).toContain(limit)
  expect(text).toContain('art. 368-2')
  expect(text).not.toContain('Por honorarios de')
})

test.each([
  'soy persona natural con ventas de 2.000 millones, debo hacer retencion en la fuente',
  'persona natural comerciante con patrimonio de 1.800 millones ¿soy agente retenedor?',
  'como persona natural comerciante con activos de 500 millones e ingresos de 1.600 millones, soy agente de retencion',
])('a merchant above 30.000 UVT withholds: %s', async (question) => {
  expect(await said(question)).toMatch(/^Sí, si eres comerciante:/)
})

test('a company withholds whatever it sells, and from the fee, not from its sales', async () => {
  const text = await said(
    'mi empresa sas tuvo ingresos de 2.000 millones, le practico retencion al contador que cobra 3 millones?',
  )
  expect(text).toMatch(/^Sí: una sociedad/)
  expect(text).toContain(`Por honorarios de ${inPesos(3_000_000)}`)
  expect(await said('mi sas vendio 900 millones, debo retenerle al abogado?')).toMatch(/^Sí: una sociedad/)
})

test('who asks who has to withhold gets who it is', async () => {
  expect(await said('quien debe practicar retencion en la fuente')).toMatch(/^Toda sociedad/)
})

test.each([
  'pagué 8 millones de honorarios siendo persona natural, tenia que haber hecho retencion?',
  'contrate un arquitecto para mi casa por 30 millones, le hago retencion?',
])('a payment alone does not oblige a person: %s', async (question) => {
  expect(await said(question)).toMatch(/^Solo si eres comerciante/)
})

test.each([
  'cuanto le retengo a mi contador que me cobra 2 millones',
  'facturo honorarios por 2 millones a una empresa cuanto me retienen',
])('a fee is still reckoned: %s', async (question) => {
  expect(await said(question)).toContain(`Por honorarios de ${inPesos(2_000_000)}`)
})
