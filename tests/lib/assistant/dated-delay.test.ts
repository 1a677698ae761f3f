import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { wrongReplies } from '../../support/wrong-replies'

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-28T15:00:00Z'), toFake: ['Date'] }))
afterEach(() => vi.useRealTimers())

const each = async (every: readonly (readonly [string, RegExp])[]) => {
  for (const [typed, has] of every) expect(await wrongReplies([typed], has)).toEqual([])
}

test('a late return with its due day and its tax is reckoned until today or the day of filing', () =>
  each([
    [
      'tenia q presentar el iva por 4.350.000 el 15 de septiembre y no lo he hecho, cuanto es la sancion y los intereses si lo presento hoy',
      /van 3 meses.*15%, \$.652\.500.*\$.524\.000.*74 días/,
    ],
    [
      'mi renta vencia el 20 de agosto, me da 2.800.000 a pagar, cuanto es la multa si la presento hoy',
      /van 4 meses.*20%, \$.560\.000/,
    ],
    [
      'la retencion de septiembre vencia el 16 de octubre por 900.000, cuanto pago de sancion e intereses',
      /van 2 meses.*se paga la mínima: \$.524\.000.*580-1.*43 días/,
    ],
    [
      'el iva vencio el 12 de mayo de 2025 y es de 1.200.000, si lo presento el 30 de noviembre de 2026 cuanto es la sancion',
      /van 19 meses.*95%, \$.1\.140\.000.*\$.570\.000/,
    ],
    [
      'no presente la declaracion de consumo que vencia el 10/09/2026 por 15 millones cuanto debo de intereses y sancion',
      /van 3 meses.*\$.2\.250\.000.*\$.1\.125\.000/,
    ],
  ]))

test('a day to come, a fine or an income is not reckoned as a late tax', async () => {
  const other = [
    'mi iva vence el 15 de diciembre y es de 3 millones, cuanto es la sancion si lo presento tarde',
    'la dian me puso una multa de 5 millones por la renta que vencia el 20 de agosto, cuanto son los intereses',
    'vendi 50 millones y no declare renta que vencia el 20 de agosto de 2026, cuanto es la sancion',
  ]
  expect(await wrongReplies(other, /./, /meses o fracción\. La sanción/)).toEqual([])
})
