import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

// After 7 p.m. in Bogotá the UTC date is already the next day, so a day cut from a UTC time would be wrong.
const files = globSync('{app,components,content,lib}/**/*.{ts,tsx}').map(
  (file) => [file, readFileSync(file, 'utf8')] as const,
)
const found = (pattern: RegExp) =>
  files.flatMap(([file, source]) =>
    [...source.matchAll(pattern)].map(([match]) => `${file}: ${match.replace(/\s+/g, ' ')}`),
  )

test('no day, month or year is cut from the text of a moment, because that would be the UTC day', () => {
  const moments = String.raw`(?:\w*(?:At|_at|[mM]oment|Stamp)|at|moment|mail|now|stamp)`
  expect(
    found(new RegExp(String.raw`(?<![\w'])${moments}\.(?:slice\(0, (?:4|7|10)\)|split\('T'\))`, 'g')),
  ).toEqual([])
  expect(files.length).toBeGreaterThan(1000)
})

test('a day is cut from an ISO text only in the listed files, whose days have no time zone', () => {
  const cut = found(/toISOString\(\)\s*\.(?:slice\(0, (?:4|7|10)\)|split\('T'\))/g).map(
    (one) => one.split(':')[0],
  )
  expect(cut.toSorted()).toEqual([
    'lib/appointments/series.ts', // days of a month, counted in UTC
    'lib/calendar/busy-times.ts', // limits of a search, a day wider than needed
    'lib/calendar/civil-day.ts', // the functions that everything else uses
    'lib/calendar/civil-day.ts',
    'lib/clients/import/read-table.ts', // a cell of a spreadsheet, whose days have no time zone
    'lib/documents/read-sheets.ts', // also a cell of a spreadsheet
    'lib/firm-calendar/edit.ts', // the first of a month, counted in UTC
    'lib/notifications/stop-link.ts', // the end of a link after a year
    'lib/obligations/board/href.ts', // the first of a month, counted in UTC
  ])
})

test('the fields of a Date are read only from a clock of Bogotá, or in the listed files', () => {
  const readers = found(/\.get(?:UTC)?(?:Date|Day|Month|FullYear|Hours)\(/g).map(
    (one) => one.split(':')[0] ?? '',
  )
  const ofBogota = new Set(files.flatMap(([file, source]) => (/\bbogotaClock\(/.test(source) ? [file] : [])))
  const others = new Set(readers.filter((file) => !ofBogota.has(file)))
  expect([...others].toSorted()).toEqual(['components/ui/calendar.tsx', 'lib/appointments/series.ts'])
})

// With UTC days a period of months would begin a day early or late, and nobody would notice.
test('the database takes the day of a moment in Bogotá', () => {
  const schemas = globSync('supabase/schemas/*.sql').flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line) =>
        /\b(?:now|clock_timestamp)\(\)::date|_at::date\b|\bcurrent_date\b(?! - \d{2})/.test(line)
          ? [`${file}: ${line.trim().slice(0, 90)}`]
          : [],
      ),
  )
  expect(schemas).toEqual([])
})
