import { expect, test } from 'vitest'
import { formatDateTime, formatListDate, formatShortDate, formatTime } from '@/lib/format/date'

test('a list date reads like the specification says', () => {
  expect(formatListDate('2024-05-12T15:00:00Z')).toBe('12 de mayo 2024')
})

test('the first days of a month keep two digits', () => {
  expect(formatListDate('2026-11-05T15:00:00Z')).toBe('05 de noviembre 2026')
})

test('the day is that of Bogotá, not that of the server', () => {
  expect(formatListDate('2026-03-01T04:59:59Z')).toBe('28 de febrero 2026')
  expect(formatListDate('2026-03-01T05:00:00Z')).toBe('01 de marzo 2026')
  expect(formatShortDate('2027-01-01T04:59:59Z')).toBe('31/12/2026')
})

test('a moment has the clock of Bogotá', () => {
  expect(formatDateTime('2026-11-18T19:31:00Z')).toBe('18/11/2026, 2:31 p.m.')
  expect(formatDateTime('2026-11-18T05:05:00Z')).toBe('18/11/2026, 12:05 a.m.')
  expect(formatDateTime('2026-11-18T17:00:00Z')).toBe('18/11/2026, 12:00 p.m.')
})

test('an hour reads 2:31 p.m.', () => {
  expect(formatTime(new Date('2026-11-18T19:31:00Z'))).toBe('2:31 p.m.')
})

test('a date object counts like its text', () => {
  expect(formatShortDate(new Date('2024-05-12T15:00:00Z'))).toBe('12/05/2024')
})
