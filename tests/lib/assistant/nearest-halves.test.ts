import { expect, test } from 'vitest'
import { wrongReplies } from '../../support/wrong-replies'

test('money earned once is compared as it is, and only monthly income is multiplied by twelve', async () => {
  const once = [
    'gane como 18 millones en binance toca declararlo',
    'gané 18 millones en trading este semestre, debo declarar?',
    'gane 15 millones revendiendo celulares, tengo que declarar renta',
    'recibi 12 millones por una asesoria, debo declarar renta?',
  ]
  expect(await wrongReplies(once, /menos del tope de 2025.*una sola vez/, /al mes son/)).toEqual([])
  const monthly = [
    'gano 18 millones mensuales en binance toca declararlo',
    'gano 8 millones vendiendo ropa, debo declarar renta?',
  ]
  expect(await wrongReplies(monthly, /al mes son/, /una sola vez/)).toEqual([])
})

test('who is new to VAT gets the period of the first year before that of the next', async () => {
  const begun = [
    'cada cuanto declaro iva, soy nueva facturo unos 300 millones al año',
    'acabo de abrir mi negocio, cada cuanto declaro iva si vendo 20 millones al mes',
    'empece este año y voy a vender 300 millones al año, el iva es bimestral o cuatrimestral',
  ]
  expect(
    await wrongReplies(begun, /este año cada dos meses.*En 2027 pasas a cada cuatro/, /de ingresos de 2025/),
  ).toEqual([])
  const old = ['cada cuanto declaro iva si facturo 300 millones al año']
  expect(await wrongReplies(old, /^Cada cuatro meses en 2026/)).toEqual([])
})
