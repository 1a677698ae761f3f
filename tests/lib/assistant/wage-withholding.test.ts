import { expect, test } from 'vitest'
import { wrongReplies } from '../../support/wrong-replies'

test('whether a monthly wage has a withholding is computed, with the steps', async () => {
  const every: [string, RegExp][] = [
    [
      'gano 9 millones de sueldo, me deben hacer retencion en la fuente?',
      /^Sí: con un sueldo de \$.9\.000\.000.*222\.000.*1%; va desde cuatro.*2\.047\.500.*117,3 UVT.*dependientes/,
    ],
    ['tengo un salario de 6 millones, me hacen retencion?', /^No: .*480\.000.*79 UVT/],
    ['mi sueldo es 15.000.000 cuanto me retienen', /1\.191\.000/],
    ['le pago 7 millones a un empleado, le hago retencion en la fuente?', /^No: .*92,2 UVT/],
    // Contributions are capped at 25 minimum wages, and the exempt quarter of a wage at 790 UVT a year.
    [
      'gano 50 millones de salario cuanto es la retencion en la fuente',
      /\(2%.*\$.4\.377\.263.*\$.3\.447\.955/,
    ],
    ['me gano 12 millones en una empresa y no me hacen retencion, esta bien?', /^Debería haberla/],
  ]
  for (const [typed, has] of every) expect(await wrongReplies([typed], has)).toEqual([])
})

test('fees, an integral wage, a prima or a refund get no sum of a monthly wage', async () => {
  const other = [
    'gano 8 millones por honorarios cuanto me retienen',
    'gano 8 millones por prestacion de servicios me hacen retencion?',
    'salario integral de 25 millones cuanto retencion',
    'me pagan 9 millones de prima me hacen retencion?',
    'tengo sueldo de 9 millones y me retuvieron, como pido la devolucion',
    'de mi pension de 8 millones me hacen retencion en la fuente?',
    'desde que sueldo hacen retencion en la fuente',
  ]
  expect(await wrongReplies(other, /./, /con un sueldo de/)).toEqual([])
})
