import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openReviewScene, type ReviewScene } from './review-scene'

const ranked = ['reader', 'assistant', 'accountant', 'owner'] as const
type Role = (typeof ranked)[number]

let scene: ReviewScene
beforeAll(async () => {
  scene = await openReviewScene()
})
afterAll(() => scene.close())

/** Somebody who works in these accounts, and founded none. */
async function person(...places: [account: string, role: Role][]): Promise<string> {
  const id = randomUUID()
  await scene.run(`insert into auth.users (id, email) values ('${id}', '${id}@empresa.example');
    delete from public.accounts where id = '${id}'`)
  for (const [account, role] of places)
    await scene.run(
      `insert into private.account_members (account, user_id, role) values ('${account}', '${id}', '${role}')`,
    )
  return id
}

/** What a person is answered who names an account, or none. */
async function say(sub: string, query: string, account?: string): Promise<unknown> {
  const { database } = scene
  try {
    return await database.asCaller({ role: 'authenticated', sub }, async (db) => {
      const headers = JSON.stringify(account === undefined ? {} : { 'x-account': account })
      await sql`select set_config('request.headers', ${headers}, true)`.execute(db)
      const { rows } = await sql.raw<{ answer: unknown }>(query).execute(db)
      return rows[0]?.answer
    })
  } catch (error) {
    return (error as Error).message
  }
}

describe('the account of a request', () => {
  const which = `select public.my_access() ->> 'account' as answer`

  test('is their own for whoever founded one, and the one of longest standing for who did not', async () => {
    const { ana, luis } = scene.people
    const both = await person([luis, 'reader'], [ana, 'owner'])
    expect(await say(ana, which)).toBe(ana)
    expect(await say(both, which)).toBe(luis)
    await scene.run(
      `insert into private.account_members (account, user_id, role) values ('${luis}', '${ana}', 'reader')`,
    )
    expect(await say(ana, which)).toBe(ana)
    await scene.run(`delete from private.account_members where user_id = '${ana}' and account = '${luis}'`)
  })

  test('is one that the firm approved before their own, which waits', async () => {
    const { ana } = scene.people
    const waiting = await person([ana, 'assistant'])
    await scene.run(`insert into public.accounts (id) values ('${waiting}');
      insert into private.account_members (account, user_id, role) values ('${waiting}', '${waiting}', 'owner');
      insert into public.user_approval_status (user_id) values ('${waiting}')`)
    expect(await say(waiting, which)).toBe(ana)
    expect(await say(waiting, `select public.my_header() ->> 'account' as answer`)).toBe(ana)
    expect(await say(waiting, which, waiting)).toBe(waiting)
  })

  test('is the one that its header names, in whatever case, when it is one of theirs', async () => {
    const { ana, luis } = scene.people
    const both = await person([luis, 'owner'], [ana, 'reader'])
    expect(await say(both, which, ana)).toBe(ana)
    expect(await say(both, which, luis.toUpperCase())).toBe(luis)
  })

  test.each([
    ['of somebody else', () => scene.people.luis],
    ['of nobody', () => randomUUID()],
    ['that is no number', () => "' or true --"],
    ['that is empty', () => ''],
  ])('is none when the header names one %s: nothing is done there, or anywhere else', async (_, account) => {
    const { ana } = scene.people
    const list = 'select public.my_invoices() as answer'
    expect(await say(ana, which, account())).toBeNull()
    expect(await say(ana, list, account())).toBe('not-found')
    expect(await say(ana, 'select public.my_dashboard() as answer', account())).toBe('not-found')
    expect(await say(ana, list)).toMatchObject({ rows: [] })
  })

  test('is none that they have left, nor one that the firm has not approved', async () => {
    const { ana } = scene.people
    const gone = await person([ana, 'owner'])
    await scene.run(`update private.account_members set until = now() where user_id = '${gone}'`)
    const list = 'select public.my_invoices() as answer'
    expect(await say(gone, list, ana)).toBe('not-found')
    expect(await say(gone, list)).toBe('not-approved')
    const waiting = await person()
    await scene.run(`select private.found_account('${waiting}')`)
    expect(await say(waiting, list)).toBe('not-approved')
  })
})

describe('what each may do', () => {
  /** The least role that a procedure of clients asks for; null for what is about the person alone. */
  const least: Record<string, [Role, call: string]> = {
    my_header: ['reader', 'my_header()'],
    my_invoices: ['reader', 'my_invoices()'],
    'my_invoices with amounts': ['accountant', `my_invoices('{"accounts": true}')`],
    my_invoice: ['reader', `my_invoice('${randomUUID()}')`],
    my_latest_totals: ['accountant', 'my_latest_totals()'],
    my_monthly_totals: ['accountant', 'my_monthly_totals()'],
    begin_upload: [
      'assistant',
      `begin_upload('${randomUUID()}', '${randomUUID()}', 'x', 'application/x', 1)`,
    ],
    send_message: ['assistant', `send_message('${randomUUID()}', '${randomUUID()}', 'Hola')`],
    answer_invoice: ['assistant', `answer_invoice('${randomUUID()}', 'INV-2026-001')`],
    request_appointment: ['assistant', `request_appointment('${randomUUID()}', '2020-01-01', 'Cita')`],
    change_appointment: ['assistant', `change_appointment('${randomUUID()}', now(), 0)`],
    confirm_appointment: ['assistant', `confirm_appointment('${randomUUID()}', 0)`],
    cancel_appointment: ['assistant', `cancel_appointment('${randomUUID()}')`],
    delete_invoice: ['owner', `delete_invoice('${randomUUID()}')`],
    withdraw_invoice: ['owner', `withdraw_invoice('${randomUUID()}')`],
    restore_invoice: ['owner', `restore_invoice('${randomUUID()}')`],
    save_company: ['owner', `save_company('Café S.A.S.', '900418726', 0)`],
    remove_company: ['owner', `remove_company('${randomUUID()}')`],
  }
  const cells = Object.entries(least).flatMap(([name, [from, call]]) =>
    ranked.map((role) => [name, role, ranked.indexOf(role) >= ranked.indexOf(from), call] as const),
  )

  test.each(cells)('%s, as %s: %s', async (_name, role, may, call) => {
    const someone = await person([scene.people.ana, role])
    const answer = await say(someone, `select to_jsonb(public.${call}) as answer`)
    if (may) expect(answer).not.toBe('forbidden')
    else expect(answer).toBe('forbidden')
    expect(await say(someone, `select to_jsonb(public.${call}) as answer`, scene.people.luis)).toBe(
      'not-found',
    )
  })

  test('a reader looks at a conversation, and its messages go on waiting for an answer', async () => {
    const { ana } = scene.people
    const thread = randomUUID()
    await scene.run(
      `insert into public.message_threads (id, user_id, subject, client_unread) values ('${thread}', '${ana}', 'IVA', 1)`,
    )
    const unread = () => scene.rows(`select client_unread from public.message_threads where id = '${thread}'`)
    const reader = await person([ana, 'reader'])
    await say(reader, `select public.read_thread('${thread}') as answer`)
    expect(await unread()).toEqual([{ client_unread: 1 }])
    const assistant = await person([ana, 'assistant'])
    await say(assistant, `select public.read_thread('${thread}') as answer`)
    expect(await unread()).toEqual([{ client_unread: 0 }])
  })

  test('a copy of everything and a request about personal data are the owner’s, also where the server asks for them', async () => {
    const { ana } = scene.people
    const [owner, accountant] = [await person([ana, 'owner']), await person([ana, 'accountant'])]
    const copy = (id: string) =>
      scene.run(`insert into public.data_exports (user_id, made_by) values ('${ana}', '${id}')`)
    await copy(owner)
    await expect(copy(accountant)).rejects.toThrow('forbidden')
    const request = (id: string) =>
      scene.run(`select public.file_data_request('${ana}', '${randomUUID()}', 'correction', 'Mi nombre es otro',
        '2026-12-31', 'Corregir', 'hola@nogal.example', '${id}')`)
    await request(owner)
    await expect(request(accountant)).rejects.toThrow('forbidden')
    const filed = await scene.rows(
      `select actor, target from public.audit_log where action = 'data-request.filed'`,
    )
    expect(filed).toEqual([{ actor: owner, target: ana }])
  })

  test('what is made says who made it, whatever they write; what the firm brings names nobody', async () => {
    const { ana, advisor } = scene.people
    const assistant = await person([ana, 'assistant'])
    await say(
      assistant,
      `select public.send_message('${randomUUID()}', '${randomUUID()}', 'Hola', '{}', 'IVA') as answer`,
    )
    const made = await scene.rows<{ made_by: string; thread_id: string }>(
      `select made_by, thread_id from public.messages where made_by = '${assistant}' and user_id = '${ana}'`,
    )
    expect(made).toHaveLength(1)
    await scene.ask('advisor', `answer_message('${randomUUID()}', '${made[0]?.thread_id}', 'Con gusto')`)
    const answers = await scene.rows(
      `select made_by from public.messages where author = 'firm' and user_id = '${ana}'`,
    )
    expect(answers).toEqual([{ made_by: null }])
    const forged = `insert into public.documents (name, user_id, file_path, storage_path, file_type, made_by)
      values ('x', '${ana}', 'task_1', 'tasks/${ana}', 'pending', '${advisor}') returning id as answer`
    expect(await say(assistant, forged)).toMatch('permission denied')
  })
})

test('an invitation that is a week old opens nothing, and another one does', async () => {
  const { luis } = scene.people
  const id = randomUUID()
  await scene.run(
    `insert into auth.users (id, email, email_confirmed_at) values ('${id}', 'tarde@empresa.example', now());
    insert into public.consents (user_id, email, purpose, policy_version, text_sha256)
      values ('${id}', 'tarde@empresa.example', 'registro', '1', repeat('a', 64))`,
  )
  const invite = `select public.invite_person('tarde@empresa.example', 'reader') as answer`
  const link = async () =>
    (
      await scene.rows<{ token: string }>(
        `select payload -> 'data' ->> 'token' as token from public.outbox where payload ->> 'to' = 'tarde@empresa.example'`,
      )
    )[0]?.token
  const accept = async () => say(id, `select public.accept_invitation('${await link()}') as answer`)
  expect(await say(luis, invite)).toMatch(/^[0-9a-f-]{36}$/)
  await scene.run(
    `update private.account_invitations set until = now() where email = 'tarde@empresa.example'`,
  )
  expect(await accept()).toBe('invitation-late')
  await say(luis, invite)
  expect(await accept()).toBe(luis)
})

describe('an account outlives the people in it', () => {
  let founder: string
  let colleague: string
  const counts = () =>
    scene.rows<{ documents: number; accounts: number }>(`select
      (select count(*)::int from public.documents where user_id = '${founder}') as documents,
      (select count(*)::int from public.accounts where id = '${founder}') as accounts`)
  const contact = async () =>
    (await scene.rows<{ contact: string }>(`select contact from public.accounts where id = '${founder}'`))[0]
      ?.contact

  beforeEach(async () => {
    founder = randomUUID()
    await scene.run(`insert into auth.users (id, email) values ('${founder}', '${founder}@empresa.example');
      insert into public.companies (user_id, name, nit, digit) values ('${founder}', 'Café del Sur', '900418726', private.nit_check_digit('900418726'));
      insert into public.documents (user_id, name, file_path, storage_path, file_type, file_size)
        values ('${founder}', 'x.pdf', '/x', '${founder}/x.pdf', 'application/pdf', 1)`)
    colleague = await person([founder, 'accountant'])
  })

  test('its founder is deleted: everything stays, and the firm writes to who is left', async () => {
    expect(await contact()).toBe(founder)
    await scene.run(`delete from auth.users where id = '${founder}'`)
    expect(await counts()).toEqual([{ documents: 1, accounts: 1 }])
    expect(await contact()).toBe(colleague)
    const [card] = await scene.rows<{ title: string; words: string }>(
      `select title, words from private.client_cards where client = '${founder}'`,
    )
    expect(card).toMatchObject({
      title: 'Café del Sur',
      words: expect.stringContaining(colleague.slice(0, 8)),
    })
  })

  test('the last of its people is deleted: everything goes, and the log says what it was', async () => {
    await scene.run(
      `delete from auth.users where id = '${colleague}'; delete from auth.users where id = '${founder}'`,
    )
    expect(await counts()).toEqual([{ documents: 0, accounts: 0 }])
    expect(
      await scene.rows(
        `select before from public.audit_log where action = 'client.deleted' and target = '${founder}'`,
      ),
    ).toEqual([{ before: { documents: 1, invoices: 0, messages: 0, appointments: 0 } }])
  })

  test('who has left it is deleted: nothing happens to it', async () => {
    await scene.run(`update private.account_members set until = now() where user_id = '${colleague}';
      delete from auth.users where id = '${colleague}'`)
    expect(await counts()).toEqual([{ documents: 1, accounts: 1 }])
  })

  test('another becomes its owner, the founder leaves and is deleted: everything stays', async () => {
    await scene.run(`update private.account_members set role = 'owner' where user_id = '${colleague}';
      update private.account_members set until = now() where user_id = '${founder}';
      delete from auth.users where id = '${founder}'`)
    expect(await counts()).toEqual([{ documents: 1, accounts: 1 }])
    expect(await contact()).toBe(colleague)
  })
})

describe('whose account it is', () => {
  const owners = `select jsonb_agg(m.user_id) as answer from private.account_members m where m.until is null and m.role = 'owner' and m.account = `

  test('a deleted owner leaves it to the next in rank, and the log says so; with the last person it goes', async () => {
    const founder = randomUUID()
    await scene.run(`insert into auth.users (id, email) values ('${founder}', '${founder}@empresa.example')`)
    const [first, second] = [await person([founder, 'reader']), await person([founder, 'assistant'])]
    await scene.run(`delete from auth.users where id = '${founder}'`)
    const held = async () => (await scene.rows<{ answer: unknown }>(`${owners}'${founder}'`))[0]?.answer
    expect(await held()).toEqual([second])
    const rows = await scene.rows<{ action: string }>(
      `select action from public.audit_log where target = '${founder}' order by id`,
    )
    expect(rows.map(({ action }) => action)).toEqual(['people.owner-changed', 'people.removed'])
    await scene.run(`delete from auth.users where id in ('${first}', '${second}')`)
    expect(await held()).toBeNull()
  })

  test('the last person cannot leave it, whatever their role', async () => {
    const alone = await person()
    await scene.run(`insert into public.accounts (id) values ('${alone}');
      insert into private.account_members (account, user_id, role) values ('${alone}', '${alone}', 'reader');
      insert into public.user_approval_status (user_id, status) values ('${alone}', 'approved')`)
    expect(await say(alone, 'select public.leave_account()', alone)).toBe('last-owner')
  })

  test('whoever works for a client becomes no member of the firm, and a member sees no client by working there', async () => {
    const { ana } = scene.people
    const both = await person([ana, 'reader'])
    const hire = `insert into private.staff (user_id, role) values ('${both}', 'advisor')`
    await expect(scene.run(hire)).rejects.toThrow('member-is-client')
  })
})
