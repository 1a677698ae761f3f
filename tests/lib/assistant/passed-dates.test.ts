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
