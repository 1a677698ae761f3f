import { createHash, randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { Webhook } from 'standardwebhooks'
import { openFirm } from './support/firm'
import { expect, test } from './support/fixtures'
import { newFile } from './support/invoices-page'
import { enterAsAdvisor } from './support/members'
import { clientWithInvoice, newPage, openDesk } from './support/review-page'
import { noOverflow, noViolations } from './support/tasks-page'

test.describe.configure({ timeout: 180_000 })

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

test(
  'what the automation proposes is at the desk as it comes, once, and only with its signature',
  { tag: '@core' },
  async ({ page, browser, request, extraHTTPHeaders }) => {
    const client = await newPage(browser, extraHTTPHeaders)
    const file = newFile('propuesta')
    const sent = await clientWithInvoice(await openFirm(browser, extraHTTPHeaders), client, 'propuesta', file)
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
    await client.getByRole('link', { name: sent.name, exact: true }).click()
    await expect(client.getByRole('region', { name: 'Revisión automática' })).toBeVisible()
    await expect(client.getByText('Ya lo conocemos.')).toHaveCount(0)
    await client.context().close()
  },
)
