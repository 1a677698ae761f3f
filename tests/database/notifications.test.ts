import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openReviewScene, type ReviewScene } from './review-scene'

let scene: ReviewScene
beforeAll(async () => {
  scene = await openReviewScene()
  await join('luis', 'reader')
})
afterAll(() => scene?.close())
beforeEach(() => scene.run('delete from public.notifications'))

type Who = keyof ReviewScene['people']
type Row = {
  id: string
  kind: string
  subject: string
  count: number
  data: Record<string, unknown>
  seen: boolean
  read: boolean
  last_at: string
}
type Page = { rows: Row[]; next: [string, string] | null; unread: number }

const person = (who: Who) => scene.people[who]
const join = (who: Who, role: string) =>
  scene.run(
    `insert into private.account_members (account, user_id, role) values ('${person('ana')}', '${person(who)}', '${role}')`,
  )
const list = (who: Who, wanted: Record<string, unknown> = {}, size = 30) =>
  scene.ask<Page>(who, `my_notifications('${JSON.stringify(wanted)}'::jsonb, ${size})`)
const kinds = async (who: Who, firm = false) =>
  (await list(who, { firm })).rows.map(({ kind }) => kind).sort()
const header = async (who: Who) => (await scene.ask<{ unseen: number }>(who, 'my_header()')).unseen
const pending = async (who: Who) => (await scene.ask<{ unseen: number }>(who, 'firm_pending()')).unseen
const thread = randomUUID()
const write = (who: 'ana' | 'advisor', body = 'Hola') =>
  who === 'ana'
    ? scene.ask(who, `send_message('${randomUUID()}', '${thread}', '${body}', '{}', 'Una pregunta')`)
    : scene.ask(who, `answer_message('${randomUUID()}', '${thread}', '${body}')`)
const document = (owner: Who, name = 'balance.pdf', more = '') =>
  `('${randomUUID()}', '${person(owner)}', '${name}', '/x', '${randomUUID()}', 'application/pdf', 10, 'firm'${more})`
const deliver = (rows: string[]) =>
  scene.run(`insert into public.documents (id, user_id, name, file_path, storage_path, file_type, file_size, uploaded_by)
    values ${rows.join(', ')}`)

describe('one row for each person and subject', () => {
  test('counts new messages while it is unread, and another row begins after it was read', async () => {
    await write('ana')
    await write('ana')
    await write('advisor')
    await write('advisor')
    expect((await list('ana')).rows).toMatchObject([
      { kind: 'message', subject: thread, count: 2, data: { title: 'Una pregunta', by: 'Laura Gómez' } },
    ])
    expect((await list('advisor', { firm: true })).rows).toMatchObject([
      { kind: 'client-message', count: 2, data: { client: 'ana@empresa.example' } },
    ])
    await scene.ask('ana', `read_thread('${thread}')`)
    expect(await list('ana')).toMatchObject({ unread: 0, rows: [{ count: 2, read: true, seen: true }] })
    await write('advisor')
    expect((await list('ana')).rows.map(({ count, read }) => [count, read])).toEqual([
      [1, false],
      [2, true],
    ])
  })

  test('never has the text of a message', async () => {
    await write('ana', 'Son 4.500.000 de Papeles del Oriente')
    const [row] = (await list('advisor', { firm: true })).rows
    expect(JSON.stringify(row)).not.toContain('4.500.000')
  })

  test('tells an advisor about their own clients, and administrators nothing about clients with an advisor', async () => {
    await write('ana')
    expect(await kinds('advisor', true)).toEqual(['client-message'])
    expect(await kinds('other', true)).toEqual([])
    expect(await kinds('admin', true)).toEqual([])
  })

  test('does not tell a reader, who cannot answer, about messages', async () => {
    await write('advisor')
    expect(await kinds('luis')).toEqual([])
  })

  test('does not tell the person who did it', async () => {
    await scene.run(
      `update private.account_members set role = 'assistant' where account = '${person('ana')}' and user_id = '${person('luis')}'`,
    )
    await write('ana')
    expect(await kinds('ana')).toEqual([])
    await scene.run(
      `update private.account_members set role = 'reader' where account = '${person('ana')}' and user_id = '${person('luis')}'`,
    )
  })

  test('counts a thousand files for the people of each account, whatever their roles', async () => {
    await deliver(Array.from({ length: 1000 }, (_, n) => document(n % 2 ? 'ana' : 'luis')))
    expect((await list('ana')).rows).toMatchObject([{ kind: 'document', count: 500 }])
    // Luis is the owner of his own account and a reader in Ana's account, so he is told about the files of both.
    expect((await list('luis')).rows.map(({ count }) => count)).toEqual([500, 500])
    expect(await header('luis')).toBe(2)
  })

  test('is added once for a person who is told for two reasons', async () => {
    await scene.run(
      `select private.notify(array['${person('ana')}', '${person('luis')}', '${person('ana')}']::uuid[], 'filed', '${person('ana')}', gen_random_uuid(), '{}')`,
    )
    expect((await list('ana')).rows).toMatchObject([{ kind: 'filed', count: 1 }])
  })

  test('has a title that is cut at 100 characters, so that a long name does not stop a delivery', async () => {
    await deliver([document('ana', `${'"'.repeat(110)}.pdf`)])
    expect((await list('ana')).rows[0]?.data.title).toHaveLength(100)
  })
})

describe('seen and read notifications', () => {
  test('the badge counts unseen ones and the page lists unread ones, the same on all devices', async () => {
    await deliver([document('ana')])
    await write('advisor')
    expect(await header('ana')).toBe(2)
    const { rows } = await list('ana')
    await scene.ask('ana', `see_notifications('${rows[0]!.last_at}')`)
    expect(await header('ana')).toBe(0)
    expect(await list('ana')).toMatchObject({ unread: 2 })
    await scene.ask('ana', `mark_notification('${rows[0]!.id}', true)`)
    expect((await list('ana', { unread: true })).rows.map(({ id }) => id)).toEqual([rows[1]!.id])
    await scene.ask('ana', `mark_notification('${rows[0]!.id}', false)`)
    expect((await list('ana', { unread: true })).rows).toHaveLength(2)
  })

  test('a notification that comes while the page is open stays unseen and unread', async () => {
    await deliver([document('ana')])
    const until = (await list('ana')).rows[0]!.last_at
    await write('advisor')
    await scene.ask('ana', `see_notifications('${until}')`)
    await scene.ask('ana', `read_notifications('${until}')`)
    expect(await header('ana')).toBe(1)
    expect((await list('ana', { unread: true })).rows).toMatchObject([{ kind: 'message' }])
  })

  test('all can be marked as read and the mark undone, without those that came meanwhile', async () => {
    await deliver([document('ana')])
    await write('advisor')
    const until = (await list('ana')).rows[0]!.last_at
    const stamp = await scene.ask<string>('ana', `read_notifications('${until}')`)
    expect((await list('ana')).unread).toBe(0)
    await write('advisor')
    await scene.ask('ana', `unread_notifications('${stamp}')`)
    const rows = (await list('ana', { unread: true })).rows
    expect(rows.map(({ kind, count }) => [kind, count]).sort()).toEqual([
      ['document', 1],
      ['message', 1],
    ])
    expect(await scene.ask('ana', `read_notifications('2020-01-01')`)).toBeNull()
  })

  test('a notification cannot be unread again if a newer one is about the same subject', async () => {
    await deliver([document('ana')])
    const [first] = (await list('ana')).rows
    await scene.ask('ana', `mark_notification('${first!.id}', true)`)
    await deliver([document('ana')])
    await scene.ask('ana', `mark_notification('${first!.id}', false)`)
    expect((await list('ana')).rows.map(({ read }) => read)).toEqual([false, true])
  })

  test('nobody can mark another person’s notifications', async () => {
    await deliver([document('ana')])
    const [row] = (await list('ana')).rows
    expect(await scene.refusal('luis', `mark_notification('${row!.id}', true)`)).toMatchObject({
      message: 'not-found',
    })
    await scene.ask('luis', `read_notifications(now())`)
    expect((await list('ana')).unread).toBe(1)
  })

  test('the pages of the list have no gap and no repetition', async () => {
    for (let n = 0; n < 5; n++)
      await scene.run(
        `select private.notify(array['${person('ana')}']::uuid[], 'filed', '${person('ana')}', gen_random_uuid(), '{}')`,
      )
    const seen: string[] = []
    let after: Page['next'] = null
    do {
      const page: Page = await list('ana', after ? { after } : {}, 2)
      seen.push(...page.rows.map(({ id }) => id))
      after = page.next
    } while (after)
    expect(new Set(seen).size).toBe(5)
  })
})

describe('notifications of people who leave', () => {
  test('a person removed with forty unread notifications sees and counts none of them', async () => {
    const gone = randomUUID()
    await scene.run(`insert into auth.users (id, email) values ('${gone}', '${gone}@empresa.example');
      insert into private.account_members (account, user_id, role) values ('${person('ana')}', '${gone}', 'reader');
      select private.notify(array['${gone}']::uuid[], 'filed', '${person('ana')}', gen_random_uuid(), '{}') from generate_series(1, 40)`)
    const count = async () =>
      (
        await scene.rows<{ n: number }>(
          `select count(*)::int as n from public.notifications where user_id = '${gone}'`,
        )
      )[0]!.n
    expect(await count()).toBe(40)
    await scene.run(
      `update private.account_members set until = now() where user_id = '${gone}' and account = '${person('ana')}'`,
    )
    expect(await count()).toBe(0)
  })

  test('an advisor who no longer works for a client loses the notifications about it', async () => {
    await write('ana')
    expect(await pending('advisor')).toBe(1)
    await scene.run(`delete from private.client_advisors where client = '${person('ana')}'`)
    expect(await pending('advisor')).toBe(0)
    expect(await kinds('advisor', true)).toEqual([])
    await scene.run(
      `insert into private.client_advisors (client, advisor) values ('${person('ana')}', '${person('advisor')}')`,
    )
  })

  test('a client whose access was withdrawn reads no notifications', async () => {
    await deliver([document('ana')])
    await scene.run(
      `update public.user_approval_status set status = 'rejected' where user_id = '${person('ana')}'`,
    )
    expect(await scene.read('ana', 'notifications')).toEqual([])
    expect(await scene.refusal('ana', 'see_notifications(now())')).toMatchObject({ message: 'not-approved' })
    await scene.run(
      `update public.user_approval_status set status = 'approved' where user_id = '${person('ana')}'`,
    )
  })
})

describe('events that notify', () => {
  test('an invoice to review is one notification for each client, until none is left', async () => {
    const [first, second] = [await scene.readInvoice('ana'), await scene.readInvoice('ana')]
    expect((await list('advisor', { firm: true })).rows).toMatchObject([{ kind: 'review', count: 2 }])
    await scene.ask('advisor', `decide_invoice('${first}', 'accepted', 0)`)
    expect(await kinds('advisor', true)).toEqual(['review'])
    await scene.ask('advisor', `decide_invoice('${second}', 'rejected', 0, 'El IVA no da')`)
    expect(await kinds('advisor', true)).toEqual([])
    expect(await kinds('ana')).toEqual(['invoice-accepted', 'invoice-rejected'])
  })

  test('a changed decision replaces the unread notification of the earlier one', async () => {
    const id = await scene.readInvoice('ana')
    await scene.ask('advisor', `decide_invoice('${id}', 'rejected', 0, 'El IVA no da')`)
    await scene.ask('advisor', `decide_invoice('${id}', 'accepted', 1)`)
    expect(await kinds('ana')).toEqual(['invoice-accepted'])
    await scene.ask('advisor', `decide_invoice('${id}', 'reviewing', 2)`)
    expect(await kinds('ana')).toEqual([])
  })

  test('a filed obligation is a notification until the filing is undone', async () => {
    const id = randomUUID()
    await scene.run(`insert into public.obligations (id, user_id, obligation, period, listed, due, act_by, date_state, norm, source)
      values ('${id}', '${person('ana')}', 'vat', '2026-B5', '2026-11-12', '2026-11-12', '2026-11-11', 'published', 'Norma', 'Fuente')`)
    const filing = randomUUID()
    const items = JSON.stringify([{ obligation: id, seen: 1, receipt: '123', filed_on: '2026-11-10' }])
    await scene.ask('advisor', `file_obligations('${filing}', '${items}'::jsonb, true)`)
    expect((await list('luis')).rows).toMatchObject([
      { kind: 'filed', data: { obligation: 'vat', period: '2026-B5' } },
    ])
    await scene.ask('advisor', `undo_filing('${filing}')`)
    expect(await kinds('luis')).toEqual([])
  })

  test('a request tells the client, its answer tells the firm, and a returned item tells the client again', async () => {
    const request = randomUUID()
    const content = JSON.stringify({
      title: 'Soportes de octubre',
      dueOn: '2026-12-11',
      items: [{ title: 'Ventas', required: true, allowsNone: true, answerWith: 'text' }],
    })
    await scene.ask('advisor', `save_request('${request}', '${person('ana')}', '${content}'::jsonb, true)`)
    expect(await kinds('ana')).toEqual(['request'])
    const [item] = await scene.rows<{ id: string; version: number }>(
      `select id, version from public.document_request_items where request = '${request}'`,
    )
    await scene.ask('ana', `answer_request_item('${item!.id}', ${item!.version}, false, 'No hubo ventas')`)
    expect(await list('ana')).toMatchObject({ unread: 0 })
    expect(await kinds('advisor', true)).toEqual(['answered'])
    await scene.ask(
      'advisor',
      `review_request_item('${item!.id}', ${item!.version + 1}, false, 'Falta el total')`,
    )
    expect(await list('advisor', { firm: true })).toMatchObject({ unread: 0 })
    expect((await list('ana', { unread: true })).rows).toMatchObject([
      { kind: 'returned', data: { title: 'Ventas' } },
    ])
    await scene.run(
      `update public.document_requests set status = 'cancelled', closed_at = now() where id = '${request}'`,
    )
    expect(await list('ana')).toMatchObject({ unread: 0 })
  })

  test('each step of an appointment tells both sides, except the person who made it', async () => {
    const id = randomUUID()
    await scene.run(`insert into public.appointments (id, user_id, title, starts_at, ends_at, status, person)
      values ('${id}', '${person('ana')}', 'Cierre', now() + interval '9 days', now() + interval '9 days 1 hour', 'proposed', '${person('advisor')}')`)
    expect((await list('ana')).rows).toMatchObject([
      { kind: 'appointment', data: { what: 'proposed', title: 'Cierre' } },
    ])
    await scene.run('delete from public.notifications')
    await scene.ask('ana', `confirm_appointment('${id}', 0)`)
    expect(await kinds('ana')).toEqual([])
    expect((await list('advisor', { firm: true })).rows).toMatchObject([
      { kind: 'client-appointment', data: { what: 'confirmed' } },
    ])
  })

  test('a mail counts its invoices, and the notification of an unknown sender goes away when somebody decides', async () => {
    const [good, strange] = [randomUUID(), randomUUID()]
    await scene.run(`insert into public.mails (id, user_id, sha256, size, via)
      values ('${good}', '${person('ana')}', '${'a'.repeat(64)}', 1, 'x@p.example'), ('${strange}', '${person('ana')}', '${'b'.repeat(64)}', 1, 'y@p.example');
      update public.mails set state = 'read', found = 4 where id = '${good}'; update public.mails set state = 'unknown-sender' where id = '${strange}'`)
    expect((await list('ana')).rows.map(({ kind, count }) => [kind, count]).sort()).toEqual([
      ['mail', 4],
      ['sender', 1],
    ])
    expect(await kinds('advisor', true)).toEqual(['client-sender'])
    await scene.ask('ana', `discard_mail('${strange}')`)
    expect(await kinds('ana')).toEqual(['mail'])
    expect(await kinds('advisor', true)).toEqual([])
  })

  test('a second step that is turned off is told to the person, who may not have done it', async () => {
    await scene.run(
      `insert into private.second_steps (user_id) values ('${person('luis')}'); delete from private.second_steps where user_id = '${person('luis')}'`,
    )
    expect((await list('luis')).rows).toMatchObject([
      { kind: 'security', count: 2, data: { what: 'step-off' } },
    ])
  })

  test('failed deliveries with the same reason are one notification for administrators', async () => {
    await scene.run(`insert into public.outbox (kind, key) select 'drive.push', 'n:' || n from generate_series(1, 3) n;
      update public.outbox set status = 'parked', last_error = 'drive:quota' where key like 'n:%'`)
    expect((await list('admin', { firm: true })).rows).toMatchObject([
      { kind: 'delivery', count: 3, data: { kind: 'drive.push', reason: 'drive:quota' } },
    ])
    expect(await kinds('advisor', true)).toEqual([])
  })

  test('owners are told who joined by an invitation', async () => {
    const joined = randomUUID()
    await scene.run(`insert into auth.users (id, email) values ('${joined}', 'andres@empresa.example');
      insert into private.account_members (account, user_id, role, invited_by)
      values ('${person('ana')}', '${joined}', 'assistant', '${person('ana')}')`)
    expect((await list('ana')).rows).toMatchObject([
      { kind: 'access', data: { by: 'andres', role: 'assistant' } },
    ])
    expect(await kinds('luis')).toEqual([])
  })
})

test('read notifications are kept for 30 days, and others for 90', async () => {
  await scene.run(`insert into public.notifications (user_id, kind, subject, last_at, read_at) select '${person('ana')}', 'filed', gen_random_uuid(), last, read
    from (values (now() - interval '89 days', null), (now() - interval '91 days', null), (now() - interval '40 days', now() - interval '29 days'),
      (now() - interval '40 days', now() - interval '31 days')) v (last, read)`)
  await scene.rows('select public.forget_expired()')
  expect(await scene.rows(`select 1 from public.notifications`)).toHaveLength(2)
})
