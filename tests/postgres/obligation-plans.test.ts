import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { boardFilters, fillObligations, month } from '../support/many-obligations'
import { openPlanReader, readingsOf, type PlanReader } from '../support/read-plans'

describe('500,000 obligations of 10,000 clients', () => {
  let reader: PlanReader
  const [client, admin] = [randomUUID(), randomUUID()]

  beforeAll(async () => {
    reader = await openPlanReader()
    await fillObligations(reader.sql, 10_000, { client, admin })
  }, 400_000)
  afterAll(() => reader?.stop())

  const questions: [string, () => string, string][] = [
    ['the calendar of a client', () => client, 'select public.my_calendar() as answer'],
    ['another year of it', () => client, 'select public.my_calendar(2025) as answer'],
    ['the first screen', () => client, 'select public.my_dashboard() as answer'],
    ['what waits in each section', () => client, 'select public.my_header() as answer'],
    ['the list of the firm', () => admin, `select public.client_obligations('${client}') as answer`],
  ]
  test.each(questions)('%s is read by an index, in 50 ms', async (_, who, query) => {
    const { plans } = await reader.asUser(who(), query)
    const readings = readingsOf(plans, 'obligations')
    expect(readings).not.toEqual([])
    expect(readings.filter((line) => line.includes('Seq Scan'))).toEqual([])
    expect(await reader.msAsUser(who(), query)).toBeLessThan(50)
  })

  test.each(
    boardFilters.flatMap(([name, wanted]) =>
      ['work_matrix', 'work_list'].map((call) => [call, name, wanted] as const),
    ),
  )('%s with %s is read by an index, in 100 ms', async (call, _, wanted) => {
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
  test('the workload of every member is read by an index, in 200 ms', async () => {
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
