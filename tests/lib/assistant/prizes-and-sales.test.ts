import { expect, test } from 'vitest'
import { wrongReplies } from '../../support/wrong-replies'

const each = async (asked: readonly (readonly [string, RegExp])[], not?: RegExp) => {
  for (const [typed, has] of asked) expect(await wrongReplies([typed], has, not)).toEqual([])
}

test('a prize is taxed at 20% of its value, and is no sale', async () => {
  await each(
    [
      [
        'me gané una rifa de una moto, tengo q pagarle a la dian',
        /^Sí: un premio.*20%.*304 y 317.*48 UVT.*404-1/,
      ],
      ['me gane la loteria cuanto me quitan de impuestos', /^Sí: un premio.*20%/],
      ['gane 50 millones en el chance cuanto pago de impuesto', /de \$.50\.000\.000 son \$.10\.000\.000/],
      ['me gane un premio de 2 millones en un bingo, hay que declarar?', /400\.000.*no te retienen/],
    ],
    /desde cuándo lo tenías/,
  )
  const other = [
    'voy a hacer una rifa de una moto, pago impuestos?',
    'a mis empleados les doy un premio por ventas de 500 mil, eso paga retencion?',
  ]
  expect(await wrongReplies(other, /./, /paga el 20%/)).toEqual([])
})

test('something inherited and sold pays 15% of the gain after two years', async () => {
  await each([
    [
      'vendi un lote heredado en 180 millones, eso paga impuesto?',
      /^Sí, si ganaste.*15%.*llega al tope de 1\.400 UVT/,
    ],
    ['vendimos el lote que heredamos, hay que pagar impuesto?', /solo su parte.*15%.*398/],
    [
      'vendi la finca de la herencia en 300 millones, me la adjudicaron en 200 millones hace 5 años, cuanto pago de impuesto',
      /^Si lo tenías dos años o más, \$.15\.000\.000/,
    ],
  ])
  const other = [
    'herede una casa, la declaro?',
    'vendi un apartamento en 300 millones que compre en 200, cuanto pago',
  ]
  expect(await wrongReplies(other, /./, /costo fiscal de lo heredado/)).toEqual([])
})

test('a deed below the price is a problem, and the answer says which and what to do', async () => {
  await each([
    [
      'compre un lote en girardot y lo escrituraron por menos de lo q pagué, eso es problema?',
      /^Escribir menos.*art\. 90/,
    ],
    ['el vendedor quiere escriturar la casa por el avaluo catastral, puedo?', /^Escribir menos/],
    ['quieren hacer la escritura por un valor menor al real, que pasa con la dian', /^Escribir menos/],
  ])
  expect(await wrongReplies(['cuanto cuesta la escritura de una sas'], /./, /^Escribir menos/)).toEqual([])
})

test('assets in crypto that were never declared: what it costs, and how it is put right', async () => {
  await each([
    [
      'compre bitcoin en 2021 y nunca lo declare, que me puede pasar',
      /^Con calma.*239-1, 647 y 648.*588 y 644/,
    ],
    ['tengo criptos en binance y no las he declarado', /239-1/],
  ])
  expect(await wrongReplies(['como se declaran las criptomonedas'], /activo/, /239-1/)).toEqual([])
})

test('a driver of an app charges no VAT below the limit', async () => {
  await each([
    [
      'soy conductor de uber y didi en bogota, me toca pagar iva?',
      /^Mientras no llegues al tope, no.*437.*476/,
    ],
    ['manejo indrive, tengo que cobrar iva?', /^Mientras no llegues al tope, no/],
  ])
  const other = ['uber me cobra iva en la comision, lo puedo descontar?', 'reparto en didi food, cobro iva?']
  expect(await wrongReplies(other, /./, /^Mientras no llegues/)).toEqual([])
})

test('who signs financial statements is not who signs returns', async () => {
  await each([
    [
      'quien tiene que firmar los estados financieros, el contador o el revisor',
      /^Siempre el representante legal y el contador.*art\. 37.*art\. 38/,
    ],
    ['quienes firman los balances de una sas', /^Siempre el representante legal/],
    [
      'el revisor fiscal puede firmar los estados financieros en vez del contador',
      /no reemplaza al contador/,
    ],
    ['quien firma la declaracion de renta de la sas el contador o el revisor', /E\.T\., arts\. 596 y 602/],
  ])
  const firm = [
    'me firman unos estados financieros para el banco',
    'cuanto cobran por firmar estados financieros',
  ]
  expect(await wrongReplies(firm, /./, /^Siempre el representante/)).toEqual([])
})

test('moving into SIMPLE has the deadline of February, leaving it that of January', async () => {
  await each([
    ['quiero cambiarme de regimen ordinario a simple hasta cuando tengo plazo para el 2027', /26 de febrero/],
    ['cambiarme al regimen simple hasta que dia puedo', /26 de febrero/],
    ['puedo cambiarme del ordinario al simple a mitad de año', /26 de febrero/],
    ['quiero pasarme al simple en 2027, cual es la fecha limite', /26 de febrero/],
    ['estoy en el simple y quiero cambiarme al ordinario, hasta cuando', /28 de enero/],
    ['quiero salirme del regimen simple y volver al ordinario', /28 de enero/],
    ['quiero cambiarme del simple al ordinario hasta cuando tengo plazo', /28 de enero/],
    ['quiero pasarme al ordinario, estoy en el simple, hasta cuando puedo', /28 de enero/],
  ])
})

test('the tax on a sale with its price and its cost is reckoned, with the day on which it is paid', async () => {
  const every: [string, RegExp][] = [
    [
      'cuanto me quitan de impuestos si vendo la casa en 480 millones, la compre en 2009 en 120 y vivo ahi',
      /^Cerca de \$.14\.719\.500 con la exención.*54\.000\.000 sin ella.*98\.130\.000.*AFC.*del año de la venta/,
    ],
    [
      'vendí un apartamento en octubre en 420 millones, lo habia comprado en 2012 en 150. cuanto pago de impuesto y cuando se paga, y la retencion q me hicieron en la notaria sirve de algo?',
      /^Cerca de \$.40\.500\.000: el 15%.*5\.000 UVT.*renta de 2026, .*octubre de 2027.*1% del precio \(art\. 398\), se resta/,
    ],
    [
      'vendo mi apartamento en 350 millones, me costo 200, vivo en el hace 8 años, cuanto pago de impuesto y cuando',
      /^Nada con la exención/,
    ],
    [
      'vendi la casa en 600 millones, la compre hace 1 año en 550, cuanto es el impuesto',
      /^Con menos de dos años no va al 15%: .*50\.000\.000/,
    ],
    [
      'compre un lote por 80 millones en 2015 y lo vendi en 130 millones este año cuanto de impuesto',
      /^Cerca de \$.7\.500\.000.*renta de 2026/,
    ],
  ]
  for (const [typed, has] of every)
    expect(await wrongReplies([typed], has, /lo que no quede dicho/)).toEqual([])
})

test('the price of another house is not what somebody sold', async () => {
  const other = ['vendí mi casa en 300 millones y compre otra en 400 millones pago impuesto?']
  expect(await wrongReplies(other, /^No se paga sobre \$.300\.000\.000/)).toEqual([])
})
