import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { listCompanies } from '@/lib/account/queries'
import { ownFolder } from '@/lib/assistant/queries'
import { readInvitation } from '@/lib/people/invitation'
import { invitePerson, leaveAccount, readPeople } from '@/lib/people/people'
import {
  consentOf,
  decide,
  must,
  register,
  registerAdvisor,
  registerStaff,
  succeed,
  type Person,
} from '../support/contract-people'
import { openClient, openTarget, type Client, type ContractTarget } from '../support/contract-target'

let target: ContractTarget
let service: Client
let admin: Person
let advisor: Person
let ana: Person

vi.mock('@/lib/supabase/admin', () => ({ adminClient: () => service }))

beforeAll(async () => {
  target = await openTarget()
  service = openClient(target, target.secretKey)
  admin = await registerStaff(target)
  advisor = await registerAdvisor(target)
})
afterAll(() => target.stop())

beforeEach(async () => {
  ana = await register(target, 'ana')
  await decide(admin, ana, 'approved')
  succeed(
    await ana.client.rpc('save_company', {
      company_name: 'Café del Sur',
      company_nit: '901207354',
      company_digit: 0,
    }),
  )
})

type Role = 'reader' | 'assistant' | 'accountant'

async function linkTo(email: string): Promise<string> {
  const mails = must(
    await service
      .from('outbox')
      .select('payload, created_at')
      .like('key', 'mail:invitation:%')
      .order('created_at'),
  )
  const sent = mails.map(({ payload }) => payload as { to: string; data: { token: string } })
  return sent.findLast(({ to }) => to === email)?.data.token ?? ''
}

async function join(role: Role): Promise<Person> {
  const person = await register(target, role)
  await invitePerson({ db: ana.client as never }, { email: person.email, role })
  must(await person.client.rpc('accept_invitation', { token: await linkTo(person.email) }))
  return person
}

/** The person's questions about the account of Ana. */
async function inAnas(person: Person): Promise<Client> {
  const { session } = (await person.client.auth.getSession()).data
  const { createClient } = await import('@supabase/supabase-js')
  return createClient(target.url, target.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { headers: { 'x-account': ana.id, authorization: `Bearer ${session?.access_token}` } },
  })
}

const refusal = async (call: PromiseLike<{ error: { message: string } | null }>) =>
  (await call).error?.message ?? null
const peopleOf = (person: Pick<Person, 'client'>, client?: string) =>
  readPeople({ db: person.client as never }, client)
const logged = async (account: string) =>
  must(
    await admin.client
      .from('audit_log')
      .select('action, actor')
      .eq('target', account)
      .like('action', 'people.%')
      .order('id'),
  )

describe('an invitation', () => {
  test('goes by mail, is accepted by the person of that address, and gives them that role at once', async () => {
    const beto = await register(target, 'beto')
    await invitePerson({ db: ana.client as never }, { email: beto.email, role: 'assistant' })
    const token = await linkTo(beto.email)
    expect(await readInvitation(token)).toMatchObject({
      company: 'Café del Sur',
      role: 'assistant',
      state: 'open',
    })
    expect(must(await beto.client.rpc('accept_invitation', { token }))).toBe(ana.id)
    expect(must(await beto.client.rpc('accept_invitation', { token }))).toBe(ana.id)
    expect(await readInvitation(token)).toMatchObject({ state: 'used' })
    const access = must(await (await inAnas(beto)).rpc('my_access')) as { account: string; status: string }
    expect(access).toMatchObject({ account: ana.id, status: 'approved' })
    const { people, invitations } = await peopleOf(ana)
    expect(people.map(({ email, role }) => [email, role])).toEqual([
      [ana.email, 'owner'],
      [beto.email, 'assistant'],
    ])
    expect(invitations).toEqual([])
    expect(await logged(ana.id)).toEqual([
      { action: 'people.invited', actor: ana.id },
      { action: 'people.joined', actor: beto.id },
    ])
  })

  test('is for one address: another account learns nothing but that', async () => {
    await invitePerson({ db: ana.client as never }, { email: 'otra@empresa.example', role: 'reader' })
    const beto = await register(target, 'beto')
    const token = await linkTo('otra@empresa.example')
    expect(await refusal(beto.client.rpc('accept_invitation', { token }))).toBe('invitation-other')
    expect(await refusal(advisor.client.rpc('accept_invitation', { token }))).toBe('invitation-other')
    expect((await peopleOf(ana)).people).toHaveLength(1)
  })

  test('is no use twice to somebody who was removed, after it was withdrawn, or to nobody who was sent one', async () => {
    const beto = await join('reader')
    const token = await linkTo(beto.email)
    succeed(await ana.client.rpc('remove_person', { person: beto.id }))
    const again = openClient(target)
    must(await again.auth.signInWithPassword({ email: beto.email, password: beto.password }))
    expect(await refusal(again.rpc('accept_invitation', { token }))).toBe('invitation-used')
    const id = await invitePerson({ db: ana.client as never }, { email: beto.email, role: 'reader' })
    succeed(await ana.client.rpc('withdraw_invitation', { invitation: id }))
    expect(await linkTo(beto.email)).toBe(token)
    expect(await refusal(again.rpc('accept_invitation', { token: 'f'.repeat(64) }))).toBe('not-found')
    expect(await refusal(ana.client.rpc('resend_invitation', { invitation: id }))).toBe(
      'invitation-withdrawn',
    )
  })

  test('sent again opens with the last link alone, and withdrawn with none', async () => {
    const beto = await register(target, 'beto')
    const id = await invitePerson({ db: ana.client as never }, { email: beto.email, role: 'reader' })
    const first = await linkTo(beto.email)
    succeed(await ana.client.rpc('resend_invitation', { invitation: id }))
    const second = await linkTo(beto.email)
    expect(await readInvitation(first)).toBeNull()
    expect(await refusal(beto.client.rpc('accept_invitation', { token: first }))).toBe('not-found')
    succeed(await ana.client.rpc('withdraw_invitation', { invitation: id }))
    succeed(await ana.client.rpc('withdraw_invitation', { invitation: id }))
    expect(await readInvitation(second)).toMatchObject({ state: 'withdrawn' })
    expect(await refusal(beto.client.rpc('accept_invitation', { token: second }))).toBe(
      'invitation-withdrawn',
    )
  })

  test('is written down for nobody of the account already, and never makes an owner', async () => {
    const beto = await join('reader')
    const asked = (person_email: string, person_role: string) =>
      refusal(ana.client.rpc('invite_person', { person_email, person_role }))
    expect(await asked(beto.email.toUpperCase(), 'assistant')).toBe('already-colleague')
    expect(await asked('x@empresa.example', 'owner')).toBe('invalid-input')
    expect(await asked('no es un correo', 'reader')).toBe('invalid-input')
  })

  test('of which an account sends thirty in a day', async () => {
    const asked = (n: number) =>
      ana.client.rpc('invite_person', { person_email: `beto${n}@empresa.example`, person_role: 'reader' })
    for (let n = 0; n < 30; n++) must(await asked(n))
    expect(await refusal(asked(30))).toBe('invitation-limit')
  })

  test('of which an account sends five in a day to one box, withdrawn or not, also when twenty are asked for at once', async () => {
    const asked = () =>
      ana.client.rpc('invite_person', { person_email: 'cinco@empresa.example', person_role: 'reader' })
    succeed(await ana.client.rpc('withdraw_invitation', { invitation: must(await asked()) }))
    const refusals = await Promise.all(Array.from({ length: 20 }, () => refusal(asked())))
    expect(refusals.filter((one) => one === null)).toHaveLength(4)
    expect(new Set(refusals)).toEqual(new Set([null, 'invitation-box-limit']))
  })
})

describe('somebody who came by the mail', () => {
  test('founds no account of their own, until they ask for one', async () => {
    const email = `${randomUUID()}@ejemplo.test`
    await invitePerson({ db: ana.client as never }, { email, role: 'reader' })
    const token = await linkTo(email)
    const made = must(
      await service.auth.admin.createUser({
        email,
        password: 'Portal-2026',
        email_confirm: true,
        user_metadata: { invitation: token },
      }),
    )
    const client = openClient(target)
    must(await client.auth.signInWithPassword({ email, password: 'Portal-2026' }))
    expect(must(await client.rpc('my_access'))).toMatchObject({
      account: null,
      accounts: [],
      status: 'waitlist',
    })
    expect(await refusal(client.rpc('accept_invitation', { token }))).toBe('consent-needed')
    succeed(await service.from('consents').insert(consentOf(made.user.id, email)))
    must(await client.rpc('accept_invitation', { token }))
    expect(must(await client.rpc('my_access'))).toMatchObject({ account: ana.id, status: 'approved' })
    const own = { id: made.user.id }
    expect(must(await client.rpc('my_header'))).toMatchObject({ own: { ...own, status: 'none' } })
    expect(must(await client.rpc('open_own_account'))).toBe(made.user.id)
    expect(must(await client.rpc('my_header'))).toMatchObject({ own: { ...own, status: 'waitlist' } })
    expect(must(await client.rpc('my_access'))).toMatchObject({
      account: ana.id,
      accounts: [
        { id: ana.id, status: 'approved' },
        { id: made.user.id, status: 'waitlist' },
      ],
    })
  })

  test('and registers on the site founds none either', async () => {
    const email = `${randomUUID()}@ejemplo.test`
    await invitePerson({ db: ana.client as never }, { email, role: 'reader' })
    const options = { data: { invitation: await linkTo(email) } }
    const made = must(await openClient(target).auth.signUp({ email, password: 'Portal-2026', options }))
    expect(must(await service.from('accounts').select('id').eq('id', made.user!.id))).toEqual([])
  })

  test('with the link of somebody else’s mail founds theirs as everybody', async () => {
    await invitePerson({ db: ana.client as never }, { email: 'otra@empresa.example', role: 'reader' })
    const invitation = await linkTo('otra@empresa.example')
    const email = `${randomUUID()}@ejemplo.test`
    const made = must(
      await service.auth.admin.createUser({ email, email_confirm: true, user_metadata: { invitation } }),
    )
    const found = must(await service.from('accounts').select('id').eq('id', made.user.id))
    expect(found).toHaveLength(1)
  })
})

describe('the people', () => {
  test('are the same list for the owner and for the firm; colleagues read who works there, others nothing', async () => {
    const beto = await join('accountant')
    succeed(await admin.client.rpc('set_advisors', { client: ana.id, advisors: [advisor.id] }))
    const own = await peopleOf(ana)
    expect(await peopleOf(admin, ana.id)).toEqual(own)
    expect(await peopleOf(advisor, ana.id)).toEqual(own)
    const seen = await peopleOf({ client: (await inAnas(beto)) as never })
    expect(seen.people.map(({ id, email, role }) => [id, email, role])).toEqual(
      own.people.map(({ id, email, role }) => [id, email, role]),
    )
    expect(seen.people.map(({ seen_at, second_step }) => [seen_at, second_step])).toEqual(
      own.people.map(() => [null, null]),
    )
    expect([seen.former, seen.invitations, seen.change]).toEqual([[], [], null])
    const luis = await register(target, 'luis')
    await decide(admin, luis, 'approved')
    expect(await refusal(luis.client.rpc('account_people', { client: ana.id }))).toBe('not-found')
  })

  test('get another role at once; of two who change it the second is told', async () => {
    const beto = await join('assistant')
    const change = (new_role: string, expected: string) =>
      refusal(ana.client.rpc('set_person_role', { person: beto.id, new_role, expected }))
    const theirs = await inAnas(beto)
    const write = () =>
      refusal(
        theirs.rpc('send_message', {
          message: randomUUID(),
          thread: randomUUID(),
          body: 'Hola',
          subject: 'IVA',
        }),
      )
    expect(await write()).toBeNull()
    expect(await change('reader', 'assistant')).toBeNull()
    expect(await write()).toBe('forbidden')
    expect(await change('accountant', 'assistant')).toBe('conflict')
    expect(await change('owner', 'reader')).toBe('invalid-input')
    expect(
      await refusal(
        ana.client.rpc('set_person_role', { person: ana.id, new_role: 'reader', expected: 'owner' }),
      ),
    ).toBe('not-oneself')
  })

  test('who are removed see nothing more, their sessions end, and their calendar address shows nothing', async () => {
    const beto = await join('assistant')
    const theirs = await inAnas(beto)
    const token_sha256 = randomUUID().replaceAll('-', '').repeat(2)
    must(await theirs.rpc('renew_calendar_feed', { token_sha256 }))
    expect(must(await service.rpc('read_calendar_feed', { token_sha256 }))).toEqual({
      appointments: [],
      obligations: [],
    })
    expect(must(await theirs.from('companies').select('name'))).toHaveLength(1)
    succeed(await ana.client.rpc('remove_person', { person: beto.id }))
    expect(must(await theirs.from('companies').select('name'))).toEqual([])
    expect(await refusal(theirs.rpc('my_invoices'))).toBe('not-found')
    expect((await service.rpc('read_calendar_feed', { token_sha256 })).data).toBeNull()
    expect(await refusal(ana.client.rpc('remove_person', { person: beto.id }))).toBe('not-found')
    const { people, former } = await peopleOf(ana)
    expect([people.length, former.map(({ email }) => email)]).toEqual([1, [beto.email]])
    // As with removed members of the firm: for ten seconds, so that an open page asks again.
    await vi.waitFor(async () => expect((await theirs.rpc('my_access')).data).toBeNull(), {
      timeout: 15_000,
      interval: 500,
    })
  }, 30_000)

  test('leave when they like, but for the last owner', async () => {
    const beto = await join('reader')
    expect(await refusal(ana.client.rpc('leave_account'))).toBe('last-owner')
    await leaveAccount({ db: (await inAnas(beto)) as never })
    expect((await peopleOf(ana)).people).toHaveLength(1)
    expect((await logged(ana.id)).at(-1)).toEqual({ action: 'people.left', actor: beto.id })
  })
})

describe('a change of owner', () => {
  /** As the site does once the owner has said their password again. */
  const propose = async (heir: Person) => {
    succeed(await service.rpc('permit_change', { person: ana.id, change: 'owner' }))
    succeed(await ana.client.rpc('ask_owner_change', { person: heir.id }))
  }

  test('is no affair of whoever holds the token of the owner’s session alone', async () => {
    const beto = await join('accountant')
    expect(await refusal(ana.client.rpc('ask_owner_change', { person: beto.id }))).toBe('not-permitted')
    expect(await refusal(ana.client.rpc('confirm_owner_change'))).toBe('not-found')
    await propose(beto)
    const carla = await join('accountant')
    expect(await refusal(ana.client.rpc('ask_owner_change', { person: carla.id }))).toBe('not-permitted')
    expect((await peopleOf(ana)).change).toMatchObject({ to: { id: beto.id } })
  })

  test('is asked for by the owner and done when the other confirms', async () => {
    const beto = await join('accountant')
    const theirs = await inAnas(beto)
    expect(await refusal(theirs.rpc('ask_owner_change', { person: ana.id }))).toBe('forbidden')
    expect(await refusal(theirs.rpc('confirm_owner_change'))).toBe('not-found')
    await propose(beto)
    succeed(await ana.client.rpc('ask_owner_change', { person: beto.id }))
    const mails = must(
      await service.from('outbox').select('payload').like('key', 'mail:owner:asked:%').eq('user_id', ana.id),
    )
    expect(mails.map(({ payload }) => (payload as { to: string }).to).toSorted()).toEqual(
      [ana.email, beto.email].toSorted(),
    )
    // The link of the mail is about this company, whichever else they work in.
    expect(mails[0]?.payload).toMatchObject({ data: { account: ana.id } })
    expect(must(await ana.client.rpc('confirm_owner_change'))).toBe(false)
    expect((await peopleOf(ana)).change).toMatchObject({
      to: { id: beto.id },
      owner_confirmed: true,
      heir_confirmed: false,
    })
    expect(must(await theirs.rpc('confirm_owner_change'))).toBe(true)
    const { people, change } = await peopleOf({ client: theirs as never })
    expect(people.map(({ id, role }) => [id, role])).toEqual([
      [beto.id, 'owner'],
      [ana.id, 'accountant'],
    ])
    expect(change).toBeNull()
    expect((await peopleOf(ana)).invitations).toEqual([])
    expect(await refusal(ana.client.rpc('leave_account'))).toBeNull()
  })

  test('is taken back by either, and over when the other leaves', async () => {
    const beto = await join('accountant')
    const theirs = await inAnas(beto)
    await propose(beto)
    expect((await peopleOf({ client: theirs as never })).change).toMatchObject({ to: { id: beto.id } })
    succeed(await theirs.rpc('withdraw_owner_change'))
    expect(await refusal(ana.client.rpc('confirm_owner_change'))).toBe('not-found')
    await propose(beto)
    succeed(await theirs.rpc('leave_account'))
    expect(await refusal(ana.client.rpc('confirm_owner_change'))).toBe('not-found')
  })
})

test('a colleague finds the companies and the folder of the account, where their own would be empty', async () => {
  const colleague = await join('reader')
  const folder = {
    user_id: ana.id,
    folder_id: 'f1',
    folder_name: 'Café del Sur',
    folder_url: 'https://drive.ejemplo.test/f1',
  }
  succeed(await service.from('user_drive_folders').insert(folder))
  const reader = { id: colleague.id, account: ana.id, db: await inAnas(colleague) } as never
  expect(await listCompanies(reader)).toMatchObject([{ name: 'Café del Sur' }])
  expect(await ownFolder(reader)).toBe(folder.folder_url)
})
