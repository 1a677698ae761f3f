import { expect, test } from 'vitest'
import { replyTo } from '@/lib/assistant/reply'

const said = async (text: string) => (await replyTo(text, { name: null, folder: null })).text.join('\n')

test.each([
  [
    'la exogena la mandamos tarde, que sancion sale y se puede rebajar',
    /1% de lo que no se envió.*(?:rebajar|reduc)/s,
  ],
  ['el SIMPLE me conviene? y hasta que dia hay plazo', /último día hábil de febrero/],
  ['cuanto es la uvt este año y cuantos pesos son 1400 uvt', /52\.374.*73\.323\.600/s],
  ['no presenté el IVA, me pueden meter a la cárcel y cuanto es la multa', /sanción.*delito/s],
])('every question in «%s» is answered or quoted', async (text, all) => {
  expect(await said(text)).toMatch(all)
})

test('a question without an answer is quoted, and the reply says who answers it', async () => {
  expect(
    await said(
      'despidieron a mi esposo sin justa causa a los 7 años, cuanto es la indemnizacion con 3.200.000, quien firma la carta',
    ),
  ).toMatch(/\$.16\.000\.000.*«quien firma la carta»: lo que no quede dicho aquí lo responde/s)
})

test('an answer found by one word gives way to one whose words are in the message', async () => {
  expect(
    await said(
      'hice una factura electronica con el nit equivocado y ya se la mande al cliente, se puede borrar o toca nota credito',
    ),
  ).toMatch(/se anula con una nota crédito/)
})

test('a visitor who asks for no price is not told one', async () => {
  for (const story of [
    'me llego una multa y mi papa esta enfermo, que hago con la fecha de la renta',
    'la asamblea de mi conjunto mixto pregunta si hace falta firma de alguien de afuera cada año',
    'se me vencio el iva de dos periodos y estoy muy asustada',
  ])
    expect(await said(story), story).not.toMatch(/desde \$/)
})

test('the problems that a message tells before its question are answered too', async () => {
  expect(
    await said(
      'le escribi a mi asesora por el portal hace 3 dias y nada, y además me aparece una tarea vencida que yo ya hice. como cambio la cita del viernes',
    ),
  ).toMatch(/Cambiar la hora[^]*márcala como hecha/)
})

test('somebody who is offered false invoices is told that they are illegal, nothing about bribes', async () => {
  expect(
    await said('me consiguen unas facticas de compra pa bajar el iva? un conocido las vende al 4%'),
  ).toMatch(/^No, es ilegal/)
})
