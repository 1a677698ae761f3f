import { expect, test } from 'vitest'
import { wrongReplies } from '../../support/wrong-replies'

test('the notary’s 1% is an advance, and a home with its price alone gets the rate', async () => {
  const notary = [
    'vendi el apto de mi mama en suba en 410 millones y la notaria me retuvo el 1%, eso es todo?',
    'vendí mi apartamento en 300 millones y en la notaría me descontaron 3 millones, ya con eso quedé a paz y salvo?',
    'con el 1 por ciento de la notaria ya pague el impuesto de la casa que vendi?',
    'la retencion de la notaria es el impuesto completo?',
  ]
  expect(
    await wrongReplies(notary, /^No es todo: ese 1% es solo un anticipo.*15% de lo que ganaste/),
  ).toEqual([])
  const priced = [
    'Vendimos la finca de mi papá en 250 millones en marzo. ¿Qué impuesto se paga y cuándo?',
    'vendi mi casa en 350 millones cuanto debo pagar de impuestos',
    'cuanto me quita la dian por vender un apartamento en 600 palos',
  ]
  expect(await wrongReplies(priced, /^El 15% de lo que ganaste/)).toEqual([])
  const short = ['compre un apto en 2019 en 180 millones y lo vendi este año en 320, cuanto pago']
  expect(await wrongReplies(short, /^Cerca de \$\s21\.000\.000/)).toEqual([])
})

test('a sale that was not filed is told what being late costs', async () => {
  expect(await wrongReplies(['vendi casa en 2025 y no declare'], /^Con calma.*art\. 641.*15%/)).toEqual([])
})
