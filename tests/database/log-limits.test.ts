import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { errorMessages } from '@/content/errors'
import { register, succeed } from '../support/contract-people'
import { openTarget } from '../support/contract-target'
import { thoroughly } from '../support/thorough'
import { readCatalogue } from './catalogue'
import { createFixtures, type Fixtures } from './fixtures'
import { openReviewScene, type ReviewScene } from './review-scene'
import type { SignedIn } from './roles'
import { tryFunction } from './try-function'
import { readWriters } from './written-tables'

const catalogue = await readCatalogue()
const writers = await readWriters()
const loggers = writers.filter(({ tables }) => tables.includes('public.audit_log'))
const perHour = { client: 120, staff: 10_000 }
/** These actions have their own limit, so they do not count towards the hourly limit. */
const counted = [
  'people.invited', // thirty a day for each account
  'staff.invited', // thirty a day
  'client.created', // only by administrators, one line for each client
  'client.imported', // one line for each import
]

describe('a client who has filled their hourly share of the log', () => {
  let fixtures: Fixtures
  const lines = async (role: SignedIn) => {
    const { count, error } = await fixtures.service
      .from('audit_log')
      .select('*', { count: 'exact', head: true })
      .eq('actor', fixtures.people[role].id)
      .not('action', 'in', `(${counted.join()})`)
    if (error) throw error
    return count
  }

  beforeAll(async () => {
    fixtures = await createFixtures(await openTarget())
  })
  afterAll(() => fixtures?.target.stop())

  test('gets a refusal for every further logged action', async () => {
    const { client } = fixtures.people.clientA
    const refusals: string[] = []
    for (let n = 0; n < perHour.client + 20; n++) {
      const { error } = await client.rpc('save_profile', { full_name: `Ana ${n}`, phone_number: '' })
      if (error) refusals.push(error.message)
    }
    expect(await lines('clientA')).toBe(perHour.client)
    expect(new Set(refusals)).toEqual(new Set(['rate-limited']))
    expect(errorMessages).toHaveProperty('rate-limited')
  })

  // The procedures are taken from the catalogue, so that new procedures are tried too.
  test.each(catalogue.procedures.filter(({ name }) => loggers.some((one) => one.name === name)))(
    'adds no row to the log with $name',
    async (procedure) => {
      for (let n = 0; n < thoroughly(3, 1); n++) await tryFunction(fixtures, procedure, 'clientA')
      expect(await lines('clientA')).toBe(perHour.client)
    },
  )

  test('slows down nobody else', async () => {
    const { client } = fixtures.people.clientB
    succeed(await client.rpc('save_profile', { full_name: 'Beto', phone_number: '' }))
    const { id } = await register(fixtures.target, 'otra')
    succeed(await fixtures.people.admin.client.rpc('set_approval', { target: id, new_status: 'approved' }))
  })
})

describe('the log of actions', () => {
  let scene: ReviewScene
  beforeAll(async () => void (scene = await openReviewScene()))
  afterAll(() => scene?.close())
  const count = async (who: 'ana' | 'admin') =>
    (
      await scene.rows<{ n: number }>(
        `select count(*)::int as n from public.audit_log where actor = '${scene.people[who]}'`,
      )
    )[0]?.n

  test('has no new row when nothing changed', async () => {
    const company = (name: string, id: string) => `save_company('${name}', '901207354', 0, ${id})`
    const id = `'${await scene.ask<string>('ana', company('Café del Sur', 'null'))}'`
    await scene.ask('ana', `save_profile('Ana Pérez', '300 000 0000')`)
    const before = await count('ana')
    for (let n = 0; n < 5; n++) {
      await scene.ask('ana', company('Café del Sur', 'null'))
      await scene.ask('ana', company('Café del Sur', id))
      await scene.ask('ana', `save_profile('Ana Pérez', '300 000 0000')`)
    }
    expect(await count('ana')).toBe(before)
    await scene.ask('ana', company('Café del Norte', id))
    expect(await count('ana')).toBe(before! + 1)
  })

  test('has one row for a change of owner that is confirmed twice', async () => {
    const { ana, luis } = scene.people
    await scene.run(`
      insert into private.account_members (account, user_id, role) values ('${ana}', '${luis}', 'reader');
      insert into private.owner_changes (account, owner, heir, owner_confirmed_at) values ('${ana}', '${ana}', '${luis}', now())`)
    const before = await count('ana')
    for (let n = 0; n < 5; n++) expect(await scene.ask('ana', 'confirm_owner_change()')).toBe(false)
    expect(await count('ana')).toBe(before)
    await scene.run(`delete from private.account_members where account = '${ana}' and user_id = '${luis}'`)
  })

  test('is never too full for an owner to remove the person who filled it', async () => {
    const { ana, luis } = scene.people
    await scene.run(`
      insert into private.account_members (account, user_id, role) values ('${ana}', '${luis}', 'reader');
      insert into public.audit_log (actor, action) select '${ana}', 'account.profile' from generate_series(1, 120)`)
    await expect(scene.ask('ana', `save_profile('Otra Ana', '300 000 0000')`)).rejects.toThrow('rate-limited')
    await scene.ask('ana', `remove_person('${luis}')`)
    const members = await scene.rows(
      `select from private.account_members where account = '${ana}' and user_id = '${luis}' and until is null`,
    )
    expect(members).toEqual([])
  })

  test('refuses a member’s action after ten thousand rows in an hour, which do not include imports', async () => {
    const { admin } = scene.people
    const lined = (action: string, number: number) =>
      scene.run(
        `insert into public.audit_log (actor, action) select '${admin}', '${action}' from generate_series(1, ${number})`,
      )
    const save = (name: string) => `save_answer(gen_random_uuid(), '${name}', 'Con gusto.', null)`
    await lined('client.created', 12_000)
    await lined('answer.saved', perHour.staff - 1)
    expect(await scene.refusal('admin', save('Una'))).toBeNull()
    expect(await scene.refusal('admin', save('Otra'))).toMatchObject({ message: 'rate-limited' })
    expect(
      await scene.refusal(
        'admin',
        `create_client(gen_random_uuid(), '{"name": "Talleres Usme Ltda.", "nit": "900108281", "digit": 3}')`,
      ),
    ).toBeNull()
    expect(await scene.refusal('other', save('De otra persona'))).toBeNull()
  })

  test('what a waiting person types is saved at most six hundred times an hour', async () => {
    await scene.run(
      `update public.user_approval_status set status = 'waitlist' where user_id = '${scene.people.luis}'`,
    )
    const save = `save_welcome('{"name": "Prueba"}')`
    expect(await scene.refusal('luis', save)).toBeNull()
    await scene.run(
      `update public.rate_limits set tat = now() + interval '1 hour' where key like 'welcome:%'`,
    )
    expect(await scene.refusal('luis', save)).toMatchObject({ message: 'rate-limited' })
  })
})

/** Each table that clients can write to needs an entry here that says what limits the number of its rows. */
const bounds = {
  'private.absences': 'members of the firm alone, two hundred each',
  'private.day_hours': 'members of the firm alone, two hundred each',
  'private.week_hours': 'one a member of the firm',
  'private.appointment_holds': 'one an appointment',
  'private.appointment_waits': 'one an account and kind of appointment',
  'private.account_invitations': 'fifty open ones an account, thirty mails a day',
  'private.account_members': 'an invitation for each',
  'private.calendar_feeds': 'one a person and account',
  'private.client_advisors': 'members of the firm alone',
  'private.client_cards': 'one an account',
  'private.client_import_rows': 'members of the firm alone',
  'private.deleted_documents': 'uploads',
  'private.document_places': 'uploads',
  'private.document_views': 'one a document of the firm and person',
  'private.document_zips': 'sixty an hour and account',
  'private.document_texts': 'uploads',
  'private.fee_silences': 'one an account',
  'private.folder_names': 'twelve an account',
  'private.firm_mails': 'messages',
  'private.mail_addresses': 'ten new ones a day and account',
  'private.mail_senders': 'five hundred an account',
  'private.message_authors': 'messages',
  'private.message_keys': 'messages',
  'private.message_mails': 'one a conversation',
  'private.obligation_history': 'members of the firm alone',
  'private.obligation_work': 'members of the firm alone',
  'private.owner_changes': 'one an account, and a password for each',
  'private.person_cards': 'one a person',
  'private.presence': 'one an account',
  'private.push_choices': 'one a person and topic',
  'private.rest_hours': 'one a person',
  'private.sending_items': 'members of the firm alone, 2,000 a sending',
  'private.sendings': 'members of the firm alone, twenty drafts each',
  'private.signature_events': 'twenty consents and eight codes a day and signer',
  'private.staff': 'an invitation for each',
  'private.thread_desk': 'one a conversation',
  'private.upload_answers': 'uploads',
  'private.welcomes': 'one an account',
  'public.accounts': 'one a person',
  'public.appointments': 'twenty new ones a day, twenty changes of each',
  'public.archivos_subidos': 'uploads',
  'public.audit_log': '120 lines an hour and person',
  'public.calendar_changes': 'members of the firm alone',
  'public.client_profiles': 'one a person',
  'public.companies': 'fifty an account',
  'public.document_request_files': 'twenty an item',
  'public.document_request_items': 'one a request that the client begins',
  'public.document_requests': 'one open one an obligation, which the firm ends',
  'public.documents': 'uploads, and 500 tasks',
  'public.message_threads': 'messages',
  'public.messages': 'sixty an hour',
  'public.notifications':
    'one a thing and person while unread, and what makes them is bounded; kept for ninety days',
  'public.obligation_receipts': 'members of the firm alone',
  'public.outbox': 'appointments, invitations and messages; kept for ninety days',
  'public.rate_limits': 'one a limit and person; kept for a day',
  'public.upload_batches': 'uploads',
  'public.uploads': '200 files a day, and 2,000 of a member for clients',
  'public.user_approval_status': 'one an account',
}

test('every table that clients can write to has a limit on its rows', () => {
  const reached = new Set(writers.filter(({ staff }) => !staff).flatMap(({ tables }) => tables))
  expect([...reached].toSorted()).toEqual(Object.keys(bounds).toSorted())
})
