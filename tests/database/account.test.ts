import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checkDigit } from '@/lib/format/nit'
import { decide, must, register, registerStaff, succeed, type Person } from '../support/contract-people'
import { openClient, openSharedTarget, type Client, type ContractTarget } from '../support/contract-target'

let target: ContractTarget
let service: Client
let staff: Person
let ana: Person
let bea: Person

beforeAll(async () => {
  target = await openSharedTarget()
  service = openClient(target, target.secretKey)
  staff = await registerStaff(target)
  ana = await register(target, 'ana')
  bea = await register(target, 'bea')
  for (const person of [ana, bea]) await decide(staff, person, 'approved')
})
afterAll(() => target?.stop())

const company = (nit = '901207354', digit = 0) => ({
  company_name: 'Distribuciones Prueba S.A.S.',
  company_nit: nit,
  company_digit: digit,
})
const audit = async (person: Person, action: string) =>
  must(
    await staff.client.from('audit_log').select('actor, before, after').match({ target: person.id, action }),
  )
const mails = async (person: Person, template: string) =>
  must(await service.from('outbox').select('payload').eq('user_id', person.id).eq('kind', 'mail')).filter(
    ({ payload }) => (payload as { template: string }).template === template,
  )

describe('companies', () => {
  test('a company that is sent ten times at once is added once, and the firm sees who added it', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => ana.client.rpc('save_company', company())),
    )
    expect(new Set(answers.map(must)).size).toBe(1)
    expect(must(await ana.client.from('companies').select('nit, digit'))).toEqual([
      { nit: '901207354', digit: 0 },
    ])
    expect(await audit(ana, 'company.added')).toMatchObject([{ actor: ana.id, after: { nit: '901207354' } }])
  })

  test('a NIT that exists already or has a wrong digit is refused', async () => {
    const other = await ana.client.rpc('save_company', { ...company(), company_name: 'Otra S.A.S.' })
    expect(other.error).toMatchObject({ code: 'P0001', message: 'company-exists' })
    expect((await ana.client.rpc('save_company', company('901207354', 5))).error).not.toBeNull()
    expect((await ana.client.rpc('save_company', company('900108281', 4))).error?.code).toBe('23514')
    expect(must(await ana.client.from('companies').select('id'))).toHaveLength(1)
  })

  test('another client’s company cannot be seen, changed or removed', async () => {
    const [{ id } = { id: '' }] = must(await ana.client.from('companies').select('id'))
    expect(must(await bea.client.from('companies').select('id'))).toEqual([])
    const changed = await bea.client.rpc('save_company', { ...company('900108281', 3), company: id })
    const removed = await bea.client.rpc('remove_company', { company: id })
    const missing = await bea.client.rpc('remove_company', { company: randomUUID() })
    for (const { error } of [changed, removed, missing]) expect(error).toMatchObject({ message: 'not-found' })
    expect(must(await ana.client.from('companies').select('id'))).toEqual([{ id }])
  })

  test('a client has at most fifty companies, also when many are added at the same time', async () => {
    const answers = await Promise.all(
      Array.from({ length: 55 }, (_, index) => {
        const nit = String(900_000_001 + index)
        return bea.client.rpc('save_company', company(nit, checkDigit(nit)))
      }),
    )
    expect(answers.filter(({ error }) => !error)).toHaveLength(50)
    expect(new Set(answers.flatMap(({ error }) => error?.message ?? []))).toEqual(new Set(['company-limit']))
    expect(must(await bea.client.from('companies').select('id'))).toHaveLength(50)
  })

  test('a company can be removed only once', async () => {
    const [{ id } = { id: '' }] = must(await ana.client.from('companies').select('id'))
    succeed(await ana.client.rpc('remove_company', { company: id }))
    expect((await ana.client.rpc('remove_company', { company: id })).error?.message).toBe('not-found')
    expect(await audit(ana, 'company.removed')).toHaveLength(1)
  })
})

describe('mails that a client does not want', () => {
  const choose = async (choices: Record<string, 'now' | 'daily' | 'never'>) =>
    succeed(
      await service.rpc('save_mail_choices', {
        client: ana.id,
        choices,
        wordings: { deadlines: 'a'.repeat(64), newsletter: 'b'.repeat(64) },
        policy: '2025-04-05',
        sender_ip: '192.0.2.7',
        sender_agent: 'Prueba',
      }),
    )
  const write = (template: string) =>
    service.from('outbox').insert({
      kind: 'mail',
      key: randomUUID(),
      user_id: ana.id,
      payload: { template, to: ana.email, data: {} },
    })

  test('are not queued, while essential mails always are', async () => {
    await choose({ messages: 'never', appointments: 'now' })
    for (const one of ['message-answered', 'appointment-confirmed', 'approval-approved'])
      succeed(await write(one))
    expect(await mails(ana, 'message-answered')).toEqual([])
    expect(await mails(ana, 'appointment-confirmed')).toHaveLength(1)
    expect((await mails(ana, 'approval-approved')).length).toBeGreaterThan(0)
    await choose({ messages: 'now' })
    succeed(await write('message-answered'))
    expect(await mails(ana, 'message-answered')).toHaveLength(1)
  })

  test('a consent leaves evidence when it is given or withdrawn, and none when nothing changed', async () => {
    await choose({ newsletter: 'now', deadlines: 'never' })
    await choose({ newsletter: 'now', deadlines: 'never' })
    await choose({ newsletter: 'never' })
    const rows = must(
      await ana.client
        .from('consents')
        .select('purpose, action, ip, text_sha256')
        .neq('purpose', 'registro')
        .order('accepted_at'),
    )
    expect(rows).toEqual([
      { purpose: 'newsletter', action: 'granted', ip: '192.0.2.7', text_sha256: 'b'.repeat(64) },
      { purpose: 'newsletter', action: 'withdrawn', ip: '192.0.2.7', text_sha256: 'b'.repeat(64) },
    ])
    expect(must(await bea.client.from('consents').select('purpose'))).toEqual([{ purpose: 'registro' }])
  })
})

describe('sessions', () => {
  const openAgain = async (person: Person) => {
    const client = openClient(target)
    must(await client.auth.signInWithPassword(person))
    return client
  }
  const sessions = async (client: Client) => must(await client.rpc('my_sessions'))

  test('are listed for each client, with the current one marked', async () => {
    const phone = await openAgain(ana)
    const list = await sessions(phone)
    expect(list).toHaveLength(2)
    expect(list[0]?.current).toBe(true)
    expect(list[1]?.current).toBe(false)
    expect(await sessions(bea.client)).toHaveLength(1)
  })

  test('stop working at once when the client closes them from another device', async () => {
    const phone = await openAgain(ana)
    succeed(await ana.client.rpc('save_profile', { full_name: 'Ana Prueba', phone_number: '' }))
    expect(must(await phone.from('client_profiles').select('name'))).toHaveLength(1)
    succeed(await ana.client.auth.signOut({ scope: 'others' }))
    expect((await phone.rpc('my_access')).data).toBeNull()
    expect(must(await phone.from('client_profiles').select('name'))).toEqual([])
    expect((await phone.rpc('save_profile', { full_name: 'Otra', phone_number: '' })).error?.message).toBe(
      'not-approved',
    )
    expect((await ana.client.rpc('my_access')).data).toEqual({
      status: 'approved',
      staff: null,
      name: null,
      owed: null,
      account: ana.id,
      accounts: [{ id: ana.id, name: 'Ana Prueba', role: 'owner', status: 'approved' }],
    })
    expect(await sessions(ana.client)).toHaveLength(1)
  })
})

describe('a change of password', () => {
  test('stores its date, is logged without the password, and is announced by mail', async () => {
    succeed(await service.rpc('permit_change', { person: bea.id, change: 'password' }))
    must(await bea.client.auth.updateUser({ password: 'Otra-clave-2026', current_password: bea.password }))
    const [profile] = must(await bea.client.from('client_profiles').select('password_changed_at'))
    expect(Date.parse(profile?.password_changed_at ?? '')).toBeGreaterThan(Date.now() - 60_000)
    expect(await audit(bea, 'account.password')).toEqual([{ actor: bea.id, before: null, after: null }])
    expect(await mails(bea, 'password-changed')).toMatchObject([{ payload: { to: bea.email } }])
  })
})

describe('a request about personal data', () => {
  const file = async (key: string, client = ana.id) =>
    must(
      await service.rpc('file_data_request', {
        client,
        request_key: key,
        request_kind: 'deletion',
        details: 'Borren mis datos, por favor.',
        due: '2026-12-14',
        kind_label: 'Borrar mis datos',
        firm_mail: 'hola@nogal.example',
      }),
    )[0]!
  const decide_ = (request: string, new_status: string, new_due?: string) =>
    staff.client.rpc('decide_data_request', {
      request,
      new_status,
      reply: 'Un motivo',
      ...(new_due && { new_due }),
    })

  test('that arrives three times at once is stored and acknowledged once', async () => {
    const key = randomUUID()
    const answers = await Promise.all([file(key), file(key), file(key)])
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1)
    expect(await mails(ana, 'data-request-received')).toMatchObject([
      { payload: { to: ana.email, data: { due: '14/12/2026' } } },
    ])
    expect(must(await bea.client.from('data_requests').select('id'))).toEqual([])
  })

  test('can be extended once, never to an earlier day, and is answered once', async () => {
    const { id } = await file(randomUUID())
    succeed(await decide_(id, 'extended', '2026-12-01'))
    const due = async () => must(await ana.client.from('data_requests').select('due_on, status').eq('id', id))
    expect(await due()).toEqual([{ due_on: '2026-12-14', status: 'extended' }])
    for (const before of ['extended', 'received'])
      expect((await decide_(id, before, '2026-12-28')).error?.message).toBe('already-decided')
    succeed(await decide_(id, 'answered'))
    expect(await due()).toEqual([{ due_on: '2026-12-14', status: 'answered' }])
    expect((await decide_(id, 'refused')).error?.message).toBe('already-decided')
    expect(await mails(ana, 'data-request-answered')).toHaveLength(1)
  })

  test('cannot be decided by a client, and an eleventh open request is refused', async () => {
    const { id } = await file(randomUUID(), bea.id)
    const own = await bea.client.rpc('decide_data_request', {
      request: id,
      new_status: 'answered',
      reply: 'x',
    })
    expect(own.error?.message).toBe('staff-only')
    for (let open = 1; open < 10; open++) await file(randomUUID(), bea.id)
    await expect(file(randomUUID(), bea.id)).rejects.toMatchObject({ message: 'request-limit' })
  })
})
