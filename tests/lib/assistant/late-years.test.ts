import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { wrongReplies } from '../../support/wrong-replies'

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-28T15:00:00Z'), toFake: ['Date'] }))
afterEach(() => vi.useRealTimers())

const each = async (every: readonly (readonly [string, RegExp])[]) => {
  for (const [typed, has] of every) expect(await wrongReplies([typed], has)).toEqual([])
}

test('the months of late returns are counted from the first and the last day of the calendar', () =>
  each([
    [
      'nunca he declarado renta y creo q me tocaba desde el 2021, tengo un apto y un carro y gano 7 millones. cuanto me va a salir la multa',
      /Renta de 2022: vencía entre agosto y octubre de 2023: .*en el 100%.*Renta de 2023: .*24 de octubre 2024, de 26 a 28 meses.*de 14 a 16 meses: la sanción va entre el 70% y el 80%.*12 de agosto y el 26 de octubre 2026, de 2 a 4 meses: la sanción va entre el 10% y el 20%/s,
    ],
    [
      'no declare renta 2024 ni 2025, el impuesto era como 3 millones cada año, cuanto pago de sancion',
      /de 14 a 16 meses: entre \$.2\.100\.000 y \$.2\.400\.000.*de 2 a 4 meses/s,
    ],
  ]))

test('who did not file also learns what a year without tax costs', () =>
  each([
    [
      'nunca he declarado renta desde el 2022, gano 90 millones al año, cuanto me cobran de multa',
      /sin impuesto a cargo.*0,5%.*\$.90\.000\.000 al año, \$.450\.000 por mes y como máximo \$.4\.500\.000/s,
    ],
    [
      'no he presentado la renta del 2023 ni la del 2024 y gano 7 millones al mes, cuanto pago de multa',
      /\$.84\.000\.000 al año, \$.420\.000 por mes y como máximo \$.4\.200\.000/,
    ],
  ]))

test('who never filed is not answered as somebody who filed and did not pay', () =>
  each([['nunca declare 2023, 2024 y 2025, cuanto debo pagar', /^(?!Depende del impuesto)/]]))
