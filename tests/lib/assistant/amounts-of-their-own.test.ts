import { expect, test } from 'vitest'
import { wrongReplies } from '../../support/wrong-replies'

const comparison = /llega al tope|es menos del tope|no pasa del tope|Con esas cifras/

test('an amount of another matter is not compared with the limits of the return', async () => {
  const other = [
    'el contador me presento la renta con unos costos inventados y ahora la dian me pide soportes. yo tengo que responder o el? son como 95 millones en facturas',
    'gane como 30 millones en bitcoin pero no los he pasado a pesos todavia igual tengo q poner eso en la renta',
    'gane 25 millones en acciones que no he vendido, tengo que declarar renta por eso',
    'mi esposo recibe 90 millones de indemnizacion por un accidente, le toca declarar?',
    'me prestaron 100 millones para la casa, tengo que declararlo en la renta',
    'un cliente me debe 70 millones y no me paga, igual tengo que declarar renta por esa plata?',
    'me embargaron la cuenta por 12 millones y gano 3 millones, tengo que declarar renta?',
  ]
  expect(await wrongReplies(other, /./, comparison)).toEqual([])
})

test('an amount is what the words beside it say, whatever else the message names', async () => {
  const sold = [
    'mi mama tiene 3 cdts y le entraron 110 millones de la venta de un lote este año, ella nunca declaro, le toca? y si no lo hace le quitan la pension',
  ]
  expect(
    await wrongReplies(
      sold,
      /^Sí, si fue en 2026: lo que recibes por vender.*se presenta en 2027.*La pensión no se quita/,
      /lo que no quede dicho/,
    ),
  ).toEqual([])
})

test('a wage, a house or a car is not the tax of a late return', async () => {
  const late = [
    'presente tarde la renta, tengo un carro de 60 millones, cuanto es la multa',
    'presente la renta con dos meses de atraso y gano 6 millones, cuanto es la sancion',
    'no presente la renta del 2023 y mi sueldo era de 5 millones, cuanto es la sancion',
  ]
  expect(await wrongReplies(late, /5% del impuesto/, /de \$.(?:60|6|5)\.000\.000, \$/)).toEqual([])
})

test('the years since one year are counted, and a wage beside them is no tax', async () => {
  const since = [
    'nunca he declarado renta y creo q me tocaba desde el 2021, tengo un apto y un carro y gano 7 millones. cuanto me va a salir la multa',
  ]
  expect(await wrongReplies(since, /Renta de 2021: .*Renta de 2025: .*por 5 años/, /350\.000/)).toEqual([])
})

test('a question for next year is about the return of this year', async () => {
  const next = [
    'soy pensionado, me llega mesada de 5.200.000 y tengo un arriendo de 1.800.000, debo declarar renta en el 2027?',
  ]
  expect(await wrongReplies(next, /89\.200\.000.*73\.323\.600.*se presenta en 2027/)).toEqual([])
})

test('what a sale brought and what was earned are compared with the limit of income together', async () => {
  const both = ['mi mama vendio su carro en 50 millones y recibe pension de 2 millones, debe declarar']
  expect(await wrongReplies(both, /Sí, con esas cifras declaras.*ingresos de \$.76\.000\.000/)).toEqual([])
})

test('a sum is not taken for a sale, a purchase or an income that the message does not name', async () => {
  const bought = ['compre un carro en 80 millones y gane 5 millones al mes, tengo que declarar?']
  expect(
    await wrongReplies(bought, /^.*Sí, .*compras o tarjeta de \$.80\.000\.000 pasan/, /Vendiste/),
  ).toEqual([])
  const kept = ['me descontaron 10% de honorarios de 4 millones, esta bien si no declaro']
  expect(await wrongReplies(kept, /./, comparison)).toEqual([])
  const price = ['vendi el apartamento en 300 millones, cuanto pago?']
  expect(await wrongReplies(price, /^No se paga sobre \$.300\.000\.000/)).toEqual([])
})
