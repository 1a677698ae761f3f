import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bogotaDay } from '@/lib/calendar/civil-day'
import { openPlanReader, readingsOf, type PlanReader } from '../support/read-plans'

/** Plans are PostgreSQL's: in the step that has one, and not on the embedded database. */
const onPostgres = process.env.CONTRACT_DRIVER === 'postgres'

describe.runIf(onPostgres)('500,000 obligations of 10,000 clients', () => {
  let reader: PlanReader
  const [client, admin] = [randomUUID(), randomUUID()]

  beforeAll(async () => {
    reader = await openPlanReader()
    const { sql } = reader
    await sql`insert into auth.users (id, email) select case n when 1 then ${client}::uuid when 2 then ${admin}::uuid else gen_random_uuid() end,
      'persona' || n || '@empresa.example' from generate_series(1, 10001) n`
    await sql`update public.user_approval_status set status = 'approved'`
    await sql`insert into private.staff (user_id, role) values (${admin}, 'admin')`
    await sql`
      insert into public.obligations (user_id, obligation, period, listed, due, act_by, date_state, norm, source, state, filed_on)
      select s.user_id, case when n % 5 = 0 then 'social-security' else 'withholding' end, to_char(d, 'YYYY') || '-' || lpad((n % 90 + 10)::text, 2, '0'),
             d, d, d, 'computed', 'Norma', 'Fuente', case when n < 8 then 'filed' else 'not-started' end, case when n < 8 then d end
      from public.user_approval_status s, generate_series(1, 50) n, lateral (select current_date - 60 + n * 8 as d) x
      where s.user_id <> ${admin}`
    await sql`update public.obligations set state = 'waiting' where user_id = ${client} and listed between current_date and current_date + 20`
    // Seven members, each with their share of the clients, and one client of their own advisor.
    await sql`insert into auth.users (id, email) select gen_random_uuid(), 'asesor' || n || '@firma.example' from generate_series(1, 7) n`
    await sql`insert into private.staff (user_id, role, name) select id, 'advisor', email from auth.users where email like 'asesor%'`
    await sql`insert into private.client_advisors (client, advisor)
      select c.user_id, a.user_id from (select user_id, row_number() over (order by user_id) % 7 as n from public.user_approval_status
          where user_id not in (select user_id from private.staff)) c
      join (select user_id, row_number() over (order by user_id) % 7 as n from private.staff where role = 'advisor') a using (n)`
    await sql`insert into private.obligation_plans (account) select user_id from public.user_approval_status`
    await sql.unsafe('vacuum analyze')
  }, 400_000)
  afterAll(() => reader?.stop())

  const questions: [string, () => string, string][] = [
    ['the calendar of a client', () => client, 'select public.my_calendar() as answer'],
    ['another year of it', () => client, 'select public.my_calendar(2025) as answer'],
    ['the first screen', () => client, 'select public.my_dashboard() as answer'],
    ['what waits in each section', () => client, 'select public.my_header() as answer'],
    ['the list of the firm', () => admin, `select public.client_obligations('${client}') as answer`],
  ]
  test.each(questions)('%s: by an index, in 50 ms', async (_, who, query) => {
    const { plans } = await reader.asUser(who(), query)
    const readings = readingsOf(plans, 'obligations')
    expect(readings).not.toEqual([])
    expect(readings.filter((line) => line.includes('Seq Scan'))).toEqual([])
    expect(await reader.msAsUser(who(), query)).toBeLessThan(50)
  })

  const month = bogotaDay(new Date()).slice(0, 7)
  const boards: [string, object][] = [
    ['a month', {}],
    ['what is open', { state: 'open' }],
    ['what is overdue', { state: 'overdue' }],
    ['what few have', { state: 'waiting' }],
    ['a kind of obligation', { kind: 'social-security' }],
    ['letters of one client', { search: 'persona777@' }],
    ['letters of all', { search: 'empresa' }],
    ['a member', { advisor: 'first' }],
    ['nobody', { advisor: 'nobody' }],
    ['a member and what is open of a kind', { advisor: 'first', state: 'open', kind: 'withholding' }],
  ]
  test.each(
    boards.flatMap(([name, wanted]) =>
      ['work_matrix', 'work_list'].map((call) => [call, name, wanted] as const),
    ),
  )('%s, %s: by an index, in 100 ms', async (call, _, wanted) => {
    const [{ id }] =
      (await reader.sql`select user_id as id from private.staff where role = 'advisor' order by 1 limit 1`) as [
        { id: string },
      ]
    const asked = JSON.stringify({ month, ...wanted }).replace('"first"', `"${id}"`)
    const query = `select public.${call}('${asked}') as answer`
    const { plans } = await reader.asUser(admin, query)
    expect(readingsOf(plans, 'obligations').filter((line) => line.includes('Seq Scan'))).toEqual([])
    const ms = await reader.msAsUser(admin, query)
    console.log(`${call} ${asked.slice(0, 90)}: ${ms.toFixed(1)} ms`)
    expect(ms).toBeLessThan(100)
  })
  test('the load of every member: by an index, in 200 ms', async () => {
    const query = `select public.work_load('{"month":"${month}"}') as answer`
    const { plans } = await reader.asUser(admin, query)
    expect(readingsOf(plans, 'obligations').filter((line) => line.includes('Seq Scan'))).toEqual([])
    const ms = await reader.msAsUser(admin, query)
    console.log(`load: ${ms.toFixed(1)} ms`)
    expect(ms).toBeLessThan(200)
  })

  test('the next clients to plan are found by an index, and their obligations by their keys', async () => {
    const taken = await reader.asService('select public.claim_obligation_plans(100) as answer')
    expect(readingsOf(taken.plans, 'obligation_plans').filter((line) => line.includes('Seq Scan'))).toEqual(
      [],
    )
    const [{ answer }] = taken.rows as [{ answer: { claim: string; clients: { account: string }[] } }]
    const groups = JSON.stringify([{ accounts: answer.clients.map(({ account }) => account), duties: [] }])
    const merged = await reader.asService(`select public.merge_obligations('${answer.claim}', '${groups}')`)
    const readings = readingsOf(merged.plans, 'obligations')
    expect(readings).not.toEqual([])
    expect(readings.filter((line) => line.includes('Seq Scan'))).toEqual([])
    expect(merged.ms).toBeLessThan(5000)
  })
})

test.skipIf(onPostgres)('plans are read in the step with PostgreSQL', () => {
  expect(process.env.CONTRACT_DRIVER).not.toBe('postgres')
})
