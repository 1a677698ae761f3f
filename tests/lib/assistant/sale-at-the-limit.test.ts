import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { uvt, uvtBefore } from '@/content/legal-figures'
import { wrongReplies } from '../../support/wrong-replies'

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-28T15:00:00Z'), toFake: ['Date'] }))
afterEach(() => vi.useRealTimers())

const limit = 1_400 * uvt.value
const limitBefore = 1_400 * uvtBefore.value

/** Each message is tried with one peso less than the limit, with the limit and with one peso more. */
const aroundTheLimit: readonly (readonly [
  message: (pesos: number) => string,
  limit: number,
  below: RegExp,
  from: RegExp,
])[] = [
  [
    (pesos) => `vendi un apartamento que herede en ${pesos} pesos, cuanto impuesto pago`,
    limit,
    /sola no llega al tope/,
    /(?<!no )llega al tope.*te toca declarar por el año de la venta/,
  ],
  [
    (pesos) => `compre un lote por 20 millones en 2015 y lo vendi en ${pesos} este año cuanto de impuesto`,
    limit,
    /^(?!.*te toca declarar)/s,
    /llega a 1\.400 UVT: por ese año te toca declarar/,
  ],
  [
    (pesos) => `vendi mi carro en ${pesos} pesos el año pasado, tengo que declarar renta?`,
    limitBefore,
    /no llega al tope/,
    /(?<!no )llega al tope/,
  ],
  [
    (pesos) =>
      `el año pasado gane 1 millon al mes y vendi una moto en ${pesos - 12_000_000} me toca declarar renta`,
    limitBefore,
    /no llegan al tope/,
    /(?<!no )llegan al tope/,
  ],
  [
    (pesos) => `recibo por nequi ${Math.floor(pesos / 12)} al mes, es verdad que la dian me coge?`,
    limit,
    /Renta: no llega al tope/,
    /Renta: llega al tope/,
  ],
]

test('a sale obliges to file from the limit of income on, and not only above it (E.T., art. 592)', async () => {
  for (const [message, from, below, reached] of aroundTheLimit) {
    expect(await wrongReplies([message(from - 1)], below)).toEqual([])
    expect(await wrongReplies([message(from), message(from + 1)], reached)).toEqual([])
  }
})

test('deposits and purchases oblige only above the limit (E.T., art. 594-3)', async () => {
  for (const message of [
    (pesos: number) => `el año pasado me consignaron ${pesos} pesos en nequi, debo declarar renta`,
    (pesos: number) => `el año pasado hice compras por ${pesos} pesos con tarjeta, me toca declarar renta`,
  ]) {
    expect(await wrongReplies([message(limitBefore)], /no pasa[n]? del tope/)).toEqual([])
    expect(await wrongReplies([message(limitBefore + 1)], /(?<!no )pasan? del tope/)).toEqual([])
  }
})
