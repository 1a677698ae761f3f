import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dueDay, legalTerm } from '@/lib/account/queries'
import { addDays, bogotaDay } from '@/lib/calendar/civil-day'
import { isBusinessDay } from '@/lib/calendar/holidays'

test('a consulta is due after ten business days and a reclamo after fifteen', () => {
  // The days are counted from Friday 20 November 2026; 8 December is a holiday.
  expect(dueDay('consultation', new Date('2026-11-20T15:00:00Z'))).toBe('2026-12-04')
  expect(dueDay('correction', new Date('2026-11-20T15:00:00Z'))).toBe('2026-12-14')
  expect(dueDay('deletion', new Date('2026-11-20T15:00:00Z'))).toBe('2026-12-14')
  expect(legalTerm('consultation')).toEqual({ days: 10, extension: 5 })
  expect(legalTerm('deletion')).toEqual({ days: 15, extension: 8 })
})

test('the deadline counts from the day after the day of arrival in Bogotá', () => {
  expect(dueDay('consultation', new Date('2026-11-21T04:59:00Z'))).toBe('2026-12-04')
  expect(dueDay('consultation', new Date('2026-11-21T05:01:00Z'))).toBe('2026-12-04')
  expect(dueDay('consultation', new Date('2026-11-24T04:59:00Z'))).toBe('2026-12-07')
  expect(dueDay('consultation', new Date('2026-11-24T05:01:00Z'))).toBe('2026-12-09')
})

test('property: from arrival to deadline, the last day included, there are the business days of the law', () => {
  const moments = fc.date({ min: new Date('2024-01-01'), max: new Date('2035-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(moments, fc.constantFrom('consultation' as const, 'deletion' as const), (moment, kind) => {
      const due = dueDay(kind, moment)
      let count = 0
      for (let day = addDays(bogotaDay(moment), 1); day <= due; day = addDays(day, 1))
        if (isBusinessDay(day)) count++
      expect(count).toBe(legalTerm(kind).days)
      expect(isBusinessDay(due)).toBe(true)
    }),
  )
})
