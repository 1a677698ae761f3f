import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listPageShape, threadShape } from '@/lib/messages/inbox-queries'
import { must, register, registerAdvisor, decide, succeed, type Person } from '../support/contract-people'
import { openSharedTarget } from '../support/contract-target'
import { createFixtures, type Fixtures } from './fixtures'

let fixtures: Fixtures
let client: Person
let second: Person
beforeAll(async () => {
  fixtures = await createFixtures(await openSharedTarget())
  client = await register(fixtures.target, 'buzon')
  await decide(fixtures.people.admin, client, 'approved')
  second = await registerAdvisor(fixtures.target)
  const advisors = [fixtures.people.advisor.id, second.id]
  succeed(await fixtures.people.admin.client.rpc('set_advisors', { client: client.id, advisors }))
})
afterAll(() => fixtures.target.stop())

const id = randomUUID
const member = () => fixtures.people.advisor
const write = async (body: string, thread: string = id()) =>
  must(
    await client.client.rpc('send_message', { message: id(), thread, body: body, subject: 'Una pregunta' }),
  ).thread_id
const list = async (wanted: object, who = member(), size = 100) =>
  listPageShape.parse(must(await who.client.rpc('inbox_page', { wanted: wanted as never, page_size: size })))
const ids = async (wanted: object, who = member()) => (await list(wanted, who)).rows.map((row) => row.id)
const detail = async (thread: string, who = member()) =>
  threadShape.parse(must(await who.client.rpc('inbox_thread', { thread })))
const answer = (thread: string, more: { seen?: string; message?: string } = {}, who = member()) =>
  who.client.rpc('answer_message', { message: id(), thread, body: 'Con gusto', ...more })
const read = async (thread: string) => succeed(await member().client.rpc('read_thread_as_firm', { thread }))

describe('the inbox of messages', () => {
  test('shows an advisor the conversations of their clients, and an administrator all conversations', async () => {
    const foreign = fixtures.belongings.clientB.threadId
    const thread = await write('Hola')
    expect(await ids({})).toContain(thread)
    expect(await ids({})).not.toContain(foreign)
    expect(await ids({}, fixtures.people.admin)).toEqual(expect.arrayContaining([thread, foreign]))
    expect(await ids({ client: fixtures.people.clientB.id })).toEqual([])
    const lists = await list({ search: 'buenos dias' })
    expect(lists.rows.map((row) => row.id)).not.toContain(foreign)
  })

  test('filters unread, open and closed conversations and those that the member handles', async () => {
    const thread = await write('Hola')
    expect(await ids({ state: 'unread' })).toContain(thread)
    const before = (await list({})).unread
    await read(thread)
    expect(await ids({ state: 'unread' })).not.toContain(thread)
    expect((await list({})).unread).toBe(before - 1)
    expect(await ids({ mine: true })).not.toContain(thread)
    succeed(await member().client.rpc('assign_thread', { thread, member: member().id }))
    expect(await ids({ mine: true })).toContain(thread)
    succeed(await member().client.rpc('close_thread', { thread, closed: true }))
    expect(await ids({ state: 'open' })).not.toContain(thread)
    expect(await ids({ state: 'closed' })).toContain(thread)
  })

  test('is searched by words of a message, subject, name, company and NIT, without accents', async () => {
    const thread = await write('La retención en la fuente de Óscar quedó en 2.842.910')
    succeed(await client.client.rpc('save_profile', { full_name: 'Lucía Ñáñez', phone_number: '' }))
    const company = { company_name: 'Panadería del Río S.A.S.', company_nit: '900108281', company_digit: 3 }
    must(await client.client.rpc('save_company', company))
    const searches = [
      'RETENCION oscar',
      'lucia nanez',
      'panaderia rio',
      '900.108.281-3',
      '900108281',
      'pregunta',
    ]
    for (const search of searches) expect(await ids({ search }), search).toContain(thread)
    for (const search of ['retencion%', '2842910', '2.842.910'])
      expect(await ids({ search }), search).toContain(thread)
    expect(await ids({ search: 'retencion inexistente' })).toEqual([])
    const [found] = (await list({ search: 'retencion oscar' })).rows
    expect(found?.hit).toContain('retención')
  })

  test('shows every conversation once across its pages', async () => {
    for (let n = 0; n < 5; n++) await write(`Número ${n}`)
    const all = await ids({})
    const paged: string[] = []
    for (let cursor: readonly string[] | null | undefined; cursor !== null;) {
      const page = await list(cursor ? { cursor } : {}, member(), 2)
      paged.push(...page.rows.map((row) => row.id))
      cursor = page.after
    }
    expect(paged).toEqual(all)
  })
})

describe('a reply of the firm', () => {
  test('shows its author to members only', async () => {
    const thread = await write('Hola')
    must(await answer(thread))
    const { items } = await detail(thread)
    expect(items[0]).toMatchObject({ author: 'firm', member: { id: member().id } })
    expect(items[1]).toMatchObject({ author: 'client', member: null })
    const seen = must(await client.client.from('messages').select('*').eq('thread_id', thread))
    expect(JSON.stringify(seen)).not.toContain(member().id)
  })

  test('is refused over a colleague’s newer reply, whose author and time it names, but not over the member’s own', async () => {
    const thread = await write('Hola')
    const seen = (await detail(thread)).items[0]?.at ?? ''
    must(await answer(thread, { seen }))
    must(await answer(thread, { seen }))
    const late = await answer(thread, { seen }, second)
    expect(late.error?.message).toBe('answered-meanwhile')
    expect(JSON.parse(late.error?.details ?? '')).toMatchObject({ name: expect.stringContaining('asesora') })
    const now = (await detail(thread)).items[0]?.at ?? ''
    must(await answer(thread, { seen: now }, second))
  })

  test('that is sent again under its id is stored once, even after other replies', async () => {
    const thread = await write('Hola')
    const seen = (await detail(thread)).items[0]?.at ?? ''
    const message = id()
    must(await answer(thread, { message, seen }, second))
    must(await answer(thread))
    must(await answer(thread, { message, seen }, second))
    expect((await detail(thread)).items).toHaveLength(3)
  })
})

describe('the member who handles a conversation', () => {
  const assign = (thread: string, to: Person | null, expected: Person | null, who = member()) =>
    who.client.rpc('assign_thread', {
      thread,
      ...(to ? { member: to.id } : {}),
      ...(expected ? { expected: expected.id } : {}),
    })

  test('is the first of two who take it at the same moment, and the second sees who has it', async () => {
    const thread = await write('Hola')
    succeed(await assign(thread, member(), null))
    succeed(await assign(thread, member(), null))
    const late = await assign(thread, second, null, second)
    expect(late.error?.message).toBe('assigned-meanwhile')
    expect(JSON.parse(late.error?.details ?? '')).toMatchObject({
      name: expect.any(String),
      seconds: expect.any(Number),
    })
    succeed(await assign(thread, second, member(), second))
    expect((await detail(thread)).thread).toMatchObject({
      assignee: { id: second.id },
      assignedBy: { id: second.id },
    })
    const rows = must(
      await fixtures.people.admin.client.from('audit_log').select('action').eq('after->>thread', thread),
    )
    expect(rows.filter(({ action }) => action === 'message.assigned')).toHaveLength(2)
  })

  test('must see the client, and loses the conversation when they no longer do', async () => {
    const thread = await write('Hola')
    const stranger = await registerAdvisor(fixtures.target)
    expect((await assign(thread, stranger, null)).error?.message).toBe('not-found')
    expect((await assign(thread, fixtures.people.clientB, null)).error?.message).toBe('not-found')
    const advisors = (list: Person[]) =>
      fixtures.people.admin.client.rpc('set_advisors', {
        client: client.id,
        advisors: list.map((one) => one.id),
      })
    succeed(await advisors([member(), second, stranger]))
    succeed(await assign(thread, stranger, null))
    succeed(await advisors([member(), second]))
    expect((await detail(thread)).thread.assignee).toBeNull()
  })
})

describe('a closed conversation', () => {
  test('reopens when the client writes, and cannot be closed over a message that the member has not seen', async () => {
    const thread = await write('Hola')
    const seen = (await detail(thread)).items[0]?.at ?? ''
    await write('Otra cosa', thread)
    const close = (closed: boolean, at: string) =>
      member().client.rpc('close_thread', { thread, closed, seen: at })
    expect((await close(true, seen)).error?.message).toBe('new-message')
    const now = (await detail(thread)).items[0]?.at ?? ''
    succeed(await close(true, now))
    succeed(await close(true, now))
    expect((await detail(thread)).thread.closedAt).not.toBeNull()
    await write('Una más', thread)
    expect((await detail(thread)).thread.closedAt).toBeNull()
    const rows = must(
      await fixtures.people.admin.client.from('audit_log').select('action').eq('after->>thread', thread),
    )
    expect(rows.map(({ action }) => action)).toEqual(['message.closed'])
  })
})

describe('a conversation that the firm starts', () => {
  const begin = (to: Person, more: object = {}) =>
    member().client.rpc('begin_thread_as_firm', {
      message: id(),
      thread: id(),
      client: to.id,
      subject: 'Renta',
      body: 'Hola',
      ...more,
    })

  test('reaches the client at once with one mail, although it is sent twice', async () => {
    const twice = { message: id(), thread: id() }
    must(await begin(client, twice))
    must(await begin(client, twice))
    const mine = must(await client.client.from('message_threads').select('*').eq('id', twice.thread).single())
    expect(mine).toMatchObject({ subject: 'Renta', message_count: 1, client_unread: 1, firm_unread: 0 })
    const mails = must(
      await fixtures.service.from('outbox').select('payload').eq('payload->data->>thread', twice.thread),
    )
    expect(mails.map(({ payload }) => payload)).toMatchObject([
      { template: 'message-begun', to: client.email },
    ])
    expect((await detail(twice.thread)).thread.assignee?.id).toBe(member().id)
    expect((await begin(client, { ...twice, message: id() })).error?.message).toBe('key-reused')
  })

  test('is refused with another advisor’s client and with a person who waits', async () => {
    for (const other of [fixtures.people.clientB, fixtures.people.waitlist])
      expect((await begin(other)).error?.message).toBe('not-found')
    const documents = [fixtures.belongings.clientB.documentId]
    expect((await begin(client, { documents })).error?.message).toBe('not-found')
  })
})

describe('saved answers', () => {
  const save = (answer: string, title: string, body = 'Con gusto.', seen?: number, who = member()) =>
    who.client.rpc('save_answer', { answer, title, body, ...(seen === undefined ? {} : { seen }) })
  const kept = async (answer: string) =>
    must(await member().client.rpc('saved_answers')).find((one) => one.id === answer)

  test('belong to the whole firm, and when two members change one, the second sees a conflict', async () => {
    const answer = id()
    succeed(await save(answer, 'Saludo'))
    succeed(await save(answer, 'Saludo'))
    expect(await kept(answer)).toMatchObject({ title: 'Saludo', revision: 1 })
    succeed(await save(answer, 'Saludo', 'Buenos días.', 1, second))
    expect((await save(answer, 'Saludo', 'Otra cosa.', 1)).error?.message).toBe('conflict')
    expect((await save(id(), 'SALUDÓ')).error?.message).toBe('answer-exists')
    expect((await member().client.rpc('delete_answer', { answer, seen: 1 })).error?.message).toBe('conflict')
    succeed(await member().client.rpc('delete_answer', { answer, seen: 2 }))
    succeed(await member().client.rpc('delete_answer', { answer, seen: 2 }))
    expect(await kept(answer)).toBeUndefined()
    const rows = must(
      await fixtures.people.admin.client
        .from('audit_log')
        .select('action, before, after')
        .like('action', 'saved-answer.%')
        .order('id'),
    )
    expect(rows.map(({ action }) => action)).toEqual([
      'saved-answer.created',
      'saved-answer.changed',
      'saved-answer.deleted',
    ])
  })

  test('have a title of up to 80 characters and a text of up to 4,000', async () => {
    for (const [title, body] of [
      ['', 'x'],
      ['x', ' '],
      ['x'.repeat(81), 'x'],
      ['x', 'x'.repeat(4001)],
    ] as const)
      expect((await save(id(), title, body)).error?.code).toBe('23514')
  })
})
