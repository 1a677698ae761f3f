import { describe, expect, test } from 'vitest'
import { businessDays, nonBusinessDaysOf } from '@/lib/calendar/business-days'
import { monthBefore, occurrences, type Series } from '@/lib/document-requests/repeat'
import { addDays, bogotaDay, hourOf } from '@/lib/calendar/civil-day'
import { mayRemind, nextOpening, nextReminder, nextReminderDay } from '@/lib/document-requests/reminders'
import { thoroughly } from '../../support/thorough'

describe('a recurring document request', () => {
  const days = businessDays((year) => new Set(nonBusinessDaysOf(year).map(({ day }) => day)))
  const monthly: Series = {
    id: 's',
    monthDay: 5,
    daysBefore: null,
    leadDays: 10,
    lastDay: null,
    periods: [],
  }
  const ofVat: Series = {
    ...monthly,
    monthDay: null,
    daysBefore: 5,
    periods: [{ obligation: 'o', period: '2026-B6', due: '2027-01-19' }],
  }

  test('asks for the previous month, also in January', () => {
    expect(monthBefore('2026-12-05')).toBe('2026-11')
    expect(monthBefore('2027-01-05')).toBe('2026-12')
  })

  test('is made each month, due on a business day, as many days ahead as the firm chose', () => {
    // 5 December is a Saturday, so the request is due on Monday the 7th.
    expect(occurrences(days, monthly, '2026-11-26')).toEqual([])
    expect(occurrences(days, monthly, '2026-11-27')).toEqual([
      {
        series: 's',
        period: '2026-11',
        due: '2026-12-07',
        of: null,
      },
    ])
    expect(occurrences(days, monthly, '2026-12-26')).toMatchObject([{ period: '2026-12', due: '2027-01-05' }])
  })

  test('is made for each period of an obligation, before its due date', () => {
    expect(occurrences(days, ofVat, '2027-01-01')).toEqual([])
    expect(occurrences(days, ofVat, '2027-01-05')).toEqual([
      { series: 's', period: '2026-B6', due: '2027-01-14', of: 'o' },
    ])
    // If a request is created after its date, it is due on the day on which it is created.
    expect(occurrences(days, ofVat, '2027-01-18')).toMatchObject([{ due: '2027-01-18' }])
  })

  test('is no longer made after its last day', () =>
    expect(occurrences(days, { ...ofVat, lastDay: '2027-01-10' }, '2027-01-08')).toEqual([]))
})

describe('the reminders of a document request', () => {
  const days = businessDays((year) => new Set(nonBusinessDaysOf(year).map(({ day }) => day)))
  const id = '0000003c-0000-4000-8000-000000000000'
  type Asked = Parameters<typeof nextReminderDay>[1]
  const asked = (more: Partial<Asked> = {}): Asked => ({
    id,
    before: 3,
    every: 2,
    until: 'complete',
    sentOn: '2026-11-24',
    dueOn: '2026-12-04',
    remindedOn: null,
    sent: 0,
    ...more,
  })
  /** Returns the days of the next reminders, as long as the client sends nothing. */
  function following(more: Partial<Asked> = {}, most = 8): string[] {
    const all: string[] = []
    for (let one = asked(more); all.length < most;) {
      const day = nextReminderDay(days, one)
      if (day === null) break
      all.push(day)
      one = { ...one, remindedOn: day, sent: one.sent + 1 }
    }
    return all
  }

  test.each<[string, Partial<Asked>, string[]]>([
    // 8 December is a holiday; 5, 6, 12 and 13 December are weekends.
    [
      'three days before and every two days, past holidays and weekends',
      {},
      ['2026-12-01', '2026-12-03', '2026-12-07', '2026-12-09', '2026-12-11', '2026-12-14'],
    ],
    ['one alone', { every: null }, ['2026-12-01']],
    ['on the day itself', { before: 0, every: null }, ['2026-12-04']],
    ['no longer than the day', { until: 'due' }, ['2026-12-01', '2026-12-03']],
    ['none', { before: null }, []],
    // 5 December is a Saturday, so the first reminder comes on Monday the 7th.
    ['on the day that the client named, first', { promisedOn: '2026-12-05' }, ['2026-12-07', '2026-12-09']],
    ['not at all where the firm asked for none', { before: null, promisedOn: '2026-12-09' }, []],
    ['on that day while the rule lasts', { until: 'due', promisedOn: '2026-12-04' }, ['2026-12-04']],
    ['not on a day after the last of the rule', { until: 'due', promisedOn: '2026-12-05' }, []],
    [
      'not after the only one',
      { every: null, remindedOn: '2026-12-01', sent: 1, promisedOn: '2026-12-09' },
      [],
    ],
    ['not after the most that a request gets', { sent: 60, promisedOn: '2026-12-09' }, []],
    // Two days before Monday 14 December is a Saturday, so the reminder comes on Friday.
    [
      'before the weekend, where there is time',
      { before: 2, every: null, dueOn: '2026-12-14' },
      ['2026-12-11'],
    ],
    ['not on the day on which it was sent', { sentOn: '2026-12-01', every: null }, []],
    [
      'over new year',
      { before: 1, every: 7, dueOn: '2026-12-31' },
      ['2026-12-30', '2027-01-06', '2027-01-13'],
    ],
  ])('are sent %s', (_, more, expected) => expect(following(more, expected.length || 2)).toEqual(expected))

  test('are not made up for missed days', () => {
    const next = nextReminderDay(days, asked({ remindedOn: '2026-12-01' }))
    expect(next).toBe('2026-12-03')
    expect(nextReminderDay(days, asked({ remindedOn: '2026-12-21' }))! > '2026-12-21').toBe(true)
  })

  test('are on business days in order, none twice, and come to an end', () => {
    for (let before = 0; before <= 30; before += 5)
      for (const every of [1, 2, 5, 7, 30])
        for (let shift = 0; shift < 14; shift += thoroughly(1, 5)) {
          const all = following({ before, every, dueOn: addDays('2026-12-20', shift) }, 100)
          expect(all.every((day) => days.has(day))).toBe(true)
          expect(all.toSorted()).toEqual(all)
          expect(new Set(all).size).toBe(all.length)
          expect(all.length).toBeLessThanOrEqual(60)
        }
  })

  test('have a minute of the morning that differs by request', () => {
    const moment = (one: string) => nextReminder(days, asked({ id: one }))!
    expect(moment(id)).toBe('2026-12-01T14:00:00.000Z')
    const other = moment('ffffffff-0000-4000-8000-000000000000')
    expect(bogotaDay(other)).toBe('2026-12-01')
    expect([8, 9]).toContain(hourOf(other))
    expect(other).not.toBe(moment(id))
  })

  describe('in office hours only', () => {
    test.each<[string, string, boolean, string]>([
      ['a Tuesday morning', '2026-12-01T13:00:00Z', true, '2026-12-01T13:00:00.000Z'],
      ['a Tuesday before eight', '2026-12-01T12:59:00Z', false, '2026-12-01T13:00:00.000Z'],
      ['a Tuesday before six', '2026-12-01T22:59:00Z', true, '2026-12-01T22:59:00.000Z'],
      ['a Tuesday at six', '2026-12-01T23:00:00Z', false, '2026-12-02T13:00:00.000Z'],
      ['a Saturday', '2026-12-05T15:00:00Z', false, '2026-12-07T13:00:00.000Z'],
      ['a holiday', '2026-12-08T15:00:00Z', false, '2026-12-09T13:00:00.000Z'],
      ['the evening before a holiday', '2026-12-08T02:00:00Z', false, '2026-12-09T13:00:00.000Z'],
    ])('on %s (%s) may be mailed: %s', (_, moment, may, next) => {
      expect(mayRemind(days, new Date(moment))).toBe(may)
      expect(nextOpening(days, new Date(moment))).toBe(next)
    })
  })
})
