import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  must,
  register,
  registerAdvisor,
  registerStaff,
  succeed,
  type Person,
} from '../support/contract-people'
import { openClient, openSharedTarget, type ContractTarget } from '../support/contract-target'

let target: ContractTarget
let admin: Person
let advisor: Person
let ana: Person

beforeAll(async () => {
  target = await openSharedTarget()
  admin = await registerStaff(target)
  advisor = await registerAdvisor(target)
})
afterAll(() => target.stop())
beforeEach(async () => {
  ana = await register(target, 'ana')
})

const answers = {
  person: 'Ana Gil',
  phone: '300 000 0000',
  name: 'Café del Sur S.A.S.',
  nit: '901207354',
  digit: 0,
  kind: 'company',
  regime: 'ordinary',
  responsibilities: ['05', '48'],
  municipalities: [{ code: '11001', duties: [] }],
}
const pdf = (text = 'RUT') => Buffer.from(`%PDF-1.7\n${text}`)
const refusal = async (call: PromiseLike<{ error: { message: string } | null }>) =>
  (await call).error?.message
const welcomeOf = async ({ client }: Person) =>
  must(await client.rpc('my_welcome')) as Record<string, unknown>
const send = ({ client }: Person, more = {}) => client.rpc('send_welcome', { told: { ...answers, ...more } })
const detailsOf = async ({ client }: Person, person: Person) =>
  (must(await client.rpc('registration_details', { accounts: [person.id] })) as Record<string, unknown>[])[0]
const sendRut = ({ client }: Person, bytes: Buffer) =>
  client.rpc('save_welcome_rut', { file_name: 'RUT Café.pdf', content: bytes.toString('base64') })

describe('a person who waits for approval', () => {
  test('can continue their answers where they stopped, from any device', async () => {
    expect(await welcomeOf(ana)).toMatchObject({ draft: {}, sent: null, rut: null, note: null })
    succeed(await ana.client.rpc('save_welcome', { draft: { name: 'Café' } }))
    succeed(await ana.client.rpc('save_welcome', { draft: { name: 'Café del Sur' } }))
    expect(await welcomeOf(ana)).toMatchObject({ draft: { name: 'Café del Sur' }, sent_at: null })
  })

  test('can save and send only valid answers', async () => {
    expect(await refusal(ana.client.rpc('save_welcome', { draft: ['no'] }))).toBe('invalid-input')
    expect(await refusal(ana.client.rpc('save_welcome', { draft: { name: 'x'.repeat(20_000) } }))).toBe(
      'invalid-input',
    )
    expect(await refusal(send(ana, { digit: 3 }))).toBe('invalid-input')
    expect(await refusal(send(ana, { nit: 'no' }))).toBe('invalid-input')
    expect(await refusal(send(ana, { name: null }))).toBe('invalid-input')
    expect(await refusal(send(ana, { person: ' ' }))).toBe('invalid-input')
    expect(await welcomeOf(ana)).toMatchObject({ sent: null })
  })

  test('can send a RUT as a PDF of at most 4 MB, which replaces the last one', async () => {
    expect(await refusal(sendRut(ana, Buffer.from('<html>')))).toBe('file-type')
    expect(await refusal(sendRut(ana, Buffer.concat([Buffer.from('<html>'), pdf()])))).toBe('file-type')
    expect(await refusal(sendRut(ana, Buffer.concat([Buffer.alloc(1024, ' '), pdf()])))).toBe('file-type')
    expect(await refusal(sendRut(ana, Buffer.alloc(0)))).toBe('file-type')
    succeed(await sendRut(ana, Buffer.concat([Buffer.alloc(1000, ' '), pdf('cero')])))
    expect(await refusal(sendRut(ana, Buffer.concat([pdf(), Buffer.alloc(4 * 1024 * 1024)])))).toBe(
      'file-size',
    )
    expect(await refusal(ana.client.rpc('save_welcome_rut', { content: '¡no!' }))).toBe('file-damaged')
    succeed(await sendRut(ana, pdf('uno')))
    // PostgreSQL breaks base64 text into lines, so this file is long enough for more than one line.
    const other = pdf('otro '.repeat(100))
    succeed(await sendRut(ana, other))
    const { content, name } = must(await admin.client.rpc('registration_rut', { client: ana.id })) as {
      content: string
      name: string
    }
    expect([name, content]).toEqual(['RUT Café.pdf', other.toString('base64')])
    // These names become RUT.pdf, because with some of them Windows would run the file when the firm opens it.
    for (const file_name of [
      'RUT.hta',
      'RUT.pdf.bat',
      'RUT',
      'RUT\u202Efdp.exe',
      'RUT \u202Efdp.pdf',
      '../RUT.js',
    ]) {
      succeed(await ana.client.rpc('save_welcome_rut', { file_name, content: pdf().toString('base64') }))
      expect(await welcomeOf(ana)).toMatchObject({ rut: { name: 'RUT.pdf' } })
    }
    succeed(await ana.client.rpc('save_welcome_rut'))
    expect(await welcomeOf(ana)).toMatchObject({ rut: null })
  })

  test('can send a RUT thirty times an hour, and the last accepted one stays', async () => {
    const carla = await register(target, 'carla')
    for (let n = 1; n <= 30; n++) succeed(await sendRut(carla, pdf(`vez ${n}`)))
    expect(await refusal(sendRut(carla, pdf('vez 31')))).toBe('rate-limited')
    expect(must(await admin.client.rpc('registration_rut', { client: carla.id }))).toMatchObject({
      content: pdf('vez 30').toString('base64'),
    })
  })

  test('is listed for the firm with company and name, and sending again adds no second company', async () => {
    succeed(await send(ana))
    succeed(await send(ana, { nit: '900123456', digit: 8 }))
    succeed(await send(ana, { nit: '900123456', digit: 8 }))
    const rows = must(await advisor.client.rpc('list_registrations', { wanted: 'waitlist', max_rows: 200 }))
    expect(rows.find(({ user_id }) => user_id === ana.id)).toMatchObject({
      name: 'Ana Gil',
      companies: [{ name: answers.name, nit: '900123456', digit: 8 }],
    })
    expect(await detailsOf(advisor, ana)).toMatchObject({
      sent: { responsibilities: ['05', '48'] },
      note: null,
    })
  })

  test('cannot fill the table or the log: unknown fields are dropped, and there is a limit per day', async () => {
    const clara = await register(target, 'clara')
    expect(await refusal(send(clara, { name: 'x'.repeat(5000) }))).toBe('invalid-input')
    succeed(await send(clara, { junk: 'x'.repeat(9000) }))
    expect((await welcomeOf(clara)).sent).not.toHaveProperty('junk')
    for (let time = 1; time < 20; time++) succeed(await send(clara, { phone: `30055501${time + 10}` }))
    expect(await refusal(send(clara, { phone: '3005550999' }))).toBe('rate-limited')
  })

  test('cannot find out about another client with the same NIT, which the firm sees', async () => {
    const bea = await register(target, 'bea')
    const nit = { nit: '830114475', digit: 6 }
    succeed(await send(bea, nit))
    succeed(await admin.client.rpc('set_approval', { target: bea.id, new_status: 'approved' }))
    expect(await refusal(send(ana, nit))).toBeUndefined()
    const duplicates = [{ id: bea.id, status: 'approved' }]
    expect(await detailsOf(admin, ana)).toMatchObject({
      duplicates: [{ ...duplicates[0], title: answers.name }],
    })
    // The advisor does not work for the other client, so the advisor sees only that a duplicate exists.
    expect(await detailsOf(advisor, ana)).toMatchObject({ duplicates: [{ ...duplicates[0], title: null }] })
  })

  test('can send nothing more after the decision', async () => {
    succeed(await send(ana))
    succeed(await sendRut(ana, pdf('copia')))
    succeed(await admin.client.rpc('set_approval', { target: ana.id, new_status: 'approved' }))
    // The archive of the client's data uses this procedure, which still returns everything that the client sent.
    expect(must(await ana.client.rpc('my_registration'))).toMatchObject({
      sent: { person: 'Ana Gil' },
      rut_name: 'RUT Café.pdf',
      rut: pdf('copia').toString('base64'),
    })
    for (const call of [
      ana.client.rpc('my_welcome'),
      ana.client.rpc('save_welcome', { draft: {} }),
      send(ana),
      sendRut(ana, pdf()),
    ])
      expect(await refusal(call)).toBe('not-approved')
  })
})

test('the answers and RUT of an owner are in nobody else’s copy of data, neither a colleague’s nor a stranger’s', async () => {
  succeed(await send(ana))
  succeed(await sendRut(ana, pdf('copia')))
  succeed(await admin.client.rpc('set_approval', { target: ana.id, new_status: 'approved' }))
  const [colleague, stranger] = [await register(target, 'carla'), await register(target, 'otra')]
  must(await ana.client.rpc('invite_person', { person_email: colleague.email, person_role: 'accountant' }))
  const service = openClient(target, target.secretKey)
  const mails = must(await service.from('outbox').select('payload').like('key', 'mail:invitation:%'))
  const payloads = mails.map(({ payload }) => payload as { to: string; data: { token: string } })
  const { token } = payloads.findLast(({ to }) => to === colleague.email)?.data ?? { token: '' }
  must(await colleague.client.rpc('accept_invitation', { token }))
  expect((await colleague.client.rpc('my_registration')).error).toBeNull()
  expect((await colleague.client.rpc('my_registration')).data).toBeNull()
  expect(await refusal(stranger.client.rpc('my_registration'))).toBe('not-approved')
  expect(must(await ana.client.rpc('my_registration'))).toMatchObject({ rut_name: 'RUT Café.pdf' })
})

describe('the firm', () => {
  const ask = ({ client }: Person, correction = 'El RUT es de otro NIT.') =>
    client.rpc('ask_correction', { target: ana.id, correction })

  test('asks for a correction, which the person sees by mail and on the page until they send again', async () => {
    succeed(await send(ana))
    succeed(await ask(advisor))
    succeed(await ask(advisor))
    expect(await welcomeOf(ana)).toMatchObject({ note: 'El RUT es de otro NIT.' })
    const queued = must(
      await admin.client
        .from('audit_log')
        .select('action')
        .eq('target', ana.id)
        .eq('action', 'welcome.correction'),
    )
    expect(queued).toHaveLength(1)
    expect(await detailsOf(admin, ana)).toMatchObject({ note: 'El RUT es de otro NIT.' })
    succeed(await send(ana, { name: 'Café del Norte S.A.S.' }))
    expect(await welcomeOf(ana)).toMatchObject({ note: null })
    expect(await detailsOf(admin, ana)).toMatchObject({ note: null, note_at: expect.any(String) as string })
  })

  test('can also ask people who sent nothing, and decide without an answer', async () => {
    succeed(await ask(admin, 'Cuéntanos de tu empresa.'))
    expect(await welcomeOf(ana)).toMatchObject({ note: 'Cuéntanos de tu empresa.', sent: null })
    succeed(await admin.client.rpc('set_approval', { target: ana.id, new_status: 'approved' }))
    expect(await refusal(ask(admin))).toBe('already-decided')
  })

  test('must ask with words, and only people whom the member may decide about', async () => {
    expect(await refusal(ask(admin, '  '))).toBe('reason-required')
    expect(await refusal(ask(admin, 'x'.repeat(501)))).toBe('invalid-input')
    succeed(
      await admin.client.rpc('set_approval', {
        target: ana.id,
        new_status: 'rejected',
        decision_reason: 'No',
      }),
    )
    expect(await refusal(ask(advisor))).toBe('not-found')
    expect(await detailsOf(advisor, ana)).toBeUndefined()
    expect(await refusal(advisor.client.rpc('registration_rut', { client: ana.id }))).toBe('not-found')
  })
})

test('another person sees none of the answers', async () => {
  const bea = await register(target, 'bea')
  succeed(await sendRut(ana, pdf()))
  expect(await refusal(bea.client.rpc('registration_rut', { client: ana.id }))).toBe('staff-only')
  expect(await refusal(bea.client.rpc('registration_details', { accounts: [ana.id] }))).toBe('staff-only')
  expect(await welcomeOf(bea)).toMatchObject({ rut: null })
  const named = await fetch(`${target.url}/rest/v1/rpc/my_welcome`, {
    method: 'POST',
    headers: {
      apikey: target.publishableKey,
      authorization: `Bearer ${(await bea.client.auth.getSession()).data.session?.access_token}`,
      'content-type': 'application/json',
      'x-account': ana.id,
    },
    body: '{}',
  })
  expect(await named.json()).toMatchObject({ message: 'not-found' })
})
