import { expect, test } from 'vitest'
import { choicesText } from '@/content/notification-choices'

test('the hours without notifications are written as people say them', () => {
  const { hour } = choicesText.rest
  expect([0, 1, 11, 12, 13, 23].map(hour)).toEqual([
    '12:00 a.m.',
    '1:00 a.m.',
    '11:00 a.m.',
    '12:00 m.',
    '1:00 p.m.',
    '11:00 p.m.',
  ])
})
