import { expect, test } from 'vitest'
import { groupDigits } from '@/lib/format/group-digits'

test.each([
  ['1', '', '1'],
  ['1250', '125', '1.250'],
  ['1250000', '', '1.250.000'],
  ['1.2500', '1.250', '12.500'],
  ['1.25', '1.250', '125'],
  ['1.20.000', '1.250.000', '120.000'],
])('while somebody types an amount, «%s» after «%s» becomes «%s»', (text, before, expected) =>
  expect(groupDigits(text, text.length, before)?.text).toBe(expected),
)

test.each([
  ['1.', '1'],
  ['1.5', '1.'],
  ['1.5', ''],
  ['1250 millones', '1250 millone'],
  ['$ 5', '$ '],
  ['1,5', '1,'],
  ['', '1'],
])('while somebody types an amount, «%s» after «%s» stays unchanged', (text, before) =>
  expect(groupDigits(text, text.length, before)).toBeNull(),
)

test('the caret stays before the same digits when points are added to an amount', () => {
  expect(groupDigits('91250', 1, '1.250')).toEqual({ text: '91.250', caret: 1 })
  expect(groupDigits('1.29.50', 4, '1.250')).toEqual({ text: '12.950', caret: 4 })
})
