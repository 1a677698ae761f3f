import { expect, test } from 'vitest'
import { wrongReplies } from '../../support/wrong-replies'

const owners: readonly (readonly [string, string])[] = [
  ['mi mamá es pensionada y', 'tiene'],
  ['mi papá no trabaja y', 'tiene'],
  ['mi esposa', 'tiene'],
  ['yo', 'tengo'],
]
const things = [
  ['una casa que vale 320 millones', true],
  ['un apartamento avaluado en 240 millones', true],
  ['un CDT de 230 millones', true],
  ['300 millones en el banco', true],
  ['una finca de 180 millones', false],
  ['un carro de 90 millones', false],
] as const

test('what a visitor or a relative owns is compared with the limit of wealth', async () => {
  const asked = (above: boolean) =>
    things.flatMap(([thing, passes], at) => {
      const [who = '', has = ''] = owners[at % owners.length] ?? []
      const asks = has === 'tengo' ? 'debo' : 'tiene que'
      return passes === above ? [`${who} ${has} ${thing}, ¿${asks} declarar renta?`] : []
    })
  expect(await wrongReplies(asked(true), /^Sí, por patrimonio: .*4\.500 UVT/)).toEqual([])
  expect(await wrongReplies(asked(false), /^Por ese bien solo, no: .*4\.500 UVT/)).toEqual([])
  const pensioned = [
    'mi tía es pensionada y tiene dos apartamentos que valen 500 millones, ¿declara renta?',
    'soy jubilado y mi casa vale 350 millones, ¿me toca declarar?',
  ]
  expect(await wrongReplies(pensioned, /Sí, por patrimonio.*Estar pensionado no cambia los topes/)).toEqual(
    [],
  )
})

test('somebody who is paid fees is told how much is withheld in each case', async () => {
  const none = [
    'me van a pagar 6.000.000 de honorarios y no declaro, ¿cuánto me retienen?',
    'cobro honorarios de 6.000.000, cuanto me quitan de retencion',
    'me pagan 6 millones por honorarios, qué retención en la fuente me hacen',
    'le pago 6.000.000 de honorarios a una ingeniera, cuánto le retengo',
    'me van a consignar 6 millones por honorarios y quiero saber la retención',
    'cuanto seria la retefuente de unos honorarios de 6.000.000',
  ]
  expect(await wrongReplies(none, /\$\s600\.000; el 11%, \$\s660\.000.*(?:estimado, )?cero/)).toEqual([])
  expect(
    await wrongReplies(['me pagan 12 millones de honorarios, cuánto me retienen'], /estimado, \$\s557\.000/),
  ).toEqual([])
})

test('somebody who employs a person by the day is told the pay, with the transport aid', async () => {
  const without = [
    'q le pago a una empleada por dias',
    'la muchacha va por dias, cuanto es lo minimo que le pago',
    'cuánto se le paga a una empleada doméstica por día',
  ]
  expect(await wrongReplies(without, /58\.364 por día/)).toEqual([])
  const three = [
    'la señora del aseo viene 3 días a la semana, ¿cuánto le debo pagar?',
    'tengo una empleada que va 3 dias por semana cuanto le pago',
    '¿cuánto le pago a la niñera por 3 días?',
  ]
  expect(await wrongReplies(three, /\$\s229\.182 por 3 días/)).toEqual([])
  expect(
    await wrongReplies(
      ['le pago 60 mil el dia a la empleada, ¿está bien?'],
      /60\.000 por día es menos de lo mínimo/,
    ),
  ).toEqual([])
  expect(
    await wrongReplies(
      ['a la empleada le pago 90.000 al día, ¿es legal?'],
      /90\.000 por día está por encima/,
    ),
  ).toEqual([])
})

test('the sale of a car or a house is added to the income of the year', async () => {
  const sold = [
    'vendi la moto toca declarar?',
    '¿si uno vende la casa tiene que declarar renta?',
    'vendí mi camioneta el año pasado y no sé si declaro renta',
    'la venta del apartamento me obliga a declarar?',
    'vendimos un lote, ¿hay que declarar renta?',
    'si vendo el carro declaro renta',
  ]
  expect(await wrongReplies(sold, /Lo recibido por la venta cuenta.*ganancia ocasional/)).toEqual([])
})

test('a question beside the sum, about a client abroad or a passed date, is answered too', async () => {
  const abroad = [
    'Este año facturé 150 millones, uno de mis clientes está en Miami. ¿Tengo que ser responsable de IVA? ¿y al de Miami también le cobro IVA?',
    'facturo 100 millones al año y tengo un cliente en España. ¿debo cobrar IVA? ¿y al de España le cobro IVA?',
  ]
  expect(await wrongReplies(abroad, /es menos del tope.*art\. 481, literal c/, /lo responde un/)).toEqual([])
  const late = [
    'El año pasado moví 90 millones por Nequi. ¿Debía declarar? ¿y si ya se pasó la fecha qué hago?',
    'El año pasado me entraron 80 millones por daviplata. ¿me toca declarar? ¿y si ya se pasó la fecha qué hago?',
  ]
  expect(await wrongReplies(late, /tope de 1\.400 UVT.*preséntala cuanto antes/, /lo responde un/)).toEqual(
    [],
  )
})
