import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { wrongReplies } from '../../support/wrong-replies'

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-28T15:00:00Z'), toFake: ['Date'] }))
afterEach(() => vi.useRealTimers())

test('the class of risk that a message names is the one of the sum', async () => {
  expect(
    await wrongReplies(
      ['cuanto me cuesta en total al mes un empleado de 3.500.000 con arl riesgo 3, somos sas'],
      /5\.202\.395.*ARL de clase III 2,436%.*85\.260/,
    ),
  ).toEqual([])
  const fifth = [
    'cuanto me cuesta al mes un empleado de 2.000.000 con riesgo 5 de arl',
    'cuanto cuesta un trabajador de construccion de 2 millones con todo, arl clase V',
  ]
  expect(await wrongReplies(fifth, /ARL de clase V 6,96%/)).toEqual([])
  const alone = ['cuanto pago de arl por un empleado de 3.500.000 riesgo 3']
  expect(
    await wrongReplies(alone, /^La ARL de clase III es el 2,436%: de \$.3\.500\.000, \$.85\.260/),
  ).toEqual([])
  const none = ['cuanto me cuesta un empleado de 2.000.000']
  expect(await wrongReplies(none, /ARL desde 0,522%/)).toEqual([])
})
