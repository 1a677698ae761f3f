import { describe, expect, test } from 'vitest'
import { bogotaDay } from '@/lib/calendar/civil-day'
import { formatHours, formatWeekday } from '@/lib/format/appointment-time'
import { formatDateTime, formatDay, formatListDate, formatShortDate, formatTime } from '@/lib/format/date'
import { dayName, formatDayAndMonth, formatDayParts, timeAgo } from '@/lib/format/day-name'

describe('dates', () => {
  test('in lists are written as the specification says', () => {
    expect(formatListDate('2024-05-12T15:00:00Z')).toBe('12 de mayo 2024')
  })

  test('in lists keep two digits in the first days of a month, and in sentences not', () => {
    expect(formatListDate('2026-11-05T15:00:00Z')).toBe('05 de noviembre 2026')
    expect(formatDay('2026-11-05T15:00:00Z')).toBe('5 de noviembre 2026')
  })

  test('are those of Bogotá, not of the server', () => {
    expect(formatListDate('2026-03-01T04:59:59Z')).toBe('28 de febrero 2026')
    expect(formatListDate('2026-03-01T05:00:00Z')).toBe('01 de marzo 2026')
    expect(formatShortDate('2027-01-01T04:59:59Z')).toBe('31/12/2026')
  })

  test('with a time show the clock of Bogotá', () => {
    expect(formatDateTime('2026-11-18T19:31:00Z')).toBe('18/11/2026, 2:31 p.m.')
    expect(formatDateTime('2026-11-18T05:05:00Z')).toBe('18/11/2026, 12:05 a.m.')
    expect(formatDateTime('2026-11-18T17:00:00Z')).toBe('18/11/2026, 12:00 m.')
  })

  test('with only a time look like 2:31 p.m.', () => {
    expect(formatTime(new Date('2026-11-18T19:31:00Z'))).toBe('2:31 p.m.')
    expect(formatTime('2026-11-18T17:30:00Z')).toBe('12:30 p.m.')
    expect(formatTime('2026-11-18T05:00:00Z')).toBe('12:00 a.m.')
  })

  test('with a range of hours show a.m. or p.m. once, or both around noon', () => {
    expect(formatHours('2026-11-18T14:00:00Z', '2026-11-18T15:00:00Z')).toBe('9:00 a 10:00 a.m.')
    expect(formatHours('2026-11-18T16:00:00Z', '2026-11-18T17:00:00Z')).toBe('11:00 a.m. a 12:00 m.')
    expect(formatHours('2026-11-18T17:00:00Z', '2026-11-18T18:00:00Z')).toBe('12:00 m. a 1:00 p.m.')
  })

  test('are the same as with the language data of the machine, at any moment', () => {
    const shown = (options: Intl.DateTimeFormatOptions) => {
      const format = new Intl.DateTimeFormat('es-CO', { timeZone: 'America/Bogota', ...options })
      return (moment: Date) => format.format(moment).replace('.', '')
    }
    const [weekday, month, shortMonthOf, shortWeekday] = [
      shown({ weekday: 'long' }),
      shown({ month: 'long' }),
      shown({ month: 'short' }),
      shown({ weekday: 'short' }),
    ]
    const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Bogota' })
    const clock = new Intl.DateTimeFormat('en-US', {
      timeZone: 'America/Bogota',
      hour: 'numeric',
      minute: '2-digit',
    })
    // With steps of 17 days and some hours, the moments fall on every month, day of the week and hour.
    for (let at = Date.UTC(1996, 0, 1); at < Date.UTC(2096, 0, 1); at += 17.31 * 86_400_000) {
      const moment = new Date(at)
      const text = moment.toISOString()
      expect(bogotaDay(at)).toBe(day.format(moment))
      expect(formatWeekday(moment)).toBe(
        `${weekday(moment)} ${Number(day.format(moment).slice(8))} de ${month(moment)}`,
      )
      expect(formatDayParts(text)).toMatchObject({
        month: shortMonthOf(moment),
        weekday: shortWeekday(moment),
      })
      expect(formatTime(moment).split(' ')[0]).toBe(clock.format(moment).split(/\s/)[0])
    }
  })

  test('look the same from a date object and from its text', () => {
    expect(formatShortDate(new Date('2024-05-12T15:00:00Z'))).toBe('12/05/2024')
  })
})

describe('moments in words', () => {
  /** This is 20 November, 11:30 at night, in Bogotá, and already the next day in UTC. */
  const now = new Date('2026-11-21T04:30:00Z')

  test.each([
    ['2026-11-20T05:00:00Z', 'Hoy'],
    ['2026-11-21T04:59:00Z', 'Hoy'],
    ['2026-11-21T05:00:00Z', 'Mañana'],
    ['2026-11-20T04:59:00Z', 'Ayer'],
    ['2026-11-25T14:00:00Z', 'Miércoles'],
  ])('call %s «%s» for a reader in Bogotá', (moment, name) => {
    expect(dayName(moment, now)).toBe(name)
  })

  test.each([
    ['2026-11-25T14:00:00Z', '25 nov'],
    ['2027-01-01T04:59:00Z', '31 dic'],
  ])('in short call %s «%s»', (moment, text) => {
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
  ])('say that %s was «%s»', (moment, text) => {
    expect(timeAgo(moment, now)).toBe(text)
  })
})

test('a day without a time stays that day in Bogotá, also the first of a year', () => {
  expect(formatDay('2027-01-01')).toBe('1 de enero 2027')
  expect(formatShortDate('2027-01-01')).toBe('01/01/2027')
  expect(bogotaDay('2027-01-01')).toBe('2027-01-01')
})
