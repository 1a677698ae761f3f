import { expect, test } from 'vitest'
import { waitingTime } from '@/lib/approval/queries'

const now = new Date('2026-11-20T15:00:00Z')

test.each([
  ['2026-11-20T14:30:00+00:00', 'menos de 1 hora'],
  ['2026-11-20T14:00:00+00:00', '1 hora'],
  ['2026-11-19T16:00:00+00:00', '23 horas'],
  ['2026-11-19T15:00:00+00:00', '1 día'],
  ['2026-11-17T10:00:00-05:00', '3 días'],
])('who registered at %s has been waiting %s', (since, expected) => {
  expect(waitingTime(since, now)).toBe(expected)
})
