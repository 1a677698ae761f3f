import type { Page } from '@playwright/test'
import { endUndoTime } from './support/agenda-page'
import { expect, test } from './support/fixtures'
import {
  asUpload,
  clientWithInvoice,
  decide,
  desk,
  findings,
  invoiceLink,
  newFile,
  newPage,
  note,
  openDesk,
  openOwnHistory,
  openQueue,
  row,
  title,
} from './support/invoices-page'
import { mailsTo, mailTo } from './support/fake-services'
import { adminName, advisorName, enterAsAdmin, enterAsAdvisor } from './support/members'
import { noOverflow, noViolations } from './support/tasks-page'

let client: Page
test.beforeEach(async ({ browser, extraHTTPHeaders }) => {
  client = await newPage(browser, extraHTTPHeaders)
})
test.afterEach(() => client.context().close())

test(
  'a client’s invoice appears in the firm’s open queue, and the firm’s decision in the client’s open list',
  { tag: '@core' },
  async ({ page }) => {
    await enterAsAdvisor(page)
    const first = await clientWithInvoice(client, 'mesa')
    await openQueue(page, first.email)
    await expect(invoiceLink(page, first.name)).toBeVisible()
    const second = newFile(`segunda-${Date.now()}`)
    await client.locator('input[type=file]').setInputFiles(asUpload(second))
    await client.getByRole('button', { name: 'Subir (1)' }).click()
    await expect(invoiceLink(page, second.name)).toBeVisible()

    await openOwnHistory(client)
    await invoiceLink(page, first.name).click()
    await expect(page.getByText('Factura electrónica de venta')).toBeVisible()
    await expect(page.getByText('Factura 1 de 2')).toBeVisible()
    await decide(page, 'Rechazar')
    await expect(note(page)).toBeFocused()
    await expect(note(page)).toHaveValue(/no trae la respuesta de la DIAN/)
    await note(page).fill('El IVA dice 435.910 y debe ser 453.910.')
    await decide(page, 'Rechazar')
    await expect(desk(page)).toContainText(second.name)
    await expect(title(page)).toBeFocused()
    await expect(row(client, first.name)).toContainText('Rechazada')
    await expect(row(client, first.name)).toContainText(
      'Qué corregir: El IVA dice 435.910 y debe ser 453.910.',
    )
    await decide(page, 'Aceptar')
    await expect(row(client, second.name)).toContainText('Aceptada')
    await expect(page.getByText('No encontramos facturas')).toBeVisible()

    await endUndoTime(first.email)
    const mail = await mailTo(first.email, /^Hay que corregir tu factura SETP\d+ de /)
    expect(mail.text).toContain('El IVA dice 435.910 y debe ser 453.910.')
    expect((await mailsTo(first.email)).filter(({ subject }) => /Aceptamos/.test(subject))).toEqual([])
  },
)

test('a decision can be undone before its mail and changed later, and its history stays', async ({
  page,
}) => {
  const { name, email } = await clientWithInvoice(client, 'vuelta')
  await enterAsAdvisor(page)
  await openDesk(page, name)
  await note(page).fill('Falta el CUFE.')
  await decide(page, 'Rechazar')
  await expect(page.getByText(/^Rechazaste SETP/)).toBeVisible()
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect(page.getByText(/^Deshecho: SETP/)).toBeVisible()
  await openOwnHistory(client)
  await expect(row(client, name)).toContainText('En revisión')
  await openDesk(page, name)
  await decide(page, 'Aceptar')
  await page.getByRole('link', { name: /^Ver SETP/ }).click()
  await page.getByRole('button', { name: 'Cambiar la decisión' }).click()
  await decide(page, 'Volver a revisión')
  await expect(page.getByRole('button', { name: 'Aceptar', exact: true })).toBeVisible()
  await page.getByText('Historial de decisiones (4)').click()
  await expect(findings(page).getByText('Falta el CUFE.')).toBeVisible()
  expect((await mailsTo(email)).filter(({ subject }) => /factura INV/.test(subject))).toEqual([])
})

test('the firm asks for another file, the client sends it, and both see which file it replaces', async ({
  page,
}) => {
  const { name } = await clientWithInvoice(client, 'otra')
  await openOwnHistory(client)
  await enterAsAdvisor(page)
  await openDesk(page, name)
  await note(page).fill('La foto no se lee: sube el PDF.')
  await decide(page, 'Pedir otro archivo')
  await expect(page.getByText(/^Pediste otro archivo/)).toBeVisible()
  await expect(row(client, name)).toContainText(
    'La firma te pide otro archivo: La foto no se lee: sube el PDF.',
  )
  await client.goto('/portal')
  await expect(client.getByText(/^Sube otro archivo para SETP/)).toBeVisible()
  await openOwnHistory(client)
  await noViolations(client)
  await row(client, name)
    .getByRole('link', { name: /^Subir otro archivo/ })
    .click()
  await expect(client.getByText(/Lo que subas toma el lugar de INV-/)).toBeVisible()
  const better = newFile(`mejor-${Date.now()}`)
  await client.locator('input[type=file]').setInputFiles(asUpload(better))
  await client.getByRole('button', { name: 'Subir (1)' }).click()
  await expect(row(client, better.name)).toContainText(/Reemplaza a INV-/)
  await openDesk(page, better.name)
  await expect(page.getByText('Reemplaza a', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: /^INV-/ }).click()
  await expect(page.getByText('El cliente ya la reemplazó con otra.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Aceptar', exact: true })).toHaveCount(0)
})

test('two members at one invoice see each other, one decides, and the other is told who and when', async ({
  page,
  browser,
  extraHTTPHeaders,
}) => {
  const { name } = await clientWithInvoice(client, 'choque')
  await enterAsAdvisor(page)
  const other = await newPage(browser, extraHTTPHeaders)
  await enterAsAdmin(other)
  // This browser gets no live changes, so the administrator decides without seeing the advisor's decision.
  await other.routeWebSocket(/realtime/, () => undefined)
  await openDesk(page, name)
  await openDesk(other, name)
  await expect(other.getByText(new RegExp(`^${advisorName} también está viendo esta factura`))).toBeVisible()
  await expect(page.getByText(new RegExp(`^${adminName} también está viendo esta factura`))).toBeVisible()
  await decide(page, 'Aceptar')
  await expect(page.getByText(/^Aceptaste SETP/)).toBeVisible()
  await note(other).fill('No cuadra.')
  await decide(other, 'Rechazar')
  await expect(
    other.getByText(new RegExp(`^${advisorName} ya la aceptó el \\d{2}/\\d{2}/\\d{4}, `)),
  ).toBeVisible()
  await expect(other.getByRole('button', { name: 'Cambiar la decisión' })).toBeVisible()
  await expect(
    findings(other)
      .getByText(new RegExp(`^${advisorName}, `))
      .first(),
  ).toBeVisible()
  await other.context().close()
})

test('an advisor cannot find the invoice of another advisor’s client', async ({
  page,
  browser,
  extraHTTPHeaders,
}) => {
  const { name, email } = await clientWithInvoice(client, 'ajena')
  await enterAsAdvisor(page)
  await openDesk(page, name)
  const address = page.url()
  const admin = await newPage(browser, extraHTTPHeaders)
  await enterAsAdmin(admin)
  await openDesk(admin, name)
  const { token, url, key } = (await (await admin.request.get('/api/realtime-token')).json()) as Record<
    string,
    string
  >
  const headers = { apikey: key!, authorization: `Bearer ${token}` }
  const read = await admin.request.get(
    `${url}/rest/v1/invoices?select=user_id&id=eq.${new URL(address).pathname.split('/').at(-1)}`,
    { headers },
  )
  const [{ user_id }] = (await read.json()) as [{ user_id: string }]
  const taken = await admin.request.post(`${url}/rest/v1/rpc/set_advisors`, {
    headers,
    data: { client: user_id, advisors: [] },
  })
  expect(taken.status()).toBeLessThan(300)
  for (const path of [address, `/admin/facturas/${crypto.randomUUID()}`, '/admin/facturas/x']) {
    expect((await page.goto(path))?.status()).toBe(404)
  }
  await page.goto(`/admin/facturas?buscar=${encodeURIComponent(email)}`)
  await expect(page.getByText('No encontramos facturas')).toBeVisible()
  await admin.context().close()
  expect((await client.goto(address))?.status()).toBe(404)
})

test('invoices are decided with the keyboard alone', async ({ page }) => {
  const { name, email } = await clientWithInvoice(client, 'teclas')
  const second = newFile(`teclas-dos-${Date.now()}`)
  await client.locator('input[type=file]').setInputFiles(asUpload(second))
  await client.getByRole('button', { name: 'Subir (1)' }).click()
  await expect(row(client, second.name)).toBeVisible()
  await enterAsAdvisor(page)
  await openQueue(page, email)
  await expect(invoiceLink(page, second.name)).toBeVisible()
  await page.keyboard.press('j')
  await expect(invoiceLink(page, name)).toBeFocused()
  await page.keyboard.press('j')
  await expect(invoiceLink(page, second.name)).toBeFocused()
  await page.keyboard.press('k')
  await page.keyboard.press('Enter')
  await expect(desk(page)).toContainText(name)
  await page.keyboard.press('j')
  await expect(desk(page)).toContainText(second.name)
  await expect(title(page)).toBeFocused()
  await page.keyboard.press('k')
  await expect(desk(page)).toContainText(name)
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Atajos del teclado' })).toBeVisible()
  await noViolations(page)
  await page.keyboard.press('Escape')
  await page.keyboard.press('p')
  await expect(note(page)).toBeFocused()
  await page.keyboard.type('Ana: jamás a ciegas')
  await expect(note(page)).toHaveValue('Ana: jamás a ciegas')
  await page.keyboard.press('Control+Enter')
  await expect(desk(page)).toContainText(second.name)
  await expect(title(page)).toBeFocused()
  await page.keyboard.press('?')
  await page.getByLabel('Usar los atajos de una tecla').press('Space')
  await page.keyboard.press('Escape')
  await page.keyboard.press('a')
  await expect(desk(page)).toContainText(second.name)
  await page.reload()
  await page.keyboard.press('a')
  await expect(note(page)).toBeVisible()
  await page.getByRole('button', { name: 'Ver los atajos' }).press('Enter')
  await page.getByLabel('Usar los atajos de una tecla').press('Space')
  await page.keyboard.press('Escape')
  await page.keyboard.press('a')
  await expect(page.getByText(/^Aceptaste SETP/)).toBeVisible()
})

test('a missing or unreadable file is reported beside the decision', async ({ page }) => {
  const { name } = await clientWithInvoice(client, 'rota')
  await enterAsAdvisor(page)
  await page.route('**/api/documentos/*', (route) => route.fulfill({ status: 404, body: '{}' }))
  await page.goto(`/admin/facturas?buscar=${name}`)
  await invoiceLink(page, name).click()
  await page.getByText('Ver el XML').click()
  await expect(page.getByText('No pudimos abrir el archivo')).toBeVisible()
  await noViolations(page)
  await page.unroute('**/api/documentos/*')
  await page.route('**/api/documentos/*', (route) => route.fulfill({ status: 200, body: 'esto no es XML' }))
  await page.getByRole('button', { name: 'Intentar de nuevo' }).click()
  await expect(page.getByText('Este archivo no se puede mostrar aquí')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Aceptar', exact: true })).toBeEnabled()
})

test('on a phone nothing covers the invoice, nothing is too wide, and axe finds no violations', async ({
  page,
}) => {
  const { name, email } = await clientWithInvoice(client, 'estrecha')
  await enterAsAdvisor(page)
  await page.setViewportSize({ width: 320, height: 640 })
  await openQueue(page, email)
  await noOverflow(page)
  await noViolations(page)
  await openDesk(page, name)
  await noOverflow(page)
  await expect(page.getByRole('button', { name: 'Aceptar', exact: true })).not.toBeInViewport()
  await noViolations(page)
  await decide(page, 'Rechazar')
  await expect(note(page)).toBeFocused()
  await expect(note(page)).toBeInViewport()
  await page.setViewportSize({ width: 1440, height: 900 })
  await noOverflow(page)
  await noViolations(page)
})
