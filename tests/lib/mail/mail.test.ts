import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { personId } from '@/lib/ids'
import { mailServer } from '@/lib/mail/smtp'
import { sendMail } from '@/lib/mail/send-mail'
import { longestTryMs } from '@/lib/deliveries/run-outbox'
import { renderMail } from '@/lib/mail/render-mail'
import { readStopLink, stopPaths } from '@/lib/notifications/stop-link'
import type { Message } from '@/supabase/local/mailbox/mails'
import { startMailbox } from '@/supabase/local/mailbox/start-mailbox'
import type { InvoiceLabel } from '@/lib/einvoice/invoice-label'
import { invitation, mailPayload } from '@/lib/mail/mail-payload'
import { someLabel, unreadLabel } from '../../support/invoice-label'
import { freshFolder, orderFault } from '../../local/fake-services'
import { env } from '../deliveries/test-env'
import { startPlainMailServer } from '../../support/plain-mail-server'

vi.mock('@/lib/env', () => import('../deliveries/test-env'))

const { signal } = new AbortController()

describe('mails', () => {
  let page = ''
  const received = async () => (await (await fetch(`${page}/api/messages`)).json()) as Message[]
  const approved = { template: 'approval-approved', to: 'laura@empresa.example', data: {} } as const

  beforeEach(async () => {
    const mailbox = await startMailbox({ smtpPort: 0, pagePort: 0, dataDir: await freshFolder() })
    onTestFinished(mailbox.stop)
    page = mailbox.pageUrl
    env.SMTP_URL = mailbox.smtpUrl
  })

  test('about an approval are in Spanish, with a link to the portal and the id of their job', async () => {
    const id = randomUUID()
    await sendMail(id, approved, signal)
    await sendMail(id, approved, signal)
    const [mail, again] = await received()
    expect(mail).toMatchObject({ subject: 'Tu acceso al portal fue aprobado', to: ['laura@empresa.example'] })
    expect(mail?.links).toContain('https://portal.nogal.example/portal')
    expect(mail?.text).toContain('https://portal.nogal.example/portal')
    expect([mail?.messageId, again?.messageId]).toEqual([`<${id}@nogal.example>`, `<${id}@nogal.example>`])
  })

  test('show the reason of a rejection as plain text, even with braces in it', () => {
    const reason = 'Falta el <RUT> & la "cámara"\n{reason} <script>alert(1)</script>'
    const { html, text } = renderMail({ template: 'approval-rejected', to: 'x@y.example', data: { reason } })
    expect(html).toContain('Falta el &lt;RUT&gt; &amp; la &quot;cámara&quot;<br>{reason} &lt;script&gt;')
    expect(html).not.toMatch(/<script|<link|<style|src=|oklch|class=/)
    expect(text).toContain(reason)
  })

  test.each([
    [{ mode: '500' }, { reason: 'mail:451', retry: 'backoff' }],
    [
      { mode: 'status', status: 550 },
      { reason: 'mail:550', retry: 'never' },
    ],
    [{ mode: 'hangup' }, { reason: 'mail:unreachable', retry: 'backoff' }],
    [{ mode: 'hangup-after' }, { reason: 'mail:unreachable', retry: 'backoff' }],
  ])('fail after the answer %o with %o', async (fault, failure) => {
    await orderFault(page, { ...fault, times: 1 })
    await expect(sendMail(randomUUID(), approved, signal)).rejects.toMatchObject(failure)
  })

  test.each([
    ['AUTH', '535 5.7.8 no', { reason: 'mail:535', retry: 'after-fix' }],
    ['MAIL', '550 5.7.1 sender not verified', { reason: 'mail:550', retry: 'after-fix' }],
    ['RCPT', '550 5.1.1 no such mailbox', { reason: 'mail:no-such-address', retry: 'never' }],
    ['RCPT', '550 no such user here', { reason: 'mail:no-such-address', retry: 'never' }],
    ['RCPT', '553 5.1.3 bad address syntax', { reason: 'mail:no-such-address', retry: 'never' }],
    ['RCPT', '550 5.7.1 relaying denied', { reason: 'mail:550', retry: 'never' }],
    ['RCPT', '554 5.7.1 listed', { reason: 'mail:554', retry: 'never' }],
    ['RCPT', '552 5.2.2 mailbox full', { reason: 'mail:552', retry: 'backoff' }],
    ['RCPT', '450 4.2.0 greylisted', { reason: 'mail:450', retry: 'backoff' }],
  ])('fail when the server answers %s with %s: %o', async (command, refusal, failure) => {
    const { url, stop } = await startPlainMailServer('127.0.0.1', { [command]: refusal })
    onTestFinished(stop)
    env.SMTP_URL = url
    await expect(sendMail(randomUUID(), approved, signal)).rejects.toMatchObject(failure)
  })

  // 127.0.0.2 is this machine, but the product treats it as remote.
  test('never send the password to a server without TLS', async () => {
    const { url, heard, stop } = await startPlainMailServer('127.0.0.2')
    onTestFinished(stop)
    env.SMTP_URL = url
    const failure = { reason: 'mail:no-tls', retry: 'after-fix' }
    await expect(sendMail(randomUUID(), approved, signal)).rejects.toMatchObject(failure)
    expect(heard).toEqual(['EHLO', 'STAR'])
  })

  test.each([
    ['every command', (verb: string) => (verb === 'BODY' ? 0 : 100)],
    ['the mail that it was sent', (verb: string) => (verb === 'BODY' ? 3000 : 0)],
  ])('to a server that takes long over %s are given up at the time limit', async (_, delayOf) => {
    const { url, heard, connections, stop } = await startPlainMailServer('127.0.0.1', {}, delayOf)
    onTestFinished(stop)
    env.SMTP_URL = url
    const begun = performance.now()
    const failure = { reason: 'mail:unreachable', retry: 'backoff' }
    await expect(sendMail(randomUUID(), approved, AbortSignal.timeout(250))).rejects.toMatchObject(failure)
    expect(performance.now() - begun).toBeLessThan(2000)
    await expect.poll(connections).toBe(0)
    expect(heard).toContain('EHLO')
  })

  test('to a slow server may take until the end of the try', () => {
    const { socketTimeout } = mailServer(env.SMTP_URL).options as { socketTimeout?: number }
    expect(socketTimeout).toBeGreaterThan(longestTryMs)
  })

  test('about a topic can be turned off with one press, and necessary ones cannot', async () => {
    const { url, mails, stop } = await startPlainMailServer('127.0.0.1')
    onTestFinished(stop)
    env.SMTP_URL = url
    const subscription = { person: personId.parse(randomUUID()), topic: 'messages' } as const
    await sendMail(randomUUID(), approved, signal, stopPaths(subscription))
    await sendMail(randomUUID(), approved, signal)
    const [optional = '', needed = ''] = mails
    expect(optional).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n')
    const [, link = ''] =
      /^List-Unsubscribe:\s+<https:\/\/portal\.nogal\.example\/api\/notificaciones\/baja\?enlace=([\w.-]+)>\r$/m.exec(
        optional,
      ) ?? []
    expect(readStopLink(link)).toEqual(subscription)
    expect(needed).not.toMatch(/Unsubscribe/i)
  })

  test('that can be turned off have a link at the foot to the page that asks first', () => {
    const { page: stop } = stopPaths({ person: personId.parse(randomUUID()), topic: 'summary' })
    const { html, text } = renderMail(approved, stop)
    for (const body of [html, text]) expect(body).toContain(`https://portal.nogal.example${stop}`)
    expect(renderMail(approved).text).not.toContain('/notificaciones/baja')
  })

  test('to an unreachable server are tried again', async () => {
    env.SMTP_URL = 'smtp://127.0.0.1:1'
    await expect(sendMail(randomUUID(), approved, signal)).rejects.toMatchObject({ retry: 'backoff' })
  })

  test('about an answer of the firm show only its subject and a link', () => {
    const thread = randomUUID()
    const data = { subject: 'IVA <de> la factura', thread }
    const { subject, html, text } = renderMail({ template: 'message-answered', to: 'x@y.example', data })
    expect(subject).toBe('Tienes una respuesta: IVA <de> la factura')
    expect(html).toContain('«IVA &lt;de&gt; la factura»')
    for (const body of [html, text])
      expect(body).toContain(`https://portal.nogal.example/portal/mensajes/${thread}`)
  })

  test('about a new owner or a document of the firm link to the right company', () => {
    const account = randomUUID()
    const change = { account, company: 'Café S.A.S.', owner: 'a@y.example', heir: 'b@y.example' }
    const { text } = renderMail({ template: 'owner-change-asked', to: 'x@y.example', data: change })
    expect(text).toContain(`https://portal.nogal.example/portal/personas?empresa=${account}`)
    const data = { account, name: 'Renta.pdf' }
    const brought = renderMail({ template: 'document-brought', to: 'x@y.example', data })
    expect(brought.text).toContain(`https://portal.nogal.example/portal?empresa=${account}`)
  })

  test('about failed deliveries tell administrators what failed, why and whether it is retried', () => {
    const data = { kind: 'drive.push', reason: 'drive:folder-missing', status: 'pending' } as const
    const { subject, text } = renderMail({ template: 'delivery-stopped', to: 'x@y.example', data })
    expect(subject).toBe('Copias en Drive: hay entregas que no llegan')
    expect(text).toContain('Motivo: La carpeta de Drive ya no está o dejó de compartirse con el portal.')
    expect(text).toContain('Se sigue intentando durante un día')
    expect(text).toContain('https://portal.nogal.example/admin/entregas')
    const over = renderMail({
      template: 'delivery-stopped',
      to: 'x@y.example',
      data: { ...data, status: 'parked' },
    })
    expect(over.text).toContain('Ya no se intenta por sí solo')
  })

  test('about an invoice name its supplier and number, and link to its page', () => {
    const invoice = '0f0c2b52-6a0e-4a53-9b0e-6d9c3d6b1a01'
    const mailOf = (label: InvoiceLabel) =>
      renderMail({
        template: 'invoice-rejected',
        to: 'x@y.example',
        data: { invoice, label, note: 'El IVA no cuadra.' },
      })
    const { subject, text } = mailOf(someLabel())
    expect(subject).toBe('Hay que corregir tu factura FE4821 de Papeles del Oriente S.A.S.')
    expect(text).toContain('Valor: $\u00a02.824.910')
    expect(text).toContain('Archivo: fv09001.xml')
    expect(text).toContain(`https://portal.nogal.example/portal/facturas/${invoice}`)
    const unread = mailOf(unreadLabel())
    expect(unread.subject).toBe('Hay que corregir tu factura Factura.pdf')
    expect(unread.text).not.toMatch(/Archivo:|Valor:/)
  })
})

describe('the mail about a changed address', () => {
  const changed = (data: object) =>
    renderMail(mailPayload.parse({ template: 'email-changed', to: 'ana@empresa.example', data })).text

  test('leads to the page that reverts the change', () => {
    const undo = '6f1f4f4e-7a1c-4a52-9a80-0d9d7a7b1c11'
    expect(changed({ email: 'nueva@empresa.example', undo })).toContain(`/auth/deshacer?cambio=${undo}`)
  })

  test('leads to the contact page when an older version queued it', () => {
    const text = changed({ email: 'nueva@empresa.example' })
    expect(text).toContain('/contacto')
    expect(text).not.toContain('{undoPath}')
  })
})

describe('a mail about an appointment', () => {
  const id = '6f1f4f4e-7a1c-4a52-9a80-0d9d7a7b1c11'
  const data = (status: string, note = '') => ({
    id,
    title: 'Cierre de año',
    startsAt: '2026-12-31T14:00:00+00:00',
    endsAt: '2026-12-31T15:00:00+00:00',
    status,
    sequence: 3,
    note,
    place: 'office' as const,
    placeDetail: 'Carrera 7 # 71-21',
    person: 'Laura Gómez',
    people: [] as string[],
  })
  const order = (step: string, status: string, note?: string) =>
    mailPayload.parse({
      template: `appointment-${step}`,
      to: 'ana@empresa.example',
      data: data(status, note),
    })

  let page = ''
  beforeEach(async () => {
    const mailbox = await startMailbox({ smtpPort: 0, pagePort: 0, dataDir: await freshFolder() })
    onTestFinished(mailbox.stop)
    page = mailbox.pageUrl
    env.SMTP_URL = mailbox.smtpUrl
  })

  test('names two people who attend in the plural, and one in the singular', () => {
    const textOf = (people: string[]) =>
      renderMail(
        mailPayload.parse({
          template: 'appointment-confirmed',
          to: 'ana@empresa.example',
          data: { ...data('confirmed'), person: people.join(', '), people },
        }),
      ).text
    expect(textOf(['Diana Ruiz', 'Camilo Vera'])).toContain('Te atienden: Diana Ruiz y Camilo Vera\n')
    expect(textOf(['Diana Ruiz', 'Iván Vera'])).toContain('Te atienden: Diana Ruiz e Iván Vera\n')
    expect(textOf(['Diana Ruiz, socia'])).toContain('Te atiende: Diana Ruiz, socia\n')
    expect(textOf(['Diana Ruiz'])).not.toContain('Te atienden')
  })

  test.each([
    ['confirmed', 'confirmed', 'REQUEST', 'CONFIRMED', 'Tu cita está confirmada'],
    ['changed', 'requested', 'REQUEST', 'TENTATIVE', 'Recibimos el cambio de tu cita'],
    ['proposed', 'proposed', 'REQUEST', 'TENTATIVE', 'Te proponemos una hora'],
    ['cancelled', 'cancelled', 'CANCEL', 'CANCELLED', 'La cita fue cancelada'],
  ])('that is %s has its calendar file', async (step, status, method, state, title) => {
    await sendMail(randomUUID(), order(step, status), signal)
    const [mail] = (await (await fetch(`${page}/api/messages`)).json()) as Message[]
    expect(mail?.text).toContain(title)
    expect(mail?.text).toContain('jueves 31 de diciembre 2026')
    expect(mail?.text).toContain('9:00 a 10:00 a.m.')
    expect(mail?.text).toContain('Te atiende: Laura Gómez')
    expect(mail?.text).toContain('Lugar: Oficina: Carrera 7 # 71-21')
    expect(mail?.attachments.filter(({ filename }) => filename === 'cita.ics')).toHaveLength(1)
    const file = invitation(data(status), 'ana@empresa.example').content
    expect(file).toContain(`METHOD:${method}\r\n`)
    expect(file).toContain(`STATUS:${state}\r\n`)
    expect(file).toContain('LOCATION:Oficina: Carrera 7 # 71-21\r\n')
    expect(file).toContain('SEQUENCE:3\r\n')
    expect(file).toContain(`UID:${id}@`)
    expect(file).toContain('DTSTART:20261231T140000Z\r\n')
    expect(file.replaceAll('\r\n ', '')).toContain(':mailto:ana@empresa.example\r\n')
  })

  test('shows a message of the firm as plain text, and no empty row without one', () => {
    expect(renderMail(order('proposed', 'proposed')).text).not.toContain('Mensaje:')
    const said = renderMail(order('proposed', 'proposed', '<b>Hola</b>'))
    expect(said.html).toContain('&lt;b&gt;Hola&lt;/b&gt;')
    expect(said.html).toContain(`/portal/citas/${id}`)
  })

  test('tells members who requests which hour, without an invitation', async () => {
    const asked = {
      id,
      title: 'Cierre de año',
      client: 'Cafetal <S.A.S.>',
      asked: '2026-12-31T14:00:00+00:00',
    }
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
    await sendMail(randomUUID(), payload, signal)
    const [mail] = (await (await fetch(`${page}/api/messages`)).json()) as Message[]
    expect(mail?.attachments).toEqual([])
  })
})
