import { randomUUID } from 'node:crypto'
import type { Page, WebSocket } from '@playwright/test'
import { approveUnknown, otherBrowser } from './support/account-page'
import { accepted, endUndoTime, service } from './support/agenda-page'
import { expect, test, violationsOf, toast } from './support/fixtures'
import { expectWithin } from './support/times'
import { addDocuments } from './support/documents-page'
import { mailsTo, mailTo } from './support/fake-services'
import { advisorName, enterAsAdmin, enterAsAdvisor, signIn } from './support/members'

type Visitor = { id: string; email: string; password: string }

async function newcomer(group: string): Promise<Visitor> {
  const email = `${group}.${randomUUID().slice(0, 6)}@ejemplo.test`
  const password = `Clave-${randomUUID()}`
  const { data, error } = await service().auth.admin.createUser({ email, password, email_confirm: true })
  if (error) throw error
  await accepted(data.user.id, email)
  return { id: data.user.id, email, password }
}
const word = () => `g${randomUUID().slice(0, 8)}`
const rowOf = (page: Page, { email }: Visitor) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: email })
const isRealtime = (socket: WebSocket) => socket.url().includes('/realtime/v1')

function listen(page: Page): string[] {
  const heard: string[] = []
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => void heard.push(String(payload))),
  )
  return heard
}

async function open(page: Page, query: string): Promise<void> {
  const socket = page.waitForEvent('websocket', isRealtime)
  await page.goto(`/admin/registros${query}`)
  await socket
}

/** Opens a list and waits for its heading, because the list that was open before may have the same buttons. */
async function openTab(page: Page, label: string): Promise<void> {
  await page.getByRole('link', { name: label }).click()
  await expect(page.getByRole('heading', { name: label, exact: true })).toBeVisible()
}

test(
  'a waiting person sees the approval at once, and a rejected one loses access within 5 s',
  { tag: ['@core', '@timed'] },
  async ({ page, browser }) => {
    const ana = await newcomer(word())
    const client = await otherBrowser(browser)
    const listening = client.waitForEvent('websocket', isRealtime)
    await signIn(client, ana.email, ana.password)
    await expect(client).toHaveURL(/\/waitlist$/)
    await listening
    await enterAsAdvisor(page)
    await open(page, `?buscar=${ana.email}`)
    await rowOf(page, ana)
      .getByRole('button', { name: /Aprobar/ })
      .click()
    await approveUnknown(page)
    await toast(page, 'Registro aprobado')
    const approved = Date.now()
    await expect(client).toHaveURL(/\/portal$/)
    expectWithin(5_000, approved)

    const heard = listen(client)
    await client.goto('/portal/cuenta')
    await expect.poll(() => heard.join('')).toContain('"status":"ok"')
    await openTab(page, 'Aprobados')
    await expect(page.getByRole('searchbox')).toHaveValue(ana.email)
    await rowOf(page, ana)
      .getByRole('button', { name: /Retirar acceso/ })
      .click()
    await page.getByLabel('Motivo').fill('Falta el RUT.')
    const pressed = Date.now()
    await page.getByRole('dialog').getByRole('button', { name: 'Retirar acceso' }).click()
    await expect(client).toHaveURL(/\/access-denied$/)
    expectWithin(5_000, pressed)
    // The document reaches the advisor's page, so it would also have reached the page of a client with access.
    const advisor = await page.context().newPage()
    const control = listen(advisor)
    await advisor.goto(`/admin/clientes/${ana.id}?ver=documentos`)
    await expect
      .poll(() => control.join(''))
      .toMatch(/"channel":"documents[^"]*","extension":"postgres_changes"/)
    heard.length = 0
    await addDocuments({ ...ana } as never, [{ name: 'Secreto de después.pdf' }])
    expect((await client.request.get('/api/realtime-token')).status()).toBeLessThan(500)
    await expect.poll(() => control.join('')).toContain('Secreto')
    await advisor.close()
    expect(heard.join('')).not.toContain('Secreto')
    expect((await client.request.get('/api/tareas')).status()).toBe(403)

    await openTab(page, 'Rechazados')
    await rowOf(page, ana)
      .getByRole('button', { name: /Devolver a espera/ })
      .click()
    await toast(page, 'Registro devuelto a espera')
    await client.goto('/portal')
    await expect(client).toHaveURL(/\/waitlist$/)
    // If there are two decisions within a minute, only the last one is mailed.
    await endUndoTime(ana.email)
    await mailTo(ana.email, /de nuevo en revisión/)
    expect((await mailsTo(ana.email)).map(({ subject }) => subject)).not.toContain(
      'Tu acceso al portal fue aprobado',
    )
  },
)

test('when two members decide at once, the second is told who was first, and when', async ({
  page,
  browser,
}) => {
  const [ana, luis] = await (async (group: string) =>
    [await newcomer(group), await newcomer(group)] as const)(word())
  const group = ana.email.split('.')[0]
  const second = await otherBrowser(browser)
  await enterAsAdmin(second)
  await enterAsAdvisor(page)
  // Without live changes the second page still shows the old state.
  await second.routeWebSocket(/realtime/, () => {})
  await second.goto(`/admin/registros?buscar=${group}`)
  await expect(rowOf(second, luis)).toBeVisible()
  await page.goto(`/admin/registros?buscar=${group}`)
  await page.getByRole('checkbox', { name: `Elegir ${ana.email}` }).check()
  await page
    .getByRole('group', { name: 'Decidir sobre los elegidos' })
    .getByRole('button', { name: 'Aprobar' })
    .click()
  await approveUnknown(page)
  await toast(page, '1 registro aprobado')
  await expect(rowOf(page, ana)).toHaveCount(0)

  await second.getByRole('checkbox', { name: /Elegir todos/ }).check()
  await second
    .getByRole('group', { name: 'Decidir sobre los elegidos' })
    .getByRole('button', { name: 'Rechazar' })
    .click()
  await second.getByLabel('Motivo').fill('Falta el RUT.')
  await second.getByRole('dialog').getByRole('button', { name: 'Rechazar 2 registros' }).click()
  await expect(second.getByRole('alert').filter({ hasText: ana.email })).toContainText(
    new RegExp(
      `${advisorName} ya aprobó este registro \\(\\d{2}/\\d{2}/\\d{4}, \\d{1,2}:\\d{2} [ap]\\.m\\.\\)`,
    ),
  )
  await endUndoTime(luis.email)
  await mailTo(luis.email, /No pudimos aprobar/)
})

test('a new registration appears by itself, and is decided with the keyboard alone', async ({ page }) => {
  const group = word()
  await enterAsAdvisor(page)
  await open(page, `?buscar=${group}`)
  await expect(page.getByText('Nadie coincide con la búsqueda')).toBeVisible()
  const sol = await newcomer(group)
  await expect(rowOf(page, sol)).toBeVisible()
  await page.getByRole('checkbox', { name: `Elegir ${sol.email}` }).focus()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: `Aprobar ${sol.email}` })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Aprobar de todos modos' }).press('Enter')
  await toast(page, 'Registro aprobado')
  await expect(rowOf(page, sol)).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'En espera' })).toBeFocused()
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect(rowOf(page, sol)).toBeVisible()
})

test('the page of registrations has no accessibility violations, and fits 320 px', async ({ page }) => {
  const ana = await newcomer(word())
  await enterAsAdvisor(page)
  await open(page, `?buscar=${ana.email}`)
  await expect(rowOf(page, ana)).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await page.setViewportSize({ width: 320, height: 700 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  await rowOf(page, ana)
    .getByRole('button', { name: /Rechazar/ })
    .click()
  expect(await violationsOf(page)).toEqual([])
})
