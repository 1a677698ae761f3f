import { createHmac, randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { leave, newAdvisor, newClient, openLive, service, type Visitor } from './support/agenda-page'
import { expect, test } from './support/fixtures'
import { enterAs } from './support/members'
import { noOverflow, noViolations } from './support/tasks-page'

const page1 = '/portal/notificaciones'

let client: Visitor
test.beforeEach(async ({ page }) => {
  client = await newClient('aviso')
  await enterAs(page, client)
})
test.afterEach(() => leave(client))

/** Inserts notifications directly; other tests cover the database's triggers, which normally insert them. */
async function tell(...titles: string[]): Promise<void> {
  for (const title of titles) {
    const { error } = await service()
      .from('notifications')
      .insert({
        user_id: client.id,
        account: client.id,
        kind: 'returned',
        subject: randomUUID(),
        data: { title, by: 'Diana' },
      })
    expect(error).toBeNull()
  }
}

const bell = (page: Page, words: string) =>
  expect(page.getByRole('link', { name: `Notificaciones, ${words}` })).toBeVisible()
const row = (page: Page, title: string) => page.getByRole('listitem').filter({ hasText: title })

test(
  'a notification arrives live on two devices, and reading it on one clears the count on both',
  { tag: '@core' },
  async ({ page, context }) => {
    await openLive(page, '/portal')
    const other = await context.newPage()
    await openLive(other, '/portal/facturas')
    await bell(page, 'ninguna sin ver')
    await tell('Recibo de energía')
    await bell(page, '1 sin ver')
    await bell(other, '1 sin ver')

    await page.getByRole('link', { name: 'Notificaciones, 1 sin ver' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Notificaciones' })).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: '1 sin leer' })).toBeVisible()
    await bell(page, 'ninguna sin ver')
    await bell(other, 'ninguna sin ver')

    await other.goto(page1)
    await expect(row(other, 'Recibo de energía').getByText('Sin leer.')).toBeAttached()
    await page.getByRole('button', { name: 'Marcar como leído: Recibo de energía' }).click()
    await expect(other.getByRole('status').filter({ hasText: 'Nada sin leer' })).toBeVisible()
    await expect(row(other, 'Recibo de energía').getByText('Sin leer.')).toHaveCount(0)
  },
)

test('notifications work with the keyboard alone, and the focus is never lost', async ({ page }) => {
  await tell('Extracto de octubre', 'Nómina', 'Caja menor')
  await openLive(page, page1)
  await page
    .getByRole('link', { name: /Caja menor$/ })
    .first()
    .focus()
  await page.keyboard.press('j')
  await expect(page.getByRole('heading', { name: /Nómina/ }).getByRole('link')).toBeFocused()
  await page.keyboard.press('l')
  await expect(page.getByRole('status').filter({ hasText: '2 sin leer' })).toBeVisible()
  await expect(page.getByRole('heading', { name: /Nómina/ }).getByRole('link')).toBeFocused()
  await page.keyboard.press('l')
  await expect(page.getByRole('status').filter({ hasText: '3 sin leer' })).toBeVisible()
  await page.keyboard.press('Shift+L')
  await expect(page.getByRole('status').filter({ hasText: 'Nada sin leer' })).toBeVisible()
  const undo = page.getByRole('button', { name: 'Deshacer' })
  await undo.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: '3 sin leer' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Marcar todo como leído' })).toBeFocused()

  await page.getByRole('link', { name: 'Sin leer' }).click()
  await expect(page).toHaveURL(/ver=sin-leer/)
  const first = page.getByRole('button', { name: 'Marcar como leído: Caja menor' })
  await first.focus()
  await page.keyboard.press('Enter')
  await expect(first).toHaveCount(0)
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(false)
})

test('the page of notifications is accessible and fits a narrow screen, with and without notifications', async ({
  page,
}) => {
  await page.goto(page1)
  await expect(page.getByText('Todavía no hay notificaciones')).toBeVisible()
  await noViolations(page)
  await tell('Recibo de energía, local 2, con un nombre bastante largo para una pantalla angosta')
  await page.reload()
  await expect(row(page, 'Recibo de energía')).toBeVisible()
  for (const width of [1440, 320]) {
    await page.setViewportSize({ width, height: 900 })
    await noOverflow(page)
    await noViolations(page)
  }
})

test('a client chooses how each kind of notification arrives, and the choice is kept', async ({ page }) => {
  await openLive(page, `${page1}#elegir`)
  const documents = page.getByRole('radiogroup', { name: 'Correo: Documentos nuevos' })
  await expect(documents.getByRole('radio', { name: 'Resumen' })).toBeChecked()
  await documents.getByRole('radio', { name: 'Resumen' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(documents.getByRole('radio', { name: 'Nunca' })).toBeChecked()
  await expect(documents.getByRole('radio', { name: 'Nunca' })).toBeFocused()
  await expect(page.getByRole('listitem').filter({ hasText: 'Cambio guardado' }).first()).toBeVisible()
  await page.getByLabel('Desde').selectOption('9:00 p.m.')
  await expect
    .poll(async () => (await client.db.rpc('my_notice_settings')).data)
    .toMatchObject({ choices: { documents: 'never' }, rest: { from: 21 } })
  await page.reload()
  await expect(documents.getByRole('radio', { name: 'Nunca' })).toBeChecked()
  await expect(page.getByLabel('Desde')).toHaveValue('21')
})

test('a client’s message is a notification for their advisor until the conversation is read', async ({
  browser,
}) => {
  const member = await newAdvisor('Elena')
  const asked = await newClient('pregunta', { by: member })
  const thread = randomUUID()
  await asked.db.rpc('send_message', {
    message: randomUUID(),
    thread,
    body: 'Hola',
    subject: 'Renta de 2026',
  })
  const page = await (await browser.newContext()).newPage()
  await enterAs(page, member)
  await openLive(page, '/admin/notificaciones')
  const message = row(page, 'Renta de 2026')
  await expect(message.getByText('Sin leer.')).toBeAttached()
  await member.db.rpc('read_thread_as_firm', { thread })
  await expect(message.getByText('Sin leer.')).toHaveCount(0)
  await bell(page, 'ninguna sin ver')
  await noViolations(page)
  await leave(asked)
  await leave(member)
})

/** Returns the path of the link that turns off the mails about a topic, signed with the server's secret key. */
function stopPath(topic: string): string {
  const subject = Buffer.from(`${client.id} ${topic}`).toString('base64url')
  const signature = createHmac('sha256', process.env.SUPABASE_SECRET_KEY ?? '')
    .update(`stop-mails\0${subject}`)
    .digest('base64url')
  return `/notificaciones/baja?enlace=${subject}.${signature}`
}

test('the link of a mail asks first, and one press stops such mails without signing in', async ({
  page,
  browser,
}) => {
  const choice = async () =>
    (await service().from('notification_choices').select('topic, mail').eq('user_id', client.id)).data
  const visitor = await browser.newPage()
  await visitor.goto(stopPath('documents'))
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(
    '¿No quieres recibir más correos sobre «Documentos nuevos»?',
  )
  await noViolations(visitor)
  await noOverflow(visitor)
  expect(await choice()).toEqual([])
  await visitor.getByRole('button', { name: 'No recibir más' }).click()
  const done = visitor.getByRole('heading', { name: 'Listo, no te escribimos más sobre esto' })
  await expect(done).toBeFocused()
  expect(await choice()).toEqual([{ topic: 'documents', mail: 'never' }])
  await visitor.goto(`${stopPath('messages')}x`)
  await expect(visitor.getByRole('heading', { name: 'Este enlace no sirve' })).toBeVisible()
  await visitor.close()

  await page.goto(`${page1}#elegir`)
  const topic = page.getByRole('radiogroup', { name: 'Correo: Documentos nuevos' })
  await expect(topic.getByRole('radio', { name: 'Nunca' })).toBeChecked()
})

test('a browser without scripts can stop the mails too', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const visitor = await context.newPage()
  await visitor.goto(stopPath('summary'))
  await visitor.getByRole('button', { name: 'No recibir más' }).click()
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(
    'Listo, no te escribimos más sobre esto',
  )
  await context.close()
})
