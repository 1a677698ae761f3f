import { expect, test } from 'vitest'
import { replyTo } from '@/lib/assistant/reply'
import { wrongReplies } from '../../support/wrong-replies'

const said = async (text: string) => (await replyTo(text, { name: null, folder: null })).text.join('\n')

test('what happens after a delay is told although the first question already names the thing', async () => {
  const late = [
    'y si las consigno despues que me pasa',
    'que pasa si las consigno tarde',
    'y que me pasa si me paso',
  ]
  expect(
    await wrongReplies(
      late.map((rest) => `cuando se pagan las cesantias? ${rest}`),
      /14 de febrero.*un día de salario por cada día/s,
    ),
  ).toEqual([])
})

test('a question without a subject is about the thing that the message names', async () => {
  for (const rest of ['que pasa si envio algo con errores', 'que me pasa si la mando con errores']) {
    const text = await said(`cuando se vence la exogena y ${rest}`)
    expect(text).toMatch(/0,7%/)
    expect(text).toMatch(/entre abril y junio/)
    expect(text).not.toMatch(/error de ustedes/)
  }
})

test('a question for a day at the end of a question for a worker is answered too', async () => {
  expect(
    await said('cuando toca pagar la prima de junio y a la señora que viene por dias tambien se le da'),
  ).toMatch(/30 de junio/)
})

test('the price and the days of a company are both told', async () => {
  for (const text of [
    'cuanto me vale crear una sas con camara y todo, y en cuantos dias sale',
    'cuanto me sale abrir una sas con la camara incluida, y en cuanto tiempo queda',
  ])
    expect(await said(text)).toMatch(/(?=[^]*2 a 4 semanas)(?=[^]*por hora)/)
})

test('whether a meeting may be by video is told', async () => {
  for (const text of [
    'necesito una cita para el lunes, puede ser por videollamada?',
    'quiero reservar una reunion con un contador el martes, se puede virtual?',
  ]) {
    expect(await said(text)).toMatch(/videollamada/)
    expect(await said(text)).not.toMatch(/asamblea/)
  }
})

test('an answer is not completed with one about another subject', async () => {
  expect(
    await said(
      'tengo un bar con 3 empleados y quiero echar a uno, gana 2.000.000 y lleva 4 años, cuanto le pago si lo saco',
    ),
  ).not.toMatch(/casilla 53/)
  expect(await said('me hicieron un cobro doble de la mensualidad, quiero que me devuelvan ya')).not.toMatch(
    /saldo a favor|Me atrasé/,
  )
  expect(await said('ustedes reciben practicantes? estudio contaduria en octavo semestre')).not.toMatch(
    /SENA/,
  )
  expect(
    await said('me llamaron dizque de la dian a pedir plata por daviplata, eso es cierto o es estafa?'),
  ).not.toMatch(/Quiénes Somos/)
})

test('what to do if a return was owed is told beside the comparison of the income', async () => {
  expect(
    await said(
      'gane 60 millones en el 2025 con sueldo y unas clases, me tocaba declarar? y si me tocaba que hago ya',
    ),
  ).toMatch(/art\. 641/)
})

test('somebody who was charged twice is not told about paying late', async () => {
  expect(
    await said('me cobraron doble la mensualidad de octubre, 700.000 y 700.000, quiero la devolucion'),
  ).not.toMatch(/Me atrasé en el pago/)
})
