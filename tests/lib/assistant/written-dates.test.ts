import { expect, test } from 'vitest'
import { inPesos } from '@/content/legal-figures'
import { replyTo } from '@/lib/assistant/reply'
import { withWrittenDates } from '@/lib/assistant/written-dates'

const said = async (text: string) => (await replyTo(text, { name: null, folder: null })).text.join('\n')

test.each([
  ['de enero 10 a noviembre 15', 'de 10 de enero a 15 de noviembre'],
  ['desde el 3 feb hasta el 20 de agosto', 'desde el 3 de febrero hasta el 20 de agosto'],
  ['del 10/01 al 15/11', 'del 10 de enero al 15 de noviembre'],
  ['10/01 a 15/11', '10 de enero a 15 de noviembre'],
  ['de 15-07-2026 a 30-11-2026', 'de 15 de julio de 2026 a 30 de noviembre de 2026'],
  ['desde 2026-01-10 hasta 2026-11-15', 'desde 10 de enero de 2026 hasta 15 de noviembre de 2026'],
  ['ingreso: 5-feb-2026', 'ingreso: 5 de febrero de 2026'],
  ['ingreso febrero 5 2026', 'ingreso 5 de febrero 2026'],
  ['desde el 1ro de mayo', 'desde el 1 de mayo'],
  ['entré el quince de marzo', 'entré el 15 de marzo'],
  ['salí el 20 jul, sin aviso', 'salí el 20 de julio, sin aviso'],
])('«%s» is read as «%s»', (typed, written) => {
  expect(withWrittenDates(typed)).toBe(written)
})

test.each([
  'vendí en enero 10 millones',
  'en enero 10 y en febrero 12 millones',
  'en diciembre 24 horas extra',
  'atienden 24/7',
  'trabajo 1/2 tiempo',
  'nit 900123456-7',
  'el 5 de enero 10 empleados',
])('«%s» has no date that it does not name', (typed) => {
  expect(withWrittenDates(typed)).toBe(typed)
})

const severance = inPesos(1_700_000)

test.each([
  ['cuanto me deben de cesantias e intereses si trabaje de enero 10 a noviembre 15 con el minimo', severance],
  ['cesantias de 10/01 a 15/11 con el minimo', severance],
  ['liquidacion del 10 ene al 15 nov con el minimo', severance],
  ['me retire, trabaje de enero 10 a noviembre 15 con el minimo, cuanto me deben', severance],
  ['no me quieren pagar, trabaje de enero 10 a nov 15 con el minimo, cuanto es la liquidacion', severance],
  ['fecha de ingreso enero 10 2026 fecha de retiro noviembre 15 2026 con el minimo liquidacion', severance],
  ['prima de enero 10 a junio 15 con el minimo cuanto es', inPesos(866_667)],
  ['cuanto son las vacaciones de marzo 1 a octubre 30 con sueldo de 2 millones', inPesos(666_667)],
])('the sum for «%s» counts its days', async (question, sum) => {
  const answer = await said(question)
  expect(answer).toContain(sum)
  expect(answer).not.toContain('no dices las fechas')
})

test('who has left hears that the cesantías are paid in hand, and not deposited in February', async () => {
  const answer = await said(
    'cuanto me deben de cesantias si trabaje de enero 10 a noviembre 15 con el minimo',
  )
  expect(answer).toContain('Todo se paga al terminar el contrato')
  expect(answer).not.toContain('14 de febrero siguiente')
})
