import { expect, test } from 'vitest'
import { age } from '@/lib/review/queue'
import { readFindings } from '@/lib/review/schema'

test.each([
  [
    [{ message: ' El IVA no cuadra. ' }, 'Falta el CUFE.'],
    ['El IVA no cuadra.', 'Falta el CUFE.'],
  ],
  [[{ message: '' }, { other: 1 }, null, 7], []],
  [null, []],
  ['Falta', []],
])('the findings %j read %j', (findings, read) => {
  expect(readFindings(findings)).toEqual(read)
})

test.each([
  ['2026-11-20T23:30:00-05:00', 'hoy'],
  ['2026-11-19T23:30:00-05:00', 'ayer'],
  ['2026-11-10T08:00:00-05:00', 'hace 10 días'],
])('what came at %s came %s, by the calendar of Bogotá', (moment, words) => {
  expect(age(moment, new Date('2026-11-20T23:45:00-05:00'))).toBe(words)
})
