import fc from 'fast-check'
import { expect, test } from 'vitest'
import { halvesOf, hoursOn, readHalves, readRange, writeRange } from '@/lib/appointments/hours-text'

test.each([
  ['8:30 a 12:00', 'morning', [510, 720]],
  ['9-1', 'morning', [540, 780]],
  ['8 a 6', 'morning', [480, 1080]],
  ['8 a.m. a 6 p.m.', 'morning', [480, 1080]],
  ['9:00 a.m. hasta 12 m.', 'morning', [540, 720]],
  ['1:00 a 5:30', 'afternoon', [780, 1050]],
  ['13:00 – 17:30', 'afternoon', [780, 1050]],
  ['12 a 2', 'afternoon', [720, 840]],
  ['12:00 a 20:00', 'morning', [720, 1200]],
  ['12 m. a 8', 'morning', [720, 1200]],
  ['12 a.m. a 8 a.m.', 'morning', [0, 480]],
  ['12 a 8 a.m.', 'morning', [0, 480]],
  ['12 a.m. a 24:00', 'morning', [0, 1440]],
  ['12:30 a.m. a 13:00', 'morning', [30, 780]],
  ['00:00 a 8:00', 'morning', [0, 480]],
  ['05:30 a 9', 'morning', [330, 540]],
  ['6 a 2', 'morning', [360, 840]],
  ['7 a 9', 'afternoon', [1140, 1260]],
  ['6 p.m. a 12', 'afternoon', [1080, 1440]],
  ['11 a 1', 'afternoon', [660, 780]],
  ['22:00 a 24:00', 'afternoon', [1320, 1440]],
  ['  ', 'afternoon', null],
  ['8 a 8 p.m.', 'morning', [480, 1200]],
  ['10:00 a.m. a 10:00 p.m.', 'morning', [600, 1320]],
  ['10:00 a 22:00', 'morning', [600, 1320]],
  ['8', 'morning', 'range'],
  ['de 8 a 12', 'morning', 'range'],
  ['25:00 a 26:00', 'morning', 'range'],
  ['13 p.m. a 5 p.m.', 'afternoon', 'range'],
  ['10:00 a 10:00', 'morning', 'same'],
  ['10:00 a 10:00', 'afternoon', 'same'],
  ['10 a.m. a 10:00', 'morning', 'same'],
  ['12 a 12', 'morning', 'same'],
  ['9 a.m. a 9 a.m.', 'morning', 'same'],
  ['14:00 a 14:00', 'afternoon', 'same'],
  ['5 p.m. a 2 p.m.', 'afternoon', 'backwards'],
  ['5:00 p.m. a 8:00 a.m.', 'afternoon', 'backwards'],
  ['22:00 a 6:00 a.m.', 'afternoon', 'backwards'],
] as const)('the text %j for the %s is read as %j', (text, half, minutes) => {
  expect(readRange(text, half)).toEqual(minutes)
})

test.each([
  ['12 a 8', 'morning', [0, 480], [720, 1200]],
  ['12:30 a 2', 'morning', [30, 120], [750, 840]],
  ['1 a 5', 'morning', [60, 300], [780, 1020]],
  ['1 a 5 p.m.', 'morning', [60, 1020], [780, 1020]],
  ['9 a 11', 'afternoon', [1260, 1380], [540, 660]],
  ['8 a 12', 'afternoon', [1200, 1440], [480, 720]],
] as const)('the text %j for the %s can be meant in two ways', (text, half, ...either) => {
  expect(readRange(text, half)).toEqual({ either })
})

test('hours with the same begin and end, or with the end first, are refused with a sentence of their own', () => {
  expect(readHalves({ morning: '10:00 a 10:00', afternoon: '5:00 p.m. a 8:00 a.m.' })).toEqual({
    wrong: {
      morning: 'El comienzo y el final son la misma hora. Escribe las horas así: 8:30 a 12:00.',
      afternoon: 'El final es anterior al comienzo. Escribe las horas así: 8:30 a 12:00.',
    },
  })
})

test('property: a range of hours that is written as text is read as the same range', () => {
  const anyRange = fc
    .tuple(fc.integer({ min: 0, max: 1439 }), fc.integer({ min: 1, max: 1440 }))
    .filter(([from, until]) => from < until)
  fc.assert(
    fc.property(anyRange, fc.constantFrom('morning' as const, 'afternoon' as const), (range, half) => {
      expect(readRange(writeRange(range, half), half)).toEqual(range)
    }),
  )
})

test('a week is shown by days, and a range across midnight appears on both days', () => {
  const week = [
    [480, 720],
    [780, 1050],
    [2800, 2940],
  ] as const
  expect(halvesOf(hoursOn(week, 0))).toEqual({ morning: '8:00 a 12:00', afternoon: '1:00 a 5:30' })
  expect(hoursOn(week, 1)).toEqual([[1360, 1440]])
  expect(hoursOn(week, 2)).toEqual([[0, 60]])
  expect(halvesOf(hoursOn(week, 3))).toEqual({ morning: '', afternoon: '' })
})
