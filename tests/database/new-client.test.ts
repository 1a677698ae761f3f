import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { loadDriveJob } from '@/lib/drive/drive-records'
import { checkDigit } from '@/lib/format/nit'
import { readPeople } from '@/lib/people/people'
import {
  decide,
  must,
  newEmail,
  register,
  registerAdvisor,
  registerStaff,
  succeed,
  type Person,
} from '../support/contract-people'
import { openClient, openSharedTarget, type Client, type ContractTarget } from '../support/contract-target'

let target: ContractTarget
let service: Client
let admin: Person
let advisor: Person
let colleague: Person

vi.mock('@/lib/supabase/admin', () => ({ adminClient: () => service }))

beforeAll(async () => {
  target = await openSharedTarget()
  service = openClient(target, target.secretKey)
  admin = await registerStaff(target)
  advisor = await registerAdvisor(target)
  colleague = await registerAdvisor(target)
})
afterAll(() => target.stop())

let lastNit = 900_500_000
const company = (name = 'Talleres Usme Ltda.') => {
  const nit = String(++lastNit)
  return { name, nit, digit: checkDigit(nit) }
}
type Wanted = Parameters<Client['rpc']>[1] & object
const create = (more: Wanted = {}, by = admin, client: string = randomUUID()) =>
  by.client
    .rpc('create_client', { client, company: company(), ...more } as never)
    .then(({ error }) => ({ client, error }))
const made = async (more: Wanted = {}) => {
  const { client, error } = await create(more)
  expect(error).toBeNull()
  return client
}
type Mail = { template: string; to: string; data: { token: string; by: string; company: string } }
const mailsTo = async (email: string): Promise<Mail[]> =>
  must(
    await service
      .from('outbox')
      .select('payload')
      .eq('kind', 'mail')
      .eq('payload->>to', email)
      .order('created_at'),
  ).map(({ payload }) => payload as Mail)
const peopleOf = (client: string) => readPeople({ db: admin.client as never }, client)
type Listed = { id: string; title: string; email: string; invited: boolean | null; advisors: string[] }
const found = async (search: string, by = admin): Promise<Listed[]> =>
  (must(await by.client.rpc('list_clients', { wanted: { search } })) as unknown as { rows: Listed[] }).rows
const owner = () => ({ email: newEmail('sara'), name: 'Sara Isidro', role: 'owner' })

async function join(person: Person): Promise<void> {
  const token = (await mailsTo(person.email)).at(-1)?.data.token ?? ''
  must(await person.client.rpc('accept_invitation', { token }))
}

test('a client that the firm adds has its company, its advisor and no people yet', async () => {
  const wanted = company('Marmolería San Isidro S.A.S.')
  const client = await made({ company: wanted, advisor: advisor.id })
  const [row] = await found(wanted.nit, advisor)
  expect(row).toMatchObject({ id: client, title: wanted.name, email: '', invited: false })
  expect(row?.advisors).toHaveLength(1)
  expect((await peopleOf(client)).people).toEqual([])
  const overview = must(await advisor.client.rpc('client_overview', { client })) as Record<string, unknown>
  expect(overview).toMatchObject({ title: wanted.name, email: '', status: 'approved', second_step: false })
  expect(await found(wanted.nit, colleague)).toEqual([])
  const { rows } = must(await admin.client.rpc('list_audit', { wanted: { area: 'client' } })) as unknown as {
    rows: { action: string; after: object }[]
  }
  expect(rows.find(({ action }) => action === 'client.created')?.after).toMatchObject({ nit: wanted.nit })
})

test('a client that is sent twice is added once, and the id of another client is refused', async () => {
  const client = randomUUID()
  const wanted = { company: company(), people: [owner()] }
  expect((await create(wanted, admin, client)).error).toBeNull()
  expect((await create(wanted, admin, client)).error).toBeNull()
  expect((await peopleOf(client)).invitations).toHaveLength(1)
  expect((await create({}, admin, client)).error?.message).toBe('conflict')
  expect((await create({}, admin, advisor.id)).error?.message).toBe('conflict')
})

test('the NIT of an existing client is refused with the client’s name, unless the administrator insists', async () => {
  const wanted = company('La primera')
  const client = await made({ company: wanted })
  const { error } = await create({ company: { ...wanted, name: 'La segunda' } })
  expect(error?.message).toBe('client-exists')
  expect(JSON.parse(error?.details ?? '{}')).toEqual({ id: client, title: 'La primera' })
  await made({ company: wanted, again: true })
  const holders = must(await admin.client.rpc('clients_by_nit', { nits: [wanted.nit, '800000000'] }))
  expect(holders).toEqual([{ nit: wanted.nit, id: client, title: 'La primera', status: 'approved' }])
})

test('only administrators create clients, and only with a valid company', async () => {
  expect((await create({}, advisor)).error?.message).toBe('admin-only')
  for (const wrong of [{ digit: 99 }, { nit: '012345' }, { name: 'x' }, { nit: null }])
    expect((await create({ company: { ...company(), ...wrong } })).error?.message).toBe('invalid-input')
  const twoOwners = [owner(), owner()]
  expect((await create({ people: twoOwners })).error?.message).toBe('owner-invited')
  expect((await create({ people: [{ ...owner(), role: 'reader' }] })).error?.message).toBe('owner-first')
  expect((await create({ people: [{ ...owner(), email: colleague.email }] })).error?.message).toBe(
    'invited-member',
  )
})

test('an invited owner who accepts gets the name that the firm knows and works in the client’s account', async () => {
  const wanted = company('Cafés del Sur')
  const person = await register(target, 'duena')
  const client = await made({
    company: wanted,
    people: [
      { email: person.email, name: 'Sara Isidro', role: 'owner' },
      { email: newEmail('auxiliar'), name: '', role: 'assistant' },
    ],
  })
  expect((await found(wanted.nit))[0]?.invited).toBe(true)
  const [mail] = await mailsTo(person.email)
  expect(mail).toMatchObject({ template: 'portal-invitation', data: { company: 'Cafés del Sur' } })
  await join(person)
  const { people } = await peopleOf(client)
  expect(people.map(({ role, name }) => [role, name])).toEqual([['owner', 'Sara Isidro']])
  expect((await found(wanted.nit))[0]).toMatchObject({ email: person.email, invited: null })
  // Once the client has an owner, only the owner may invite people.
  const more = { client, person_email: newEmail('otra'), person_name: '', person_role: 'reader' }
  expect((await admin.client.rpc('invite_to_client', more)).error?.message).toBe('forbidden')
})

test('an invitation by a member who left the firm works only after a colleague sends it again', async () => {
  const leaving = await registerStaff(target)
  const person = await register(target, 'duena')
  const client = await made()
  const asked = { client, person_email: person.email, person_name: '', person_role: 'owner' }
  const invitation = must(await leaving.client.rpc('invite_to_client', asked))
  succeed(await admin.client.rpc('remove_member', { member: leaving.id }))
  const [mail] = await mailsTo(person.email)
  const { token } = mail?.data as { token: string }
  expect(must(await service.rpc('invitation_of', { token }))).toMatchObject({ state: 'withdrawn' })
  expect((await person.client.rpc('accept_invitation', { token })).error?.message).toBe(
    'invitation-withdrawn',
  )
  const [shown] = (await peopleOf(client)).invitations
  expect(Date.parse(shown?.until ?? '')).toBeLessThanOrEqual(Date.now() + 5000)
  succeed(await admin.client.rpc('resend_invitation', { invitation }))
  await join(person)
  expect((await peopleOf(client)).people).toMatchObject([{ role: 'owner', id: person.id }])
})

test('a prepared invitation sends no mail until a member who sees the client sends it', async () => {
  const person = owner()
  const client = await made({ people: [person], send: false, advisor: advisor.id })
  expect(await mailsTo(person.email)).toEqual([])
  const [invitation] = (await peopleOf(client)).invitations
  expect(invitation).toMatchObject({ sent: false, name: 'Sara Isidro' })
  const sent = { invitation: invitation?.id ?? '' }
  expect((await colleague.client.rpc('resend_invitation', sent)).error?.message).toBe('not-found')
  succeed(await advisor.client.rpc('resend_invitation', sent))
  expect(await mailsTo(person.email)).toHaveLength(1)
  succeed(await advisor.client.rpc('withdraw_invitation', sent))
  expect((await peopleOf(client)).invitations).toEqual([])
})

test('access is given and taken without a mail while nobody works in the client’s account', async () => {
  const client = await made()
  const shadow = { id: client, email: '', password: '', client: admin.client }
  await decide(admin, shadow, 'rejected')
  await decide(admin, shadow, 'approved')
  const mails = must(await service.from('outbox').select('key').eq('user_id', client))
  expect(mails).toEqual([])
})

test('a client stays when its last person is deleted, and can be invited again', async () => {
  const person = await register(target, 'ultima')
  const client = await made({ people: [{ email: person.email, name: '', role: 'owner' }] })
  await join(person)
  must(await service.auth.admin.deleteUser(person.id))
  expect((await peopleOf(client)).people).toEqual([])
  const again = { client, person_email: newEmail('nueva'), person_name: '', person_role: 'owner' }
  must(await admin.client.rpc('invite_to_client', again))
})

test('a conversation, an appointment and a Drive folder have the client’s name when nobody works in the account', async () => {
  const client = await made({ company: company('Ferretería Sola') })
  const begun = { message: randomUUID(), thread: randomUUID(), client, subject: 'Bienvenida', body: 'Hola' }
  must(await admin.client.rpc('begin_thread_as_firm', begun))
  expect(must(await admin.client.rpc('inbox_client', { client }))).toMatchObject({
    name: 'Ferretería Sola',
    email: '',
  })
  expect(must(await admin.client.rpc('find_clients', { client }))).toEqual([
    { id: client, name: 'Ferretería Sola', email: '' },
  ])
  const { id } = must(
    await service
      .from('documents')
      .insert({
        user_id: client,
        name: 'acta.pdf',
        file_path: 'acta.pdf',
        storage_path: `${client}/${randomUUID()}.pdf`,
        file_type: 'application/pdf',
        file_size: 10,
        uploaded_by: 'firm',
      })
      .select('id')
      .single(),
  )
  expect(await loadDriveJob(id)).toMatchObject({ user_email: null, folder: 'Ferretería Sola' })
})

test('the firm finds a client by the address of anybody who works there, until that person’s login is deleted', async () => {
  const wanted = company('Papelería El Lago')
  const [first, second] = [await register(target, 'primera'), await register(target, 'segunda')]
  const client = await made({ company: wanted, people: [{ email: first.email, name: '', role: 'owner' }] })
  await join(first)
  const invite = { person_email: second.email, person_role: 'reader' }
  const { session } = (await first.client.auth.getSession()).data
  // The owner also has an account of their own, so the request names the client's account.
  const response = await fetch(`${target.url}/rest/v1/rpc/invite_person`, {
    method: 'POST',
    headers: {
      apikey: target.publishableKey,
      authorization: `Bearer ${session?.access_token}`,
      'content-type': 'application/json',
      'x-account': client,
    },
    body: JSON.stringify(invite),
  })
  expect(response.status).toBe(200)
  await join(second)
  const ids = async () => (await found(second.email)).map(({ id }) => id)
  expect(await ids()).toContain(client)
  must(await service.auth.admin.deleteUser(second.id))
  expect(await ids()).not.toContain(client)
})

test('an administrator gives many clients one advisor, and each client gets an outcome', async () => {
  const [one, two] = [await made({ advisor: advisor.id }), await made({ advisor: colleague.id })]
  const clients = [one, two, randomUUID(), advisor.id]
  const wanted = { clients, advisor: colleague.id }
  expect((await advisor.client.rpc('assign_clients', wanted)).error?.message).toBe('admin-only')
  const answers = must(await admin.client.rpc('assign_clients', wanted))
  const outcomes = Object.fromEntries(answers.map(({ client, outcome }) => [client, outcome]))
  expect(clients.map((client) => outcomes[client])).toEqual(['done', 'unchanged', 'not-found', 'not-found'])
  const nobody = { clients: [one], advisor: randomUUID() }
  expect((await admin.client.rpc('assign_clients', nobody)).error?.message).toBe('not-found')
})
