import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures'
import { newClient, service } from './support/agenda-page'
import { newPage } from './support/invoices-page'
import { enterAs, signIn } from './support/members'
import { noViolations } from './support/tasks-page'

test.use({ serviceWorkers: 'allow', viewport: { width: 390, height: 844 } })

const kept = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys()
    if (!names.includes('portal-copies')) return []
    const copies = await caches.open('portal-copies')
    return (await copies.keys())
      .map(({ url }) => new URL(url).pathname)
      .filter((path) => path.startsWith('/portal'))
  })
const everything = (page: Page) => page.evaluate(() => caches.keys())
const workers = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)

test('visited pages open without a connection and say from when they are, and signing out deletes them', async ({
  page,
  context,
}) => {
  const client = await newClient('copias')
  const { error } = await service()
    .from('documents')
    .insert({
      user_id: client.id,
      name: 'Llamar al banco',
      file_path: 'task_1',
      file_type: 'pending',
      storage_path: `tasks/${client.id}`,
    })
  if (error) throw error
  await enterAs(page, client)
  await page.goto('/portal/tareas')
  await expect(page.getByText('Llamar al banco')).toBeVisible()
  await expect.poll(() => kept(page)).toContain('/portal/tareas')
  await page.goto('/portal/cuenta')
  // A page stores its offline copy only some seconds after it opens, so the test waits longer.
  await page.waitForTimeout(6000)
  await page.goto('/portal')
  await expect.poll(() => kept(page)).toContain('/portal')
  // The account page shows keys and codes, so no offline copy of it is ever stored.
  expect(await kept(page)).not.toContain('/portal/cuenta')
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)

  await context.setOffline(true)
  await page.goto('/portal/tareas', { waitUntil: 'load' })
  await expect(page.getByRole('status')).toContainText(/^Sin conexión\. Así estaba esta página el \d/)
  await expect(page.getByText('Llamar al banco')).toBeVisible()
  expect(await page.locator('script').count()).toBe(0)
  expect(await page.locator(':is(button, input):enabled').count()).toBe(0)
  await noViolations(page)
  if (process.env.SHOT) await page.screenshot({ path: process.env.SHOT })
  await page.getByRole('group').first().locator('summary').click()
  await page
    .getByRole('navigation', { name: 'Menú del portal' })
    .getByRole('link', { name: 'Portal' })
    .click()
  await expect(page).toHaveURL(/\/portal$/)
  await expect(page.getByRole('status')).toContainText('Sin conexión.')
  await page.goto('/portal/facturas', { waitUntil: 'load' })
  await expect(page.getByRole('heading', { name: 'Sin conexión' })).toBeVisible()

  await context.setOffline(false)
  await page.goto('/portal')
  await page.locator('summary', { hasText: 'Portal' }).click()
  await page.getByRole('button', { name: 'Cerrar sesión' }).click()
  await expect(page).toHaveURL('/')
  expect(await everything(page)).toEqual([])
  await page.goto('/portal')
  await expect(page).toHaveURL(/\/auth/)
})

test('another person on the same device sees no copies of the first one, even if that session ended elsewhere', async ({
  page,
  context,
}) => {
  const [first, second] = [await newClient('primera'), await newClient('segunda')]
  await signIn(page, first.email, first.password)
  await page.goto('/portal/tareas')
  await expect.poll(() => kept(page)).toContain('/portal/tareas')
  await context.clearCookies()
  await signIn(page, second.email, second.password)
  await page.goto('/portal')
  await expect.poll(() => kept(page)).toEqual(['/portal'])
})

test('after a sign-out without script, the next public page deletes all copies', async ({
  page,
  context,
}) => {
  const client = await newClient('sin-script')
  await enterAs(page, client)
  await page.goto('/portal/tareas')
  await expect.poll(() => kept(page)).toContain('/portal/tareas')
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  const browser = await context.newCDPSession(page)
  await browser.send('Emulation.setScriptExecutionDisabled', { value: true })
  await page.goto('/portal')
  await page.locator('summary', { hasText: 'Portal' }).click()
  await page.getByRole('button', { name: 'Cerrar sesión' }).click()
  await expect(page).toHaveURL('/')
  await browser.send('Emulation.setScriptExecutionDisabled', { value: false })
  expect(await everything(page)).toContain('portal-copies')
  await page.goto('/nosotros')
  await expect.poll(() => everything(page)).toEqual([])
  await expect.poll(() => workers(page)).toBe(0)
})

test('a second person with a similar address finds no copies, even if the session did not begin with a sign-in here', async ({
  page,
  context,
  browser,
  extraHTTPHeaders,
}) => {
  const first = await newClient('igual')
  const second = await newClient('igual', { email: first.email.replace('ejemplo.test', 'otro.ejemplo.test') })
  await signIn(page, first.email, first.password)
  await page.goto('/portal/tareas')
  await expect.poll(() => kept(page)).toContain('/portal/tareas')
  const elsewhere = await newPage(browser, extraHTTPHeaders)
  await signIn(elsewhere, second.email, second.password)
  const cookies = await elsewhere.context().cookies()
  await elsewhere.context().close()
  await context.clearCookies()
  await context.addCookies(cookies)
  await page.goto('/portal')
  await expect.poll(() => kept(page)).toEqual(['/portal'])
})
