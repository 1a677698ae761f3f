import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addDays, bogotaDay } from '@/lib/calendar/civil-day'
import { openReviewScene, type ReviewScene } from './review-scene'

let scene: ReviewScene
beforeAll(async () => void (scene = await openReviewScene()))
afterAll(() => scene?.close())

type Who = 'ana' | 'advisor' | 'other' | 'admin'
type Row = { id: string; obligation: string; responsible: string | null; version: number }
type Matrix = {
  clients: { id: string; title: string }[]
  rows: Row[]
  left: { obligation: string; left: number; all: number; waiting: number; done: number }[]
  after: [string, string] | null
  counts: Record<string, number>
}
type List = { rows: Row[]; after: [string, string] | null }

const today = bogotaDay(new Date())
const month = '2027-03'
const ids = { ana: '', luis: '', late: '', done: '' }

beforeEach(async () => {
  await scene.run(
    `delete from public.obligations; delete from private.client_advisors where advisor = '${scene.people.other}'`,
  )
  for (const name of Object.keys(ids) as (keyof typeof ids)[]) ids[name] = randomUUID()
  await insert(ids.ana, 'ana', 'withholding', '2027-03-10')
  await insert(ids.luis, 'luis', 'withholding', '2027-03-12')
  await insert(ids.done, 'ana', 'vat-bimonthly', '2027-03-15', `'filed'`)
  await insert(ids.late, 'luis', 'local-withholding', addDays(today, -3))
})
const insert = (
  id: string,
  client: 'ana' | 'luis',
  obligation: string,
  due: string,
  state = `'not-started'`,
) =>
  scene.run(`insert into public.obligations (id, user_id, obligation, period, listed, due, act_by, date_state, norm, source, state, filed_on)
    values ('${id}', '${scene.people[client]}', '${obligation}', '2027-02', '${due}', '${due}', '${due}', 'computed', 'Norma', 'Fuente',
      ${state}, case when ${state} = 'filed' then date '2027-03-01' end)`)

/** Makes Iván an advisor of the client, and thus responsible for obligations that have no responsible member. */
const assignOther = (client: 'ana' | 'luis') =>
  scene.run(
    `insert into private.client_advisors (client, advisor) values ('${scene.people[client]}', '${scene.people.other}')`,
  )
const matrix = (who: Who, wanted: object = {}, size = 25) =>
  scene.ask<Matrix>(who, `work_matrix('${JSON.stringify({ month, ...wanted })}', ${size})`)
const list = (who: Who, wanted: object = {}, size = 50) =>
  scene.ask<List>(who, `work_list('${JSON.stringify({ month, ...wanted })}', ${size})`)
const plan = (who: Who, id: string, seen: number, wanted: object) =>
  scene.ask<number>(who, `plan_obligation('${id}', ${seen}, '${JSON.stringify(wanted)}')`)

test('the filter offers the kinds of work that clients have, and templates by name', async () => {
  const template = randomUUID()
  await scene.run(`insert into private.work_templates (id, name, cycle, month_after, day_kind, day)
    values ('${template}', 'Cierre', 'month', 1, 'business', 5)`)
  const kinds = async () => (await scene.ask<{ kinds: unknown[] }>('admin', `work_list('{}')`)).kinds
  const used = ['local-withholding', 'vat-bimonthly', 'withholding'].map((id) => ({ id, name: null }))
  expect(await kinds()).toEqual(used)
  for (const [id, name] of [
    [`own:${randomUUID()}`, 'Certificado'],
    [`work:${template}`, 'Cierre'],
  ])
    await scene.run(`insert into public.obligations (id, user_id, obligation, name, period, listed, due, act_by)
      select gen_random_uuid(), user_id, '${id}', '${name}', period, listed, due, act_by
      from public.obligations where id = '${ids.ana}'`)
  expect(await kinds()).toEqual([...used, { id: `work:${template}`, name: 'Cierre' }])
})

describe('the work matrix of a month', () => {
  test('has each client once with all obligations of the month, the open rest of each column, and counts', async () => {
    const { clients, rows, left, counts, after } = await matrix('admin')
    expect(clients.map(({ id }) => id).toSorted()).toEqual([scene.people.ana, scene.people.luis].toSorted())
    expect(rows.map(({ id }) => id)).toEqual([ids.ana, ids.luis, ids.done])
    expect(left.find(({ obligation }) => obligation === 'withholding')).toMatchObject({ left: 2 })
    expect(left.find(({ obligation }) => obligation === 'vat-bimonthly')).toMatchObject({ left: 0 })
    expect(counts).toMatchObject({ open: 2, filed: 1, overdue: 1, today: 0 })
    expect(after).toBeNull()
  })

  test.each(['admin', 'advisor'] as const)('counts the month of each column for an %s', async (who) => {
    await scene.run(`update public.obligations set state = 'waiting' where id = '${ids.ana}'`)
    const { left } = await matrix(who)
    const of = (kind: string) => left.find(({ obligation }) => obligation === kind)
    expect(of('withholding')).toMatchObject(
      who === 'admin' ? { all: 2, waiting: 1, done: 0 } : { all: 1, waiting: 1, done: 0 },
    )
    if (who === 'admin') expect(of('vat-bimonthly')).toMatchObject({ all: 1, waiting: 0, done: 1 })
    await scene.run(`update public.obligations set state = 'not-started' where id = '${ids.ana}'`)
  })

  test('continues on the next page after the last client', async () => {
    const first = await matrix('admin', {}, 1)
    const second = await matrix('admin', { cursor: first.after }, 1)
    expect([...first.clients, ...second.clients].map(({ id }) => id).toSorted()).toEqual(
      [scene.people.ana, scene.people.luis].toSorted(),
    )
    expect(second.after).toBeNull()
  })

  test('shows overdue obligations of any month, and no others outside the month', async () => {
    const { clients, rows } = await matrix('admin', { state: 'overdue' })
    expect(clients.map(({ id }) => id)).toEqual([scene.people.luis])
    expect(rows.map(({ id }) => id)).toEqual([ids.late])
  })

  test.each<[string, object, ('ana' | 'luis')[]]>([
    ['a state', { state: 'filed' }, ['ana']],
    ['a kind of obligation', { kind: 'vat-bimonthly' }, ['ana']],
    ['letters of a client', { search: 'luis@' }, ['luis']],
    ['what nobody has', { search: 'inexistente' }, []],
  ])('can be narrowed to %s', async (_, wanted, people) => {
    const { clients } = await matrix('admin', wanted)
    expect(clients.map(({ id }) => id)).toEqual(people.map((name) => scene.people[name]))
  })

  test('shows an advisor their own clients, an advisor without clients nobody, and a client nothing', async () => {
    expect((await matrix('advisor')).clients.map(({ id }) => id)).toEqual([scene.people.ana])
    expect(await matrix('other')).toMatchObject({ clients: [], rows: [], counts: { open: 0 } })
    expect(await scene.refusal('ana', 'work_matrix()')).toMatchObject({ message: 'staff-only' })
  })
})

test('the list by day has open obligations, page by page', async () => {
  const first = await list('admin', {}, 1)
  expect(first.rows.map(({ id }) => id)).toEqual([ids.ana])
  const second = await list('admin', { cursor: first.after }, 1)
  expect(second).toMatchObject({ rows: [{ id: ids.luis }], after: null })
})

test('an obligation’s responsible member is the chosen one, else the client’s advisor, in lists and workload', async () => {
  await plan('admin', ids.luis, 1, { responsible: scene.people.admin, hours: 2.5 })
  const of = async (advisor: string) => (await list('admin', { advisor })).rows.map(({ id }) => id)
  expect(await of(scene.people.advisor)).toEqual([ids.ana])
  expect(await of(scene.people.admin)).toEqual([ids.luis])
  expect(await of('nobody')).toEqual([])
  const { rows } = await scene.ask<{ rows: object[] }>('admin', `work_load('{"month":"${month}"}')`)
  expect(rows).toEqual([
    expect.objectContaining({
      member: scene.people.advisor,
      open: 1,
      done: 1,
      hours: 0,
      unestimated: 1,
      clients: 1,
    }),
    expect.objectContaining({ member: scene.people.admin, open: 1, hours: 2.5, unestimated: 0, clients: 0 }),
  ])
})

test('an advisor does not see how many other clients a colleague has', async () => {
  await assignOther('ana')
  await assignOther('luis')
  await plan('admin', ids.ana, 1, { responsible: scene.people.other })
  const clientsOf = async (who: Who) => {
    const { rows } = await scene.ask<{ rows: { member: string; clients: number }[] }>(
      who,
      `work_load('{"month":"${month}"}')`,
    )
    return rows.find(({ member }) => member === scene.people.other)?.clients
  }
  expect(await clientsOf('admin')).toBe(1)
  expect(await clientsOf('advisor')).toBe(0)
})

test('an obligation says how many invoices DIAN’s lists of its period have, for its own client only', async () => {
  await scene.run(`insert into public.dian_months (user_id, month, first_day, last_day, file_name, listed_by, dian_purchases, our_purchases)
    select person, to_char(day, 'YYYY-MM'), day, day, 'listado.xlsx', 'Laura Gómez', 41, 38
    from unnest('{${scene.people.ana},${scene.people.luis}}'::uuid[]) person,
      (select private.period_begins(o.period) as first from public.obligations o where o.id = '${ids.ana}') p,
      unnest(array[p.first - 1, p.first]) day`)
  const { known } = await scene.ask<{ known: object[] }>('advisor', `obligation_detail('${ids.ana}')`)
  expect(known).toEqual([{ month: expect.any(String), dian: 41, ours: 38 }])
})

describe('the plan of an obligation', () => {
  test('stores the members, day, hours and notes, and the history says what changed', async () => {
    await assignOther('ana')
    const wanted = {
      responsible: scene.people.other,
      reviewer: scene.people.admin,
      internal_date: '2027-03-05',
      hours: 3,
      notes: 'Pedir extracto',
    }
    expect(await plan('advisor', ids.ana, 1, wanted)).toBe(2)
    expect(await plan('advisor', ids.ana, 2, { notes: null })).toBe(3)
    const detail = await scene.ask<{ row: object; history: object[] }>(
      'advisor',
      `obligation_detail('${ids.ana}')`,
    )
    expect(detail.row).toMatchObject({
      responsible: scene.people.other,
      internalDate: '2027-03-05',
      hours: 3,
      notes: null,
      version: 3,
    })
    expect(detail.history).toMatchObject([
      { by: 'Laura Gómez', before: { notes: 'Pedir extracto' }, after: { notes: null } },
      { by: 'Laura Gómez', after: { hours: 3, internal_date: '2027-03-05' } },
    ])
  })

  test('is not saved over a colleague’s change, and the member sees who was faster', async () => {
    await plan('advisor', ids.ana, 1, { hours: 1 })
    expect(await scene.refusal('admin', `plan_obligation('${ids.ana}', 1, '{"hours":2}')`)).toMatchObject({
      message: 'conflict',
      detail: { by: 'Laura Gómez' },
    })
  })

  test.each([
    ['a member who is none', () => ({ responsible: scene.people.luis })],
    ['a column that is no plan', () => ({ receipt_value: 1 })],
  ])('is refused with %s', async (_, wanted) => {
    const call = `plan_obligation('${ids.ana}', 1, '${JSON.stringify(wanted())}')`
    expect(await scene.refusal('advisor', call)).toMatchObject({ message: 'invalid-input' })
  })

  test.each(['responsible', 'reviewer'])(
    'cannot name a %s member who could not open the obligation',
    async (field) => {
      const call = (version: number) =>
        `plan_obligation('${ids.ana}', ${version}, '${JSON.stringify({ [field]: scene.people.other })}')`
      expect(await scene.refusal('admin', call(1))).toMatchObject({ message: 'not-their-client' })
      await assignOther('ana')
      expect(await scene.ask('admin', call(1))).toBe(2)
      // A member who stops working for a client loses the client's obligations and can be assigned none of them.
      await scene.run(`delete from private.client_advisors where advisor = '${scene.people.other}'`)
      expect(await scene.refusal('admin', call(3))).toMatchObject({ message: 'not-their-client' })
      expect(await plan('admin', ids.ana, 3, { hours: 1 })).toBe(4)
    },
  )

  test('offers the members of the client and the administrators', async () => {
    const { row, members } = await scene.ask<{ row: object; members: object[] }>(
      'admin',
      `obligation_detail('${ids.ana}')`,
    )
    expect(row).toMatchObject({ advisors: [scene.people.advisor] })
    expect(members).toContainEqual({ id: scene.people.admin, name: 'admin', admin: true })
    expect(members).toContainEqual({ id: scene.people.other, name: 'Iván Rojas', admin: false })
  })

  test.each<Who>(['other'])('cannot be read or changed by %s for another advisor’s client', async (who) => {
    expect(await scene.refusal(who, `obligation_detail('${ids.ana}')`)).toMatchObject({
      message: 'not-found',
    })
    expect(await scene.refusal(who, `plan_obligation('${ids.ana}', 1, '{}')`)).toMatchObject({
      message: 'not-found',
    })
  })
})

describe('changing many obligations at once', () => {
  const change = (who: Who, items: object[], wanted: object) =>
    scene.ask<object[]>(who, `change_obligations('${JSON.stringify(items)}', '${JSON.stringify(wanted)}')`)

  test('changes what it can and names the others', async () => {
    await plan('admin', ids.luis, 1, { hours: 1 })
    const items = [ids.ana, ids.luis].map((obligation) => ({ obligation, seen: 1 }))
    const refused = await change('admin', items, { plan: { responsible: scene.people.admin } })
    expect(refused).toEqual([
      { obligation: ids.luis, code: 'conflict', by: expect.any(String), at: expect.any(String) },
    ])
    const { rows } = await list('admin')
    expect(rows.map(({ id, responsible }) => [id, responsible])).toEqual([
      [ids.ana, scene.people.admin],
      [ids.luis, null],
    ])
  })

  test('gives no work to a member who could not open it, and names these obligations', async () => {
    await assignOther('luis')
    const items = [ids.ana, ids.luis].map((obligation) => ({ obligation, seen: 1 }))
    expect(await change('admin', items, { plan: { responsible: scene.people.other } })).toEqual([
      { obligation: ids.ana, code: 'not-their-client' },
    ])
    const { rows } = await list('admin', { advisor: scene.people.other })
    expect(rows.map(({ id }) => id)).toEqual([ids.luis])
  })
})
