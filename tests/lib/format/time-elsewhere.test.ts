import { expect, test } from 'vitest'
import { timeElsewhere } from '@/lib/format/appointment-time'

test.each([
  // These times are on a winter afternoon, and on the Sunday on which Madrid has no 2:30 a.m.
  ['2026-12-09T14:00:00Z', 'Europe/Madrid', '3:00 p.m.'],
  ['2027-03-28T00:30:00Z', 'Europe/Madrid', '1:30 a.m. del domingo'],
  ['2027-03-28T01:30:00Z', 'Europe/Madrid', '3:30 a.m. del domingo'],
  ['2027-03-29T14:00:00Z', 'Europe/Madrid', '4:00 p.m.'],
  ['2026-12-09T20:00:00Z', 'Asia/Tokyo', '5:00 a.m. del jueves'],
  ['2026-12-09T14:00:00Z', 'America/Lima', null],
  ['2026-12-09T14:00:00Z', 'America/Bogota', null],
])('case 13: %s in %s is shown as %s', (moment, zone, shown) => {
  expect(timeElsewhere(moment, zone)).toBe(shown)
})
