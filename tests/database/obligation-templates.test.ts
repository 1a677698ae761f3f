import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addDays, bogotaDay } from '@/lib/calendar/civil-day'
import { openReviewScene, type ReviewScene } from './review-scene'

let scene: ReviewScene
beforeAll(async () => void (scene = await openReviewScene()))
afterAll(() => scene?.close())

const today = bogotaDay(new Date())
const close = {
  name: 'Cierre del mes',
  cycle: 'month',
  monthAfter: 1,
  dayKind: 'business',
  day: 5,
  hours: 2.5,
  reviewer: null as string | null,
  clientSees: false,
  steps: ['Causar facturas', 'Conciliar bancos'],
}
type Claimed = { template: string; client: string; stamp: number; since: string; cycle: string | null }
type Work = { id: string; name: string; period: string; due: string; state: string; version: number }

let template: string
const quoted = (value: unknown) => `'${JSON.stringify(value).replaceAll("'", "''")}'`
const save = (content: object, seen: number | null = null, who: 'admin' | 'advisor' = 'admin') =>
  scene.ask<number>(who, `save_work_template('${template}', ${quoted(content)}, ${seen ?? 'null'})`)
const apply = (clients: string[], who: 'admin' | 'advisor' = 'admin') =>
  scene.ask<object[]>(who, `apply_work_template('${template}', '{${clients.join(',')}}')`)
const change = (what: string, who: 'admin' | 'advisor' | 'other' = 'admin') =>
  scene.ask(who, `change_client_work('${template}', '${scene.people.ana}', '${what}')`)
const claim = async () =>
  (await scene.rows<{ answer: Claimed[] }>(`select public.work_to_plan('${today}') as answer`))[0]!.answer
const row = (period: string, inDays: number) => ({
  period,
  due: addDays(today, inDays),
  act_by: addDays(today, inDays),
})
async function make(claimed: Claimed[], rows: object[] = [row('2026-11', 10), row('2026-12', 40)]) {
  const made = claimed.map((one) => ({ ...one, rows: one.cycle === null ? [] : rows }))
  const [answer] = await scene.rows<{ changed: number }>(
    `select public.make_work('${today}', ${quoted(made)}) as changed`,
  )
  return answer!.changed
}
const kept = (client = scene.people.ana) =>
  scene.rows<Work>(`select id, name, period, due::text, state, version from public.obligations
    where user_id = '${client}' order by due`)
const stepsOf = async (id: string) =>
  (
    await scene.ask<{ steps: { place: number; title: string; by: string | null; at: string | null }[] }>(
      'admin',
      `obligation_detail('${id}')`,
    )
  ).steps

beforeEach(async () => {
  await scene.run(`delete from public.obligations; delete from private.work_templates; delete from private.non_business_days;
    update public.user_approval_status set status = 'approved' where user_id in ('${scene.people.ana}', '${scene.people.luis}')`)
  template = randomUUID()
  await save(close)
})

describe('a work template', () => {
  test('is stored once, and changed only from its present version', async () => {
    expect(await save(close)).toBe(1)
    expect(await save({ ...close, name: 'Cierre mensual' }, 1)).toBe(2)
    expect(
      await scene.refusal('admin', `save_work_template('${template}', ${quoted(close)}, 1)`),
    ).toMatchObject({
      message: 'conflict',
    })
    const { templates } = await scene.ask<{ templates: object[] }>('advisor', 'work_templates()')
    expect(templates).toMatchObject([
      { name: 'Cierre mensual', steps: close.steps, version: 2, clients: 0, archived: false },
    ])
  })

  test.each([
    ['a day that no month has', { day: 32, dayKind: 'calendar' }],
    ['a business day that not every month has', { day: 21 }],
    ['a step without words', { steps: [' '] }],
    ['a reviewer who is no member', { reviewer: randomUUID() }],
    ['another rhythm', { cycle: 'week' }],
  ])('with %s is refused', async (_, more) => {
    const call = `save_work_template('${randomUUID()}', ${quoted({ ...close, ...more })})`
    expect(await scene.refusal('admin', call)).toMatchObject({ message: 'invalid-input' })
  })

  test('is written only by administrators, and advisors use it only for their own clients', async () => {
    expect(
      await scene.refusal('advisor', `save_work_template('${template}', ${quoted(close)}, 1)`),
    ).toMatchObject({ message: 'admin-only' })
    const { ana, luis } = scene.people
    expect(await apply([ana, luis], 'advisor')).toEqual([{ client: luis, code: 'not-found' }])
    const read = await scene.ask<{ clients: object[] }>('other', `work_template('${template}')`)
    expect(read.clients).toEqual([])
    expect(await scene.refusal('other', `change_client_work('${template}', '${ana}', 'end')`)).toMatchObject({
      message: 'not-found',
    })
  })
})

describe('the work that a template makes', () => {
  beforeEach(async () => void (await apply([scene.people.ana])))

  test('is made once per period, with its steps, hours and reviewer', async () => {
    await save({ ...close, reviewer: scene.people.advisor }, 1)
    const claimed = await claim()
    expect(claimed).toMatchObject([{ client: scene.people.ana, cycle: 'month', since: today }])
    expect(await make(claimed)).toBe(2)
    expect(await make(claimed)).toBe(0)
    expect(await claim()).toEqual([])
    const works = await kept()
    expect(works).toMatchObject([
      { name: 'Cierre del mes', period: '2026-11', state: 'not-started', version: 1 },
      { period: '2026-12' },
    ])
    const detail = await scene.ask<{ row: object }>('advisor', `obligation_detail('${works[0]!.id}')`)
    expect(detail).toMatchObject({ clientSees: false })
    expect(detail.row).toMatchObject({ hours: 2.5, reviewer: scene.people.advisor, steps: [0, 2] })
    expect((await stepsOf(works[0]!.id)).map(({ title }) => title)).toEqual(close.steps)
  })

  test('is computed again if somebody changed the template meanwhile', async () => {
    const claimed = await claim()
    await save({ ...close, name: 'Cierre contable' }, 1)
    expect(await make(claimed)).toBe(0)
    expect(await make(await claim())).toBe(2)
    expect(await kept()).toMatchObject([{ name: 'Cierre contable' }, {}])
  })

  test('follows its template until somebody begins it, and then stays as it is', async () => {
    await make(await claim())
    const [begun] = await kept()
    await scene.ask('admin', `tick_step('${begun!.id}', 1, true)`)
    await save({ ...close, name: 'Cierre contable', steps: ['Causar', 'Conciliar', 'Revisar'] }, 1)
    await make(await claim(), [row('2026-11', 12), row('2026-12', 42), row('2027-01', 70)])
    const works = await kept()
    expect(works).toMatchObject([
      { name: 'Cierre del mes', due: addDays(today, 10) },
      { name: 'Cierre contable', due: addDays(today, 42) },
      { name: 'Cierre contable' },
    ])
    expect(await stepsOf(works[1]!.id)).toHaveLength(3)
    expect(await stepsOf(begun!.id)).toMatchObject([{ by: expect.any(String) }, { by: null }])
  })

  test('is deleted when the client pauses, unless somebody changed it, and comes back later', async () => {
    await make(await claim())
    const [planned] = await kept()
    await scene.ask('admin', `plan_obligation('${planned!.id}', 1, '{"notes":"Pedir extracto"}')`)
    await change('pause')
    await make(await claim())
    expect(await kept()).toMatchObject([{ id: planned!.id }])
    // Null must be refused, because the log would record a change to null as the end of the work.
    const nothing = `change_client_work('${template}', '${scene.people.ana}', null)`
    expect(await scene.refusal('admin', nothing)).toMatchObject({ message: 'invalid-input' })
    await change('resume')
    await make(await claim())
    expect(await kept()).toHaveLength(2)
    await change('end')
    await make(await claim())
    expect(await kept()).toMatchObject([{ id: planned!.id }])
    expect(
      await scene.refusal('admin', `change_client_work('${template}', '${scene.people.ana}', 'resume')`),
    ).toMatchObject({ message: 'invalid-input' })
    await apply([scene.people.ana])
    await make(await claim())
    expect(await kept()).toHaveLength(2)
  })

  test('is deleted when the template is archived or the client leaves, except past work', async () => {
    await make(await claim())
    const [past] = await kept()
    await scene.run(
      `update public.obligations set due = '${addDays(today, -1)}', listed = '${addDays(today, -1)}', act_by = '${addDays(today, -1)}' where id = '${past!.id}'`,
    )
    await scene.run(
      `update public.user_approval_status set status = 'rejected' where user_id = '${scene.people.ana}'`,
    )
    await make(await claim())
    expect(await kept()).toMatchObject([{ id: past!.id }])
    await scene.run(
      `update public.user_approval_status set status = 'approved' where user_id = '${scene.people.ana}'`,
    )
    await make(await claim(), [row('2026-12', 40)])
    expect(await kept()).toHaveLength(2)
    await scene.ask('admin', `archive_work_template('${template}', true)`)
    await make(await claim())
    expect(await kept()).toMatchObject([{ id: past!.id }])
    expect(
      await scene.refusal('admin', `apply_work_template('${template}', '{${scene.people.luis}}')`),
    ).toMatchObject({ message: 'not-found' })
  })

  test('is computed again when the firm adds a day off', async () => {
    await make(await claim())
    await scene.run(
      `insert into private.non_business_days (day, name, scope, norm) values ('${addDays(today, 3)}', 'Día cívico', 'national', 'Decreto')`,
    )
    expect(await claim()).toHaveLength(1)
  })

  test('stays when the obligations of the tax profile are planned again', async () => {
    await make(await claim())
    await scene.run(`insert into private.obligation_plans (account, planned_on) values ('${scene.people.ana}', null)
      on conflict (account) do update set planned_on = null, claim = null, claimed_until = null`)
    const [{ answer } = { answer: null }] = await scene.rows<{ answer: { claim: string } | null }>(
      'select public.claim_obligation_plans() as answer',
    )
    await scene.rows(
      `select public.merge_obligations('${answer!.claim}', ${quoted([{ accounts: [scene.people.ana], duties: [] }])})`,
    )
    expect(await kept()).toHaveLength(2)
  })
})

describe('a client', () => {
  const seen = async () => {
    const { rows } = await scene.ask<{ rows: object[] }>('ana', 'my_calendar(null)')
    expect(await scene.read('ana', 'obligations')).toHaveLength(rows.length)
    return rows
  }

  test('sees work if the template says so', async () => {
    await apply([scene.people.ana])
    await make(await claim())
    expect(await seen()).toEqual([])
    await save({ ...close, clientSees: true }, 1)
    await make(await claim())
    expect(await seen()).toMatchObject([{ name: 'Cierre del mes', norm: null }, {}])
  })
})

test('members who see the client tick and untick steps, each time with a line of history', async () => {
  await apply([scene.people.ana])
  await make(await claim())
  const [work] = await kept()
  const tick = (place: number, done: boolean) => `tick_step('${work!.id}', ${place}, ${done})`
  await scene.ask('advisor', tick(1, true))
  await scene.ask('advisor', tick(1, true))
  expect(await stepsOf(work!.id)).toMatchObject([{ by: 'Laura Gómez' }, { by: null, at: null }])
  await scene.ask('advisor', tick(1, false))
  const { history } = await scene.ask<{ history: object[] }>('admin', `obligation_detail('${work!.id}')`)
  expect(history).toHaveLength(2)
  for (const [who, call, message] of [
    ['other', tick(1, true), 'not-found'],
    ['advisor', tick(9, true), 'not-found'],
    ['ana', tick(1, true), 'staff-only'],
  ] as const)
    expect(await scene.refusal(who, call)).toMatchObject({ message })
})

test('work of a template can be finished without a receipt number', async () => {
  await apply([scene.people.ana])
  await make(await claim())
  const [work] = await kept()
  await scene.ask('admin', `file_obligation('${work!.id}', 1, '', '${today}')`)
  // The page sends the request again, as it does when the first answer was lost.
  await scene.ask('admin', `file_obligation('${work!.id}', 1, '', '${today}')`)
  expect((await kept())[0]).toMatchObject({ state: 'filed' })
})
