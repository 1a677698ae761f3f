import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freeSlots, type Agenda } from '@/lib/appointments/rules'
import { addDays, bogotaDay } from '@/lib/calendar/civil-day'
import { holidaysOf } from '@/lib/calendar/holidays'
import { openMigratedDatabase, type FreshDatabase } from './fresh-database'

describe('free hours', () => {
  let fresh: FreshDatabase
  beforeAll(async () => {
    fresh = await openMigratedDatabase()
  })
  afterAll(() => fresh.remove())

  test('the database and the application know the same holidays from 2020 to 2099', async () => {
    const { rows } = await sql<{ day: string }>`
    select d::date::text as day from generate_series('2020-01-01'::date, '2099-12-31'::date, interval '1 day') d
    where private.is_holiday(d::date)`.execute(fresh.database.kysely)
    const ours = Array.from({ length: 80 }, (_, n) => [...holidaysOf(2020 + n).keys()]).flat()
    expect(rows.map(({ day }) => day)).toEqual(ours)
  })

  test('property: a page computes the same free hours as the database, whatever a member and the firm have set', async () => {
    const person = randomUUID()
    await fresh.database.boot((run) =>
      run(`
        insert into auth.users (id, email) values ('${person}', 'laura@nogal.example');
        insert into private.staff (user_id, role, name) values ('${person}', 'admin', 'Laura Gómez')`),
    )
    const range = (limit: number) =>
      fc
        .tuple(fc.integer({ min: 0, max: limit / 30 - 1 }), fc.integer({ min: 1, max: 12 }))
        .map(([from, length]) => [from * 30, Math.min(limit, (from + length) * 30)] as const)
    const minutes = (limit: number, most: number) => fc.array(range(limit), { maxLength: most })
    const multirange = (ranges: readonly (readonly [number, number])[]) =>
      `'${JSON.stringify(ranges)}'::jsonb`
    const away = fc.tuple(fc.integer({ min: 0, max: 90 }), fc.integer({ min: 1, max: 200 }))
    await fc.assert(
      fc.asyncProperty(
        fc.option(minutes(10_080, 12)),
        fc.array(fc.tuple(fc.integer({ min: 0, max: 91 }), minutes(1440, 3)), { maxLength: 6 }),
        fc.array(away, { maxLength: 2 }),
        fc.option(fc.tuple(fc.integer({ min: 0, max: 90 }), fc.integer({ min: 0, max: 12 }))),
        fc.integer({ min: -1, max: 92 }),
        async (week, days, absences, closure, ahead) => {
          const today = bogotaDay(new Date())
          const day = addDays(today, ahead)
          await fresh.database.boot((run) =>
            run(`
              delete from private.week_hours; delete from private.day_hours; delete from private.absences;
              delete from private.closed_hours;
              ${week ? `insert into private.week_hours (person, week) values ('${person}', private.read_minutes(${multirange(week)}));` : ''}
              ${days
                .map(
                  ([on, hours]) =>
                    `insert into private.day_hours values ('${person}', date '${addDays(today, on)}', private.read_minutes(${multirange(hours)}))
                     on conflict do nothing;`,
                )
                .join('')}
              ${absences
                .map(
                  ([from, hours]) =>
                    `insert into private.absences (person, away, reason) select '${person}', r, 'Visita' from (select tstzrange(
                       timestamptz '${addDays(today, from)} 05:00Z', timestamptz '${addDays(today, from)} 05:00Z' + ${hours} * interval '30 minutes') r) x
                     on conflict do nothing;`,
                )
                .join('')}
              ${closure ? `insert into private.closed_hours (day, from_hour, until_hour, reason) values (date '${addDays(today, closure[0])}', ${closure[1]}, ${closure[1] + 6}, 'Jornada')` : ''}`),
          )
          const read = await sql<{ agenda: Agenda; now: string }>`
            select private.free_hours(array[${person}::uuid]) as agenda, now() as now`.execute(
            fresh.database.kysely,
          )
          const { agenda, now } = read.rows[0]!
          const { rows } = await sql<{ slot: string }>`
            select slot from generate_series(
              ${`${day}T00:00:00-05:00`}::timestamptz, ${`${day}T23:30:00-05:00`}::timestamptz, interval '30 minutes') slot
            cross join lateral private.slot_problems(array[${person}::uuid], slot, private.type_of(null), false) p
            where p.problem is null`.execute(fresh.database.kysely)
          const page = freeSlots(day, { ...agenda, now: new Date(now).toISOString() })
          expect(rows.map(({ slot }) => new Date(slot).toISOString())).toEqual(page)
        },
      ),
      { numRuns: 60 },
    )
  }, 180_000)
})
