import { expect, test } from 'vitest'
import { wrongReplies } from '../../support/wrong-replies'

test('a pension is thirteen payments a year against the limits, and never a wage', async () => {
  const every: [string, RegExp][] = [
    [
      'mi mama tiene 78 y solo recibe pension de 3 millones, ella declara?',
      /^Solo por la pensión, no.*39\.000\.000.*69\.718\.600.*4\.500 UVT.*206/,
    ],
    [
      'mi papa es pensionado y recibe 5.500.000 al mes, debe declarar renta?',
      /^Sí, por ingresos.*71\.500\.000/,
    ],
    [
      'soy pensionada, mi mesada es de 5.200.000, me toca declarar',
      /^Solo por la pensión, no.*14 mesadas.*72\.800\.000/,
    ],
    ['recibo una pension de 4 millones cuanto me descuentan de salud', /^De una pensión.*10%: \$.400\.000/],
    ['mi abuela es pensionada con 1.700.000, cuanto le quitan de salud', /4%: \$.68\.000/],
    ['de mi pension de 8 millones me hacen retencion en la fuente?', /^No: una pensión.*1\.000 UVT/],
    ['tengo una pension de 60 millones al mes, pago renta', /780\.000\.000.*7\.626\.000/],
  ]
  for (const [typed, has] of every)
    expect(await wrongReplies([typed], has, /auxilio de transporte|De un salario/)).toEqual([])
})

test('contributions of a wage, school fees and alimony are no pension that somebody receives', async () => {
  const wages = [
    'gano 3 millones cuanto me quitan de salud y pension',
    'cuanto me descuentan de pension si gano el minimo',
  ]
  expect(await wrongReplies(wages, /^De un salario/)).toEqual([])
  const paid = [
    'le pago la pension del colegio a mi hijo, 1.200.000 al mes, eso lo puedo restar de la renta?',
    'le paso cuota de pension alimenticia de 800 mil a mi hija, debo declarar?',
  ]
  expect(await wrongReplies(paid, /./, /mesadas son|al mes son/)).toEqual([])
  const contract = [
    'soy pensionado y tengo un contrato de prestacion de servicios de 4 millones, pago salud y pension?',
  ]
  expect(await wrongReplies(contract, /^Salud sí/)).toEqual([])
})

test('a rent for a month is income of twelve months, and the property counts as an asset', async () => {
  const every: [string, RegExp][] = [
    [
      'arriende un apartamento por 2.800.000 al mes, eso me toca declararlo?',
      /33\.600\.000 al año\. Solo por ingresos, no.*si no recibes nada más.*El inmueble cuenta aparte.*4\.500 UVT/,
    ],
    ['tengo dos apartamentos arrendados en 1.800.000 cada uno, debo declarar?', /43\.200\.000 al año/],
    [
      'tengo una casa de 350 millones arrendada en 2 millones al mes, me toca declarar renta?',
      /^Sí, por patrimonio.*24\.000\.000/,
    ],
    ['recibo arriendos por 7 millones al mes, declaro renta?', /Sí, por ingresos: \$.84\.000\.000/],
    [
      'recibo pension de 2 millones y un arriendo de 1.200.000, tengo que declarar',
      /^Solo por ingresos, no.*26\.000\.000.*14\.400\.000.*40\.400\.000/,
    ],
    ['alquilo una casa por 36 millones al año debo declarar', /^Solo por ingresos, no: \$.36\.000\.000/],
  ]
  for (const [typed, has] of every)
    expect(await wrongReplies([typed], has, /bienes de \$.2\.800/)).toEqual([])
})

test('a rent that somebody pays, or another duty of a rent, is not compared with the limit of income', async () => {
  const other = [
    'pago arriendo de 2 millones al mes, eso me obliga a declarar renta?',
    'vivo de los arriendos, 4 millones al mes, pago salud y pension?',
    'arriendo un local en 5 millones, cobro iva?',
  ]
  expect(await wrongReplies(other, /./, /Solo por ingresos|El inmueble cuenta aparte/)).toEqual([])
})

test('a pensioner with a CDT learns how it counts beside the pension', async () => {
  const every: [string, RegExp][] = [
    [
      'soy pensionado y me llegan 5 millones de la pension, tengo que declarar? tambien tengo un cdt de 40',
      /65\.000\.000.*El CDT: .*Si lo abriste en 2025.*105\.000\.000.*renovación no cuenta/s,
    ],
    [
      'mi mama es pensionada con 3 millones y tiene un cdt de 60 millones, declara renta?',
      /39\.000\.000.*El CDT: .*99\.000\.000/s,
    ],
    [
      'soy pensionado recibo 2 millones de pension y tengo un cdt, debo declarar?',
      /26\.000\.000.*El CDT: .*declaras; si ya lo tenías/s,
    ],
    ['soy pensionado con 4 millones, declaro renta?', /^(?!.*El CDT).*52\.000\.000/s],
  ]
  for (const [typed, has] of every) expect(await wrongReplies([typed], has)).toEqual([])
})
