import { expect, test, vi } from 'vitest'
import { dueDatesFile } from '@/lib/tools/due-dates-feed'
import { datesOfTax } from '@/lib/tools/due-dates'
import { addDays } from '@/lib/calendar/civil-day'
import { endsIn } from '@/lib/tax-calendar/rule'

vi.mock('@/lib/env', () => import('../deliveries/test-env'))

test('the calendar file of a tax has each due date as a whole day', () => {
  const lines = (dueDatesFile('iva-bimestral-26.ics') ?? '').split('\r\n')
  const days = (name: string) =>
    lines.flatMap((line) => (line.startsWith(`${name};VALUE=DATE:`) ? [line.split(':')[1]] : []))
  const due = datesOfTax('iva-bimestral').flatMap(({ days: all, state }) =>
    state ? (all.find(({ endings }) => endings === '*' || endsIn('26', endings))?.due ?? []) : [],
  )
  const plain = (day: string) => day.replaceAll('-', '')
  expect(due.length).toBeGreaterThan(5)
  expect(days('DTSTART')).toEqual(due.map(plain))
  // In a calendar file, the end of an all-day event is the next day.
  expect(days('DTEND')).toEqual(due.map((day) => plain(addDays(day as never, 1))))
})

test('an unknown name gives no calendar file', () => {
  for (const name of ['nada-26.ics', 'iva-bimestral.ics', 'iva-bimestral-2.ics', 'iva-bimestral-26.txt'])
    expect(dueDatesFile(name), name).toBeNull()
})
