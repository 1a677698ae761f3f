import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { leave, newClient, openLive, service, type Visitor } from './support/agenda-page'
import { expect, test } from './support/fixtures'
import { enterAs } from './support/members'
import { noOverflow, noViolations } from './support/tasks-page'

test.use({ serviceWorkers: 'allow' })

const standIn = process.env.E2E_PUSH_URL ?? ''
const path = '/portal/notificaciones'
type Subscription = { endpoint: string; keys: { p256dh: string; auth: string } }
type Sent = { device: string; message: { title: string; body: string; href: string } }

let client: Visitor
test.beforeEach(async ({ page }) => {
  client = await newClient('aparato')
  await enterAs(page, client)
  // Without quiet hours push messages are sent at once, at whatever hour the test runs.
  await client.db.rpc('save_rest_hours', { from_hour: 0, until_hour: 0, sundays: false })
})
test.afterEach(() => leave(client))

/** Headless Chromium reaches no push service, so the page gets a subscription of a simulated one. */
async function subscribesAtStandIn(page: Page): Promise<string> {
  const answer = await fetch(`${standIn}/api/devices`, { method: 'POST' })
  const subscription = (await answer.json()) as Subscription
  await page.addInitScript((given) => {
    const made = {
      endpoint: given.endpoint,
      options: {},
      toJSON: () => given,
      unsubscribe: async () => true,
    }
    let permission = 'default'
    Object.defineProperty(Notification, 'permission', { get: () => permission, configurable: true })
    Notification.requestPermission = async () => (permission = 'granted') as NotificationPermission
    PushManager.prototype.getSubscription = async () => null
    PushManager.prototype.subscribe = async () => made as unknown as PushSubscription
  }, subscription)
  return subscription.endpoint.split('/').at(-1) ?? ''
}

const messagesTo = async (device: string) =>
  ((await (await fetch(`${standIn}/api/messages`)).json()) as Sent[]).filter((sent) => sent.device === device)
const devices = async () => {
  const { data } = await client.db.rpc('my_notice_settings')
  return (data as { push: { devices: unknown[] } }).push.devices
}
const turnOn = (page: Page) => page.getByRole('button', { name: 'Activar avisos en este aparato' })
const drop = (page: Page) => page.getByRole('button', { name: /^Quitar avisos: Chrome en/ })
async function deliverDocument(): Promise<void> {
  const id = randomUUID()
  const { error } = await service()
    .from('documents')
    .insert({
      id,
      user_id: client.id,
      name: 'Estados de noviembre.pdf',
      file_path: `/api/documentos/${id}`,
      storage_path: id,
      file_type: 'application/pdf',
      file_size: 10,
      uploaded_by: 'firm',
    })
  expect(error).toBeNull()
}

test('after a press a browser gets pushes about the chosen topics, which name nobody, and can be removed', async ({
  page,
  context,
}) => {
  const device = await subscribesAtStandIn(page)
  await openLive(page, `${path}#elegir`)
  await expect(page.getByText('Tu navegador te pregunta después, no antes.')).toBeVisible()
  expect(await devices()).toEqual([])
  await turnOn(page).focus()
  await page.keyboard.press('Enter')
  await expect(drop(page)).toBeVisible()
  await expect(page.getByText(/^Este aparato\. Con avisos desde el/)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'En tus aparatos' })).toBeFocused()
  await noViolations(page)
  await noOverflow(page)

  const box = page.getByRole('checkbox', { name: 'En tus aparatos: Documentos nuevos' })
  await expect(box).not.toBeChecked()
  await box.check()
  await expect(page.getByText('Cambio guardado')).toBeVisible()
  // An open list shows a new document at once and stops the push message, so the test leaves the page.
  await page.goto('/portal/tareas')
  await deliverDocument()
  await expect
    .poll(() => messagesTo(device), { timeout: 90_000 })
    .toMatchObject([{ message: { title: 'Nogal', body: 'Tienes un documento nuevo', href: '/portal' } }])

  const [{ message }] = (await messagesTo(device)) as [Sent]
  const worker = context.serviceWorkers().find((one) => one.url().endsWith('/copias.js'))
  await worker?.evaluate(() => {
    const { registration } = globalThis as unknown as { registration: ServiceWorkerRegistration }
    const shown: unknown[] = []
    Object.assign(globalThis, { shown })
    registration.showNotification = async (title, { body, data } = {}) => {
      shown.push({ title, body, data: data as unknown })
    }
  })
  const browser = await context.newCDPSession(page)
  const registered = new Promise<string>((resolve) =>
    browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL.endsWith('/portal'))
      if (own) resolve(own.registrationId)
    }),
  )
  await browser.send('ServiceWorker.enable')
  await browser.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(page.url()).origin,
    registrationId: await registered,
    data: JSON.stringify(message),
  })
  await expect
    .poll(() => worker?.evaluate(() => (globalThis as unknown as { shown: unknown[] }).shown))
    .toEqual([{ title: 'Nogal', body: 'Tienes un documento nuevo', data: { href: '/portal' } }])

  await page.goto(`${path}#elegir`)
  await drop(page).focus()
  await page.keyboard.press('Enter')
  await expect(turnOn(page)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'En tus aparatos' })).toBeFocused()
  expect(await devices()).toEqual([])
})

test('signing out removes the device from those that get pushes', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await subscribesAtStandIn(page)
  await openLive(page, `${path}#elegir`)
  await turnOn(page).click()
  await expect(drop(page)).toBeVisible()
  expect(await devices()).toHaveLength(1)
  await page.goto('/portal')
  await page.locator('summary', { hasText: 'Portal' }).click()
  await page.getByRole('button', { name: 'Cerrar sesión' }).click()
  await expect(page).toHaveURL('/')
  await expect.poll(devices).toEqual([])
  expect(await page.evaluate(() => localStorage.getItem('push-device'))).toBeNull()
})

test('a browser that blocks notifications says where to allow them', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(Notification, 'permission', { get: () => 'denied', configurable: true }),
  )
  await openLive(page, `${path}#elegir`)
  await expect(page.getByText(/^Este navegador tiene bloqueados los avisos del portal\./)).toBeVisible()
  await expect(turnOn(page)).toHaveCount(0)
  await noViolations(page)
})
