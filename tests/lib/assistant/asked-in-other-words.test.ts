import { expect, test } from 'vitest'
import { inPesos, minimumPenaltyInPesos, uvt, uvtBefore } from '@/content/legal-figures'
import { services } from '@/content/services'
import { replyTo } from '@/lib/assistant/reply'

const visitor = { name: null, folder: null }
const said = async (text: string) => (await replyTo(text, visitor)).text.join('\n')
const priceOf = (slug: string) => services.find((one) => one.slug === slug)?.price.from ?? 0

test.each([
  ['manejan nómina de 25 empleados? en cuanto me queda', 25],
  ['tengo 8 trabajadores, cuanto me saldria la nomina con ustedes al mes', 8],
])('payroll is priced for the employees that are counted: %s', async (question, people) => {
  const { sum } = await replyTo(question, visitor)
  expect(sum?.value).toBe(inPesos(people * priceOf('asesoria-nomina')))
})

test('the price of a lawyer is told after the answer about a letter', async () => {
  const text = await said(
    'me llego un requerimiento de la dian por la renta de 2023, que hago? y cuanto vale la hora de abogado',
  )
  expect(text).toContain(inPesos(priceOf('asesoria-legal')))
  expect(text).not.toContain('lo que no quede dicho aquí')
})

test.each([
  'hasta cuando tengo para declarar el ica de bogota si tengo una papelería',
  'en bogota cuando se vence el ica de un consultorio, es por bimestre o anual?',
])('the days of ICA in Bogotá stand beside the rule that decides how often: %s', async (question) => {
  const text = await said(question)
  expect(text).toMatch(/ICA Bogotá, bimestre \d/)
  expect(text).toContain(inPesos(391 * uvtBefore.value))
  expect(text).not.toContain('Renta,')
})

test.each([
  'no presenté el iva de dos cuatrimestres porque no facturé nada, me sancionan?',
  'tengo pendientes dos declaraciones de iva sin ventas, hay multa?',
])('a VAT return that was not due has no penalty: %s', async (question) => {
  const text = await said(question)
  expect(text).toMatch(/^En principio no hay multa/)
  expect(text).toContain('art. 601')
  expect(text).toContain(minimumPenaltyInPesos)
})

test.each([
  'hasta cuanto puedo hacer tiquete pos',
  'mi panaderia da tirilla de caja, ya toca electronico? hasta que valor sirve',
])('the limit of a POS ticket is told in pesos: %s', async (question) => {
  expect(await said(question)).toContain(inPesos(5 * uvt.value))
})

test.each([
  'mi empresa es pequeña, debe presentar exogena? en que fecha',
  'cuando se envian los medios magneticos y quien esta obligado',
])('the exógena is answered with its days and who owes it: %s', async (question) => {
  const text = await said(question)
  expect(text).toContain(`${uvt.year + 1}`)
  expect(text).toContain('2.400 UVT')
})

test.each([
  'cobran por usar la calculadora de vencimientos? hay que registrarse?',
  'la herramienta de revisar facturas es gratuita o toca crear cuenta',
  'se puede usar la herramienta de renta gratis?',
])('the tools are free and need no account: %s', async (question) => {
  expect(await said(question)).toMatch(/^Es gratis y no hay que registrarse/)
})

test('a penalty below the minimum is explained', async () => {
  const text = await said(
    'la herramienta de declarar tarde dice 524.000 y mi cuenta da una multa menor, está mal?',
  )
  expect(text).toContain('art')
  expect(text).toContain(minimumPenaltyInPesos)
  expect(text).toContain(inPesos(498_000))
})

test.each([
  'como saco el certificado de retención que me pide un proveedor',
  'de donde descargo el certificado de retefuente y el rut',
])('who asks for a certificate learns who issues it: %s', async (question) => {
  const text = await said(question)
  expect(text).toContain('lo expide quien retuvo')
  expect(text).toContain('RUT')
})

test.each([
  'no me deja cargar los xml, se queda dando vueltas',
  'quiero subir las facturas del mes y se queda cargando',
])('an upload that hangs gets steps: %s', async (question) => {
  const text = await said(question)
  expect(text).toContain('10 MB')
  expect(text).toContain('recarga la página')
})

test.each(['como descargo el rut', 'necesito bajar una copia de mi rut'])(
  'the RUT is downloaded: %s',
  async (question) => {
    expect(await said(question)).toMatch(/^El RUT lo descargas tú/)
  },
)

test('ReteICA beside the withholding on fees is not left out', async () => {
  const text = await said('me pagan honorarios por 5.200.000, cuanto me descuentan de retefuente? y de ica?')
  expect(text).toContain('ReteICA')
  expect(text).toContain(inPesos(520_000))
})
