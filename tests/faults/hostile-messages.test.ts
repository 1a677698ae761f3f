import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { contactFields, contactMessages } from '@/content/contact'
import type { ContactState } from '@/lib/contact/form'
import type * as limits from '@/lib/limits'
import { env } from '../lib/deliveries/test-env'
import { comeFrom, openContactEnvironment, part, post, type Fields } from '../support/contact-environment'
import { hostileTexts } from '../support/hostile-texts'

vi.mock('@/lib/env', () => import('../lib/deliveries/test-env'))
vi.mock('next/server', () => ({ after: () => undefined }))
vi.mock('next/headers', () => import('../support/site-browser'))
// The mailbox's limit is off, because this test sends more messages than the mailbox takes in a minute.
vi.mock('@/lib/limits', async (original) => {
  const real = await original<typeof limits>()
  return {
    ...real,
    contactLimits: (sender: Parameters<typeof real.contactLimits>[0]) =>
      real.contactLimits(sender).filter(({ key }) => !key.startsWith('contact-all')),
  }
})

const places = ['name', 'email', 'phone', 'message'] as const

/** Each form has a hostile text in one field, valid texts in the others, and its own sender. */
const inputs = Object.entries(hostileTexts).flatMap(([label, text], row) =>
  places.map((place, column) => {
    const email = `remitente.${row}.${column}@empresa.example`
    const right = { name: `Prueba ${row}`, email, phone: '', message: `Mensaje ${row} de ${place}` }
    return { label: `${label} as ${place}`, place, email, fields: { ...right, [place]: text } as Fields }
  }),
)

let environment: Awaited<ReturnType<typeof openContactEnvironment>>
const answers = new Map<string, NonNullable<ContactState>>()

beforeAll(async () => {
  environment = await openContactEnvironment()
  for (const { label, fields } of inputs) {
    comeFrom(
      `10.${part()}.${part()}.${part()}`,
      hostileTexts[label.replace(/ as \w+$/, '')]?.replace(/[^ -~]/g, ''),
    )
    answers.set(label, await post(fields))
  }
})
afterAll(() => environment.stop())

const stored = () => inputs.filter(({ label }) => answers.get(label)?.result.ok)

test('the contact form accepts some of 200 hostile inputs and refuses others', () => {
  expect(inputs).toHaveLength(200)
  expect(stored().length).toBeGreaterThan(100)
  expect(stored().length).toBeLessThan(150)
})

test('a refused contact message has an error at the right field and keeps the typed values', () => {
  const sentences: readonly string[] = Object.values(contactMessages)
  for (const { label, place, fields } of inputs) {
    const { result, values } = answers.get(label)!
    if (result.ok) continue
    expect(result.code, label).toBe('invalid-input')
    expect(Object.keys(result.fields ?? {}), label).toEqual([place])
    expect(sentences, label).toContain(result.fields?.[place])
    // Browsers replace half of a surrogate pair before they send a form.
    expect(values?.[place], label).toBe(
      fields[place].toWellFormed().slice(0, contactFields[place].longest * 2),
    )
  }
})

test('the contact form accepts no invalid e-mail address', () => {
  expect(stored().filter(({ place }) => place === 'email')).toEqual([])
})

test('accepted contact messages are stored once, readable and within limits, and refused ones are not stored', async () => {
  const rows = await environment.messages()
  expect(rows.map(({ email }) => email).sort()).toEqual(
    stored()
      .map(({ email }) => email)
      .sort(),
  )
  for (const { name, phone, message } of rows) {
    for (const line of [name, phone ?? ''])
      expect(line).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\p{Bidi_Control}]/u)
    expect(message.replace(/[\n\t]/g, '')).not.toMatch(/[\p{Cc}\p{Cs}\p{Bidi_Control}]/u)
    expect(Array.from(name).length).toBeLessThanOrEqual(100)
    expect(Array.from(message).length).toBeLessThanOrEqual(5000)
  }
  expect(await environment.consents()).toHaveLength(rows.length)
  expect(await environment.jobs()).toHaveLength(rows.length)
})

test('harmless texts of contact messages arrive unchanged', async () => {
  const rows = await environment.messages()
  for (const label of ['script', 'SQL that drops', 'right to left', 'emojis', 'template', 'command', 'xml']) {
    const { email } = inputs.find((one) => one.label === `${label} as message`)!
    expect(rows.find((row) => row.email === email)?.message).toBe(hostileTexts[label])
  }
})

const ourElements = new Set('html head meta title body div table tr td p h1 strong br a'.split(' '))

test('each contact message is one mail, only to the firm, with the inputs as plain text', async () => {
  await environment.sendMails()
  expect((await environment.jobs()).filter(({ status }) => status !== 'done')).toEqual([])
  const mails = await environment.mails()
  const rows = await environment.messages()
  expect(mails).toHaveLength(rows.length)
  for (const mail of mails) {
    const answerTo = mail.replyTo.map(({ address }) => address)
    expect(answerTo).toHaveLength(1)
    const row = rows.find(({ email }) => email === answerTo[0])
    expect(mail.to).toEqual(['hola@nogal.example'])
    expect(mail.from).toBe('hola@nogal.example')
    expect(mail.subject).toMatch(/^Mensaje de .+ en la página de contacto$/u)
    expect(mail.attachments).toEqual([])
    const elements = [...mail.html.matchAll(/<\/?([a-z]\w*)/gi)].map(([, name]) => name?.toLowerCase() ?? '')
    expect(elements.filter((name) => !ourElements.has(name))).toEqual([])
    const targets = [...mail.html.matchAll(/href="([^"]*)"/g)].map(([, target]) => target)
    expect(targets).toEqual([`${env.SITE_URL}/tratamiento-datos`])
    expect(mail.text).toContain(`Nombre: ${row?.name}`)
  }
})
