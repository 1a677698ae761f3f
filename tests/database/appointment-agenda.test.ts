import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { slotsOf } from '@/lib/appointments/rules'
import { addDays, bogotaDay } from '@/lib/calendar/civil-day'
import { holidaysOf } from '@/lib/calendar/holidays'
import { openMigratedDatabase, type FreshDatabase } from './fresh-database'

describe('slots', () => {
  let fresh: FreshDatabase
  beforeAll(async () => {
    fresh = await openMigratedDatabase()
  })
  afterAll(() => fresh.remove())

  test('the database knows the same holidays as the application, from 2020 to 2099', async () => {
    const { rows } = await sql<{ day: string }>`
    select d::date::text as day from generate_series('2020-01-01'::date, '2099-12-31'::date, interval '1 day') d
    where private.is_holiday(d::date)`.execute(fresh.database.kysely)
    const ours = Array.from({ length: 80 }, (_, n) => [...holidaysOf(2020 + n).keys()]).flat()
    expect(rows.map(({ day }) => day)).toEqual(ours)
  })

  test('property: the database offers exactly the hours that the page offers, whatever the firm has closed', async () => {
    const moments = fc.integer({ min: Date.parse('2020-01-01'), max: Date.parse('2035-12-31') })
    const distance = fc.oneof(fc.integer({ min: -1, max: 3 }), fc.integer({ min: 0, max: 93 }))
    const hours = fc.tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 1, max: 24 }))
    const closures = fc.option(
      fc.oneof(
        fc.constant([0, 24] as const),
        hours.filter(([from, until]) => from < until),
      ),
    )
    await fc.assert(
      fc.asyncProperty(moments, distance, closures, async (time, ahead, closure) => {
        const now = new Date(time).toISOString()
        const day = addDays(bogotaDay(now), ahead)
        const closed = closure ? [{ day, from: closure[0], until: closure[1], reason: 'Inventario' }] : []
        await sql`delete from private.closed_hours`.execute(fresh.database.kysely)
        for (const { from, until, reason } of closed)
          await sql`
          insert into private.closed_hours (day, from_hour, until_hour, reason)
          values (${day}::date, ${from}::int, ${until}::int, ${reason})`.execute(fresh.database.kysely)
        const { rows } = await sql<{ slot: string }>`
        select slot from generate_series(
          ${`${day}T00:00:00-05:00`}::timestamptz, ${`${day}T23:30:00-05:00`}::timestamptz, interval '30 minutes') slot
        where private.slot_problem(slot, interval '24 hours', ${now}::timestamptz) is null`.execute(
          fresh.database.kysely,
        )
        expect(rows.map(({ slot }) => new Date(slot).toISOString())).toEqual(slotsOf(day, { now, closed }))
      }),
      { numRuns: 200 },
    )
  })
})
