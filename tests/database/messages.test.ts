import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { must, succeed } from '../support/contract-people'
import { openSharedTarget } from '../support/contract-target'
import { createFixtures, type Fixtures } from './fixtures'

describe('messages', () => {
  let fixtures: Fixtures
  beforeAll(async () => {
    fixtures = await createFixtures(await openSharedTarget())
  })
  afterAll(() => fixtures.target.stop())

  const id = randomUUID
  type MessageInput = {
    message?: string
    thread?: string
    body?: string
    documents?: string[]
    subject?: string
  }
  const client = () => fixtures.people.clientA.client
  const send = (what: MessageInput = {}) =>
    client().rpc('send_message', { message: id(), thread: id(), body: 'Hola', subject: 'Asunto', ...what })
  const answer = (thread: string, what: MessageInput = {}) =>
    fixtures.people.admin.client.rpc('answer_message', { message: id(), body: 'Con gusto', ...what, thread })
  const threadOf = async (thread: string) =>
    must(await client().from('message_threads').select('*').eq('id', thread).single())
  const open = async () => must(await send()).thread_id
  const read = async (thread: string) => succeed(await client().rpc('read_thread', { thread }))
  const mailsAbout = async (thread: string) =>
    must(
      await fixtures.service
        .from('outbox')
        .select('id, status, next_at, payload')
        .eq('payload->data->>thread', thread)
        .order('created_at'),
    )
  const minutes = (from: string) => (Date.parse(from) - Date.now()) / 60_000

  describe('a conversation', () => {
    test('begins with its first message, counts unread messages on both sides and stores when they were read', async () => {
      const thread = await open()
      expect(await threadOf(thread)).toMatchObject({ message_count: 1, client_unread: 0, firm_unread: 1 })
      must(await answer(thread))
      must(await answer(thread))
      expect(await threadOf(thread)).toMatchObject({ message_count: 3, client_unread: 2 })
      await read(thread)
      expect(await threadOf(thread)).toMatchObject({ client_unread: 0, firm_unread: 1 })
      const unread = must(
        await client().from('messages').select('author').eq('thread_id', thread).is('read_at', null),
      )
      expect(unread).toEqual([{ author: 'client' }])
      succeed(await fixtures.people.admin.client.rpc('read_thread_as_firm', { thread }))
      const kept = must(await client().from('messages').select('author, read_at').eq('thread_id', thread))
      expect(kept.filter(({ read_at }) => read_at === null)).toEqual([])
      expect(await threadOf(thread)).toMatchObject({ firm_unread: 0 })
    })

    test('keeps the author’s name with each message, and a member without a name writes as the firm', async () => {
      const { admin } = fixtures.people
      const thread = await open()
      must(await answer(thread))
      const named = (name: string) =>
        admin.client.rpc('change_member', {
          member: admin.id,
          member_role: 'admin',
          member_name: name,
          expected: 'admin',
        })
      succeed(await named('Diana Cárdenas'))
      must(await answer(thread))
      succeed(await named(''))
      succeed(await client().rpc('save_profile', { full_name: 'Ana Ruiz', phone_number: '' }))
      must(await send({ thread }))
      const kept = must(
        await client().from('messages').select('author_name').eq('thread_id', thread).order('created_at'),
      )
      expect(kept.map(({ author_name }) => author_name)).toEqual([
        'Ana Prueba',
        null,
        'Diana Cárdenas',
        'Ana Ruiz',
      ])
    })

    test('stores a message that is sent eight times at once only once, with the same answer each time', async () => {
      const message = { message: id(), thread: id() }
      const answers = await Promise.all(Array.from({ length: 8 }, () => send(message)))
      expect(new Set(answers.map((one) => must(one).created_at)).size).toBe(1)
      expect(await threadOf(message.thread)).toMatchObject({ message_count: 1, firm_unread: 1 })
    })

    test('refuses another text under the id of a message', async () => {
      const message = { message: id(), thread: id() }
      must(await send(message))
      expect((await send({ ...message, body: 'Otra cosa' })).error?.message).toBe('key-reused')
      const elsewhere = await send({ message: message.message, thread: id() })
      expect(elsewhere.error?.message).toBe('key-reused')
    })

    test('orders messages of both sides at the same time by the server’s clock', async () => {
      const thread = await open()
      await Promise.all(Array.from({ length: 12 }, (_, n) => (n % 2 ? answer(thread) : send({ thread }))))
      const kept = must(await client().from('messages').select('created_at').eq('thread_id', thread))
      expect(new Set(kept.map(({ created_at }) => created_at)).size).toBe(13)
      expect(await threadOf(thread)).toMatchObject({ message_count: 13, client_unread: 6, firm_unread: 7 })
    })

    test('of another client, or an unknown one, is not found', async () => {
      const foreign = fixtures.belongings.clientB.threadId
      expect((await send({ thread: foreign })).error?.message).toBe('not-found')
      const unnamed = await client().rpc('send_message', { message: id(), thread: id(), body: 'Hola' })
      expect(unnamed.error?.message).toBe('not-found')
      expect((await client().rpc('read_thread', { thread: foreign })).error?.message).toBe('not-found')
      expect((await answer(id())).error?.message).toBe('not-found')
      expect(must(await client().from('messages').select('id').eq('thread_id', foreign))).toEqual([])
    })

    test.each([
      ['blank', { body: ' \n\t ' }],
      ['too long', { body: 'x'.repeat(4001) }],
      ['under a blank subject', { subject: '  ' }],
    ])('refuses a message that is %s', async (_what, body) => {
      expect((await send(body)).error?.code).toBe('23514')
    })

    test('takes at most 60 messages in an hour, also when many come at once, not counting repetitions', async () => {
      const { client: db } = fixtures.people.clientB
      const thread = fixtures.belongings.clientB.threadId
      const first = { message: id(), thread, body: 'Hola' }
      must(await db.rpc('send_message', first))
      const more = await Promise.all(
        Array.from({ length: 70 }, () => db.rpc('send_message', { ...first, message: id() })),
      )
      const refused = more.flatMap(({ error }) => (error ? [error] : []))
      expect(refused).toHaveLength(12)
      expect(new Set(refused.map(({ message }) => message))).toEqual(new Set(['message-limit']))
      expect(Number(refused[0]?.details)).toBeGreaterThan(3500)
      must(await db.rpc('send_message', first))
    })
  })

  describe('the files of a message', () => {
    test('are documents of the client, listed with the message in order', async () => {
      const { documentId } = fixtures.belongings.clientA
      const sent = must(await send({ body: '', documents: [documentId] }))
      expect(sent.files).toMatchObject([{ id: documentId, name: 'factura.pdf', type: 'application/pdf' }])
      must(await answer(sent.thread_id, { body: '', documents: [documentId] }))
    })

    test('cannot be another client’s file, a task, or one file too many', async () => {
      const task = must(await client().from('documents').select('id').eq('kind', 'task').limit(1).single())
      const own = fixtures.belongings.clientA.documentId
      const other = fixtures.belongings.clientB.documentId
      for (const documents of [[other], [task.id], [own, other], Array<string>(6).fill(own)])
        expect((await send({ documents })).error?.message).toBe('not-found')
      const thread = await open()
      expect((await answer(thread, { documents: [other] })).error?.message).toBe('not-found')
    })
  })

  describe('the mail about an answer', () => {
    test('waits while the client is online, and is cancelled when the client reads the answer', async () => {
      const thread = await open()
      must(await answer(thread))
      const [mail] = await mailsAbout(thread)
      expect(minutes(mail?.next_at ?? '')).toBeGreaterThan(2)
      await read(thread)
      expect(await mailsAbout(thread)).toEqual([])
    })

    test('is one for several answers, and the next one comes at least an hour later', async () => {
      const thread = await open()
      for (let n = 0; n < 3; n++) must(await answer(thread))
      const [mail, ...others] = await mailsAbout(thread)
      expect(others).toEqual([])
      expect(mail?.payload).toMatchObject({ template: 'message-answered', to: fixtures.people.clientA.email })
      const done = { status: 'done', done_at: new Date().toISOString() } as const
      must(await fixtures.service.from('outbox').update(done).eq('id', mail!.id).select())
      must(await answer(thread))
      must(await answer(thread))
      const [, second, ...more] = await mailsAbout(thread)
      expect(more).toEqual([])
      expect(minutes(second?.next_at ?? '')).toBeGreaterThan(59)
      await read(thread)
      must(await answer(thread))
      const [, third] = await mailsAbout(thread)
      expect(minutes(third?.next_at ?? '')).toBeGreaterThan(58)
    })

    test('is sent once for an answer that arrives twice, which is logged once too', async () => {
      const thread = await open()
      const message = id()
      must(await answer(thread, { message }))
      must(await answer(thread, { message }))
      expect(await mailsAbout(thread)).toHaveLength(1)
      const { client: staff } = fixtures.people.admin
      const logged = must(
        await staff.from('audit_log').select('action, target, actor').eq('after->>thread', thread),
      )
      const row = {
        action: 'message.answered',
        target: fixtures.people.clientA.id,
        actor: fixtures.people.admin.id,
      }
      expect(logged).toEqual([row])
    })
  })
})
