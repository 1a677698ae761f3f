import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { accepted, advisor, endUndoTime, openLive, service } from './support/agenda-page'
import { expect, test } from './support/fixtures'
import { mailsTo, mailTo } from './support/fake-services'
import { enterAsAdmin, enterAsAdvisor } from './support/members'
import { noOverflow, noViolations } from './support/tasks-page'

test.describe.configure({ mode: 'serial' })

const mailbox = process.env.E2E_MAIL_URL ?? 'http://127.0.0.1:54324'
const heldDeliveries = '/admin/entregas?estado=detenidas'

/** Makes the mail server refuse mails to this address, or accept all mails if no address is given. */
async function refuse(address?: string): Promise<void> {
  const order = address ? { mode: 'status', status: 550, path: `/smtp/${address}` } : { mode: 'none' }
  const response = await fetch(`${mailbox}/__faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(order),
  })
  expect(response.ok).toBe(true)
}

async function approveUnreachable(): Promise<string> {
  const email = `buzon.${randomUUID().slice(0, 8)}@ejemplo.test`
  await refuse(email)
  const { data, error } = await service().auth.admin.createUser({ email, email_confirm: true })
  if (error) throw error
  await accepted(data.user.id, email)
  const { db } = await advisor()
  const approval = await db.rpc('set_approval', { target: data.user.id, new_status: 'approved' })
  if (approval.error) throw approval.error
  await endUndoTime(email)
  return email
}

const lineOf = (page: Page, email: string) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: email })

test.afterEach(() => refuse())

test(
  'a refused mail appears by itself, reaches the client after a retry, and disappears for both members',
  { tag: '@core' },
  async ({ page, browser, extraHTTPHeaders }) => {
    const colleague = await (await browser.newContext({ extraHTTPHeaders: extraHTTPHeaders ?? {} })).newPage()
    await enterAsAdvisor(page)
    await enterAsAdmin(colleague)
    await openLive(page, heldDeliveries)
    await openLive(colleague, heldDeliveries)
    const email = await approveUnreachable()

    await expect(lineOf(page, email)).toContainText('Correo: Acceso aprobado')
    await expect(lineOf(page, email)).toContainText('El servicio no la aceptó (550). 1 intento.')
    await expect(lineOf(colleague, email)).toBeVisible()
    expect(await mailsTo(email)).toEqual([])
    await noViolations(page)

    await refuse()
    await lineOf(page, email)
      .getByRole('button', { name: /^Reintentar ahora/ })
      .click()
    await mailTo(email, /aprobad/i)
    await expect(lineOf(page, email)).toHaveCount(0)
    await expect(lineOf(colleague, email)).toHaveCount(0)
    await colleague.context().close()
  },
)

test('an undeliverable mail is given up with a reason by keyboard alone, and the log says by whom and why', async ({
  page,
  browser,
  extraHTTPHeaders,
}) => {
  const email = await approveUnreachable()
  const colleague = await (await browser.newContext({ extraHTTPHeaders: extraHTTPHeaders ?? {} })).newPage()
  await enterAsAdmin(colleague)
  await enterAsAdvisor(page)
  await page.setViewportSize({ width: 320, height: 700 })
  await openLive(page, heldDeliveries)
  await expect(lineOf(page, email)).toBeVisible()
  await noOverflow(page)

  await lineOf(page, email)
    .getByRole('button', { name: /^Descartar/ })
    .focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Descartar esta entrega' })
  await noViolations(page)
  await dialog.getByRole('button', { name: 'Descartar entrega' }).press('Enter')
  await expect(dialog.getByText('Escribe por qué se descarta.')).toBeVisible()
  await dialog.getByLabel('Motivo').fill('El buzón ya no existe')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(lineOf(page, email)).toHaveCount(0)

  await colleague.goto(`/admin/auditoria?correo=${encodeURIComponent(email)}`)
  await expect(colleague.getByText('El buzón ya no existe')).toBeVisible()
  await refuse()
  expect(await mailsTo(email)).toEqual([])
  await colleague.context().close()
})
