import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openPlanReader, readingsOf, type PlanReader } from '../support/read-plans'

describe('the free hours of 20 members with 20,000 appointments', () => {
  let reader: PlanReader
  const members = Array.from({ length: 20 }, () => randomUUID())
  const list = `array[${members.map((id) => `'${id}'`).join()}]::uuid[]`
  const sixty = `private.free_ranges(${list}, current_date, current_date + 59)`

  beforeAll(async () => {
    reader = await openPlanReader()
    const client = randomUUID()
    const values = (row: (id: string, n: number) => string) => members.map(row).join()
    await reader.sql.unsafe(`
      insert into auth.users (id, email) values ('${client}', 'ana@empresa.example'),
        ${values((id, n) => `('${id}', 'm${n}@nogal.example')`)};
      update public.user_approval_status set status = 'approved';
      insert into private.staff (user_id, role) values ${values((id) => `('${id}', 'admin')`)};
      -- Half of the members have opening hours of their own, with a break at noon.
      insert into private.week_hours (person, week)
        select m, (select range_agg(int4range(d * 1440 + h, d * 1440 + h + 240)) from generate_series(0, 4) d, unnest('{480,780}'::int[]) h)
        from unnest(${list}) with ordinality u (m, n) where n % 2 = 0;
      insert into private.day_hours (person, day, hours)
        select m, current_date + n::int * 2 + 1, '{[540,720)}' from unnest(${list}) with ordinality u (m, n);
      insert into private.absences (person, away, reason)
        select m, tstzrange(now() + n * interval '2 days', now() + n * interval '2 days' + interval '3 days'), 'Vacaciones'
        from unnest(${list}) with ordinality u (m, n);
      insert into private.closed_hours (day, from_hour, until_hour, reason)
        select current_date + d, 14, 16, 'Jornada' from generate_series(5, 60, 11) d;
      insert into public.appointments (user_id, title, starts_at, ends_at, status, person)
        select '${client}', 'Cierre', s, s + interval '1 hour', 'confirmed', m from unnest(${list}) m
        cross join generate_series(date_trunc('day', now()) - interval '20 days', date_trunc('day', now()) + interval '80 days', interval '2 hours') s
        where extract(hour from s) between 6 and 24;
      analyze private.appointment_holds, private.week_hours, private.day_hours, private.absences, private.closed_hours`)
  }, 120_000)
  afterAll(() => reader?.stop())

  test('are read for 60 days in 50 ms, by the index of each member', async () => {
    const [{ held }] = (await reader.sql.unsafe(
      'select count(*)::int as held from private.appointment_holds',
    )) as unknown as [{ held: number }]
    expect(held).toBeGreaterThan(15_000)
    const runs: number[] = []
    for (let n = 0; n < 7; n++) {
      const started = performance.now()
      const rows = await reader.sql.unsafe(`select person, free from ${sixty}`)
      runs.push(performance.now() - started)
      expect(rows).toHaveLength(20)
    }
    const asJson = await reader.msAsUser(members[0]!, 'select public.firm_hours()')
    console.log(`free ranges: ${Math.min(...runs).toFixed(1)} ms, one member's page: ${asJson.toFixed(1)} ms`)
    expect(Math.min(...runs)).toBeLessThan(50)
    const { plans } = await reader.asUser(members[0]!, `select public.firm_hours()`)
    const readings = readingsOf(plans, 'appointment_holds')
    expect(readings).not.toEqual([])
    expect(readings.filter((line) => line.includes('Seq Scan'))).toEqual([])
  })
})
