import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { actionNames } from '@/content/audit'
import { areaFactNames, factNames, hiddenFacts } from '@/content/audit-facts'
import {
  consentOf,
  decide,
  must,
  newEmail,
  register,
  registerAdvisor,
  registerStaff,
  succeed,
  type Person,
} from '../support/contract-people'
import { openClient, openTarget, type Client, type ContractTarget } from '../support/contract-target'
import { openMigratedDatabase, type FreshDatabase } from './fresh-database'
import { openReviewScene } from './review-scene'

describe('the audit log', () => {
  type Procedure = { name: string; schema: string; callable: boolean; body: string }

  /** Only clients call this procedure, although it calls a function that checks a member's role. */
  const ofClients = ['change_appointment']
  /** These procedures only reserve a storage path for a file; the log gets a row when the file becomes a document. */
  const reserving = ['begin_client_file', 'begin_invoice_move', 'begin_receipt']
  /** These procedures change a draft that only its author can read; importing or sending the draft is logged. */
  const drafting = [
    'begin_client_import',
    'begin_sending_file',
    'discard_client_import',
    'match_sending_file',
    'prepare_import_rows',
    'remove_sending_file',
    'save_import_rows',
    'set_import_mapping',
    'set_sending_clients',
    'start_client_import',
    'unread_sending_files',
  ]
  /** These procedures only show which invoice a member has open; they change no client's data. */
  const passing = ['end_presence', 'share_presence']
  /** These procedures store a member's own saved searches; they change no client's data. */
  const ownFilters = ['delete_filter', 'save_filter']
  /** These procedures prepare a ZIP or set up the member's own calendar; they change no client's data. */
  const ownAccess = [
    'begin_zip',
    'begin_folder_zip',
    'renew_member_feed',
    'revoke_member_feed',
    'begin_google_consent',
    'take_google_consent',
  ]
  /** The audit log omits remarks, which clients never see, and reminders, which `signature_events` records. */
  const ofFirm = ['remind_signature', 'save_appointment_remark']

  let fresh: FreshDatabase
  let procedures: Procedure[]

  beforeAll(async () => {
    fresh = await openMigratedDatabase()
    const { rows } = await sql<Procedure>`
    select p.proname as name, p.pronamespace::regnamespace::text as schema, p.prosrc as body,
           p.provolatile = 'v' and has_function_privilege('authenticated', p.oid, 'execute') as callable
    from pg_proc p where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace)
    order by p.proname`.execute(fresh.database.kysely)
    procedures = rows
  })
  afterAll(() => fresh.remove())

  function wholeText({ name, body }: Procedure, seen = new Set<string>()): string {
    seen.add(name)
    const called = procedures.filter(
      (other) => !seen.has(other.name) && body.includes(`${other.schema}.${other.name}(`),
    )
    return [body, ...called.map((other) => wholeText(other, seen))].join('\n')
  }

  test('every procedure with which a member changes something writes to the log in the same transaction', () => {
    const asksWho = /private\.(is_staff|is_admin|staff_role|sees_client|may_decide)\(/
    // Procedures for clients call these functions too, so calling one does not show that a procedure is for members.
    const entry = ['may_enter', 'require_entry', 'my_account', 'my_accounts', 'require_account', 'number_of']
    const privileged = procedures.filter(
      (one) => one.schema === 'public' && one.callable && asksWho.test(wholeText(one, new Set(entry))),
    )
    const names = privileged.map(({ name }) => name)
    expect(names).toEqual(expect.arrayContaining(['set_approval', 'remove_member', 'retry_delivery']))
    const silent = privileged.filter((one) => !wholeText(one).includes('insert into public.audit_log'))
    expect(silent.map(({ name }) => name)).toEqual(
      [...reserving, ...ofClients, ...passing, ...drafting, ...ownFilters, ...ofFirm, ...ownAccess].sort(),
    )
  })

  test('every action in the log has a Spanish name', () => {
    const written = procedures.flatMap(({ body }) => [
      ...body.matchAll(/note_(?:staff|account)\(\s*(?:[\w.]+,\s*)?'([a-z-]+\.[a-z-]+)'/g),
      ...body.matchAll(/insert into public\.audit_log[^;]*?'([a-z-]+\.[a-z-]+)'/g),
    ])
    const actions = [...new Set(written.map(([, action]) => action ?? ''))]
    expect(actions.length).toBeGreaterThan(20)
    expect(actions.filter((action) => !(action in actionNames))).toEqual([])
  })

  /** The values under these keys are ids, which the page of the log does not show, so the keys need no Spanish name. */
  const ids = [
    'id',
    'user_id',
    'invoice',
    'appointment',
    'thread',
    'message',
    'answer',
    'delivery',
    'document',
    'person',
  ]

  function objectKeys(text: string): string[] {
    return [...text.matchAll(/jsonb_build_object\(/g)].flatMap(({ index }) => {
      const parts = ['']
      let depth = 0
      for (const sign of text.slice(text.indexOf('(', index) + 1)) {
        if (sign === ')' && depth === 0) break
        if (sign === '(') depth++
        if (sign === ')') depth--
        if (sign === ',' && depth === 0) parts.push('')
        else parts[parts.length - 1] += sign
      }
      return parts.filter((_, at) => at % 2 === 0).map((part) => part.trim())
    })
  }

  test('every fact in the log has a Spanish name', async () => {
    const built = procedures
      .flatMap(({ body }) => body.split(';'))
      .filter((part) =>
        /note_(staff|account)\(|insert into public\.audit_log|\b(before|becomes|was)( jsonb)? :=|into was\b/.test(
          part,
        ),
      )
      .flatMap(objectKeys)
      .flatMap((key) => /^'([a-z_0-9]+)'$/.exec(key)?.[1] ?? [])
    // Rows of these tables are logged completely, so every column needs a Spanish name.
    const { rows: columns } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
    where table_schema = 'public' and table_name in ('companies', 'data_requests') and column_name <> 'details'
  `.execute(fresh.database.kysely)
    const { rows: topics } = await sql<{ name: string }>`
    select (regexp_matches(pg_get_constraintdef(oid), '''([a-z]+)''', 'g'))[1] as name
    from pg_constraint where conname = 'notification_choices_topic_check'
  `.execute(fresh.database.kysely)
    const written = new Set([...built, ...[...columns, ...topics].map(({ name }) => name)])
    expect([...written]).toEqual(
      expect.arrayContaining(['verdict', 'standing', 'due_on', 'nit', 'newsletter']),
    )
    const ofAreas = Object.values(areaFactNames).flatMap((names) => Object.keys(names))
    const known = new Set([...Object.keys(factNames), ...ofAreas, ...ids, ...hiddenFacts])
    expect([...written].filter((name) => !known.has(name))).toEqual([])
  })

  test('even the owner of the tables cannot change the log', async () => {
    const { kysely } = fresh.database
    await sql`insert into public.audit_log (action) values ('prueba.hecha')`.execute(kysely)
    for (const attempt of [
      sql`update public.audit_log set action = 'otra'`,
      sql`delete from public.audit_log`,
      sql`truncate public.audit_log`,
      sql`update public.audit_log set action = 'otra' where false`,
    ]) {
      await expect(attempt.execute(kysely)).rejects.toThrow('append-only')
    }
  })
})

describe('decisions about registrations', () => {
  let target: ContractTarget
  let service: Client
  let admin: Person
  let boss: Person
  let advisor: Person
  let colleague: Person
  let client: Person
  let waiting: Person
  beforeAll(async () => {
    target = await openTarget()
    service = openClient(target, target.secretKey)
    admin = await registerStaff(target)
    boss = await registerStaff(target)
    advisor = await registerAdvisor(target)
    colleague = await registerAdvisor(target)
    client = await register(target, 'cliente')
    await decide(admin, client, 'approved')
    waiting = await register(target, 'espera')
  })
  afterAll(() => target?.stop())

  async function account({ confirmed, consent }: { confirmed: boolean; consent: boolean }): Promise<string> {
    const email = newEmail('aparte')
    const { user } = must(await service.auth.admin.createUser({ email, email_confirm: confirmed }))
    if (consent) succeed(await service.from('consents').insert(consentOf(user.id, email)))
    return user.id
  }

  async function decideBoth({ client: db }: { client: Client }, id: string, new_status: string) {
    const decision = { new_status, decision_reason: 'Datos incompletos' }
    const one = await db.rpc('set_approval', { target: id, ...decision })
    const many = await db.rpc('set_approvals', { targets: [id], ...decision })
    return [one.error?.message ?? 'done', many.error?.message ?? many.data?.[0]?.outcome]
  }
  const traces = async (id: string) => ({
    status: must(await service.from('user_approval_status').select('status').eq('user_id', id))[0]?.status,
    mails: must(await service.from('outbox').select('id').eq('user_id', id).eq('kind', 'mail')).length,
    decisions: must(
      await service.from('audit_log').select('id').eq('target', id).like('action', 'approval.%'),
    ).length,
  })

  describe.each(['approved', 'rejected', 'waitlist'])('«%s» is refused', (status) => {
    test.each([
      ['the other advisor', () => colleague],
      ['an administrator', () => boss],
      ['a member that an administrator sees', () => admin],
    ])('about %s', async (_name, whom) => {
      const before = await traces(whom().id)
      for (const member of [advisor, admin])
        if (member !== whom())
          expect(await decideBoth(member, whom().id, status)).toEqual(['not-found', 'not-found'])
      expect(await traces(whom().id)).toEqual(before)
    })

    test('about oneself', async () => {
      for (const member of [advisor, admin])
        expect(await decideBoth(member, member.id, status)).toEqual(['not-oneself', 'not-oneself'])
    })

    test.each([
      ['without a confirmed e-mail', { confirmed: false, consent: true }],
      ['without a consent', { confirmed: true, consent: false }],
      ['without either', { confirmed: false, consent: false }],
    ])('about an account %s', async (_name, made) => {
      const id = await account(made)
      for (const member of [advisor, admin])
        expect(await decideBoth(member, id, status)).toEqual(['account-incomplete', 'account-incomplete'])
      expect(await traces(id)).toEqual({ status: 'waitlist', mails: 0, decisions: 0 })
      // The advisor does not work for this account, so the advisor cannot read its consents.
      expect(must(await advisor.client.from('consents').select('id').eq('user_id', id))).toEqual([])
    })

    test.each([
      ['a client', () => client, 'staff-only'],
      ['who waits', () => waiting, 'staff-only'],
    ])('by %s', async (_name, who, refusal) => {
      for (const id of [waiting.id, colleague.id, client.id])
        expect(await decideBoth(who(), id, status)).toEqual([refusal, refusal])
    })

    test('by a visitor', async () => {
      const [one, many] = await decideBoth({ client: openClient(target) }, waiting.id, status)
      expect([one, many].every((said) => said?.startsWith('permission denied'))).toBe(true)
    })
  })

  test('a registration that was completed later can be approved', async () => {
    const id = await account({ confirmed: true, consent: false })
    succeed(await service.from('consents').insert(consentOf(id, 'ella@ejemplo.test')))
    expect(await decideBoth(advisor, id, 'approved')).toEqual(['done', 'unchanged'])
  })

  test('an administrator may reject an account without a consent, and an advisor may not', async () => {
    const scene = await openReviewScene()
    const set = (status: string) => `set_approval('${scene.people.ana}', '${status}', 'Datos incompletos')`
    try {
      expect((await scene.refusal('advisor', set('rejected')))?.message).toBe('account-incomplete')
      expect(await scene.refusal('admin', set('rejected'))).toBeNull()
      expect((await scene.refusal('admin', set('approved')))?.message).toBe('account-incomplete')
    } finally {
      await scene.close()
    }
  })

  describe('a member of the firm cannot be a client', () => {
    test('by being assigned an advisor', async () => {
      const assigned = await admin.client.rpc('set_advisors', {
        client: colleague.id,
        advisors: [advisor.id],
      })
      expect(assigned.error?.message).toBe('not-found')
    })

    test('after having been a registered client before', async () => {
      const person = await register(target, 'futura')
      await decide(advisor, person, 'rejected')
      const theirs = () => advisor.client.from('consents').select('id').eq('user_id', person.id)
      expect(must(await theirs())).toHaveLength(1)
      const service = openClient(target, target.secretKey)
      succeed(await service.rpc('add_staff_member', { member: person.id, member_role: 'advisor' }))
      expect(must(await theirs())).toEqual([])
      expect(await decideBoth(advisor, person.id, 'approved')).toEqual(['not-found', 'not-found'])
      succeed(await admin.client.rpc('remove_member', { member: person.id }))
      expect(must(await theirs())).toEqual([])
    })
  })
})
