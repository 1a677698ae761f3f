import { createHash, randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { Webhook } from 'standardwebhooks'
import { expect, test } from './support/fixtures'
import {
  clientWithInvoice,
  decide,
  invoiceLink,
  newFile,
  newPage,
  note,
  openDesk,
  openOwnHistory,
  row,
} from './support/invoices-page'
import { enterAsAdvisor } from './support/members'
import { noOverflow, noViolations } from './support/tasks-page'

test.describe('records', () => {
  const download = { name: /Descargar el registro/ }

  test(
    'the firm decides, the client saves the signed record, and a stranger checks it by its code',
    { tag: '@core' },
    async ({ page, browser, extraHTTPHeaders }) => {
      const client = await newPage(browser, extraHTTPHeaders)
      const sent = await clientWithInvoice(client, 'registro')
      await enterAsAdvisor(page)
      await openDesk(page, sent.name)
      await expect(page.getByRole('link', download)).toHaveCount(0)
      const invoice = new URL(page.url()).pathname.split('/').at(-1)
      const address = `/api/facturas/${invoice}/registro`
      const early = await page.request.get(address)
      expect(early.status()).toBe(409)
      await note(page).fill('Falta la resolución de numeración.')
      await decide(page, 'Rechazar')

      await openOwnHistory(client)
      await expect(row(client, sent.name)).toContainText('Rechazada')
      await invoiceLink(client, sent.name).click()
      const link = client.getByRole('link', download)
      const href = (await link.getAttribute('href')) ?? ''
      await client.context().setOffline(true)
      await link.click()
      await expect(client.getByText('No pudimos traer el registro.')).toBeVisible()
      await client.context().setOffline(false)
      const asked: string[] = []
      client.on('request', (request) => request.url().endsWith(href) && asked.push(request.url()))
      const [saved] = await Promise.all([client.waitForEvent('download'), link.dblclick()])
      expect(asked).toHaveLength(1)
      await expect(client.getByText('No pudimos traer el registro.')).toHaveCount(0)
      expect(saved.suggestedFilename()).toMatch(/^RR-\d{4}-\d{4,}\.pdf$/)
      // The client's link names the account and the firm's link does not; both must lead to the same record.
      expect(new URL(href, page.url()).pathname).toBe(address)
      const [one, two] = await Promise.all([client.request.get(href), page.request.get(address)])
      const pdf = await one.body()
      expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
      expect(pdf.toString('latin1')).toContain('/Type /Sig')
      expect(pdf.equals(await two.body())).toBe(true)
      expect(one.headers()['content-disposition']).toContain('attachment')

      const stranger = await newPage(browser, extraHTTPHeaders)
      expect((await stranger.request.get(href)).status()).toBe(401)
      await stranger.goto('/verificar')
      await noViolations(stranger)
      const field = stranger.getByLabel('Código del registro')
      await field.fill('0000-0000-0000-0000')
      await field.press('Enter')
      await expect(
        stranger.getByText('No emitimos ningún registro ni documento firmado con ese código.'),
      ).toBeVisible()
      await field.fill('no es un código')
      await field.press('Enter')
      await expect(stranger.getByText('El código tiene 16 letras y números')).toBeVisible()
      await expect(field).toHaveValue('no es un código')

      const code = /\(([0-9A-F]{4}(?:-[0-9A-F]{4}){3})\)/.exec(pdf.toString('latin1'))?.[1] ?? ''
      await field.fill(code.toLowerCase())
      await field.press('Enter')
      await expect(stranger.getByRole('heading', { name: 'Sí, este registro lo emitimos' })).toBeVisible()
      const facts = stranger.locator('dl')
      await expect(facts).toContainText('Rechazada')
      await expect(facts).toContainText('Una persona de la firma')
      await expect(facts).toContainText('Vigente')
      await expect(facts).toContainText(createHash('sha256').update(pdf).digest('hex'))
      await expect(stranger.getByRole('main')).not.toContainText(sent.email)

      const sentOut: string[] = []
      stranger.on('request', (request) => sentOut.push(request.url()))
      const choose = (buffer: Buffer) =>
        stranger
          .getByLabel('Elegir el PDF')
          .setInputFiles({ name: 'registro.pdf', mimeType: 'application/pdf', buffer })
      await choose(pdf)
      await expect(stranger.getByText('registro.pdf es idéntico al que emitimos.')).toBeVisible()
      const changed = Buffer.from(pdf)
      changed[pdf.length - 10] = (changed[pdf.length - 10] ?? 0) ^ 1
      await choose(changed)
      await expect(stranger.getByText('registro.pdf no es el que emitimos')).toBeVisible()
      expect(sentOut).toEqual([])
      for (const width of [1280, 390, 320]) {
        await stranger.setViewportSize({ width, height: 900 })
        await noOverflow(stranger)
        await noViolations(stranger)
      }

      await openOwnHistory(client)
      await row(client, sent.name)
        .getByRole('button', { name: /^Retirar INV-/ })
        .click()
      await client.getByRole('dialog').getByRole('button', { name: 'Retirar factura' }).click()
      await expect(client.getByText('La firma la verá como retirada.')).toBeVisible()
      await stranger.reload()
      const over = stranger.getByRole('heading', {
        name: 'Este registro lo emitimos, pero ya no está vigente',
      })
      await expect(over).toBeVisible()
      await expect(stranger.getByText('El cliente retiró esta factura')).toBeVisible()
      for (const width of [1280, 390, 320]) {
        await stranger.setViewportSize({ width, height: 900 })
        await noOverflow(stranger)
        await noViolations(stranger)
      }
      await stranger.context().close()
      await client.context().close()
    },
  )

  test('everyone can download the certificate, and check a code without script', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto('/verificar')
    await page.getByLabel('Código del registro').fill('0000-0000-0000-0001')
    await page.getByRole('button', { name: 'Comprobar' }).click()
    await expect(
      page.getByText('No emitimos ningún registro ni documento firmado con ese código.'),
    ).toBeVisible()
    const certificate = await page.request.get('/api/verificar/certificado')
    expect(await certificate.text()).toMatch(/^-----BEGIN CERTIFICATE-----/)
    expect(await certificate.text()).not.toContain('PRIVATE')
    await context.close()
  })
})

test.describe('proposals of the automation', () => {
  const secret = process.env.AUTOMATION_WEBHOOK_SECRET ?? ''
  const anotherSecret = `whsec_${Buffer.alloc(24, 7).toString('base64')}`

  type Call = { id?: string; key?: string; signedBody?: string }
  function signedHeaders(body: string, { id = randomUUID(), key = secret, signedBody = body }: Call) {
    const at = new Date()
    return {
      'content-type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
      'webhook-signature': new Webhook(key).sign(id, at, signedBody),
    }
  }

  async function ownId({ request }: Page): Promise<string> {
    const { token } = (await (await request.get('/api/realtime-token')).json()) as { token: string }
    const claims = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()
    return (JSON.parse(claims) as { sub: string }).sub
  }

  test('appear at the desk live, once, and only with a valid signature', async ({
    page,
    browser,
    request,
    extraHTTPHeaders,
  }) => {
    const client = await newPage(browser, extraHTTPHeaders)
    const file = newFile('propuesta')
    const sent = await clientWithInvoice(client, 'propuesta', file)
    const user_id = await ownId(client)
    const sha256 = createHash('sha256').update(file.bytes).digest('hex')
    const call = async (proposal: string, note: string, how: Call = {}) => {
      const body = JSON.stringify({
        type: 'invoice.proposed',
        data: { user_id, sha256, proposal, note },
      })
      const answer = await request.post('/api/automation/invoices', {
        data: body,
        headers: signedHeaders(body, how),
      })
      return { code: answer.status(), answer: (await answer.json()) as unknown }
    }

    await enterAsAdvisor(page)
    await openDesk(page, sent.name)
    const opinion = page.getByRole('region', { name: 'Propone la automatización' })
    await expect(opinion).toHaveCount(0)
    expect(await call('wrong', 'Firma ajena.', { key: anotherSecret })).toMatchObject({ code: 401 })
    expect(await call('wrong', 'Otro cuerpo.', { signedBody: '{}' })).toMatchObject({ code: 401 })

    const id = randomUUID()
    const kept = { code: 200, answer: { data: { status: 'kept' } } }
    expect(await call('doubtful', 'El proveedor es nuevo.', { id })).toMatchObject(kept)
    await expect(opinion).toContainText('El proveedor es nuevo.')
    await expect(opinion).toContainText('Con dudas')
    await noViolations(page)

    const known = { code: 200, answer: { data: { status: 'known' } } }
    expect(await call('sound', 'La misma llamada otra vez.', { id })).toMatchObject(known)
    await page.reload()
    await expect(opinion).toContainText('El proveedor es nuevo.')
    await expect(page.getByText('La misma llamada otra vez.')).toHaveCount(0)
    await expect(page.getByText('Firma ajena.')).toHaveCount(0)

    expect(await call('sound', 'Ya lo conocemos.')).toMatchObject(kept)
    await expect(opinion).toContainText('Ya lo conocemos.')
    await expect(opinion).toContainText('En orden')
    await expect(page.getByRole('button', { name: 'Aceptar', exact: true })).toBeVisible()
    await page.setViewportSize({ width: 320, height: 640 })
    await noOverflow(page)
    await client.goto('/portal/facturas?tab=history')
    await invoiceLink(client, sent.name).click()
    await expect(client.getByRole('region', { name: 'Revisión automática' })).toBeVisible()
    await expect(client.getByText('Ya lo conocemos.')).toHaveCount(0)
    await client.context().close()
  })
})
