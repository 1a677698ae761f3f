import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { wrongReplies } from '../../support/wrong-replies'

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-28T15:00:00Z'), toFake: ['Date'] }))
afterEach(() => vi.useRealTimers())

test('who already holds a summons and fears for a home is told its month and its penalty', async () => {
  const asked = [
    'me llego una carta de la DIAN que dice emplazamiento por no declarar, estoy muy asustada, no se que hacer, me pueden quitar la casa?',
    'me emplazaron por no declarar renta 2023 y tengo miedo, me pueden quitar el carro?',
    'recibi un emplazamiento previo por no declarar, nunca declare renta, voy a perder la casa?',
    'me llego un emplazamiento por no presentar el iva, estoy desesperada, me embargan?',
  ]
  expect(
    await wrongReplies(
      asked,
      /^Con calma: por esta carta, no.*un mes.*10%.*200%.*837-1|^Con calma: por esta carta, no.*un mes.*837-1.*10%.*200%/,
      /art\. 640/,
    ),
  ).toEqual([])
})

test('a summons after years without returns is the one to file, whatever comes first in the message', async () => {
  const asked = [
    'nunca declare y me llego una carta de emplazamiento, cuanto tiempo tengo',
    'la dian me mando un emplazamiento para declarar y no he declarado hace cinco años, que hago',
  ]
  expect(await wrongReplies(asked, /^Con calma: un emplazamiento para declarar.*un mes.*715/)).toEqual([])
})

test('a resolution or an assessment is answered with its appeal, not with the penalty before a letter', async () => {
  const asked = [
    'llevo años sin declarar y ahora me llego una resolucion sancion por no declarar, me quitan la casa?',
    'me llego una liquidacion de aforo, me pueden quitar la casa?',
  ]
  expect(await wrongReplies(asked, /^Con calma: todavía no.*dos meses.*720/)).toEqual([])
})

test('who fears for a home without any letter is still calmed as before', async () => {
  const asked = ['no declaro hace años y me da miedo que la dian me quite la casa']
  expect(await wrongReplies(asked, /^Con calma: nadie quita una casa/)).toEqual([])
})

test('a notice by mail that nobody read counts from its delivery, and each term is told', async () => {
  const asked = [
    'la dian dice que me notifico al correo hace dos meses pero yo nunca lo vi, todavia puedo contestar?',
    'la dian me notifico un requerimiento especial por correo y me cayo en spam, que hago',
    'me notificaron un emplazamiento al correo viejo y no me entere, todavia sirve responder?',
  ]
  expect(await wrongReplies(asked, /5 días hábiles.*566-1.*tres meses/)).toEqual([])
})

test('who did not file and fears prison is told when there is a crime and what to do year by year', async () => {
  const asked = [
    'Llevo como cuatro años sin declarar renta porque nadie me dijo que tocaba, vendí un lote en 2023 y ahora una amiga me dice que eso es evasión, no duermo pensando en eso, ¿me pueden meter a la cárcel?',
    'no he declarado en 6 años puedo ir presa?',
    'nunca declare renta, es un delito?',
  ]
  expect(
    await wrongReplies(asked, /^Con calma: no declarar no es por sí solo un delito.*434A y 434B.*en 2023/),
  ).toEqual([])
  expect(await wrongReplies(['es delito no declarar el iva'], /art(?:ículo|\.) 402/)).toEqual([])
})

test('who works for a client abroad without invoices is told from which income that is wrong', async () => {
  const asked = [
    'Soy diseñadora freelance y le facturo a una agencia en Miami que me paga en dólares por Payoneer, nunca he cobrado IVA ni tengo factura electrónica y este año ya voy como en 110 millones, ¿estoy haciendo algo mal?',
    'Soy desarrollador y le facturo a una empresa de Estados Unidos que me paga por Wise, no tengo factura electronica y no cobro iva, ¿está mal?',
    'trabajo freelance para clientes de españa, me pagan por paypal, este año llevo 95 millones y nunca he facturado, estoy incumpliendo algo?',
    'soy independiente, mi cliente es de Canadá, me consigna dolares, nunca he facturado, tengo problemas con la dian?',
    'facturo a una empresa en miami 250 millones al año, nunca he cobrado iva, estoy haciendo algo mal?',
  ]
  expect(
    await wrongReplies(asked, /^No cobrar IVA ni facturar no está mal mientras.*3\.500 UVT.*481.*renta/),
  ).toEqual([])
  const currency = ['puedo hacer la factura en dolares a mi cliente de miami?']
  expect(await wrongReplies(currency, /^Sí: la factura electrónica puede ir en dólares/)).toEqual([])
})

test('electronic payroll sent late may have the penalty for not informing', async () => {
  const asked = [
    'se me olvido transmitir la nomina electronica de octubre hay multa?',
    'que multa hay por enviar la nomina electronica tarde',
    'nunca he transmitido nomina electronica, que sancion tengo',
  ]
  expect(await wrongReplies(asked, /^Sí puede haberla.*616-1.*0,5%.*651/)).toEqual([])
})
