import { expect, test } from 'vitest'
import { wrongReplies } from '../../support/wrong-replies'

test('a wage of a coming year is said to be unknown, also inside a sum', async () => {
  expect(
    await wrongReplies(
      [
        'cuanto queda el sueldo minimo 2028 despues de descuentos',
        'si gano el minimo en 2027 cuanto me quitan de salud',
        'cuanto queda el auxilio de transporte para 2027',
        'cuanto cuesta contratar a alguien con el minimo de 2027',
        'cuanto es la prima con el minimo de 2027',
      ],
      /^El salario mínimo y el auxilio de transporte de 202[78] todavía no se conocen/,
      /1\.610\.833|1\.859\.928|estimad/,
    ),
  ).toEqual([])
  expect(
    await wrongReplies(['what will the minimum wage be in 2027'], /of 2027 are not known yet.*of 2026/s),
  ).toEqual([])
})

test('a wage, transport aid or UVT of a year before the tables is not answered with the figure of another year', async () => {
  expect(
    await wrongReplies(
      ['salario minimo 2019', 'auxilio de transporte 2021 cuanto era', '1400 uvt en 2020 cuanto es'],
      /no están? en nuestras cifras/,
      /\$/,
    ),
  ).toEqual([])
})

test('a past year of the tables is answered with its own figures', async () => {
  expect(
    await wrongReplies(['salario minimo 2024', 'auxilio de transporte en 2024'], /1\.300\.000.*162\.000/),
  ).toEqual([])
})

test('other questions that name the minimum wage and a year keep their answers', async () => {
  expect(
    await wrongReplies(
      [
        'trabajo desde 2019 con el minimo, cuanto me deben de cesantias',
        'gano el minimo, declaro renta en 2027?',
        'cuanto vale la uvt este año y la del 2027 ya salio?',
      ],
      /\$/,
      /no se conocen/,
    ),
  ).toEqual([])
})
