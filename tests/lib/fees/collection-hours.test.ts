import { describe, expect, test } from 'vitest'
import { mayCollect, nextCollection } from '@/lib/fees/collection-hours'

const isHoliday = (day: string) => day === '2026-12-08' || day === '2026-12-25'
const at = (moment: string) => new Date(`${moment}-05:00`)

describe('the hours in which Ley 2300 de 2023, art. 3, allows to remind of fees', () => {
  test.each([
    ['Friday, a minute before seven', '2026-11-27T06:59:59', false],
    ['Friday at seven', '2026-11-27T07:00:00', true],
    ['Friday, a second before nineteen', '2026-11-27T18:59:59', true],
    ['Friday at nineteen', '2026-11-27T19:00:00', false],
    ['Saturday, a minute before eight', '2026-11-28T07:59:00', false],
    ['Saturday at eight', '2026-11-28T08:00:00', true],
    ['Saturday, a second before fifteen', '2026-11-28T14:59:59', true],
    ['Saturday at fifteen', '2026-11-28T15:00:00', false],
    ['Sunday at ten', '2026-11-29T10:00:00', false],
    ['a Tuesday that is a holiday', '2026-12-08T10:00:00', false],
    ['a Monday late at night, already Tuesday in UTC', '2026-11-30T23:30:00', false],
    ['a Monday at six in the evening, already night in UTC', '2026-11-30T18:30:00', true],
  ])('on %s (%s), a reminder is allowed: %s', (_, moment, may) => {
    expect(mayCollect(isHoliday, at(moment))).toBe(may)
  })

  test.each([
    ['2026-11-27T19:00:00', '2026-11-28T08:00:00'],
    ['2026-11-28T15:00:00', '2026-11-30T07:00:00'],
    ['2026-11-29T10:00:00', '2026-11-30T07:00:00'],
    ['2026-12-07T20:00:00', '2026-12-09T07:00:00'],
    // Christmas is on a Friday, so the next allowed hour is on Saturday.
    ['2026-12-24T19:30:00', '2026-12-26T08:00:00'],
    ['2026-11-30T05:00:00', '2026-11-30T07:00:00'],
  ])('after %s begin again at %s', (moment, next) => {
    expect(Date.parse(nextCollection(isHoliday, at(moment)))).toBe(at(next).getTime())
  })

  test('begin now when a reminder is allowed now', () => {
    const now = at('2026-11-27T12:00:00')
    expect(nextCollection(isHoliday, now)).toBe(now.toISOString())
  })
})
