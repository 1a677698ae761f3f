import { expect, test } from 'vitest'
import { readQuestion } from '@/lib/assistant/question'
import { spansQuestion } from '@/lib/assistant/spans-reply'

test('a question about tomorrow is about today and tomorrow', () => {
  expect(spansQuestion(readQuestion('¿Qué vence mañana?', '2026-11-27'))?.within).toEqual([
    '2026-11-27',
    '2026-11-28',
  ])
})
