import { expect, test } from 'vitest'
import { replyTo } from '@/lib/assistant/reply'
import { wrongReplies } from '../../support/wrong-replies'

test('an independent worker with several contracts is told that they add up, and up to which limit', async () => {
  const asked = [
    'soy independiente con dos contratos, cómo pago la pila',
    'tengo dos contratos de prestación de servicios, sobre cuál cotizo salud',
    'con varios contratos a la vez, ¿se paga una planilla por cada uno?',
    'tengo tres contratantes, como calculo el ibc',
    '¿se suman los contratos para la seguridad social si tengo 2 contratos?',
  ]
  expect(await wrongReplies(asked, /las bases se suman.*Ley 797 de 2003.*ni pasa de 25/s)).toEqual([])
})

test('the contributions are calculated from the sum of the named contracts', async () => {
  const sums: [string, RegExp][] = [
    ['tengo 3 contratos de 2 millones, cuánto pago de seguridad social', /\$.6\.000\.000.*\$.2\.400\.000/s],
    [
      'tengo dos contratos, uno de 3 millones y otro de 4 millones, cuánto pago de salud y pensión',
      /\$.7\.000\.000.*\$.2\.800\.000/s,
    ],
  ]
  for (const [typed, has] of sums)
    expect((await replyTo(typed, { name: null, folder: null })).text.join('\n'), typed).toMatch(has)
})
