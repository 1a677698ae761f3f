import { expect, test } from 'vitest'
import { expectOnlyFor } from '../../support/only-for'
import { wrongReplies } from '../../support/wrong-replies'

test.each([
  [
    'cuanto le queda libre a un empleado de 2.600.000',
    /^Quedan libres.*\$.2\.641\.095 al mes.*249\.095.*104\.000/,
  ],
  ['cuanto recibe un empleado que gana 3 millones', /^Quedan libres.*\$.3\.009\.095 al mes/],
  ['cuanto le pago en mano a un trabajador de 2 millones', /^Quedan libres.*\$.2\.089\.095 al mes/],
  ['sueldo de 2500000 cuanto le consigno quitando salud y pension', /^Quedan libres.*\$.2\.549\.095 al mes/],
  ['cuánto me descuentan si gano 4 millones', /^Se descuentan, estimado, \$.320\.000 al mes.*Quedan libres/],
  [
    'gano 5 millones cuanto me llega libre',
    /^Quedan libres.*\$.4\.600\.000 al mes.*No lleva auxilio.*honorarios/,
  ],
  [
    'si el sueldo es 8 millones cuanto me queda limpio',
    /^Quedan libres.*\$.7\.188\.000.*solidaridad.*92\.000 de retención/,
  ],
])('what remains of a wage is reckoned with aid, contributions and withholding: %s', async (asked, has) => {
  expect(await wrongReplies([asked], has)).toEqual([])
})

test('money that is no monthly wage is not reckoned as one', async () => {
  await expectOnlyFor(
    ['cuanto le llega a mi empleada si le pago el minimo'],
    /1\.859\.928/,
    [
      'cuanto me llega de prima si gano 2.600.000',
      'gano 6 millones por prestacion de servicios cuanto me queda libre',
      'cuanto me queda de liquidacion si gano 2 millones',
      'vendo 5 millones cuanto me queda libre',
      'cuanto le descuento de salud y pension a un empleado de 2.600.000',
    ],
    /^Quedan libres/,
  )
})
