import { expect, test } from 'vitest'
import { wageByYear, uvt, inPesos } from '@/content/legal-figures'
import { replyTo } from '@/lib/assistant/reply'

const visitor = { name: null, folder: null }
const said = async (text: string) => (await replyTo(text, visitor)).text.join('\n')
const least = wageByYear[uvt.year]?.value ?? 0
const ofDays = (wage: number, days: number) => inPesos(Math.round((wage / 30) * days))

test.each([
  ['cuánto me cuesta echar a una empleada que lleva 2 años ganando el mínimo', ofDays(least, 50)],
  ['cuanto me sale sacar a un trabajador de 4 años con sueldo de 2.500.000', ofDays(2_500_000, 90)],
  ['cuanto cuesta prescindir de un trabajador que lleva 6 años con el minimo', ofDays(least, 130)],
  ['cuanto me cuesta desvincular a un empleado con 18 meses y sueldo de 3 millones', ofDays(3_000_000, 40)],
  ['cuanto me cuesta terminarle el contrato a un trabajador de 3 años que gana el minimo', ofDays(least, 70)],
  ['cuanto me cuesta salir de un empleado que gana el minimo', ofDays(least, 30)],
])('a dismissal costs its indemnity: %s', async (question, sum) => {
  const text = await said(question)
  expect(text).toContain(sum)
  expect(text).toContain('art. 64')
  expect(text).not.toContain('prima, cesantías, intereses y vacaciones,')
})

test('an employee who is not dismissed costs wage, benefits and contributions', async () => {
  expect(await said('cuanto me cuesta un mesero con el salario minimo, es un trabajador fijo')).toContain(
    'Cuesta, estimado',
  )
})
