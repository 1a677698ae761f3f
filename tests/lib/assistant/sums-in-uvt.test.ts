import { expect, test } from 'vitest'
import { wrongReplies } from '../../support/wrong-replies'

test('an amount in UVT is never read as pesos', async () => {
  const every: [string, RegExp][] = [
    ['facturé 92 mil uvt el año pasado mi iva es bimestral o cuatrimestral?', /^Cada dos meses en 2026/],
    ['el año pasado facture 80 mil uvt, cada cuanto declaro iva', /^Cada cuatro meses.*80\.000 UVT de 2025/],
    ['tuve ingresos de 92.000 uvt en 2025, declaro iva cada dos meses o cada cuatro', /^Cada dos meses/],
    ['gane 1.500 uvt en 2025 debo declarar renta', /^Sí, por ingresos.*74\.698\.500/],
    ['este año vendi 4 mil uvt, soy responsable de iva?', /^Por ventas, sí.*209\.496\.000/],
    ['vendo 3000 uvt al año debo cobrar iva', /^Por ventas, en principio no.*157\.122\.000/],
    ['mi patrimonio es de 5 mil uvt tengo que declarar?', /^Sí, por patrimonio.*248\.995\.000/],
    ['cuanto es 3 mil 500 uvt', /^3\.500 UVT de 2026/],
    ['cien mil uvt para el simple cuanto es', /^100\.000 UVT/],
    ['la multa es de 2 mil uvt cuanto es', /^2\.000 UVT de 2026 son \$.104\.748\.000/],
    ['cuanto es el 10% de 3500 uvt', /350 UVT: \$.18\.330\.900/],
  ]
  for (const [typed, has] of every)
    expect(await wrongReplies([typed], has, /\$.(?:92|80|3)\.000\b/)).toEqual([])
})

test('a limit in UVT is no amount of the person, and pesos stay pesos', async () => {
  expect(
    await wrongReplies(['el tope de 3.500 uvt del iva es de este año o del pasado'], /^De los dos/),
  ).toEqual([])
  expect(await wrongReplies(['tengo que declarar si gane menos de 1400 uvt'], /1\.400 UVT/, /^Sí/)).toEqual(
    [],
  )
  expect(await wrongReplies(['cuanto es el 10% de 3500 pesos'], /\$.350/, /UVT/)).toEqual([])
  expect(await wrongReplies(['cuantas uvt son 10 millones'], /190,93 UVT/)).toEqual([])
  expect(await wrongReplies(['cuanto era la uvt en 2024'], /47\.065/)).toEqual([])
})

test('an amount for a day is not read as one for a month', async () => {
  const asked = ['gano 92 mil pesos diarios debo declarar renta?', 'me gano 150 mil al dia, declaro renta?']
  expect(await wrongReplies(asked, /renta/, /al mes son/)).toEqual([])
})
