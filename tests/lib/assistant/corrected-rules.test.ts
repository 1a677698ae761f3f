import { expect, test } from 'vitest'
import { wrongReplies } from '../../support/wrong-replies'

test('who wants to leave the SIMPLE learns of the deadline in January, not of the one in February', async () => {
  const messages = [
    'puedo salirme del simple a mitad de año',
    'me quiero salir del simple y volver al ordinario, cómo se hace',
    'hasta cuándo me puedo salir del simple',
  ]
  const old = /sales actualizando|hasta el último día hábil|fuentes secundarias/
  expect(await wrongReplies(messages, /antes del último día hábil de enero.*1\.5\.8\.4\.3/, old)).toEqual([])
})

test('who was put out of the SIMPLE for not paying learns of the appeal and of the year of waiting', async () => {
  const messages = ['me excluyeron del simple, qué hago', 'me pueden sacar del simple por no pagar']
  const old = /Puedes pedir entrar otra vez/
  expect(await wrongReplies(messages, /art\. 720.*6706.*año siguiente al de la mora/, old)).toEqual([])
})

test('to stop being responsible for VAT last year and this one are looked at', async () => {
  const messages = ['ya no quiero ser responsable de iva, cómo hago']
  const has = /el año anterior cumplió todas las condiciones y este año también.*los dos años/
  expect(await wrongReplies(messages, has, /tres años/)).toEqual([])
})

test('no answer forgets the companies that the SIMPLE exempts from VAT', async () => {
  const messages = ['qué diferencia hay entre ser responsable de iva y no serlo', 'mi servicio lleva iva?']
  expect(
    await wrongReplies(messages, /sociedad.*salvo.*SIMPLE.*parágrafo 4/, /siempre es responsable/),
  ).toEqual([])
})

test('the signature of an accountant has its limit and the VAT return in credit', async () => {
  const messages = [
    'quién firma una declaración',
    'necesita firma de contador la declaración',
    'puede el revisor fiscal firmar declaraciones',
  ]
  const has = /100\.000 UVT.*saldo a favor.*arts\. 596, 602 y 606/
  expect(await wrongReplies(messages, has, /no lo tengo confirmado/)).toEqual([])
})

test('the exógena is owed by income and withholdings, also without the code in the RUT', async () => {
  const messages = [
    'qué es la exógena',
    'cuánto es la sanción por no enviar la exógena',
    'ustedes hacen la exógena?',
    'la exógena vence hoy y no la tengo',
    'en el simple tengo que hacer exógena',
  ]
  const old = /[Tt]e toca si (?:tu RUT tiene|trae)|La debe quien tiene|Mira si tu RUT trae/
  expect(
    await wrongReplies(messages, /no traiga el código 14, si (?:practicaste|retuviste).*2\.400 UVT/, old),
  ).toEqual([])
  const inEnglish = ['I did not send the exogena, what is the penalty']
  expect(await wrongReplies(inEnglish, /whether or not your RUT has code 14.*2,400 UVT/)).toEqual([])
})

test('a CDT that a child only renewed is no new investment', async () => {
  const messages = ['mi hija menor tiene un CDT que se renovó, declara?']
  expect(await wrongReplies(messages, /renovar uno que ya tenía, no.*18799/, /abrir o renovar/)).toEqual([])
})

test('passengers by air or across the border pay VAT; those by land within the country do not', async () => {
  const messages = ['el transporte de pasajeros lleva IVA?', 'el transporte de carga lleva IVA']
  const has =
    /por tierra, río o mar dentro del país está excluido.*aéreo de pasajeros va al 19%.*está gravado/
  expect(await wrongReplies(messages, has, /el de carga, nacional e internacional, está excluido/)).toEqual(
    [],
  )
})

test('who tells both prices of a home learns of the exempt part and of its conditions', async () => {
  const messages = [
    'vendí la casa por 300 millones y la compré en 2014 por 170, cuánto pago de impuesto',
    'vendí mi apartamento en 420 millones y lo compré en 250, cuánto es la ganancia ocasional',
  ]
  const has = /15%.*5\.000 UVT.*AFC.*311-1/
  expect(await wrongReplies(messages, has, /no lo tengo confirmado/)).toEqual([])
  const again = ['si vendo mi casa y compro otra vivienda, quedo exento?']
  expect(await wrongReplies(again, /la tuviste dos años o más.*5\.000 UVT/)).toEqual([])
})

test('the lease of premises is measured by its whole value, not by that of a year', async () => {
  const messages = [
    'el arriendo de un local comercial lleva iva',
    'arriendo un local comercial a una empresa, le tengo que cobrar el 19?',
  ]
  expect(await wrongReplies(messages, /sumado todo su plazo.*antes de firmarlo/, /doce meses/)).toEqual([])
})

test('who only has contracts with the State learns of the 4,000 UVT', async () => {
  const messages = [
    'soy contratista del estado, qué me descuentan',
    'el tope de 3.500 UVT para ser responsable de IVA es del año pasado o de este',
    'desde cuándo me vuelvo responsable de iva',
    'ya pasé los 183 millones, qué hago con lo del iva',
  ]
  expect(await wrongReplies(messages, /4\.000 UVT.*parágrafo 5/)).toEqual([])
})

test('who already had the business does not declare VAT every two months for becoming responsible', async () => {
  const messages = [
    'cómo declaro el iva por primera vez',
    'ya pasé los 183 millones, qué hago con lo del iva',
    'desde cuándo me vuelvo responsable de iva',
  ]
  const has = /en general cada cuatro.*cada dos|cada dos meses; si ya lo tenías.*en general cada cuatro/
  expect(await wrongReplies(messages, has, /primer año|empieza declarando/)).toEqual([])
  const ofPeriods = ['cada cuánto se declara el iva']
  expect(
    await wrongReplies(ofPeriods, /quien empieza la actividad ese año.*ingresos del año anterior/),
  ).toEqual([])
  const inEnglish = ['how often do I file VAT']
  expect(
    await wrongReplies(inEnglish, /starts the taxed business that year.*income of the year before/),
  ).toEqual([])
})

test('a foreigner who buys property without living here is not measured by the limits of residents', async () => {
  const messages = ['can a foreigner buy an apartment in Medellin?']
  expect(
    await wrongReplies(messages, /A tax resident files.*If you do not live here.*592/, /You file if your/),
  ).toEqual([])
})
