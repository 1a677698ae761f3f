import { expect, test } from 'vitest'
import { wrongReplies } from '../../support/wrong-replies'

test('the fines of a company that never worked are added up for the years that it names', async () => {
  const every: [string, RegExp][] = [
    [
      'tengo una sas que cree en 2022 y nunca la movi ni presente nada, cuanto me va a salir la multa',
      /al menos \$.2\.096\.000: \$.524\.000 por cada renta.*son 4 \(2022 a 2025\).*639/,
    ],
    [
      'abrí una empresa en 2023, nunca la usé y no he declarado, cuánto debo de multas a la dian',
      /\$.1\.572\.000.*2023 a 2025/,
    ],
    [
      'hace 3 años constitui una sas sin movimientos y no presente declaraciones, de cuanto es la sancion',
      /\$.1\.572\.000/,
    ],
    ['la sociedad no tuvo ventas en 2023 y 2024 y no declaramos, cuanto es la multa', /\$.1\.048\.000/],
    ['la sas la cree pero nunca la use, cuanto es la multa', /\$.524\.000/],
  ]
  for (const [typed, has] of every) expect(await wrongReplies([typed], has)).toEqual([])
})

test('a company that sold, a person or another return gets no sum of an idle company', async () => {
  const other = [
    'no presente la renta de mi sas en 2023 y vendimos 200 millones, cuanto es la multa',
    'tengo una sas quieta y debo el iva de 2024, multa?',
    'soy persona natural, nunca declare desde 2022, cuanto es la multa',
    'mi sas de 2022 nunca opero, cuanto me cuesta cerrarla',
    'mi empresa no tiene empleados desde 2023, hay multa por no presentar nomina electronica?',
  ]
  expect(await wrongReplies(other, /./, /por cada renta sin presentar/)).toEqual([])
})

test('what a company sold is never taken for the tax that a late return owes', async () => {
  const sold = [
    'no presente la renta de mi sas en 2023 y vendimos 200 millones, cuanto es la multa',
    'no declare renta y tuve ingresos de 90 millones, cuanto es la sancion',
  ]
  expect(await wrongReplies(sold, /641/, /de \$.(?:200|90)\.000\.000, /)).toEqual([])
  const tax = ['no presente la renta y el impuesto era de 3 millones, cuanto es la sancion']
  expect(await wrongReplies(tax, /de \$.3\.000\.000, \$.150\.000/)).toEqual([])
})
