import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { pdfFile } from '@/supabase/sample-files/pdf-file'
import { otherBrowser } from './support/account-page'
import { chooseMailsNow, newClient, service, type Visitor } from './support/agenda-page'
import { expect, test, violationsOf, toast } from './support/fixtures'
import { openPortal } from './support/documents-page'
import { asUpload, clientWithInvoice, invoiceLink, newPage, row } from './support/invoices-page'
import { mailTo } from './support/fake-services'
import { advisorName, enterAs, enterAsAdmin, enterAsAdvisor } from './support/members'

async function clientWithCompany(): Promise<Visitor & { company: string }> {
  const client = await newClient('cliente')
  const company = `Panadería ${randomUUID().slice(0, 8)} S.A.S.`
  const { error } = await client.db.rpc('save_company', {
    company_name: company,
    company_nit: '900108281',
    company_digit: 3,
  })
  if (error) throw error
  return { ...client, company }
}

const clientTab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Secciones del cliente' }).getByRole('link', { name, exact: true })

async function openClient(page: Page, id: string, tab = 'resumen'): Promise<void> {
  const socket = page.waitForEvent('websocket', (opened) => opened.url().includes('/realtime/v1'))
  await page.goto(`/admin/clientes/${id}?ver=${tab}`)
  await socket
}

test('a client is found without accents and opened, and the filters are in the address', async ({ page }) => {
  const client = await clientWithCompany()
  await enterAsAdvisor(page)
  await page.goto('/admin/clientes')
  await page.getByRole('searchbox').fill(client.company.replace('Panadería', 'PANADERIA'))
  await expect(page.getByRole('row').filter({ hasText: client.company })).toBeVisible()
  await expect(page).toHaveURL(/buscar=PANADERIA/)
  expect(await violationsOf(page)).toEqual([])
  await page.getByRole('combobox', { name: 'Estado' }).selectOption('Retirados')
  await expect(page.getByText('Ningún cliente coincide')).toBeVisible()
  await page.goBack()
  await page.goto(`/admin/clientes?buscar=${client.email}`)
  await page.getByRole('link', { name: client.company }).click()
  await expect(page.getByRole('heading', { name: client.company, level: 1 })).toBeVisible()
  await expect(page.getByText('NIT 900.108.281-3').first()).toBeVisible()
})

test(
  'a document that the firm adds appears live in the client’s portal, with a mail',
  { tag: '@core' },
  async ({ page, browser }) => {
    const client = await clientWithCompany()
    await chooseMailsNow(client, 'documents')
    const portal = await otherBrowser(browser)
    await enterAs(portal, client)
    await openPortal(portal)
    await enterAsAdvisor(page)
    await openClient(page, client.id, 'documentos')
    const name = `Declaración ${randomUUID().slice(0, 8)}.pdf`
    await page.locator('input[type=file]').setInputFiles(asUpload(await pdfFile({ seed: name, name })))
    await toast(page, 'Documento entregado')
    await expect(portal.getByRole('row').filter({ hasText: name })).toBeVisible()
    // The toast is a list item too and may still be shown, so the test looks only in `main`.
    await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: name })).toBeVisible()
    expect((await mailTo(client.email, /documento nuevo/)).text).toContain(name)
    await clientTab(page, 'Ficha').click()
    await expect(page.locator('#historia').locator('..').locator('..')).toContainText('Documento entregado')
  },
)

test('each tab of a client has the whole list with its filters in the address, and a review links back to it', async ({
  page,
  browser,
  extraHTTPHeaders,
}) => {
  const portal = await newPage(browser, extraHTTPHeaders)
  const client = await clientWithInvoice(portal, 'listas')
  await enterAsAdvisor(page)
  await page.goto(`/admin/clientes?buscar=${client.email}`)
  await page.getByRole('table').getByRole('link').first().click()
  await clientTab(page, 'Facturas 1').click()
  await page.getByRole('searchbox').fill(client.name)
  await expect(page).toHaveURL(/ver=facturas&buscar=/)
  await expect(row(page, client.name)).toContainText('En revisión')
  await page.getByRole('combobox', { name: 'Estado' }).selectOption('Aceptadas')
  await expect(page.getByText('No encontramos facturas')).toBeVisible()
  await page.getByRole('button', { name: 'Limpiar filtros' }).click()
  await expect(page).toHaveURL(/ver=facturas$/)
  expect(await violationsOf(page)).toEqual([])
  await invoiceLink(page, client.name).click()
  await page.getByRole('link', { name: 'Volver al cliente' }).click()
  await expect(page).toHaveURL(/ver=facturas$/)
  await clientTab(page, 'Documentos').click()
  await expect(page).toHaveURL(/ver=documentos$/)
  await page.getByRole('searchbox').fill(client.name.slice(0, 10))
  await expect(page).toHaveURL(/ver=documentos&buscar=/)
  await expect(page.getByRole('listitem').filter({ hasText: client.name })).toContainText('Del cliente')
  expect(await violationsOf(page)).toEqual([])
  await clientTab(page, 'Mensajes').click()
  await expect(page.getByText('Todavía no hay conversaciones')).toBeVisible()
  await portal.context().close()
})

test('notes are written, edited and deleted by keyboard, and the client sees none of them', async ({
  page,
  browser,
}) => {
  const client = await clientWithCompany()
  await enterAsAdvisor(page)
  await openClient(page, client.id)
  await page.getByLabel('Nota nueva').focus()
  await page.keyboard.type('Cierra mes el día 5.')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await toast(page, 'Nota guardada')
  const note = page.getByRole('listitem').filter({ hasText: 'Cierra mes el día 5.' })
  await note.getByRole('button', { name: 'Editar' }).press('Enter')
  await page.getByLabel('Editar la nota').fill('Cierra mes el día 8.')
  await page.getByRole('button', { name: 'Guardar cambios' }).press('Enter')
  const edited = page.getByRole('listitem').filter({ hasText: 'Cierra mes el día 8.' })
  await expect(edited).toContainText('editada')
  const portal = await otherBrowser(browser)
  await enterAs(portal, client)
  for (const path of ['/portal', '/portal/cuenta', '/portal/mensajes']) {
    await portal.goto(path)
    expect(await portal.content()).not.toContain('Cierra mes')
  }
  await edited.getByRole('button', { name: 'Borrar' }).press('Enter')
  await page.getByRole('button', { name: 'Borrar nota' }).press('Enter')
  await expect(page.getByText('No hay notas.')).toBeVisible()
})

test(
  'an administrator assigns an advisor, and the former advisor gets a 404 at every address of the client',
  { tag: '@core' },
  async ({ page, browser }) => {
    const client = await clientWithCompany()
    const advisor = await otherBrowser(browser)
    await enterAsAdvisor(advisor)
    await openClient(advisor, client.id)
    await enterAsAdmin(page)
    await openClient(page, client.id, 'ficha')
    await page.getByRole('checkbox', { name: new RegExp(advisorName) }).uncheck()
    await page.getByRole('button', { name: 'Guardar asesores' }).click()
    await toast(page, 'Asesores actualizados')
    await expect(page.getByText('Sin asesor', { exact: false }).first()).toBeVisible()
    const answer = await advisor.goto(`/admin/clientes/${client.id}`)
    expect(answer?.status()).toBe(404)
    expect((await advisor.goto(`/admin/clientes/${randomUUID()}`))?.status()).toBe(404)
    expect((await advisor.goto('/admin/clientes/no-es-un-id'))?.status()).toBe(404)
    const refused = await advisor.request.post(`/api/clientes/${client.id}/documentos`, {
      data: { key: randomUUID(), batch: randomUUID(), name: 'a.pdf', type: 'application/pdf', size: 9 },
      headers: { origin: new URL(advisor.url()).origin },
    })
    expect(refused.status()).toBe(404)
  },
)

test('a member answers a request about personal data, and the client reads the answer', async ({
  page,
  browser,
}) => {
  const client = await clientWithCompany()
  const { error } = await service().rpc('file_data_request', {
    client: client.id,
    request_key: randomUUID(),
    request_kind: 'consultation',
    details: '¿Qué datos míos tienen guardados?',
    due: '2026-12-15',
    kind_label: 'Consulta',
    firm_mail: 'hola@nogal.example',
  })
  if (error) throw error
  await enterAsAdvisor(page)
  await openClient(page, client.id, 'ficha')
  await page.getByRole('button', { name: 'Decidir' }).click()
  await page.getByRole('combobox', { name: 'Decisión' }).selectOption('Ampliar el plazo')
  await page.getByLabel('Respuesta o motivo').fill('Necesitamos unos días más.')
  await page.getByRole('button', { name: 'Enviar decisión' }).click()
  await expect(page.getByText('Plazo ampliado', { exact: true })).toBeVisible()
  await expect(page.getByText('Responder a más tardar el 22/12/2026')).toBeVisible()
  await page.getByRole('button', { name: 'Decidir' }).click()
  await page.getByLabel('Respuesta o motivo').fill('Guardamos tu correo y tu empresa.')
  await page.getByRole('button', { name: 'Enviar decisión' }).click()
  await expect(page.getByText('Respondida', { exact: true })).toBeVisible()
  const portal = await otherBrowser(browser)
  await enterAs(portal, client)
  await portal.goto('/portal/cuenta')
  await expect(portal.getByText('Guardamos tu correo y tu empresa.')).toBeVisible()
})

test('the tabs of a client have no accessibility violations, and fit 320 px', async ({ page }) => {
  const client = await clientWithCompany()
  await enterAsAdmin(page)
  await openClient(page, client.id)
  for (const tab of [
    'Trabajo',
    'Facturas',
    'Documentos',
    'Mensajes',
    'Personas',
    'Perfil tributario',
    'Cifras',
    'Ficha',
    'Resumen',
  ]) {
    await page.setViewportSize({ width: 1280, height: 800 })
    await clientTab(page, tab).click()
    await expect(clientTab(page, tab)).toHaveAttribute('aria-current', 'page')
    expect(await violationsOf(page)).toEqual([])
    await page.setViewportSize({ width: 320, height: 700 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    expect(await violationsOf(page)).toEqual([])
  }
  await page.goBack()
  await expect(clientTab(page, 'Ficha')).toHaveAttribute('aria-current', 'page')
  await page.goto(`/admin/clientes?buscar=${client.email}`)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
})
