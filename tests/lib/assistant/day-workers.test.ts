import { expect, test } from 'vitest'
import { wrongReplies } from '../../support/wrong-replies'

test('who works by days at a home: the contributions by weeks and how to register', async () => {
  const every: [string, RegExp][] = [
    [
      'mi empleada domestica viene 3 dias a la semana como la afilio y cuanto toca pagar',
      /^Al menos.*229\.182 por 3 días.*29\.182 del descanso del domingo.*993\.121.*por 13 días se puede cotizar por semanas, 2.*875\.453.*140\.072.*105\.054.*35\.018.*9\.140.*Cómo se afilia: 1\. Contrato escrito, obligatorio/,
    ],
    [
      'tengo una señora que viene dos dias a la semana a hacer aseo, cuanto pago de seguridad social',
      /por 9 días se puede cotizar por semanas, 2/,
    ],
    ['como afilio a mi empleada domestica que va 1 dia a la semana', /por semanas, una.*437\.726/],
    [
      'mi empleada viene 4 dias a la semana y tiene sisben, la afilio?',
      /^Sí: .*por 17 días se puede cotizar por semanas, 3/,
    ],
    [
      'la muchacha viene 5 dias a la semana, como es la afiliacion',
      /22 días al mes.*el mes completo.*280\.145/,
    ],
    // With a minimum wage or more in a month, contributions are due for the whole month.
    [
      'la niñera viene 4 dias a la semana y le pago 130 mil el dia, cuanto de pension y arl',
      /el mes completo.*353\.600/,
    ],
  ]
  for (const [typed, has] of every)
    expect(await wrongReplies([typed], has, /Sobre «Empleada de la casa/)).toEqual([])
})

test('the pay alone, an illness or a builder by days gets no contributions by weeks of a home', async () => {
  const other = [
    'cuanto le tengo q pagar a la señora que viene a la casa 2 dias a la semana',
    'incapacidad de 3 dias de mi empleada domestica quien paga',
    'tengo tres albañiles por días, les toca ARL?',
    'trabajo en una casa 3 dias a la semana, me tienen que afiliar?',
  ]
  expect(await wrongReplies(other, /./, /Aportes al mes, estimados/)).toEqual([])
})
