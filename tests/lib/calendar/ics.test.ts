import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { writeCalendar, type CalendarEvent } from '@/lib/calendar/ics'

vi.mock('@/lib/env', () => import('../deliveries/test-env'))

const event: CalendarEvent = {
  uid: 'a@nogal.example',
  sequence: 2,
  stamp: '2026-11-20T16:00:00.000Z',
  start: '2026-12-31T22:00:00.000Z',
  end: '2026-12-31T23:00:00.000Z',
  title: 'Cierre de año',
  details: 'Cita programada con mi asesor contable.',
  place: 'Virtual',
  url: 'https://portal.nogal.example/portal/citas/a',
  status: 'CONFIRMED',
}
const write = (change: Partial<CalendarEvent> = {}) =>
  writeCalendar({ method: 'PUBLISH', events: [{ ...event, ...change }] })

/** Reads a calendar file (RFC 5545): unfolds lines, splits names from values, and undoes escapes. */
const read = (file: string) =>
  file
    .replace(/\r\n[ \t]/g, '')
    .split('\r\n')
    .filter(Boolean)
    .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)] as const)
const valueOf = (file: string, name: string) =>
  read(file)
    .find(([key]) => key === name)?.[1]
    .replace(/\\([\\;,nN])/g, (_escape, sign: string) => (sign.toLowerCase() === 'n' ? '\n' : sign))

test('an event in a calendar file has the required lines in the order of the standard', () => {
  expect(read(write()).map(([name]) => name.split(';')[0])).toEqual(
    'BEGIN VERSION PRODID CALSCALE METHOD BEGIN UID SEQUENCE DTSTAMP DTSTART DTEND SUMMARY DESCRIPTION LOCATION URL STATUS TRANSP ORGANIZER END END'.split(
      ' ',
    ),
  )
  expect(write()).toContain('DTSTART:20261231T220000Z\r\nDTEND:20261231T230000Z\r\n')
})

test('an invitation names host and guest, and a title cannot add lines to the file', () => {
  const guest = { email: 'ana@x.example', answers: false }
  const file = writeCalendar({
    method: 'CANCEL',
    events: [{ ...event, guest, title: 'a\r\nATTENDEE:mailto:b@x' }],
  })
  expect(read(file)).toContainEqual(['METHOD', 'CANCEL'])
  expect(read(file)).toContainEqual(['ORGANIZER;CN="Nogal & Asociados"', 'mailto:hola@nogal.example'])
  expect(read(file).filter(([name]) => name.startsWith('ATTENDEE'))).toHaveLength(1)
})

test('a calendar feed has its name and its refresh interval', () => {
  const file = writeCalendar({
    method: 'PUBLISH',
    events: [],
    feed: { name: 'Citas, con Nogal', everyHours: 1 },
  })
  expect(valueOf(file, 'X-WR-CALNAME')).toBe('Citas, con Nogal')
  expect(valueOf(file, 'REFRESH-INTERVAL;VALUE=DURATION')).toBe('PT1H')
})

const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.string({ unit: fc.constantFrom('a', 'ñ', '漢', '👩‍💼', ',', ';', '\\', '\n', ':', '"'), maxLength: 200 }),
)

test('property: any event title is read back whole, from lines of at most 75 octets that split no character', () => {
  fc.assert(
    fc.property(anyText, (title) => {
      const file = write({ title })
      const expected = title
        .toWellFormed()
        .replace(/\r\n?/g, '\n')
        .replace(/(?!\n)\p{Cc}/gu, ' ')
      expect(valueOf(file, 'SUMMARY')).toBe(expected)
      expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true)
      for (const line of file.split('\r\n')) {
        expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
        expect(line.isWellFormed()).toBe(true)
      }
      expect(read(file)).toHaveLength(20)
    }),
  )
})

test('a long event title fills its lines to 75 octets, including the space at a fold', () => {
  const lines = write({ title: 'x'.repeat(300) }).split('\r\n')
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBe(75)
})

test('an all-day event has days instead of hours, no place, and leaves the time free', () => {
  const file = write({ start: '2026-12-31', end: '2027-01-01', wholeDay: true, place: '' })
  expect(file).toContain('DTSTART;VALUE=DATE:20261231\r\nDTEND;VALUE=DATE:20270101\r\n')
  expect(file).toContain('TRANSP:TRANSPARENT\r\n')
  expect(file).not.toContain('LOCATION')
})
