import { randomUUID } from 'node:crypto'
import { expect, onTestFinished, test, vi } from 'vitest'
import { mailPayload, type MailPayload } from '@/lib/mail/mail-payload'
import { renderMail } from '@/lib/mail/render-mail'
import { sendMail } from '@/lib/mail/send-mail'
import type { Message } from '@/supabase/local/mailbox/mails'
import { startMailbox } from '@/supabase/local/mailbox/start-mailbox'
import { freshFolder } from '../../local/fake-services'
import { env } from '../deliveries/test-env'

vi.mock('@/lib/env', () => import('../deliveries/test-env'))

const mailOf = (name: string, message: string, phone = '', service = ''): MailPayload => ({
  template: 'contact-message',
  to: 'hola@nogal.example',
  replyTo: { name, address: 'laura@empresa.example' },
  data: { name, email: 'laura@empresa.example', phone, service, message },
})

async function delivered(payload: MailPayload): Promise<Message[]> {
  const mailbox = await startMailbox({ smtpPort: 0, pagePort: 0, dataDir: await freshFolder() })
  onTestFinished(mailbox.stop)
  env.SMTP_URL = mailbox.smtpUrl
  await sendMail(randomUUID(), payload, new AbortController().signal)
  return (await (await fetch(`${mailbox.pageUrl}/api/messages`)).json()) as Message[]
}

test('the mail about a contact message says who wrote what, and a reply goes to the visitor', async () => {
  const [mail] = await delivered(
    mailOf('Ñandú, Laura "Lala"', 'Hola:\n¿Me llaman?', '300 000 0000', 'Asesoría legal'),
  )
  expect(mail).toMatchObject({
    to: ['hola@nogal.example'],
    from: 'hola@nogal.example',
    replyTo: [{ name: 'Ñandú, Laura "Lala"', address: 'laura@empresa.example' }],
    subject: 'Mensaje de Ñandú, Laura "Lala" en la página de contacto',
  })
  expect(mail?.text).toContain('Teléfono: 300 000 0000')
  expect(mail?.text).toContain('Servicio: Asesoría legal')
  expect(mail?.text).toContain('Mensaje: Hola:\n¿Me llaman?')
  expect(mail?.html).toContain('Hola:<br>¿Me llaman?')
})

test('the mail about a contact message has every field of the form', async () => {
  const mail = mailOf('Laura', 'Diez letras', '300 000 0000', 'Auditoría externa')
  const { text } = renderMail(mail)
  for (const written of Object.values(mail.data)) expect(text).toContain(written)
})

test('a visitor cannot add a header to the mail', async () => {
  const mails = await delivered(mailOf('Laura\r\nBcc: todos@b.example\r\n\r\nOtro cuerpo', 'Diez letras'))
  expect(mails.map(({ to }) => to)).toEqual([['hola@nogal.example']])
  expect(mails[0]?.subject).toContain('Laura')
  expect(mails[0]?.replyTo.map(({ address }) => address)).toEqual(['laura@empresa.example'])
})

test('HTML and placeholders in a visitor’s text are shown as plain text', () => {
  const { html } = renderMail(mailOf('<b>Laura</b> {message}', '<script>alert(1)</script> {name} & "más"'))
  expect(html).not.toMatch(/<script|<b>/)
  expect(html).toContain('&lt;b&gt;Laura&lt;/b&gt; {message}')
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt; {name} &amp; &quot;más&quot;')
})

test('without a phone number the mail has no row for it', () => {
  const { html, text } = renderMail(mailOf('Laura', 'Diez letras'))
  expect(html + text).not.toContain('Teléfono')
})

test('a mail that was queued before a field of the form existed is sent with that field empty', () => {
  const { data, ...rest } = mailOf('Laura', 'Hola')
  const { phone: _, ...older } = data as Record<string, string>
  expect(mailPayload.parse({ ...rest, data: older })).toMatchObject({ data: { ...older, phone: '' } })
})
