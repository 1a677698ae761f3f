import { expect, test } from 'vitest'
import { datesQuestion, datesReply } from '@/lib/assistant/dates-reply'
import { readQuestion } from '@/lib/assistant/question'

async function answerOn(today: string, typed: string): Promise<string> {
  const question = datesQuestion(readQuestion(typed, today), today)
  return question ? (await datesReply(question, today)).text.join('\n') : ''
}

test('a day that has passed this year is said before the next one', async () => {
  expect(await answerOn('2026-11-27', 'plazo de renta este año, mi cédula termina en 47')).toMatch(
    /ya venció el 15 de septiembre 2026[^]*15 de septiembre 2027/,
  )
  expect(await answerOn('2026-11-27', 'when is my income tax return due, my cedula ends in 88')).toMatch(
    /has passed: it was 16 October 2026[^]*2027/,
  )
  expect(await answerOn('2026-11-27', 'nit 900123456 cuando declara renta la empresa')).toMatch(
    /en 2026 ya no queda ningún plazo/,
  )
})

test('a day that is still ahead is not said to have passed', async () => {
  expect(await answerOn('2027-02-01', 'plazo de renta este año, mi cédula termina en 47')).not.toMatch(
    /ya venció|ya no queda/,
  )
})

test('the exógena of this year has passed with its day, and that of the next year has no table yet', async () => {
  for (const typed of [
    'cuando presento la exogena nit terminado en 80',
    'la exógena de este año de una sas, el nit acaba en 80',
    'fecha de la información exógena 2026, nit 900123480',
    'plazo medios magneticos nit terminado en 80',
    'mi nit termina en 80, ¿qué día me toca la exógena?',
    'para cuándo es la exógena si las dos últimas cifras son 80',
  ])
    expect(await answerOn('2026-11-27', typed)).toMatch(
      /ya venció, el 5 de junio 2026[^]*2027: por confirmar/,
    )
  expect(await answerOn('2026-11-27', 'when is the exogena due, nit ends in 80')).toMatch(
    /it was 5 June 2026[^]*not published yet/,
  )
})
