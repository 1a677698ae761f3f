import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openAccountScene, type AccountScene } from './account-scene'

let scene: AccountScene
beforeAll(async () => void (scene = await openAccountScene()))
afterAll(() => scene?.close())

describe('the account that a request is about', () => {
  const which = `select public.my_access() ->> 'account' as answer`

  test('is a founder’s own account, and for anybody else the account that they joined first', async () => {
    const { ana, luis } = scene.people
    const both = await scene.person([luis, 'reader'], [ana, 'owner'])
    expect(await scene.queryAs(ana, which)).toBe(ana)
    expect(await scene.queryAs(both, which)).toBe(luis)
    await scene.run(
      `insert into private.account_members (account, user_id, role) values ('${luis}', '${ana}', 'reader')`,
    )
    expect(await scene.queryAs(ana, which)).toBe(ana)
    await scene.run(`delete from private.account_members where user_id = '${ana}' and account = '${luis}'`)
  })

  test('is an approved account rather than the person’s own account that still waits for approval', async () => {
    const { ana } = scene.people
    const waiting = await scene.person([ana, 'assistant'])
    await scene.run(`insert into public.accounts (id) values ('${waiting}');
      insert into private.account_members (account, user_id, role) values ('${waiting}', '${waiting}', 'owner');
      insert into public.user_approval_status (user_id) values ('${waiting}')`)
    expect(await scene.queryAs(waiting, which)).toBe(ana)
    expect(await scene.queryAs(waiting, `select public.my_header() ->> 'account' as answer`)).toBe(ana)
    expect(await scene.queryAs(waiting, which, waiting)).toBe(waiting)
  })

  test('is the account named in the header, in upper or lower case, if the person works there', async () => {
    const { ana, luis } = scene.people
    const both = await scene.person([luis, 'owner'], [ana, 'reader'])
    expect(await scene.queryAs(both, which, ana)).toBe(ana)
    expect(await scene.queryAs(both, which, luis.toUpperCase())).toBe(luis)
  })

  test.each([
    ['of somebody else', () => scene.people.luis],
    ['of nobody', () => randomUUID()],
    ['that is no number', () => "' or true --"],
    ['that is empty', () => ''],
  ])('is none when the header names an account %s, and every call is refused', async (_, account) => {
    const { ana } = scene.people
    const list = 'select public.my_invoices() as answer'
    expect(await scene.queryAs(ana, which, account())).toBeNull()
    expect(await scene.queryAs(ana, list, account())).toBe('not-found')
    expect(await scene.queryAs(ana, 'select public.my_dashboard() as answer', account())).toBe('not-found')
    expect(await scene.queryAs(ana, list)).toMatchObject({ rows: [] })
  })

  test('is never an account that the person left or that the firm has not approved', async () => {
    const { ana } = scene.people
    const gone = await scene.person([ana, 'owner'])
    await scene.run(`update private.account_members set until = now() where user_id = '${gone}'`)
    const list = 'select public.my_invoices() as answer'
    expect(await scene.queryAs(gone, list, ana)).toBe('not-found')
    expect(await scene.queryAs(gone, list)).toBe('not-approved')
    const waiting = await scene.person()
    await scene.run(`select private.found_account('${waiting}')`)
    expect(await scene.queryAs(waiting, list)).toBe('not-approved')
  })
})

test('an invitation that is a week old is refused, and a new one is accepted', async () => {
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
  const accept = async () => scene.queryAs(id, `select public.accept_invitation('${await link()}') as answer`)
  expect(await scene.queryAs(luis, invite)).toMatch(/^[0-9a-f-]{36}$/)
  await scene.run(
    `update private.account_invitations set until = now() where email = 'tarde@empresa.example'`,
  )
  expect(await accept()).toBe('invitation-late')
  await scene.queryAs(luis, invite)
  expect(await accept()).toBe(luis)
})

describe('an account and the people in it', () => {
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
    colleague = await scene.person([founder, 'accountant'])
  })

  test('when its founder is deleted, the account keeps its data and the firm writes to the remaining people', async () => {
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

  test('when its last person is deleted, the account is deleted too, and the log counts what it had', async () => {
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

  test('when a person who left the account is deleted, nothing happens to the account', async () => {
    await scene.run(`update private.account_members set until = now() where user_id = '${colleague}';
      delete from auth.users where id = '${colleague}'`)
    expect(await counts()).toEqual([{ documents: 1, accounts: 1 }])
  })

  test('when the founder hands the account over, leaves and is deleted, the account keeps its data', async () => {
    await scene.run(`update private.account_members set role = 'owner' where user_id = '${colleague}';
      update private.account_members set until = now() where user_id = '${founder}';
      delete from auth.users where id = '${founder}'`)
    expect(await counts()).toEqual([{ documents: 1, accounts: 1 }])
    expect(await contact()).toBe(colleague)
  })
})

describe('the owner of an account', () => {
  const owners = `select jsonb_agg(m.user_id) as answer from private.account_members m where m.until is null and m.role = 'owner' and m.account = `

  test('is the person with the next role when the owner is deleted, and the account goes with its last person', async () => {
    const founder = randomUUID()
    await scene.run(`insert into auth.users (id, email) values ('${founder}', '${founder}@empresa.example')`)
    const [first, second] = [
      await scene.person([founder, 'reader']),
      await scene.person([founder, 'assistant']),
    ]
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

  test('may not be missing, so the last person of an account may not leave, whatever their role', async () => {
    const alone = await scene.person()
    await scene.run(`insert into public.accounts (id) values ('${alone}');
      insert into private.account_members (account, user_id, role) values ('${alone}', '${alone}', 'reader');
      insert into public.user_approval_status (user_id, status) values ('${alone}', 'approved')`)
    expect(await scene.queryAs(alone, 'select public.leave_account()', alone)).toBe('last-owner')
  })

  test('a person of a client account cannot become a member of the firm', async () => {
    const { ana } = scene.people
    const both = await scene.person([ana, 'reader'])
    const hire = `insert into private.staff (user_id, role) values ('${both}', 'advisor')`
    await expect(scene.run(hire)).rejects.toThrow('member-is-client')
  })
})
