import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { ContactField } from '@/content/contact'
import { contactAction } from '@/lib/contact/actions'
import { contactConsentHash } from '@/lib/contact/send-message'
import { honeypotName } from '@/lib/contact/form'
import { contactNumber } from '@/lib/contact/number'
import { comeFrom, openContactEnvironment, part, post } from '../support/contact-environment'
import { request } from '../support/site-browser'
import { env } from '../lib/deliveries/test-env'

vi.mock('@/lib/env', () => import('../lib/deliveries/test-env'))
vi.mock('next/server', () => ({ after: () => undefined }))
vi.mock('next/headers', () => import('../support/site-browser'))

let environment: Awaited<ReturnType<typeof openContactEnvironment>>
beforeAll(async () => {
  environment = await openContactEnvironment()
})
afterAll(() => environment.stop())
beforeEach(() => comeFrom(`10.${part()}.${part()}.${part()}`))

let people = 0
function person(more: Record<string, string> = {}) {
  const fields: Record<ContactField, string> = {
    name: 'Laura Mejía',
    email: `laura.${++people}@empresa.example`,
    phone: '300 000 0000',
    service: 'asesoria-tributaria',
    message: 'Necesito ayuda con la declaración de renta.',
  }
  return { ...fields, ...more }
}
const of = <T extends { email: string }>(rows: T[], email: string) =>
  rows.filter((row) => row.email === email)

test('a contact message, the evidence of its consent and its mail are stored together', async () => {
  comeFrom('198.51.100.7', 'Mozilla/5.0 (prueba)')
  const sent = person()
  const answer = await post(sent)
  const [message] = of(await environment.messages(), sent.email)
  const received = { number: contactNumber(message?.id ?? ''), at: message?.created_at }
  expect(answer).toEqual({ result: { ok: true, data: received }, values: sent })
  const [consent] = of(await environment.consents(), sent.email)
  expect(message).toMatchObject({ ...sent, service: 'Asesoría tributaria', consent_id: consent?.id })
  expect(consent).toMatchObject({
    user_id: null,
    purpose: 'contacto',
    policy_version: '2025-04-05',
    text_sha256: contactConsentHash,
    ip: '198.51.100.7',
    user_agent: 'Mozilla/5.0 (prueba)',
  })
  expect(Date.now() - Date.parse(consent?.accepted_at ?? '')).toBeLessThan(60_000)
  expect((await environment.jobs()).map(({ key }) => key)).toContain(`mail:contact:${message?.id}`)
})

test('the contact form sent five times at once makes one message and one mail', async () => {
  const sent = person()
  const answers = await Promise.all(Array.from({ length: 5 }, () => post(sent)))
  expect(answers.map(({ result }) => result.ok)).toEqual(Array(5).fill(true))
  expect(new Set(answers.map(({ result }) => result.ok && result.data.number)).size).toBe(1)
  expect(of(await environment.messages(), sent.email)).toHaveLength(1)
  expect(of(await environment.consents(), sent.email)).toHaveLength(1)
})

test('another text from the same sender is a second message', async () => {
  const sent = person()
  await post(sent)
  await post({ ...sent, message: 'También quiero saber cuánto cuesta la nómina.' })
  expect(of(await environment.messages(), sent.email)).toHaveLength(2)
})

test('a repeated message is answered with its own number, not that of a later message with the same address', async () => {
  const sent = person()
  const first = await post(sent)
  await post({ ...sent, message: 'Esto lo escribió otra persona después.' })
  expect((await post(sent)).result).toEqual(first.result)
  expect(of(await environment.messages(), sent.email)).toHaveLength(2)
})

test('a robot sees a success, and nothing is stored', async () => {
  const sent = person({ [honeypotName]: 'https://spam.example' })
  const { result } = await post(sent)
  expect(result).toMatchObject({ ok: true, data: { number: expect.stringMatching(/^C-[0-9A-F]{8}$/) } })
  expect(of(await environment.messages(), sent.email)).toEqual([])
  expect(of(await environment.consents(), sent.email)).toEqual([])
  expect(JSON.stringify(await environment.jobs())).not.toContain(sent.email)
})

test('one IP address may send ten messages an hour, and then gets a refusal in Spanish that keeps the typed values', async () => {
  comeFrom('203.0.113.9')
  const answers = []
  for (let i = 0; i < 11; i++) answers.push(await post(person()))
  expect(answers.map(({ result }) => result.ok)).toEqual([...Array<boolean>(10).fill(true), false])
  const last = answers[10]!
  expect(last.result).toMatchObject({
    code: 'rate-limited',
    message: expect.stringMatching(/^Hiciste demasiados intentos/),
  })
  expect(last.values?.name).toBe('Laura Mejía')
  expect(of(await environment.messages(), last.values?.email ?? '')).toEqual([])
})

test('one e-mail address may send five messages an hour, whatever the IP addresses', async () => {
  const sent = person()
  const answers = []
  for (let i = 0; i < 6; i++) {
    comeFrom(`192.0.2.${i + 1}`)
    answers.push(await post({ ...sent, message: `Mensaje distinto número ${i}` }))
  }
  expect(answers.map(({ result }) => result.ok)).toEqual([...Array<boolean>(5).fill(true), false])
})

test('a contact form with errors does not count as a message', async () => {
  const sent = person()
  for (let i = 0; i < 12; i++) expect((await post({ ...sent, message: 'corto' })).result.ok).toBe(false)
  expect((await post(sent)).result.ok).toBe(true)
})

test('another site cannot send the contact form for a visitor', async () => {
  request.headers = new Headers({ origin: 'https://malo.example' })
  const sent = person()
  expect((await post(sent)).result).toMatchObject({ ok: false, code: 'forbidden' })
  expect(of(await environment.messages(), sent.email)).toEqual([])
})

test.each([undefined, null, 'x', { name: 'Laura' }])(
  '%j instead of the contact form is refused as invalid',
  async (body) => {
    const state = await contactAction(null, body as never)
    expect(state?.result).toMatchObject({ ok: false, code: 'invalid-input' })
  },
)

test('while the database is unreachable the answer is in Spanish and keeps the typed values', async () => {
  const report = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  const fetching = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('fetch failed'))
  const sent = person()
  const { result, values } = await post(sent)
  fetching.mockRestore()
  report.mockRestore()
  expect(result).toMatchObject({ ok: false, code: 'unavailable' })
  expect(values).toEqual(sent)
})

test('only the server can read contact messages', async () => {
  const open = (key: string) =>
    fetch(`${env.SUPABASE_URL}/rest/v1/contact_messages?select=*`, { headers: { apikey: key } })
  expect((await open(env.SUPABASE_PUBLISHABLE_KEY)).status).toBe(401)
  expect((await open(env.SUPABASE_SECRET_KEY)).status).toBe(200)
})
