import { expect, test } from 'vitest'
import { closedRanges, minuteOf, momentOn, move } from '@/lib/appointments/day-moves'

test('a minute of a day in Bogotá becomes a moment, and that moment the same minute again', () => {
  expect(momentOn('2026-12-09', 570)).toBe('2026-12-09T14:30:00.000Z')
  expect(minuteOf('2026-12-09', '2026-12-09T14:30:00+00:00')).toBe(570)
})

test('the arrow keys move an appointment by half an hour or to the next person, not beyond the edges', () => {
  const at = { person: 'b', minute: 600 }
  const people = ['a', 'b', 'c']
  expect(move(at, 'ArrowDown', people)).toEqual({ person: 'b', minute: 630 })
  expect(move(at, 'ArrowUp', people)).toEqual({ person: 'b', minute: 570 })
  expect(move(at, 'ArrowRight', people)).toEqual({ person: 'c', minute: 600 })
  expect(move({ ...at, person: 'c' }, 'ArrowRight', people)).toBeNull()
  expect(move({ ...at, person: 'a' }, 'ArrowLeft', people)).toBeNull()
  expect(move({ ...at, minute: 0 }, 'ArrowUp', people)).toBeNull()
  expect(move({ ...at, minute: 1410 }, 'ArrowDown', people)).toBeNull()
  expect(move(at, 'a', people)).toBeNull()
})

test('the hours before, between and after the open hours of a day are shown as closed', () => {
  const open = [
    [480, 720],
    [780, 1050],
  ] as const
  expect(closedRanges(open, 420, 1080)).toEqual([
    [420, 480],
    [720, 780],
    [1050, 1080],
  ])
  expect(closedRanges([], 480, 1080)).toEqual([[480, 1080]])
})
