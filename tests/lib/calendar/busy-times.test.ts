import { describe, expect, test } from 'vitest'
import type { BusyWanted } from '@/lib/calendar/busy-times'
import { isThorough } from '../../support/thorough'
import { withCalendarReader } from '@/lib/uploads/reader/readers'
import type { Answer } from '@/lib/uploads/reading/task'

const from = Date.parse('2026-11-26T05:00:00Z')
const until = from + 90 * 86_400_000

async function* pieces(text: string): AsyncGenerator<Uint8Array> {
  const bytes = Buffer.from(text)
  for (let at = 0; at < bytes.length; at += 65_536) yield bytes.subarray(at, at + 65_536)
}

/** Reads the calendar in a separate process, as the job does. */
const read = (text: string, more: Partial<BusyWanted> = {}): Promise<Answer> =>
  withCalendarReader({ client: '', background: true }, (ask) =>
    ask(
      {
        step: 'calendar',
        from,
        until,
        ownUids: '@portal.example',
        emails: ['laura@nogal.example'],
        tentative: true,
        ...more,
      },
      pieces(text),
    ),
  )

let count = 0
const event = (lines: string, uid = `event-${(count += 1)}@elsewhere.example`) =>
  `BEGIN:VEVENT\r\nUID:${uid}\r\nDTSTAMP:20261101T000000Z\r\nSUMMARY:Dentista\r\n${lines.replaceAll('\n', '\r\n')}\r\nEND:VEVENT\r\n`
const calendar = (...events: string[]) =>
  `BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//x//ES\r\n${events.join('')}END:VCALENDAR\r\n`

/** Returns the busy ranges in Bogotá's time, for example `2026-12-01 09:00–10:00`. */
async function busy(...events: string[]): Promise<string[]> {
  return shown(await read(calendar(...events)))
}
function shown(answer: Answer): string[] {
  if (!('busy' in answer)) throw new Error(JSON.stringify(answer))
  const clock = (minutes: number) => new Date((minutes - 300) * 60_000).toISOString().slice(0, 16)
  return answer.busy.map(([start, end]) => {
    const [one, other] = [clock(start), clock(end)]
    const sameDay = one.slice(0, 10) === other.slice(0, 10)
    return `${one.replace('T', ' ')}–${sameDay ? other.slice(11) : other.replace('T', ' ')}`
  })
}

describe('the busy times of an outside calendar', () => {
  test('are merged and in order, without any other data', async () => {
    const answer = await read(
      calendar(
        event('DTSTART:20261201T150000Z\nDTEND:20261201T160000Z'),
        event('DTSTART:20261201T140000Z\nDTEND:20261201T153000Z'),
        event('DTSTART:20261130T140000Z\nDTEND:20261130T150000Z'),
        event('DTSTART:20250101T140000Z\nDTEND:20250101T150000Z'),
        event('DTSTART:20270601T140000Z\nDTEND:20270601T150000Z'),
      ),
    )
    expect(shown(answer)).toEqual(['2026-11-30 09:00–10:00', '2026-12-01 09:00–11:00'])
    expect(Object.keys(answer)).toEqual(['busy'])
  })

  test('leave out transparent, cancelled and declined events, and tentative ones on request', async () => {
    const at = (hour: number, more: string) =>
      event(`DTSTART:20261201T${hour}0000Z\nDTEND:20261201T${hour}3000Z\n${more}`)
    const text = calendar(
      at(13, 'TRANSP:TRANSPARENT'),
      at(14, 'STATUS:CANCELLED'),
      at(15, 'ATTENDEE;CN=Laura;PARTSTAT=DECLINED:mailto:Laura@nogal.example'),
      at(16, 'ATTENDEE;CN=Iván;PARTSTAT=DECLINED:mailto:ivan@nogal.example'),
      at(17, 'STATUS:TENTATIVE'),
      at(18, 'X-MICROSOFT-CDO-BUSYSTATUS:FREE'),
      at(19, 'X-MICROSOFT-CDO-BUSYSTATUS:TENTATIVE'),
    )
    expect(shown(await read(text))).toEqual([
      '2026-12-01 11:00–11:30',
      '2026-12-01 12:00–12:30',
      '2026-12-01 14:00–14:30',
    ])
    expect(shown(await read(text, { tentative: false }))).toEqual(['2026-12-01 11:00–11:30'])
  })

  test('case 18: are not read from a file that is no calendar, whatever its name', async () => {
    expect(await read('<!doctype html><title>Inicia sesión</title>')).toEqual({ busyProblem: 'not-calendar' })
    expect(await read('')).toEqual({ busyProblem: 'not-calendar' })
    expect(
      await read(`\uFEFF${calendar(event('DTSTART:20261201T140000Z\nDTEND:20261201T150000Z'))}`),
    ).toHaveProperty('busy')
  })

  test.runIf(isThorough)(
    'case 18: of 20 MB with 40,000 events are read within time and memory',
    { timeout: 60_000 },
    async () => {
      const long = 'á'.repeat(172)
      const all = Array.from({ length: 40_000 }, (_, n) => {
        const start = new Date(from - (n % 4000) * 86_400_000 + (n % 10) * 3_600_000)
        const written = (date: Date) => date.toISOString().slice(0, 19).replace(/[-:]/g, '') + 'Z'
        return event(
          `DTSTART:${written(start)}\nDTEND:${written(new Date(start.getTime() + 1_800_000))}\nDESCRIPTION:${long}`,
        )
      })
      const text = calendar(...all)
      expect(Buffer.byteLength(text)).toBeGreaterThan(20_000_000)
      expect(Buffer.byteLength(text)).toBeLessThan(20 * 1024 * 1024)
      expect(shown(await read(text))).toEqual(['2026-11-26 00:00–00:30'])
    },
  )

  test.each([
    ['every second', 'RRULE:FREQ=SECONDLY'],
    ['every second, a billion times', 'RRULE:FREQ=SECONDLY;COUNT=1000000000'],
    ['every minute since 2020', 'RRULE:FREQ=MINUTELY;COUNT=1000000000'],
    [
      'at every second of each day',
      `RRULE:FREQ=DAILY;BYHOUR=${list(24)};BYMINUTE=${list(60)};BYSECOND=${list(60)}`,
    ],
  ])('case 19: are refused at once when an event repeats too often: %s', async (_, rule) => {
    const started = Date.now()
    const answer = await read(calendar(event(`DTSTART:20261126T100000Z\nDTEND:20261126T100100Z\n${rule}`)))
    expect(answer).toEqual({ busyProblem: 'too-many' })
    expect(Date.now() - started).toBeLessThan(10_000)
  })

  test('case 19: of a billion weekly repetitions are those of ninety days, and an ended rule gives none', async () => {
    const week = await busy(
      event('DTSTART:20261127T140000Z\nDTEND:20261127T150000Z\nRRULE:FREQ=WEEKLY;COUNT=1000000000'),
    )
    expect(week).toHaveLength(13)
    expect(
      await busy(
        event('DTSTART:20200101T140000Z\nDTEND:20200101T150000Z\nRRULE:FREQ=DAILY;UNTIL=20200301T000000Z'),
        event('DTSTART:20200101T140000Z\nDTEND:20200101T150000Z\nRRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30'),
      ),
    ).toEqual([])
  })

  test('case 20: are right with zone names of Windows, an invented zone and no zone', async () => {
    expect(
      await busy(
        event(
          'DTSTART;TZID="Romance Standard Time":20261201T150000\nDTEND;TZID="Romance Standard Time":20261201T153000',
        ),
        event(
          'DTSTART;TZID=SA Pacific Standard Time:20261202T150000\nDTEND;TZID=SA Pacific Standard Time:20261202T153000',
        ),
        event('DTSTART;TZID=Marte/Olympus:20261203T150000\nDTEND;TZID=Marte/Olympus:20261203T153000'),
        event('DTSTART:20261204T150000\nDTEND:20261204T153000'),
      ),
    ).toEqual([
      '2026-12-01 09:00–09:30',
      '2026-12-02 15:00–15:30',
      '2026-12-03 15:00–15:30',
      '2026-12-04 15:00–15:30',
    ])
  })

  test('case 20: of a series in another zone keep its hour there when the clocks change', async () => {
    const zone = 'DTSTART;TZID=America/New_York'
    expect(
      shown(
        await read(
          calendar(
            event(
              `${zone}:20270308T100000\nDTEND;TZID=America/New_York:20270308T103000\nRRULE:FREQ=WEEKLY;COUNT=2`,
            ),
          ),
          { from: Date.parse('2027-03-01T05:00:00Z'), until: Date.parse('2027-04-01T05:00:00Z') },
        ),
      ),
    ).toEqual(['2027-03-08 10:00–10:30', '2027-03-15 09:00–09:30'])
  })

  test('case 20: include whole days only when they are marked busy, and events with a duration or no end', async () => {
    expect(
      await busy(
        event('DTSTART;VALUE=DATE:20261201\nDTEND;VALUE=DATE:20261202'),
        event('DTSTART;VALUE=DATE:20261202\nDTEND;VALUE=DATE:20261204\nTRANSP:OPAQUE'),
        event('DTSTART;VALUE=DATE:20261207\nX-MICROSOFT-CDO-BUSYSTATUS:OOF'),
        event('DTSTART:20261209T220000Z\nDURATION:P1DT2H'),
        event('DTSTART:20261215T140000Z'),
        event('DTSTART:20261120T140000Z\nDTEND:20261126T150000Z'),
      ),
    ).toEqual([
      '2026-11-26 00:00–10:00',
      '2026-12-02 00:00–2026-12-04 00:00',
      '2026-12-07 00:00–2026-12-08 00:00',
      '2026-12-09 17:00–2026-12-10 19:00',
    ])
  })

  test('case 21: follow a moved day, a cancelled day and exceptions written in another zone', async () => {
    const uid = 'serie@elsewhere.example'
    expect(
      await busy(
        event('RECURRENCE-ID:20261208T140000Z\nDTSTART:20261208T200000Z\nDTEND:20261208T210000Z', uid),
        event(
          'RECURRENCE-ID:20261215T140000Z\nDTSTART:20261215T140000Z\nDTEND:20261215T150000Z\nSTATUS:CANCELLED',
          uid,
        ),
        event(
          'DTSTART;TZID=America/Bogota:20261201T090000\nDTEND;TZID=America/Bogota:20261201T100000\nRRULE:FREQ=WEEKLY;COUNT=5\nEXDATE;TZID=Europe/Madrid:20261222T150000',
          uid,
        ),
      ),
    ).toEqual(['2026-12-01 09:00–10:00', '2026-12-08 15:00–16:00', '2026-12-29 09:00–10:00'])
  })

  test('case 23: leave out the events of our own feed', async () => {
    expect(
      await busy(
        event('DTSTART:20261201T140000Z\nDTEND:20261201T150000Z', '8c2a@portal.example'),
        event('DTSTART:20261202T140000Z\nDTEND:20261202T150000Z', 'portal.example@elsewhere.example'),
      ),
    ).toEqual(['2026-12-02 09:00–10:00'])
  })

  test('are read although one event is broken', async () => {
    expect(
      await busy(
        event('DTSTART:mañana\nDTEND:pasado mañana'),
        event('DTSTART:20261201T140000Z\nDTEND:20261201T150000Z\nRRULE:FREQ=NUNCA'),
        event('DTSTART:20261202T140000Z\nDTSTART:20261203T140000Z\nDTEND:20261202T150000Z'),
        event('DTSTART:20261204T140000Z\nDTEND:20261204T150000Z', '__proto__'),
      ),
    ).toEqual(expect.arrayContaining(['2026-12-02 09:00–10:00', '2026-12-04 09:00–10:00']))
  })
})

function list(length: number): string {
  return Array.from({ length }, (_, n) => n).join()
}
