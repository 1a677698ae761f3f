import { expect, test } from 'vitest'
import { readQuestion } from '@/lib/assistant/question'
import { spansQuestion } from '@/lib/assistant/spans-reply'

test('a question about tomorrow covers today and tomorrow', () => {
  expect(spansQuestion(readQuestion('¿Qué vence mañana?', '2026-11-27'))?.within).toEqual([
    '2026-11-27',
    '2026-11-28',
  ])
})

test('a question about next week covers its Monday to its Sunday', () => {
  expect(spansQuestion(readQuestion('¿Qué vence la otra semana?', '2026-11-27'))?.within).toEqual([
    '2026-11-30',
    '2026-12-06',
  ])
})

test('a month that is still running means this year’s, and a past month next year’s', () => {
  const within = (typed: string) => readQuestion(typed, '2026-11-20').time.days
  expect(within('¿Qué vence en noviembre?')).toEqual(['2026-11-01', '2026-11-31'])
  expect(within('¿Qué vence en diciembre?')).toEqual(['2026-12-01', '2026-12-31'])
  expect(within('¿Qué vence en octubre?')).toEqual(['2027-10-01', '2027-10-31'])
})

test('the abbreviation of a month is understood as the month', () => {
  expect(readQuestion('la rete de nov').time).toMatchObject({ months: [11], of: 11 })
})
