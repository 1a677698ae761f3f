import { randomUUID } from 'node:crypto'
import { unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readContactQuery } from '@/lib/contact/href'
import { listContacts, type Contact } from '@/lib/contact/queries'
import { exportFile, exportPages } from '@/lib/contact/export'
import { contactFields } from '@/content/contact'
import { mailPayload } from '@/lib/mail/mail-payload'
import { renderMail } from '@/lib/mail/render-mail'
import { must, registerAdvisor, registerStaff, succeed, type Person } from '../support/contract-people'
import { openClient, openSharedTarget, type Client, type ContractTarget } from '../support/contract-target'

let target: ContractTarget
let service: Client
let admin: Person
let other: Person
let advisor: Person
beforeAll(async () => {
  target = await openSharedTarget()
  service = openClient(target, target.secretKey)
  admin = await registerStaff(target)
  other = await registerStaff(target)
  advisor = await registerAdvisor(target)
})
afterAll(() => target.stop())

const hostile = `<img src=x onerror=alert(1)> {answer} '; drop table x; --`
const member = ({ client }: Person) => ({ db: client })
async function write(name: string, message = 'Quisiera una propuesta.'): Promise<string> {
  const email = `${randomUUID().slice(0, 8)}@sitio.example`
  must(
    await service.rpc('receive_contact_message', {
      sender_name: name,
      sender_email: email,
      message: message,
      recipient: 'firma@nogal.example',
      policy: '1',
      consent_sha256: 'a'.repeat(64),
      wanted_service: 'Asesoría legal',
    }),
  )
  return must(await service.from('contact_messages').select('id').eq('email', email).single()).id
}
const find = async (id: string, by = admin) =>
  must(await by.client.rpc('find_contact', { message: id })) as unknown as Contact & { changed_by: string }
const mark = (id: string, new_status: string, expected: string, by = admin) =>
  by.client.rpc('mark_contact', { message: id, new_status, expected })
const reply = (id: string, expected = 'new', answer: string = randomUUID(), by = admin) =>
  by.client.rpc('answer_contact', { message: id, answer, reply: hostile, expected })
const refusal = ({ error }: { error: { message: string } | null }) => error?.message
const actions = async (id: string) =>
  must(await admin.client.from('audit_log').select('action').eq('target', id).order('id')).map(
    ({ action }) => action,
  )

test('an answer to a contact message is stored once though sent twice, mailed with the member’s address, and logged', async () => {
  const [id, key] = [await write('Olga Prueba', hostile), randomUUID()]
  succeed(await reply(id, 'new', key))
  succeed(await reply(id, 'new', key))
  const kept = await find(id)
  expect(kept.service).toBe('Asesoría legal')
  expect([kept.status, kept.message, kept.answers.map(({ body }) => body)]).toEqual([
    'answered',
    hostile,
    [hostile],
  ])
  const mails = must(await service.from('outbox').select('payload').eq('key', `mail:contact-answer:${key}`))
  expect(mails).toMatchObject([
    { payload: { template: 'contact-answered', to: kept.email, replyTo: { address: admin.email } } },
  ])
  const { subject, html } = renderMail(mailPayload.parse(mails[0]?.payload))
  expect(subject).toBe('Respuesta a tu mensaje')
  expect(html).not.toContain('<img src=x')
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt; {answer}')
  expect(await actions(id)).toEqual(['contact.answered'])
  succeed(await reply(id, 'answered'))
  expect((await find(id)).answers).toHaveLength(2)
})

test('a contact message can be moved to spam and back, and cannot be answered as spam', async () => {
  const id = await write('Robot')
  succeed(await mark(id, 'spam', 'new'))
  succeed(await mark(id, 'spam', 'new'))
  expect(refusal(await reply(id, 'spam'))).toBe('conflict')
  succeed(await mark(id, 'new', 'spam'))
  expect((await find(id)).status).toBe('new')
  expect(await actions(id)).toEqual(['contact.spam', 'contact.new'])
})

test('when two administrators handle a contact message, one wins, and the other sees who', async () => {
  const id = await write('Pedro Prueba')
  const answers = await Promise.all([mark(id, 'spam', 'new'), reply(id, 'new', randomUUID(), other)])
  expect(answers.map(refusal).toSorted()).toEqual(['conflict', undefined].toSorted())
  const winner = answers[0].error ? other : admin
  expect((await find(id)).changed_by).toBe(winner.email.split('@')[0])
})

test('advisors cannot see or handle contact messages', async () => {
  const id = await write('Marta Prueba')
  expect(refusal(await advisor.client.rpc('list_contacts', { wanted: {} }))).toBe('admin-only')
  expect(refusal(await advisor.client.rpc('find_contact', { message: id }))).toBe('admin-only')
  expect(refusal(await mark(id, 'spam', 'new', advisor))).toBe('admin-only')
  expect(refusal(await reply(id, 'new', randomUUID(), advisor))).toBe('admin-only')
  expect((await admin.client.from('contact_messages').select('id')).error?.code).toBe('42501')
})

test('the longest contact message that the form takes is stored whole', async () => {
  const { longest } = contactFields.message
  const id = await write('Olga Prueba', 'x'.repeat(longest))
  expect((await find(id)).message).toHaveLength(longest)
})

test('the list of contact messages is searched without accents, filtered, and paged without losing or repeating a row', async () => {
  const word = `zorzal${randomUUID().slice(0, 6)}`
  const ids = []
  for (let n = 0; n < 7; n++) ids.push(await write(`Ñandú ${word}`, `Nómina número ${n} de diez personas`))
  succeed(await mark(ids[0] ?? '', 'spam', 'new'))
  const found: string[] = []
  let query = readContactQuery({ buscar: `NANDU ${word} nomina` })
  for (let pages = 0; pages < 5; pages++) {
    const { rows, next } = await listContacts(member(admin), query, 4)
    found.push(...rows.map(({ id }) => id))
    if (!next) break
    query = readContactQuery({ buscar: query.search, desde: next.join('_') })
  }
  expect(found).toEqual(ids.slice(1))
  const kinds = await Promise.all(
    ['no-deseados', 'todos', 'respondidos'].map((estado) =>
      listContacts(member(admin), readContactQuery({ estado, buscar: word })),
    ),
  )
  expect(kinds.map(({ rows }) => rows.length)).toEqual([1, 7, 0])
})

test('the export of contact messages has no text that a spreadsheet would calculate', async () => {
  const word = `tordo${randomUUID().slice(0, 6)}`
  await write(`=HYPERLINK("http://x.example";"${word}")`, `+1+1\nsegunda línea; ${word}`)
  const filters = { kind: 'all', search: word } as const
  const csv = await (await exportFile(exportPages(member(admin), filters), 'csv')).text()
  expect(csv).toContain(`"'=HYPERLINK(""http://x.example"";""${word}"")"`)
  expect(csv).toContain(`"'+1+1\nsegunda línea; ${word}"`)
  const file = await exportFile(exportPages(member(admin), filters), 'xlsx')
  expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename="?contactos-.*\.xlsx/)
  const sheet = new TextDecoder().decode(
    unzipSync(new Uint8Array(await file.arrayBuffer()))['xl/worksheets/sheet1.xml'],
  )
  expect(sheet).not.toContain('<f>')
})
