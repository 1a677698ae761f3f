import { expect, test } from 'vitest'
import { replyTo } from '@/lib/assistant/reply'

const visitor = { name: null, folder: null }
const said = async (typed: string) => (await replyTo(typed, visitor)).text.join(' ')

/** Returns the messages whose reply does not match `has` or does match `not`. */
async function wrongOf(messages: readonly string[], has: RegExp, not = /estoy seguro/): Promise<string[]> {
  const wrong: string[] = []
  for (const typed of messages) {
    const text = await said(typed)
    if (!has.test(text) || not.test(text)) wrong.push(`${typed} -> ${text.slice(0, 120)}`)
  }
  return wrong
}

test('a business that names its workers and asks for a price gets the sum of three services', async () => {
  const messages = [
    'un restaurante en Chapinero',
    'una tienda de ropa',
    'un taller pequeño',
    'una empresa de aseo',
  ].flatMap((business) =>
    [
      'Cuánto me saldría con ustedes?',
      'cuanto me cobrarian ustedes al mes',
      'Hasta ahora mi cuñada me lleva las cuentas en excel. ¿Cuánto me costaría con ustedes y qué tendría que entregarles cada mes?',
    ].map(
      (asking) => `Tengo ${business}, facturo mas o menos 40 millones al mes y tengo 6 empleados. ${asking}`,
    ),
  )
  expect(await wrongOf(messages, /\$\s?1\.580\.000/)).toEqual([])
  expect(await said(messages[2] ?? '')).toMatch(/Cada mes nos entregas/)
})

test('a building that asks who keeps its books or audits it gets the answer for a building', async () => {
  const messages = [
    'un edificio de 64 apartamentos',
    'un conjunto residencial',
    'una copropiedad',
    'una propiedad horizontal',
  ].flatMap((place) =>
    [
      'la asamblea quiere cambiar el revisor fiscal. ¿Nos pueden pasar una propuesta?',
      'necesitamos cotizar otro revisor fiscal',
      'la asamblea quiere cambiar el revisor fiscal. ¿Nos pasan una propuesta? ¿Y el que lleva la contabilidad puede ser de la misma firma?',
    ].map((asking) => `Soy administradora de ${place}, ${asking}`),
  )
  expect(await wrongOf(messages, /copropiedad/, /acciones|accionistas|videollamada/)).toEqual([])
})

test('«la misma firma» is understood as the office of accountants, not as a signature', async () => {
  const messages = [
    'la asamblea quiere cambiar de firma de contadores',
    'la asamblea aprobó contratar otra firma de contadores, qué hacemos',
    'la junta de socios pide una firma contable nueva',
  ]
  expect(await wrongOf(messages, /./, /videollamada/)).toEqual([])
  expect(await said('quien firma el acta de la asamblea')).toMatch(/presidente y secretario/)
})

test('an audit for a bank, a loan or a bid is answered with its purpose and its price', async () => {
  const messages = [
    'crédito bancario',
    'un credito',
    'el banco',
    'un prestamo',
    'un inversionista',
    'una licitación',
  ].flatMap((purpose) => [
    `auditoria para ${purpose}`,
    `necesito auditoría para ${purpose}`,
    `me piden estados financieros auditados para ${purpose}`,
  ])
  expect(await wrongOf(messages, /\$\s?3\.500\.000/)).toEqual([])
})

test('somebody whose partner hides the books is told what to do, not only offered an audit', async () => {
  const messages = ['mi socio', 'mi socia', 'un amigo con el que tengo una sas mitad y mitad'].flatMap(
    (who) =>
      ['los libros', 'el extracto del banco', 'las cuentas', 'los estados financieros'].flatMap((what) => [
        `${who} no me deja ver ${what}, que puedo hacer`,
        `${who} hace 4 meses no me muestra ${what} y creo que esta sacando plata. que hago y ustedes le pueden hacer una auditoria`,
      ]),
  )
  expect(await wrongOf(messages, /Escríbele con fecha/)).toEqual([])
})

test('how to calculate the prima is not answered with a whole final settlement', async () => {
  const messages = [
    'prima',
    'la prima',
    'prima junio',
    'la prima de diciembre',
    'prima de servicios',
  ].flatMap((what) => [
    `como se calcula ${what}`,
    `${what} como se calcula`,
    `como se liquida ${what}`,
    `cómo saco ${what}`,
  ])
  expect(await wrongOf(messages, /base × los días|30 de junio/, /Al terminar, también por renuncia/)).toEqual(
    [],
  )
})

test('a few English words get an answer in English', async () => {
  const messages = [
    'tax residency 183 days colombia',
    'corporate tax rate colombia',
    'open branch colombia foreign company',
    'register company bogota',
    'vat rate colombia',
    'do you speak english? need accountant for US company opening branch in bogota',
  ]
  expect(await wrongOf(messages, /\b(?:the|is|you|and)\b/, /\b(?:estoy|eres|los|una)\b/)).toEqual([])
  expect(await said(messages[5] ?? '')).toMatch(/branch always needs a revisor fiscal/)
})

test('a frightened story that ends with «me pueden ayudar» is not answered with a list of services', async () => {
  const story =
    'tengo una empresa que abri en 2019 y nunca la use, no presente nada y ahora me dicen que debo millones en sanciones.'
  const messages = [
    'Me pueden ayudar?',
    '¿Ustedes me pueden ayudar?',
    'me ayudan con eso?',
    'pueden ayudarme?',
  ].map((help) => `${story} ${help}`)
  expect(await wrongOf(messages, /Con calma/, /seis servicios/)).toEqual([])
})

test('fear of losing the house is answered with who is liable for the debt, not as a seizure', async () => {
  const messages = [
    'me pueden quitar la casa',
    'si la sas debe impuestos me pueden embargar la casa?',
    'tengo una empresa que abri en 2019 y nunca la use, no presente nada y ahora me dicen que debo millones. No se si me pueden quitar la casa. Me pueden ayudar?',
  ]
  expect(await wrongOf(messages, /837-1/, /mandamiento de pago/)).toEqual([])
})

test('the answer on who needs a revisor fiscal names those who always need one', async () => {
  const messages = [
    'cuando es obligatorio tener revisor fiscal',
    'quienes estan obligados a tener revisor fiscal',
    'obligatorio revisor fiscal empresas',
  ]
  expect(await wrongOf(messages, /artículo 203/)).toEqual([])
})

test('a delay, a wrong invoice, a lost accountant and a new company are answered with their time or cost', async () => {
  expect(await said('Subí una factura ayer y todavía dice en revisión, ¿cuánto se demora?')).toMatch(
    /Cuánto tarda/,
  )
  expect(
    await said(
      'subi una factura que no era, era de otra empresa mia, y ya salio aprobada. como la borro y eso queda metido en la declaracion de iva o hay tiempo de quitarla',
    ),
  ).toMatch(/a tiempo de no contarla/)
  expect(
    await said(
      'mi contador se desaparecio y no presento el iva de todo el año pasado, cuanto me puede salir la multa',
    ),
  ).toMatch(/5% del impuesto/)
  expect(
    await said(
      'Con mi hermano queremos montar una SAS, él vive en Medellín. ¿Cuánto se demora abrirla y cuánto sale en total con lo de la cámara de comercio?',
    ),
  ).toMatch(/dos cuentas|Cámara de Comercio: /)
})
