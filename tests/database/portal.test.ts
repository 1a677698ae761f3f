import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dashboardShape, headerShape } from '@/lib/portal/schema'
import { openReviewScene, type ReviewScene } from './review-scene'

let scene: ReviewScene
beforeAll(async () => void (scene = await openReviewScene()))
afterAll(() => scene?.close())

type Board = {
  todo: {
    items: { kind: string; id: string; words?: string; label?: { party: string; document: string } }[]
    total: number
  }
  start: { described: boolean; booked: boolean } | null
  next: { title: string; status: string }[]
  advisor: string | null
  activity: { kind: string; what: string; invoice: { party: string; document: string } | null }[]
}
type Header = {
  name: string | null
  advisor: string | null
  pending: Record<string, number>
  account: string
  accounts: object[]
}
/** Reads the dashboard from the database, and checks that the site understands the result. */
async function board(who: 'ana' | 'luis', wanted = '{}'): Promise<Board> {
  const answer = await scene.ask<Board>(who, `my_dashboard('${wanted}', 0)`)
  dashboardShape.parse(answer)
  return answer
}
async function header(who: 'ana' | 'luis'): Promise<Header> {
  const answer = await scene.ask<Header>(who, 'my_header()')
  expect(headerShape.parse(answer)).toEqual(answer)
  return answer
}

test('a client who has sent nothing sees the first steps, which of them are done, and the name of their advisor', async () => {
  expect(await board('ana')).toMatchObject({
    todo: { items: [], total: 0 },
    start: { described: false, booked: false },
    next: [],
    advisor: 'Laura Gómez',
  })
  const own = { id: scene.people.ana, nit: null, digit: null, role: 'owner', waiting: null }
  expect(await header('ana')).toEqual({
    name: null,
    advisor: 'Laura Gómez',
    pending: { invoices: 0, messages: 0, appointments: 0, obligations: 0, requests: 0 },
    unseen: 0,
    account: scene.people.ana,
    accounts: [{ ...own, name: expect.stringContaining('@') }],
    own: null,
  })
  await scene.ask('ana', `save_profile('Ana Ruiz', null)`)
  await scene.ask('ana', `save_company('Café Ruiz', '901234567', 7)`)
  expect((await board('ana')).start).toMatchObject({ described: true })
  expect(await header('ana')).toMatchObject({
    name: 'Ana Ruiz',
    accounts: [{ ...own, name: 'Café Ruiz', nit: '901234567', digit: 7 }],
  })
})

test('a client without an advisor sees no advisor’s name and no count of another client’s rows', async () => {
  expect(await header('luis')).toMatchObject({
    name: null,
    advisor: null,
    pending: { invoices: 0, messages: 0, appointments: 0, obligations: 0, requests: 0 },
  })
  expect((await board('luis')).advisor).toBeNull()
})

test('tasks are one list by date, the overdue ones first, without withdrawn invoices', async () => {
  const { ana } = scene.people
  const [old, recent, back] = [
    await scene.invoice('ana', 'vieja.xml', { supplier: `'Papeles del Oriente'`, document_number: `'FE-1'` }),
    await scene.invoice('ana', 'nueva.xml'),
    await scene.invoice('ana', 'retirada.xml'),
  ]
  await scene.run(`
    update public.invoices set status = 'rejected' where id in ('${old}', '${recent}', '${back}');
    update public.invoices set decided_at = now() - interval '9 days' where id = '${old}';
    update public.invoices set decided_at = now() - interval '1 day' where id = '${recent}';
    update public.invoices set withdrawn_at = now() where id = '${back}'`)
  const [thread, meeting] = [randomUUID(), randomUUID()]
  await scene.ask('ana', `send_message('${randomUUID()}', '${thread}', 'Hola', '{}', 'Nómina')`)
  await scene.ask('advisor', `answer_message('${randomUUID()}', '${thread}', 'Ya la vi.')`)
  await scene.run(`
    insert into public.appointments (id, user_id, title, starts_at, ends_at, status)
    select '${meeting}'::uuid, '${ana}'::uuid, 'Cierre', d, d + interval '1 hour', 'proposed' from (select date_trunc('hour', now()) + interval '3 days' as d) x
    union all
    select gen_random_uuid(), '${ana}'::uuid, 'Renta', d, d + interval '1 hour', 'confirmed' from (select date_trunc('hour', now()) + interval '5 days' as d) x`)
  const { todo, next, start } = await board('ana')
  expect(todo.items.map(({ kind, id }) => [kind, id])).toEqual([
    ['rejected', old],
    ['rejected', recent],
    ['message', thread],
    ['appointment', meeting],
  ])
  expect(todo.total).toBe(4)
  expect(todo.items[0]).toMatchObject({ label: { party: 'Papeles del Oriente', document: 'FE-1' } })
  expect(todo.items[2]?.words).toBe('Ya la vi.')
  expect(next.map(({ title, status }) => [title, status])).toEqual([['Renta', 'confirmed']])
  expect(start).toBeNull()
  expect((await header('ana')).pending).toEqual({
    invoices: 2,
    messages: 1,
    appointments: 1,
    obligations: 0,
    requests: 0,
  })
  expect((await board('luis')).todo.total).toBe(0)
})

test('the dashboard shows seven tasks with the total, and more on request', async () => {
  for (let n = 0; n < 6; n++) {
    const id = await scene.invoice('ana')
    await scene.run(`update public.invoices set status = 'rejected', decided_at = now() where id = '${id}'`)
  }
  const short = (await board('ana')).todo
  expect([short.items.length, short.total]).toEqual([7, 10])
  const long = (await board('ana', '{"todo": 100}')).todo
  expect([long.items.length, long.total]).toEqual([10, 10])
  expect(long.items.slice(0, 7)).toEqual(short.items)
})

test('a member sees how much there is to do in each section: an advisor for their clients, an administrator for all', async () => {
  await scene.invoice('ana')
  await scene.invoice('luis')
  await scene.ask('luis', `send_message('${randomUUID()}', '${randomUUID()}', 'Hola', '{}', 'Renta')`)
  const pending = (who: 'advisor' | 'other' | 'admin') =>
    scene.ask<Record<string, number>>(who, 'firm_pending()')
  expect(await pending('admin')).toMatchObject({ invoices: 2, messages: 2, contacts: 0 })
  expect(await pending('advisor')).toMatchObject({ invoices: 1, messages: 1, contacts: 0 })
  expect(await pending('other')).toMatchObject({ invoices: 0, messages: 0, contacts: 0 })
})

test('recent files are named by supplier and number once they have been read', async () => {
  await scene.invoice('luis', 'leida.xml', { supplier: `'Papeles del Oriente'`, document_number: `'FE-7'` })
  const [sent] = (await board('luis')).activity.filter(({ kind }) => kind === 'document-client')
  expect(sent).toMatchObject({
    what: 'leida.xml',
    invoice: { party: 'Papeles del Oriente', document: 'FE-7' },
  })
})

test('a person in several accounts sees how much there is to do in each, without accounts that they left', async () => {
  const { ana, luis } = scene.people
  const join = `insert into private.account_members (account, user_id, role) values ('${luis}', '${ana}', 'reader')`
  await scene.run(join)
  const { account, accounts } = await header('ana')
  expect(account).toBe(ana)
  expect(accounts).toHaveLength(2)
  const waiting = Object.values((await header('luis')).pending).reduce((sum, n) => sum + n, 0)
  expect(accounts).toContainEqual(expect.objectContaining({ id: luis, role: 'reader', waiting }))
  await scene.run(
    `update private.account_members set until = now() where account = '${luis}' and user_id = '${ana}'`,
  )
  expect((await header('ana')).accounts).toHaveLength(1)
})
