import { expect, test } from 'vitest'
import { replyTo } from '@/lib/assistant/reply'

const said = async (text: string) => (await replyTo(text, { name: null, folder: null })).text.join('\n')

test.each([
  ['subi 20 facturas y solo aparecen 15, donde quedaron las otras', /formato|PDF, JPG, PNG o XML/],
  ['firme un documento pero me equivoque de representante legal, se puede anular la firma?', /no se borra/],
  ['mi empleado renuncio y no entrego el puesto, le puedo retener la liquidacion', /En general no/],
  [
    'quien va a tener acceso a los movimientos del banco que subo, me preocupa la confidencialidad',
    /«Personas»/,
  ],
])('«%s» gets the answer to its subject, not to one that shares a word', async (text, answer) => {
  expect(await said(text)).toMatch(answer)
})

test.each([
  ['como subo una factura al portal', /Documentos/],
  ['puedo hablar con un contador hoy mismo', /Te atiende una persona/],
  ['como hago para no pagar impuestos', /es ilegal/],
  ['por que ustedes son mas caros que mi contador q me cobra 200 mil', /Compara lo que incluye/],
])('a short clear message still gets its answer: «%s»', async (text, answer) => {
  expect(await said(text)).toMatch(answer)
})

test('when a message names two taxes, both are answered', async () => {
  expect(await said('que diferencia hay entre anticipo de renta y autorretencion')).toMatch(
    /807[^]*quien cobra se la descuenta a sí mismo/,
  )
})

test('two duties after one verb are answered as two questions', async () => {
  expect(
    await said('vendo 14 millones al mes en una papeleria, tengo que cobrar iva y facturar electronico'),
  ).toMatch(/código 49[^]*factur/)
})

test('a letter of the authority is answered before the sum that its story allows', async () => {
  expect(
    await said(
      'la DIAN me notificó un emplazamiento para declarar por 2023 y ese año solo vendí un carro en 38 millones, ¿debo contestar?',
    ),
  ).toMatch(/^Con calma[^]*plazo de un mes[^]*38\.000\.000/)
})

test.each([
  {
    kind: 'a mistake in the own report of third parties is no mistake of others',
    message: 'me equivoque en la exogena puse mal 12 cedulas, multa?',
    has: /0,7%/,
    lacks: /no una multa/,
  },
  {
    kind: 'a city has its own penalties',
    message: 'recibi un emplazamiento para declarar de secretaria de hacienda por ica 2022',
    has: /las fija cada municipio/,
    lacks: /art\. 642/,
  },
  {
    kind: '«para mi» does not ask to stop mails',
    message: 'supersociedades me mando un correo que tengo que reportar sagrilaft, es obligatorio para mi',
    has: /SAGRILAFT/,
    lacks: /Datos personales/,
  },
  {
    kind: 'who complains and wants the manager asks for no data of others',
    message:
      'llevo tres semanas esperando que me contesten un correo, por culpa de ustedes me sancionaron, quiero hablar con el gerente',
    has: /Lamento lo que pasó/,
    lacks: /No puedo/,
  },
])('the chat tells apart similar messages: $kind', async ({ message, has, lacks }) => {
  const text = await said(message)
  expect(text).toMatch(has)
  expect(text).not.toMatch(lacks)
})
