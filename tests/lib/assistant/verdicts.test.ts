import { expect, test } from 'vitest'
import { inPesos } from '@/content/legal-figures'
import { replyTo } from '@/lib/assistant/reply'

const visitor = { name: null, folder: null }
const said = async (text: string) => (await replyTo(text, visitor)).text.join('\n')

test.each([
  'retencion por honorarios no declarante cuanto es',
  'retefuente honorarios persona natural no declarante',
  'retencion en la fuente por onorarios a no declarantes',
  'no soy declarante de renta, que retencion por honorarios me deben hacer este año?',
])('«%s» asks a withholding, not a penalty', async (question) => {
  const answer = await said(question)
  expect(answer).toContain('tabla de los salarios')
  expect(answer).not.toMatch(/sanción|delito/i)
})

test.each([
  'un cliente me pago 4.500.000 mas iva por un servicio y me practico retencion del 11%. yo soy declarante, esta bien o me quito de mas?',
  'me retuvieron el 11% por un servicio de 4.500.000 y soy declarante',
])('«%s» gets the sum for a service and for fees', async (question) => {
  const answer = await said(question)
  for (const sum of [180_000, 450_000, 495_000]) expect(answer).toContain(inPesos(sum))
  expect(answer).toContain('1.2.4.16')
})

test('11% of fees kept from a person is told to be too much below the limit', async () => {
  expect(await said('me descontaron el 11% de honorarios y yo no declaro renta, que abuso')).toMatch(
    /^Casi seguro es de más\. El 11% es de las sociedades/,
  )
})

test.each([
  [
    'el restaurante es persona natural y vende 25 millones al mes, es impoconsumo o iva?',
    /^Impuesto al consumo .*8%.*300\.000\.000/,
  ],
  [
    'tengo un restaurante pequeño persona natural, vendo 10 millones al mes, cobro impoconsumo?',
    /^En principio ninguno/,
  ],
  ['mi restaurante es una sas, cobro iva o impuesto al consumo', /^Impuesto al consumo .*venda lo que venda/],
  ['tengo una franquicia de comidas es iva o impoconsumo', /^IVA del 19%/],
  ['restorante cobra iba o ipoconsumo', /^Impuesto al consumo/],
])('«%s» is answered first', async (question, verdict) => {
  expect(await said(question)).toMatch(verdict)
})

test.each(['tarifa ica bogota restaurante', 'ica de un bar en bogota cuanto por mil'])(
  '«%s» gets the last known rate as one to confirm',
  async (question) => {
    expect(await said(question)).toMatch(/13,8 por mil.*hay que confirmarla/)
  },
)

test.each(['necesito un contador urgente', 'urge contador!!', 'nesesito un contador urjente'])(
  '«%s» hears how to reach a person now',
  async (question) => {
    const { text, links } = await replyTo(question, visitor)
    expect(text[0]).toMatch(/^Llámanos ahora/)
    expect(links.some(({ href }) => href.startsWith('tel:'))).toBe(true)
  },
)

test.each(['llevan contabilidad de conjuntos residenciales?', 'atienden copropiedades?'])(
  '«%s» hears the price and what the quotation needs',
  async (question) => {
    expect(await said(question)).toMatch(/^Sí, la cotizamos.*800\.000/)
  },
)

test('a saved XML breaks the signature, and the CUFE also needs the technical key', async () => {
  const answer = await said('el checker de facturas me dice que el cufe no es valido pero en la dian si sale')
  expect(answer).toContain('se daña la firma, no el CUFE')
  expect(answer).toContain('clave técnica')
})

test('the years of cesantías count from the end of the contract', async () => {
  const answer = await said(
    'trabajo en una casa de familia hace 6 años y nunca me afiliaron a pension. Puedo reclamar eso',
  )
  expect(answer).toMatch(/cesantías, desde que termina el contrato/)
})

test.each([
  ['soy restaurante persona natural con dos locales, cobro impoconsumo?', /con más de un local/],
  ['el validador dice cufe no coincide pero la dian dice validada', /se daña la firma, no el CUFE/],
  ['contador para conjunto residencial de 120 casas', /^Sí, la cotizamos/],
  ['a un abogado que no declara cuanto le retengo', /tabla de los salarios/],
  [
    'nunca me afiliaron, cuantos años de cesantias puedo cobrar si sigo trabajando',
    /desde que termina el contrato/,
  ],
  ['la dian dice que soy omisa 2023, no me dio impuesto, cuanto es la multa', /0,5% de los ingresos/],
  ['cuanto necesito en total para montar una sas con 10 millones', /Cuánto sale/],
])('«%s» finds the same answer in other words', async (question, has) => {
  expect(await said(question)).toMatch(has)
})
