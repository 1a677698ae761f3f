import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { inPesos, uvt, wageByYear } from '@/content/legal-figures'
import { replyTo } from '@/lib/assistant/reply'

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-29T15:00:00Z'), toFake: ['Date'] }))
afterEach(() => vi.useRealTimers())

const visitor = { name: null, folder: null }
const said = async (text: string) => (await replyTo(text, visitor)).text.join('\n')
const least = wageByYear[uvt.year]?.value ?? 0
const ofDays = (wage: number, days: number) => inPesos(Math.round((wage / 30) * days))

test.each([
  [
    'Despidieron a mi esposa sin justa causa el 20 de noviembre, llevaba 4 años y 3 meses con contrato indefinido y ganaba 3.100.000. Cuánto es la indemnización?? le quieren pagar apenas dos millones',
    ofDays(3_100_000, 95),
  ],
  [
    'a mi papá lo sacaron de la empresa despues de 12 años ganando 4 millones sin justa causa, cuanto le deben dar? le ofrecen 20 millones',
    ofDays(4_000_000, 250),
  ],
  [
    'me van a despedir y me ofrecen 5 millones, llevo 3 años con 2.400.000 cuanto me deberian dar',
    ofDays(2_400_000, 70),
  ],
  [
    'a mi hermana la despidieron en enero, 18 meses de trabajo, sueldo 1.900.000 le dieron 1 millon, cuanto era la indemnizacion',
    ofDays(1_900_000, 40),
  ],
])('an indemnity is reckoned beside an offer, which is compared with it: %s', async (question, sum) => {
  const text = await said(question)
  expect(text).toContain(`La indemnización, estimada: ${sum}`)
  expect(text).toContain('son menos que la sola indemnización')
  expect(text).not.toContain('Dime cuánto llevabas')
})

test.each([
  [
    'entré el 15 de enero de 2021 y me despidieron el 20 de noviembre de 2026 sin justa causa, salario 3.000.000, indefinido, cuanto me tienen que indemnizar',
    '126,9 días de salario',
  ],
  [
    'me despidieron el 5 de junio de 2026, entre el 1 de febrero de 2019 y gano 4.500.000 cuanto es la indemnizacion',
    '156,8 días de salario',
  ],
  [
    'me despidieron sin justa causa, entre en febrero de 2022, gano 5 millones, termino indefinido cuanto me pagan',
    '105 días de salario',
  ],
  [
    'termino fijo de un año, me echaron a los 5 meses ganando 2.5 millones cuanto es la indemnizacion',
    '× 7 meses',
  ],
])('the time of work follows from its first and last day: %s', async (question, days) => {
  expect(await said(question)).toContain(days)
})

test.each([
  ['me despidieron llevaba 2 años y medio gano el minimo cuanto me toca de indemnizacion', ofDays(least, 60)],
  ['gano 20 millones y me despidieron sin justa causa a los 3 años cuanto es', ofDays(20_000_000, 50)],
  [
    'me echaron de un contrato a termino fijo, faltaban 4 meses y ganaba 2 millones, cuanto es la indemnizacion',
    ofDays(2_000_000, 120),
  ],
])('who was dismissed gets the sum and where to go: %s', async (question, sum) => {
  const text = await said(question)
  expect(text).toContain(sum)
  expect(text).toContain('www.mintrabajo.gov.co')
})

test('a settlement after a dismissal has its indemnity too', async () => {
  const settled = await said(
    'llevo 7 años en la empresa, sueldo de 1.950.000, me sacaron porque si, cuanto es la indemnizacion y cuanto la liquidacion',
  )
  expect(settled).toContain('En total, estimado y sin la indemnización')
  expect(settled).toContain(`La indemnización, estimada: ${ofDays(1_950_000, 150)}`)
})

test('an employer is warned whom not to dismiss', async () => {
  expect(await said('cuanto me cuesta despedir a un empleado que gana 2 millones y lleva 3 años')).toContain(
    'no la despidas sin consejo',
  )
})
