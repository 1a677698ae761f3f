import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { wrongReplies } from '../../support/wrong-replies'

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-28T15:00:00Z'), toFake: ['Date'] }))
afterEach(() => vi.useRealTimers())

const each = async (every: readonly (readonly [string, RegExp])[]) => {
  for (const [typed, has] of every) expect(await wrongReplies([typed], has)).toEqual([])
}

test('the benefits of who works by days at a home follow from the pay of a day and the days of a week', () =>
  each([
    [
      'una muchacha me trabaja en la casa 2 dias a la semana le tengo que dar prima a ella tambien? cuanto seria si le pago 80 mil el dia',
      /^Sí: .*8,67 días al mes: \$.693\.000, más \$.72\.000.*\$.765\.000\. Prima: cerca de \$.383\.000/,
    ],
    [
      'La señora del aseo viene martes y viernes, hay que pagarle prima y cesantias? cuanto seria, le doy 90 mil el dia',
      /Prima: cerca de \$.426\.000.*Cesantías: cerca de \$.852\.000/,
    ],
    [
      'la señora que me cuida el niño va tres dias a la semana y le doy 85 mil, cuanto le toca de cesantias',
      /Cesantías: cerca de \$.1\.213\.000/,
    ],
    [
      'a la muchacha del aseo le pago 50 mil el dia y viene los sabados, le debo prima?',
      /1 día a la semana.*menos del mínimo, \$.58\.364/,
    ],
  ]))

test('a settlement is reckoned until yesterday or today, also for work since an earlier year', () =>
  each([
    [
      'un empleado renuncio ayer, entro el 3 de feb de 2025 y gana 2.100.000 mas auxilio, cuanto le tengo q dar y en cuantos dias',
      /× 147 días.*× 327 días.*× 655 días.*En total.*Todo se paga al terminar el contrato.*ya tomó/,
    ],
    [
      'se retiro un trabajador el 15 de noviembre, habia entrado el 20 de enero de 2023 con sueldo de 1.900.000 cuanto se le liquida',
      /× 135 días.*× 315 días/,
    ],
  ]))

test('a withheld percentage is compared with the one of the norm', () =>
  each([
    [
      'me retuvieron 2,5% pero yo no soy declarante creo q era mas, esta bien?? la factura fue de 1.800.000',
      /^No: .*3,5%; de \$.1\.800\.000, \$.63\.000 y no \$.45\.000\..*6%: \$.108\.000.*370/,
    ],
    [
      'la empresa me retuvo 6% por una venta de productos de 5 millones, esta bien si soy declarante?',
      /^No: .*2,5%.*\$.125\.000 y no \$.300\.000.*1\.2\.4\.16/,
    ],
    [
      'me retuvieron el 4% por un servicio de 1 millon y soy declarante, es correcto?',
      /^Sí, está bien: el 4%.*\$.40\.000/,
    ],
    [
      'me retuvieron 3,5% en una compra de 300 mil, esta bien?',
      /^No: \$.300\.000 no llega a la base de 10 UVT/,
    ],
  ]))
