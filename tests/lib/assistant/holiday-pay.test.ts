import { expect, test } from 'vitest'
import { inPesos, uvt, wageByYear } from '@/content/legal-figures'
import { replyTo } from '@/lib/assistant/reply'

const visitor = { name: null, folder: null }
const said = async (text: string) => (await replyTo(text, visitor)).text.join('\n')
const least = wageByYear[uvt.year]?.value ?? 0
const ofDays = (wage: number, days: number) => inPesos(Math.round((wage / 30) * days))

test.each([
  [
    'cuanto valen 15 dias de vacaciones con un salario de 1.950.000, el auxilio de transporte se suma?',
    ofDays(1_950_000, 15),
  ],
  ['me deben 8 dias de vacaciones y gano 2.400.000, cuanto es', ofDays(2_400_000, 8)],
  ['gano el minimo cuanto me pagan por 15 dias de vacaciones', ofDays(least, 15)],
  ['cuanto es una semana de vacaciones si gano 1.800.000', ofDays(1_800_000, 7)],
  ['salario 2.500.000, 30 dias de vacaciones acumuladas, valor?', ofDays(2_500_000, 30)],
  ['valor de 7 dias habiles de vacaciones ganando 3 millones', ofDays(3_000_000, 7)],
  ['vacaciones de 15 dias con sueldo de 1.650.000 cuanto es', ofDays(1_650_000, 15)],
  ['llevo 2 años y me deben 30 dias de vacaciones, gano 2.000.000, cuanto es', ofDays(2_000_000, 30)],
  ['me voy de vacaciones 10 dias en diciembre y gano 1.900.000, cuánto me pagan?', ofDays(1_900_000, 10)],
  ['si salgo 15 dias a vacaciones con salario integral de 25 millones cuanto recibo', ofDays(25_000_000, 15)],
  ['vacaciones 15 dias, salario 3.200.000 mas comisiones promedio 500 mil, cuanto', ofDays(3_700_000, 15)],
  ['cuanto valen 15 dias de vacaciones', ofDays(least, 15)],
])('holiday days are valued at a day of wage each: %s', async (question, sum) => {
  const text = await said(question)
  expect(text).toContain(sum)
  expect(text).toContain('El auxilio de transporte no se suma')
  expect(text).not.toContain('/ 720')
})

test('a payment for holidays is compared with what they are worth', async () => {
  const text = await said('me pagaron 300 mil por 8 dias de vacaciones y gano 2 millones esta bien?')
  expect(text).toContain(ofDays(2_000_000, 8))
  expect(text).toContain('son menos')
})

test.each([
  ['trabajé 200 días con 2 millones, cuánto son mis vacaciones', '× 200 días / 720'],
  [
    'tengo derecho a 15 dias de vacaciones gano 2 millones y llevo 6 meses cuanto me toca',
    '× 180 días / 720',
  ],
  ['llevo 8 meses y gano 2 millones cuanto me toca de vacaciones', '× 240 días / 720'],
  ['son 15 dias de vacaciones por año trabajado? gano 2 millones cuanto me dan', '× 360 días / 720'],
])('days of work still earn their part of the holidays: %s', async (question, formula) => {
  expect(await said(question)).toContain(formula)
})
