import { expect, test } from 'vitest'
import { absenceWhen } from '@/lib/appointments/absence-text'
import { momentAt } from '@/lib/calendar/civil-day'

const today = '2026-11-27'
const away = (first: string, last: string, hours: [number, number] = [0, 24]) =>
  absenceWhen({ from: momentAt(first, hours[0]), until: momentAt(last, hours[1]) }, today)

test('an absence in this year is written without years', () => {
  expect(away('2026-12-01', '2026-12-04')).toBe('martes 1 de diciembre a viernes 4 de diciembre')
  expect(away('2026-12-01', '2026-12-01')).toBe('martes 1 de diciembre')
  expect(away('2026-12-01', '2026-12-01', [8, 12])).toBe('martes 1 de diciembre, 8:00 a.m. a 12:00 m.')
})

test('an absence that reaches another year is written with both years', () => {
  expect(away('2026-12-16', '2027-12-18')).toBe(
    'miércoles 16 de diciembre 2026 a sábado 18 de diciembre 2027',
  )
  expect(away('2026-12-30', '2027-01-04')).toBe('miércoles 30 de diciembre 2026 a lunes 4 de enero 2027')
  expect(away('2027-12-01', '2027-12-01')).toBe('miércoles 1 de diciembre 2027')
})
