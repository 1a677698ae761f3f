import fc from 'fast-check'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { addDays, bogotaDay, hourOf, weekdayOf } from '@/lib/calendar/civil-day'
import { holidayOn } from '@/lib/calendar/holidays'
import {
  closedOn,
  closedParts,
  freeSlots,
  isFree,
  lastDay,
  leadHours,
  mayStillChange,
  nearestFree,
  ofType,
  openDaysAround,
  slotsOf,
  upcomingHoliday,
  type Agenda,
} from '@/lib/appointments/rules'
import { agendaWith } from '@/tests/support/agenda-with'

const now = '2026-11-20T16:00:00Z'
const hours = (day: string, at = now) => slotsOf(day, { now: at }).map(hourOf)
const distance = (a: string, b: string) => Math.abs(Date.parse(a) - Date.parse(b))

describe('the hours that a client can book', () => {
  test('are 8 to 18 from Monday to Friday, 9 to 13 on Saturday and none on Sunday', () => {
    expect(hours('2026-12-09')).toEqual([8, 9, 10, 11, 12, 13, 14, 15, 16, 17])
    expect(hours('2026-12-12')).toEqual([9, 10, 11, 12])
    expect(hours('2026-12-13')).toEqual([])
    expect(closedOn('2026-12-13', { now })).toEqual({ reason: 'sunday' })
  })

  test('are none on a holiday, whose name is given', () => {
    expect(hours('2026-12-08')).toEqual([])
    expect(closedOn('2026-12-08', { now })).toEqual({ reason: 'holiday', name: 'Inmaculada Concepción' })
    expect(closedOn('2026-12-09', { now })).toBeNull()
  })

  test('begin a day from now: on Friday at 11 in the morning, with Saturday at 11', () => {
    expect(hours('2026-11-20')).toEqual([])
    expect(closedOn('2026-11-20', { now })).toEqual({ reason: 'soon' })
    expect(closedOn('2026-11-19', { now })).toEqual({ reason: 'past' })
    expect(hours('2026-11-21')).toEqual([11, 12])
  })

  test('end with the ninetieth day from now', () => {
    expect(lastDay(now)).toBe('2027-02-18')
    expect(hours('2027-02-18')).not.toEqual([])
    expect(closedOn('2027-02-19', { now })).toEqual({ reason: 'far' })
  })

  test('follow the year of Bogotá, where on 31 December at 23:30 it is not yet 2027', () => {
    const late = '2027-01-01T04:30:00Z'
    expect(closedOn('2026-12-31', { now: late })).toEqual({ reason: 'soon' })
    expect(closedOn('2027-01-01', { now: late })).toEqual({ reason: 'holiday', name: 'Año Nuevo' })
    expect(hours('2027-01-02', late)).toEqual([9, 10, 11, 12])
  })
})

describe('a closure of the firm', () => {
  const whole = { day: '2026-12-09', from: 0, until: 24, reason: 'Jornada de capacitación' }
  const part = { day: '2026-12-10', from: 14, until: 24, reason: 'Mudanza' }
  const closed = [whole, part]

  test.each([
    ['2026-11-16', 'holiday', 'a past holiday'],
    ['2026-11-15', 'past', 'a past Sunday'],
    ['2027-03-21', 'sunday', 'a Sunday after the last day'],
    ['2026-12-13', 'sunday', 'a Sunday on which the firm closes'],
    ['2027-03-22', 'holiday', 'a holiday after the last day'],
  ])('on %s the reason for the closed day is «%s»: %s', (day, reason) => {
    const closed = [{ day: '2026-12-13', from: 0, until: 24, reason: 'Mudanza' }] as never
    expect(closedOn(day, { now, closed })).toMatchObject({ reason })
  })

  test('removes a whole day and gives the reason', () => {
    expect(slotsOf('2026-12-09', { now, closed })).toEqual([])
    expect(closedOn('2026-12-09', { now, closed })).toEqual({ reason: 'firm', name: whole.reason })
    expect(closedParts('2026-12-09', closed)).toEqual([])
  })

  test('removes only its own hours of a day', () => {
    expect(slotsOf('2026-12-10', { now, closed }).map(hourOf)).toEqual([8, 9, 10, 11, 12, 13])
    expect(closedOn('2026-12-10', { now, closed })).toBeNull()
    expect(closedParts('2026-12-10', closed)).toEqual([part])
    expect(freeSlots('2026-12-10', agendaWith(now, [], { closed }))).toHaveLength(6)
  })

  test('closes the whole day when two halves add up to it', () => {
    const halves = [{ ...part, from: 0, until: 14 }, part]
    expect(closedOn('2026-12-10', { now, closed: halves })).toEqual({ reason: 'firm', name: 'Mudanza' })
  })
})

test('members may propose hours of today, which clients cannot book', () => {
  expect(slotsOf('2026-11-20', { now, lead: 0 }).map(hourOf)).toEqual([11, 12, 13, 14, 15, 16, 17])
  expect(slotsOf('2026-11-20', { now })).toEqual([])
})

test('case 14: a browser whose clock is a day wrong offers the same hours, by the time of the server', () => {
  const agenda = agendaWith(now, [])
  const offered = () => ['2026-11-20', '2026-11-21', '2026-11-23'].map((day) => freeSlots(day, agenda))
  const right = offered()
  onTestFinished(() => void vi.useRealTimers())
  for (const wrong of ['2026-11-19T16:00:00Z', '2026-11-21T16:00:00Z']) {
    vi.useFakeTimers({ now: new Date(wrong), toFake: ['Date'] })
    expect(offered()).toEqual(right)
    expect(mayStillChange({ status: 'confirmed', startsAt: '2026-11-21T14:00:00Z' }, agenda.now)).toBe(true)
  }
})

describe('a client’s change of an appointment', () => {
  const appointment = { status: 'confirmed', startsAt: '2026-12-09T14:00:00Z' }
  test('is possible until midnight in Bogotá of the day itself', () => {
    expect(mayStillChange(appointment, '2026-12-09T04:59:59Z')).toBe(true)
    expect(mayStillChange(appointment, '2026-12-09T05:00:00Z')).toBe(false)
  })
  test('is impossible once the appointment is cancelled or past', () => {
    expect(mayStillChange({ ...appointment, status: 'cancelled' }, now)).toBe(false)
    expect(mayStillChange({ ...appointment, status: 'done' }, now)).toBe(false)
  })
})

test('on a holiday the closest days before and after with a free hour are shown', () => {
  const agenda = agendaWith(now, slotsOf('2026-12-09', { now }))
  expect(openDaysAround('2026-12-08', agendaWith(now, []))).toEqual({
    before: '2026-12-07',
    after: '2026-12-09',
  })
  expect(openDaysAround('2026-12-08', agenda)).toEqual({ before: '2026-12-07', after: '2026-12-10' })
})

test('the next holiday is announced four weeks ahead', () => {
  expect(upcomingHoliday({ now })).toEqual({
    day: '2026-12-08',
    name: 'Inmaculada Concepción',
  })
  expect(upcomingHoliday({ now: '2026-12-08T16:00:00Z' })).toEqual({ day: '2026-12-25', name: 'Navidad' })
  expect(upcomingHoliday({ now: '2027-01-12T16:00:00Z' })).toBeNull()
})

test('the firm may place an appointment between the usual start times, clients may not', () => {
  const hours = {
    now,
    from: '2026-11-20',
    people: [{ id: 'a', name: 'Laura', free: [[19 * 1440 + 540, 19 * 1440 + 660]] as const }],
  }
  const half = new Date(Date.parse('2026-12-09T14:30:00Z')).toISOString()
  expect(isFree(half, { ...hours, lead: 0 })).toBe(true)
  expect(isFree(half, hours)).toBe(false)
  expect(isFree('2026-12-09T15:30:00Z', { ...hours, lead: 0 })).toBe(false)
})

test('an appointment type with margins is offered only where both margins are free too', () => {
  const type = {
    id: 'visit',
    name: 'Visita',
    minutes: 60,
    before: 30,
    after: 45,
    step: 15,
    notice: 2,
    horizon: 90,
  }
  const agenda = {
    now,
    from: '2026-11-20',
    people: [{ id: 'a', name: 'Laura', free: [[19 * 1440 + 540, 19 * 1440 + 705]] as const }],
    type: { ...type, place: 'office' as const, detail: null, question: null, people: ['a'] },
  }
  // Between 9:00 and 11:45 an hour with margins of 30 and 45 minutes can begin at 9:30, 9:45 and 10:00.
  const begins = freeSlots('2026-12-09', agenda as never)
  expect(begins).toEqual(['2026-12-09T14:30:00.000Z', '2026-12-09T14:45:00.000Z', '2026-12-09T15:00:00.000Z'])
})

test('a holiday on which somebody works is not announced as closed', () => {
  const person = (free: [number, number][]) => ({
    now,
    from: '2026-11-20',
    people: [{ id: 'a', name: 'Laura', free }],
  })
  const midnight = 18 * 1440
  expect(upcomingHoliday(person([[midnight + 540, midnight + 720]]))).toBeNull()
  expect(
    upcomingHoliday(
      person([
        [midnight - 60, midnight],
        [midnight + 1440, midnight + 1500],
      ]),
    )?.day,
  ).toBe('2026-12-08')
})

const anyMoment = fc
  .integer({ min: Date.parse('2020-01-01'), max: Date.parse('2035-12-31') })
  .map((time) => new Date(time).toISOString())
const anyAgenda = anyMoment.chain((at) =>
  fc.record({
    now: fc.constant(at),
    ahead: fc.integer({ min: -5, max: 100 }),
    taken: fc.array(fc.tuple(fc.integer({ min: 0, max: 95 }), fc.integer({ min: 0, max: 9 })), {
      maxLength: 120,
    }),
  }),
)

const busyOf = (at: string, taken: [number, number][]) =>
  taken.flatMap(([away, n]) => slotsOf(addDays(bogotaDay(at), away), { now: at })[n] ?? [])

test('property: the offered hours are exactly those that are open, no holiday, far enough ahead and free', () => {
  fc.assert(
    fc.property(anyAgenda, ({ now: at, ahead, taken }) => {
      const day = addDays(bogotaDay(at), ahead)
      const busy = busyOf(at, taken)
      const free = freeSlots(day, agendaWith(at, busy))
      for (const slot of free) {
        expect(bogotaDay(slot)).toBe(day)
        expect(holidayOn(day)).toBeUndefined()
        expect(weekdayOf(day)).not.toBe(0)
        const hour = hourOf(slot)
        expect(weekdayOf(day) === 6 ? hour >= 9 && hour < 13 : hour >= 8 && hour < 18).toBe(true)
        expect(Date.parse(slot) - Date.parse(at)).toBeGreaterThanOrEqual(leadHours * 3_600_000)
        expect(busy).not.toContain(slot)
      }
      expect(slotsOf(day, { now: at }).filter((slot) => !busy.includes(slot))).toEqual(free)
      expect(closedOn(day, { now: at }) === null).toBe(slotsOf(day, { now: at }).length > 0)
    }),
  )
})

test('property: no free hour is closer to the wanted one than the three that are proposed', () => {
  fc.assert(
    fc.property(anyAgenda, ({ now: at, ahead, taken }) => {
      const agenda = agendaWith(at, busyOf(at, taken))
      const wanted = slotsOf(addDays(bogotaDay(at), Math.max(ahead, 3)), { now: at })[0] ?? at
      const nearest = nearestFree(wanted, agenda)
      const all = Array.from({ length: 95 }, (_, n) => addDays(bogotaDay(at), n)).flatMap((day) =>
        freeSlots(day, agenda),
      )
      const best = all.map((slot) => distance(slot, wanted)).toSorted((a, b) => a - b)
      expect(nearest).toHaveLength(Math.min(3, all.length))
      expect(nearest.map((slot) => distance(slot, wanted)).toSorted((a, b) => a - b)).toEqual(
        best.slice(0, 3),
      )
    }),
    { numRuns: 60 },
  )
})

test('an appointment with two members is offered only when both are free', () => {
  const [laura, ivan, eva] = ['laura', 'ivan', 'eva'].map((id) => ({
    id,
    name: id,
    free: [] as [number, number][],
  }))
  const agenda: Agenda = {
    now,
    from: '2026-11-20',
    // Free times are in minutes since midnight of 20 November; Thursday 26 is the sixth day after that.
    people: [
      { ...laura!, free: [[6 * 1440 + 480, 6 * 1440 + 720]] },
      { ...ivan!, free: [[6 * 1440 + 600, 6 * 1440 + 900]] },
      { ...eva!, free: [[6 * 1440 + 480, 6 * 1440 + 900]] },
    ],
    usual: ['laura', 'eva'],
    types: [
      {
        id: 'two',
        name: 'Con socio',
        minutes: 60,
        before: 0,
        after: 0,
        step: 60,
        notice: 2,
        horizon: 90,
        place: 'video',
        detail: null,
        question: null,
        people: ['laura'],
        second: 'ivan',
      },
    ],
  }
  const day = '2026-11-26'
  const shown = (chosen: Agenda) => freeSlots(day, chosen).map(hourOf)
  expect(shown(ofType(agenda, 'two'))).toEqual([10, 11])
  expect(ofType(agenda, 'two').people?.map(({ id }) => id)).toEqual(['laura'])
  // The firm can replace the second member of an appointment with nobody or with another member.
  expect(shown(ofType(agenda, 'two', null))).toEqual([8, 9, 10, 11])
  expect(shown(ofType(agenda, '', 'laura'))).toEqual([8, 9, 10, 11])
  const full = { ...agenda, types: agenda.types!.map((one) => ({ ...one, full: { ivan: [day] } })) }
  expect(shown(ofType(full, 'two'))).toEqual([])
})
