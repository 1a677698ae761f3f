import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { wrongReplies } from '../../support/wrong-replies'

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-29T15:00:00Z'), toFake: ['Date'] }))
afterEach(() => vi.useRealTimers())

test('a foreign company that asks in English hears a branch compared with an S.A.S.', async () => {
  const asked = [
    "We are a Spanish company opening a branch in Colombia, what's better a branch or an SAS, and do we need a statutory auditor?",
    'Should our German company set up a subsidiary or a branch office in Bogota?',
  ]
  expect(
    await wrongReplies(asked, /^For most foreign companies.*all its debts.*art\. 203.*35%/, /About “/),
  ).toEqual([])
})

test('a branch that nobody compares keeps its steps', async () => {
  expect(await wrongReplies(['how do we open a branch in colombia'], /^A foreign company.*471/)).toEqual([])
})

test('the rate of companies and of dividends to owners abroad is told in English', async () => {
  const asked = [
    'What is the corporate income tax rate and the dividend withholding for foreign shareholders in 2026?',
    'our US parent gets dividends from the Colombian SAS, what percent is withheld?',
  ]
  expect(await wrongReplies(asked, /35%.*art\. 240.*20%.*art\. 245.*treaty/)).toEqual([])
})

test('who asks in English about uploaded invoices hears who sees them and for how long they are kept', async () => {
  const asked = [
    'What do you do with the invoices I upload? Who can see my data and how long do you keep it',
    'how long are my documents kept and who has access to them',
  ]
  expect(await wrongReplies(asked, /not sold.*«Personas».*10 years/, /what happened/)).toEqual([])
})

test('a first meeting in English is free, with the hours in English and nothing left open', async () => {
  const asked = [
    'do you guys have somebody who speaks english and how much do you charge for a first consultation?',
    'Can I talk to an English speaking accountant by video call and is the initial meeting free?',
  ]
  expect(await wrongReplies(asked, /free.*Monday to Friday, 8:00 a\.m\. to/, /About “|Lunes/)).toEqual([])
})

test('the family of somebody who died owing DIAN learns who files and who does the succession', async () => {
  const asked = [
    'mi papa murio en octubre y dejo una casa y una deuda con la dian, quien declara eso? hacen sucesiones tambien?',
    'fallecio mi esposo y le debia impuestos a la dian, a mi me toca pagar? ustedes hacen la sucesion?',
  ]
  expect(
    await wrongReplies(
      asked,
      /^Lamento tu pérdida.*no con tu plata.*572.*844.*si tomamos la tuya/,
      /Sobre «/,
    ),
  ).toEqual([])
})

test('a collector at the door of a family keeps the answer that says to sign nothing', async () => {
  const asked = ['mi papá era dueño de una sas y murio debiendo a la dian, vinieron a cobrar a la casa']
  expect(await wrongReplies(asked, /no firmes nada/)).toEqual([])
})

test('who asks whether DIAN sees cryptocurrencies hears yes and when they are declared', async () => {
  const asked = [
    'uso binance y gane como 25 millones en cripto, la dian se da cuenta? toca declararlo',
    '¿La DIAN sabe lo que tengo en bitcoin?',
  ]
  expect(await wrongReplies(asked, /^Sí, puede darse cuenta.*000240 de 2025.*1\.400 UVT/)).toEqual([])
})

test('who is paid for videos in goods and dollars hears of VAT, and of the price when it is asked', async () => {
  const asked = [
    'soy influencer me pagan en canjes y por tiktok en dolares, eso paga iva? y me pueden llevar las cuentas barato',
    'hago contenido en instagram y me pagan con productos gratis y en dólares, ¿cobro IVA? ¿cuánto cobran por llevarme la contabilidad?',
  ]
  expect(await wrongReplies(asked, /3\.500 UVT.*canjes.*481.*una vez al año.*800\.000/)).toEqual([])
  const only = ['soy youtuber y adsense me paga en dolares, debo cobrar iva?']
  expect(await wrongReplies(only, /3\.500 UVT.*481/, /800\.000/)).toEqual([])
})

test('a shop that sells through a network is no creator of content', async () => {
  const asked = ['vendo ropa por instagram y me pagan por nequi, cobro iva?']
  expect(await wrongReplies(asked, /ingreso/, /canjes/)).toEqual([])
})

test('an appointment to move is answered together with the address and the hours', async () => {
  const asked = [
    'dnd quedan ubicados y atienden los sabados, tengo una cita el martes y la necesito correr',
    'necesito mover mi cita del jueves, a que horas atienden y cual es la direccion',
  ]
  expect(await wrongReplies(asked, /«Cambiar la hora».*Carrera.*sábados/, /Sobre «/)).toEqual([])
})

test('an accountant who took the money of a tax is denounced elsewhere than at the firm', async () => {
  const asked = [
    'quiero poner una queja formal contra una contadora q me robo la plata del impuesto, donde se denuncia eso?',
    'mi contador se quedó con el dinero del IVA y nunca lo pagó, ¿ante quién lo denuncio?',
  ]
  expect(await wrongReplies(asked, /Fiscalía.*Junta Central.*490.*respondes tú/, /Lamentamos/)).toEqual([])
  const late = ['el contador no pago el iva a tiempo y me sancionaron, lo puedo demandar']
  expect(await wrongReplies(late, /portal de la DIAN/, /el robo/)).toEqual([])
})

test('sales that cannot reach the limit of ICA are yearly in Bogotá', async () => {
  const asked = [
    'tengo una tienda de ropa en chapinero y me toca ica en bogota, es bimestral o anual? vendi 62 millones en el año',
    'vendo 8 millones al mes en bogota, el ica lo declaro anual o bimestral',
  ]
  expect(await wrongReplies(asked, /^Anual\..*391 UVT.*26 de febrero de 2027/)).toEqual([])
  const taxed = ['en bogota pague 25 millones de ica el año pasado, soy bimestral o anual']
  expect(await wrongReplies(taxed, /^Cada dos meses/)).toEqual([])
})

test('an indemnity is reckoned with the days that are not rounded, and a pregnancy needs a permission', async () => {
  const asked = [
    'y si la despido sin justa causa cuanto es la indemnizacion, gana 1.900.000 contrato indefinido lleva 2 años y 4 meses',
    'cuanto es la indemnizacion de un contrato indefinido con 1.900.000 al mes si la despido sin justa causa a los 2 años y 4 meses',
  ]
  expect(
    await wrongReplies(asked, /3\.588\.889\. Son 56,7 días.*embarazada.*permiso del Ministerio/),
  ).toEqual([])
})

test('hours by night and hours a week come before Sundays, and 48 hours are judged', async () => {
  const asked = [
    'a q hora recargo nocturno empieza ahora? y cuantas horas a la semana se trabaja en 2026 es q en la porteria nos ponen 48',
    '¿A qué hora empieza la hora nocturna y es legal que me pongan 48 horas semanales?',
  ]
  expect(
    await wrongReplies(asked, /^El recargo nocturno empieza a las 7:00 p\.m\..*42 horas.*48, seis/),
  ).toEqual([])
})

test('who owes and fears for the account is calmed once and hears of the instalments and of Nequi', async () => {
  const asked = [
    'debo 14 millones de renta a la dian y no tengo como pagar, puedo hacer acuerdo de pago? me embargan la cuenta de nequi?',
    'tengo una deuda con la dian de renta, no tengo con qué pagar, me quitan la plata de daviplata?',
  ]
  expect(
    await wrongReplies(asked, /^Con calma.*acuerdo de pago.*Nequi.*510 UVT/, /Con calma.*Con calma|Sobre «/),
  ).toEqual([])
})
