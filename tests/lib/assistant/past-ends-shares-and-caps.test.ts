import { beforeEach, expect, test, vi } from 'vitest'
import { wrongReplies } from '../../support/wrong-replies'

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-29T15:00:00Z'), toFake: ['Date'] }))

test('a contract that has already ended is not moved to the next year', async () => {
  const own = ['mi contrato a término fijo venció el 15 de noviembre y sigo trabajando, ¿se renovó?']
  expect(await wrongReplies(own, /15 de noviembre 2026.*quedó renovado/, /2027/)).toEqual([])
  const employer = ['el contrato a termino fijo vencio el 15 de noviembre y no avise, se renovo?']
  expect(await wrongReplies(employer, /15 de noviembre 2026/, /todavía alcanzas/)).toEqual([])
})

test('dividends that are told for each partner are not divided again', async () => {
  const each = ['somos 3 socios y a cada uno le tocan 80 millones de dividendos, cuanto se retiene']
  expect(await wrongReplies(each, /./, /26\.666\.667/)).toEqual([])
  const all = ['la empresa reparte 80 millones de dividendos entre 2 socios, cuanto se retiene']
  expect(await wrongReplies(all, /40\.000\.000/)).toEqual([])
})

test('the electronic payroll of November is the one that is sent in December', async () => {
  const due = ['hasta cuando tengo para transmitir la nomina electronica en diciembre']
  expect(await wrongReplies(due, /noviembre de 2026.*10 de diciembre 2026/)).toEqual([])
  const named = ['hasta cuando se manda la nomina electronica de noviembre']
  expect(await wrongReplies(named, /noviembre de 2026.*10 de diciembre 2026/)).toEqual([])
})

test('sales of «800 al mes» are not taken for millions', async () => {
  expect(await wrongReplies(['facturo 800 al mes, debo cobrar iva?'], /./, /9\.600\.000\.000/)).toEqual([])
})

test('the yearly cap of a depreciation leaves out the residual value', async () => {
  const asked = ['depreciacion de un vehiculo de 50 millones con valor residual de 10 millones a 5 años']
  expect(await wrongReplies(asked, /8\.000\.000 al año.*aquí \$.4\.000\.000/)).toEqual([])
})

test('contributions on an all-inclusive wage stop at 25 minimum wages', async () => {
  const asked = ['puedo pactar salario integral de 80 millones con el gerente']
  expect(await wrongReplies(asked, /43\.772\.625/, /56\.000\.000/)).toEqual([])
})

test('who sells a home bought after 1986 is not told that the 1% shrinks each year', async () => {
  const asked = ['cuanto es la retefuente por vender mi apartamento de 380 millones']
  expect(await wrongReplies(asked, /antes de 1987.*art\. 399/, /10% por cada año/)).toEqual([])
})
