import { expect, test } from 'vitest'
import { dayName, formatDayAndMonth, timeAgo } from '@/lib/format/day-name'

/** 11:30 at night in Bogotá: elsewhere it is the next day already. */
const now = new Date('2026-11-21T04:30:00Z')

test.each([
  ['2026-11-20T05:00:00Z', 'Hoy'],
  ['2026-11-21T04:59:00Z', 'Hoy'],
  ['2026-11-21T05:00:00Z', 'Mañana'],
  ['2026-11-20T04:59:00Z', 'Ayer'],
  ['2026-11-25T14:00:00Z', 'Miércoles'],
])('%s is %s for whoever is in Bogotá', (moment, name) => {
  expect(dayName(moment, now)).toBe(name)
})

test.each([
  ['2026-11-25T14:00:00Z', '25 nov'],
  ['2027-01-01T04:59:00Z', '31 dic'],
])('%s is %s', (moment, text) => {
  expect(formatDayAndMonth(moment)).toBe(text)
})

test.each([
  ['2026-11-21T04:29:40Z', 'Hace un momento'],
  ['2026-11-21T05:00:00Z', 'Hace un momento'],
  ['2026-11-21T04:29:00Z', 'Hace 1 minuto'],
  ['2026-11-21T03:31:00Z', 'Hace 59 minutos'],
  ['2026-11-21T03:30:00Z', 'Hace 1 hora'],
  ['2026-11-20T04:30:00Z', 'Hace 1 día'],
  ['2026-11-18T04:30:00Z', 'Hace 3 días'],
  ['2026-09-01T12:00:00Z', '1 sept 2026'],
])('%s was %s', (moment, text) => {
  expect(timeAgo(moment, now)).toBe(text)
})
