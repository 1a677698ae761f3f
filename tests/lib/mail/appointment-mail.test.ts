import { randomUUID } from 'node:crypto'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { invitation, mailPayload } from '@/lib/mail/mail-payload'
import { renderMail } from '@/lib/mail/render-mail'
import { sendMail } from '@/lib/mail/send-mail'
import type { Message } from '@/supabase/local/mailbox/mails'
import { startMailbox } from '@/supabase/local/mailbox/start-mailbox'
import { freshFolder } from '../../local/fake-services'
import { env } from '../outbox/test-env'

vi.mock('@/lib/env', () => import('../outbox/test-env'))

const id = '6f1f4f4e-7a1c-4a52-9a80-0d9d7a7b1c11'
const data = (status: string, note = '') => ({
  id,
  title: 'Cierre de año',
  startsAt: '2026-12-31T14:00:00+00:00',
  endsAt: '2026-12-31T15:00:00+00:00',
  status,
  sequence: 3,
  note,
})
const order = (step: string, status: string, note?: string) =>
  mailPayload.parse({ template: `appointment-${step}`, to: 'ana@empresa.example', data: data(status, note) })

let page = ''
beforeEach(async () => {
  const mailbox = await startMailbox({ smtpPort: 0, pagePort: 0, dataDir: await freshFolder() })
  onTestFinished(mailbox.stop)
  page = mailbox.pageUrl
  env.SMTP_URL = mailbox.smtpUrl
})

test.each([
  ['confirmed', 'confirmed', 'REQUEST', 'CONFIRMED', 'Tu cita está confirmada'],
  ['changed', 'requested', 'REQUEST', 'TENTATIVE', 'Recibimos el cambio de tu cita'],
  ['proposed', 'proposed', 'REQUEST', 'TENTATIVE', 'Te proponemos una hora'],
  ['cancelled', 'cancelled', 'CANCEL', 'CANCELLED', 'La cita fue cancelada'],
])('the mail of what was %s carries its calendar file', async (step, status, method, state, title) => {
  await sendMail(randomUUID(), order(step, status))
  const [mail] = (await (await fetch(`${page}/api/messages`)).json()) as Message[]
  expect(mail?.text).toContain(title)
  expect(mail?.text).toContain('jueves 31 de diciembre 2026')
  expect(mail?.text).toContain('9:00 a 10:00 a.m.')
  expect(mail?.attachments.filter(({ filename }) => filename === 'cita.ics')).toHaveLength(1)
  const file = invitation(data(status), 'ana@empresa.example').content
  expect(file).toContain(`METHOD:${method}\r\n`)
  expect(file).toContain(`STATUS:${state}\r\n`)
  expect(file).toContain('SEQUENCE:3\r\n')
  expect(file).toContain(`UID:${id}@`)
  expect(file).toContain('DTSTART:20261231T140000Z\r\n')
  expect(file.replaceAll('\r\n ', '')).toContain(':mailto:ana@empresa.example\r\n')
})

test('without a message of the firm there is no row for it; with one it is shown as text', () => {
  expect(renderMail(order('proposed', 'proposed')).text).not.toContain('Mensaje:')
  const said = renderMail(order('proposed', 'proposed', '<b>Hola</b>'))
  expect(said.html).toContain('&lt;b&gt;Hola&lt;/b&gt;')
  expect(said.html).toContain(`/portal/citas/${id}`)
})

test('members read who asks for which hour; their mail is no invitation', async () => {
  const asked = { id, title: 'Cierre de año', client: 'Cafetal <S.A.S.>', asked: '2026-12-31T14:00:00+00:00' }
  const payload = mailPayload.parse({
    template: 'appointment-requested',
    to: 'asesora@firma.example',
    data: asked,
  })
  const { subject, text, html } = renderMail(payload)
  expect(subject).toBe('Cita por confirmar: Cafetal <S.A.S.>, jueves 31 de diciembre 2026')
  expect(text).toContain('9:00 a 10:00 a.m.')
  expect(html).toContain('Cafetal &lt;S.A.S.&gt;')
  expect(html).toContain(`/admin/citas/${id}`)
  await sendMail(randomUUID(), payload)
  const [mail] = (await (await fetch(`${page}/api/messages`)).json()) as Message[]
  expect(mail?.attachments).toEqual([])
})
