import nodemailer from 'nodemailer'
import { Webhook } from 'standardwebhooks'
import { describe, expect, onTestFinished, test } from 'vitest'
import { startAutomation } from '@/supabase/local/fake-services/start-automation'
import type { Message } from '@/supabase/local/mailbox/mails'
import { startMailbox } from '@/supabase/local/mailbox/start-mailbox'
import { freshFolder, orderFault } from './fake-services'

describe('the fake automation service', () => {
  const secret = `whsec_${Buffer.from('una clave de prueba de 32 bytes!').toString('base64')}`

  const open = async (dataDir: string) => {
    const automation = await startAutomation({ port: 0, dataDir, secret })
    onTestFinished(automation.stop)
    return automation.url
  }
  const post = (url: string, id: string, key = secret, at = new Date()) => {
    const body = JSON.stringify({ upload_count: 1 })
    const headers = {
      'content-type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
      'webhook-signature': new Webhook(key).sign(id, at, body),
    }
    return fetch(`${url}/hook`, { method: 'POST', headers, body })
  }
  const calls = async (url: string) => (await fetch(`${url}/api/calls`)).json()

  test('stores a signed call once, however often it is delivered, also after a restart', async () => {
    const folder = await freshFolder()
    const first = await startAutomation({ port: 0, dataDir: folder, secret })
    await Promise.all([post(first.url, 'a'), post(first.url, 'a')])
    await first.stop()
    const url = await open(folder)
    expect((await post(url, 'a')).status).toBe(200)
    expect(await calls(url)).toMatchObject([{ id: 'a', deliveries: 3, payload: { upload_count: 1 } }])
    expect(await (await fetch(url)).text()).toContain('3 entregas')
  })

  test('refuses and does not store a call with a wrong key or of an hour ago', async () => {
    const url = await open(await freshFolder())
    const otherKey = `whsec_${Buffer.alloc(32, 1).toString('base64')}`
    expect((await post(url, 'a', otherKey)).status).toBe(401)
    expect((await post(url, 'a', secret, new Date(Date.now() - 3_600_000))).status).toBe(401)
    expect(await calls(url)).toEqual([])
  })

  test('fails as often as ordered, and stores a call whose answer it loses', async () => {
    const url = await open(await freshFolder())
    await orderFault(url, { mode: '429', times: 1, retryAfter: 7 })
    const limited = await post(url, 'a')
    expect([limited.status, limited.headers.get('retry-after')]).toEqual([429, '7'])
    expect((await post(url, 'a')).status).toBe(200)
    await orderFault(url, { mode: 'hangup', times: 1 })
    await expect(post(url, 'b')).rejects.toThrow()
    await orderFault(url, { mode: 'noise', times: 1 })
    await expect(post(url, 'b')).rejects.toThrow()
    expect(await calls(url)).toHaveLength(1)
    await orderFault(url, { mode: 'hangup-after', times: 1 })
    await expect(post(url, 'c')).rejects.toThrow()
    expect(await calls(url)).toHaveLength(2)
  })

  test('refuses an unknown fault and an order without JSON', async () => {
    const url = await open(await freshFolder())
    await expect(orderFault(url, { mode: 'explota' })).rejects.toThrow('mode must be one of')
    expect((await fetch(`${url}/__faults`, { method: 'POST', body: '{"mode":"500"}' })).status).toBe(415)
  })
})

describe('the local mailbox', () => {
  const open = async (dataDir: string) => {
    const mailbox = await startMailbox({ smtpPort: 0, pagePort: 0, dataDir })
    onTestFinished(mailbox.stop)
    return mailbox
  }
  const list = async (url: string, to = '') =>
    (await (await fetch(`${url}/api/messages${to && `?to=${encodeURIComponent(to)}`}`)).json()) as Message[]
  const mail = (to: string, subject = 'Confirma tu correo') => ({
    from: 'Nogal <hola@nogal.example>',
    to,
    subject,
    text: 'Abre https://nogal.example/auth/confirmar?a=1&b=2 hoy',
    html: '<p>Abre <a href="https://nogal.example/auth/confirmar?a=1&amp;b=2">el enlace</a></p><script>alert(1)</script>',
  })
  const send = (smtpUrl: string, message: object) =>
    nodemailer.createTransport(`${smtpUrl}?connectionTimeout=2000`).sendMail(message)

  test('lists a mail of nodemailer with its links, the newest first, and finds it by recipient', async () => {
    const { smtpUrl, pageUrl } = await open(await freshFolder())
    await send(smtpUrl, {
      ...mail('Laura@Empresa.example'),
      attachments: [{ filename: 'año.pdf', content: Buffer.alloc(9) }],
    })
    await send(smtpUrl, { ...mail('otro@empresa.example', 'Segundo'), bcc: 'oculta@empresa.example' })
    const all = await list(pageUrl)
    expect(all.map((message) => message.subject)).toEqual(['Segundo', 'Confirma tu correo'])
    expect(all[0]?.to).toEqual(['otro@empresa.example', 'oculta@empresa.example'])
    const [found] = await list(pageUrl, 'laura@empresa.EXAMPLE')
    expect(found?.links).toEqual(['https://nogal.example/auth/confirmar?a=1&b=2'])
    expect(found?.attachments).toEqual([{ filename: 'año.pdf', mimeType: 'application/pdf', size: 9 }])
  })

  test('keeps mails across a restart, and DELETE empties it', async () => {
    const folder = await freshFolder()
    const first = await startMailbox({ smtpPort: 0, pagePort: 0, dataDir: folder })
    await send(first.smtpUrl, mail('laura@empresa.example'))
    await first.stop()
    const second = await open(folder)
    expect(await list(second.pageUrl)).toHaveLength(1)
    expect((await fetch(`${second.pageUrl}/api/messages`, { method: 'DELETE' })).status).toBe(204)
    expect(await list(second.pageUrl)).toEqual([])
  })

  test('escapes mails on its page and shows their HTML without scripts', async () => {
    const { smtpUrl, pageUrl } = await open(await freshFolder())
    await send(smtpUrl, mail('laura@empresa.example', '<img src=x onerror=alert(1)>'))
    const markup = await (await fetch(pageUrl)).text()
    expect(markup).toContain('&lt;img src=x')
    const [message] = await list(pageUrl)
    const framed = await fetch(`${pageUrl}/mensajes/${message?.id}/html`)
    const policy = framed.headers.get('content-security-policy')
    expect(policy).toMatch(/^sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'/)
    expect(await (await fetch(`${pageUrl}/mensajes/${message?.id}`)).text()).toContain(
      'sandbox="allow-popups',
    )
  })

  test.each([
    ['500', { responseCode: 451 }, 0],
    ['hangup', { code: 'ECONNECTION' }, 0],
    ['garbage', {}, 0],
    ['hangup-after', { code: 'ECONNECTION' }, 1],
  ])('with the fault %s lets the sender see the failure %o', async (mode, failure, kept) => {
    const { smtpUrl, pageUrl } = await open(await freshFolder())
    await orderFault(pageUrl, { mode, times: 1 })
    await expect(send(smtpUrl, mail('laura@empresa.example'))).rejects.toMatchObject(failure)
    expect(await list(pageUrl)).toHaveLength(kept)
    await send(smtpUrl, mail('laura@empresa.example'))
    expect(await list(pageUrl)).toHaveLength(kept + 1)
  })

  test('refuses a request under another host name', async () => {
    const { pageUrl } = await open(await freshFolder())
    const { request } = await import('node:http')
    const status = await new Promise((resolve) =>
      request(`${pageUrl}/api/messages`, { headers: { host: 'malo.example' } }, (answer) =>
        resolve(answer.statusCode),
      ).end(),
    )
    expect(status).toBe(421)
  })
})
