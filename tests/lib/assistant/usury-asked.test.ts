import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { replyTo } from '@/lib/assistant/reply'

const visitor = { name: null, folder: null }
const said = async (text: string) => (await replyTo(text, visitor)).text.join('\n')

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-29T15:00:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

test.each([
  ['cuál es la tasa de interés de mora de la DIAN ahorita en noviembre', 'noviembre de 2026'],
  ['cuanto es la tasa de mora de la dian hoy', 'noviembre de 2026'],
  ['tasa de interes moratorio dian este mes', 'noviembre de 2026'],
  ['interes de mora dian actual', 'noviembre de 2026'],
  ['cual es la tasa de usura de noviembre', 'noviembre de 2026'],
  ['interes de mora dian noviembre y octubre', 'noviembre de 2026 ni de octubre de 2026'],
  ['cuanto esta cobrando la dian de mora en este momento', 'noviembre de 2026'],
  ['tasa de mora de la dian en octubre de 2026', 'octubre de 2026'],
  ['a como esta el interes de la dian ahora en diciembre', 'diciembre de 2026'],
])('a month without a known rate gets no rate of another month: %s', async (question, month) => {
  const text = await said(question)
  expect(text).toContain(`No tenemos confirmada la tasa de ${month}`)
  expect(text).toContain('www.superfinanciera.gov.co')
  expect(text).toContain('La última que tenemos es la de septiembre de 2026, que no es la que preguntas')
  expect(text).not.toContain('de 2025')
})

test.each([
  ['tasa de usura noviembre 2025', 'noviembre de 2025 fue del 24,99%'],
  ['cual es la tasa de usura de junio de 2024', 'junio de 2024 fue del 30,84%'],
  ['tasa de usura de agosto', 'agosto de 2026 fue del 29,66%'],
  ['cuanto fue la tasa de mora en marzo', 'marzo de 2026 fue del 25,52%'],
])('a known month gets its own rate: %s', async (question, rate) => {
  expect(await said(question)).toContain(rate)
})

test('a rate asked without a month is the last known one, and the reply says that it is not of today', async () => {
  const text = await said('que tasa de interes cobra la dian por mora')
  expect(text).toContain('septiembre de 2026 fue del 29,24%')
  expect(text).toContain('no la de hoy')
})

test('a month that is still to come is said to be unknown', async () => {
  expect(await said('cual es la tasa de mora en diciembre')).toContain(
    'La de diciembre de 2026 todavía no se conoce',
  )
})
