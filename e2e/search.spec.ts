import { pdfOf } from '../tests/support/files/pdfs'
import { hydrated } from './support/account-page'
import { leave, newClient } from './support/agenda-page'
import { addFile } from './support/documents-page'
import { expect, test, violationsOf } from './support/fixtures'
import { enterAs, enterAsAdmin, enterAsAdvisor } from './support/members'
import { noOverflow } from './support/tasks-page'

test(
  'an accepted invoice and a client are found from any page with two presses and typing',
  { tag: '@core' },
  async ({ page }) => {
    await enterAsAdmin(page)
    await page.goto('/admin/facturas?estado=aceptadas')
    // The test searches for an invoice number with SETP, because every client has an invoice INV-2026-001.
    const accepted = page
      .getByRole('table')
      .getByRole('row')
      .filter({ hasText: /SETP\d+/ })
      .first()
    const number = /SETP\d+/.exec(await accepted.innerText())![0]

    await page.goto('/admin/informes')
    const opener = page.getByRole('banner').getByRole('link', { name: 'Buscar' })
    await hydrated(opener)
    await opener.click()
    const field = page.getByRole('combobox', { name: /Cliente, persona/ })
    await expect(field).toBeFocused()
    await page.keyboard.type(number)
    const found = page.getByRole('group', { name: 'Facturas' }).getByRole('option')
    await expect(found.filter({ hasText: number }).first()).toBeVisible()
    await expect(field).toBeFocused()
    expect(await violationsOf(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(field).toHaveCount(0)
    await expect(opener).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(field).toBeFocused()
    await page.keyboard.type(number)
    await expect(found.first()).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/admin\/facturas\/[0-9a-f-]{36}\?estado=todas&buscar=/)
    await expect(page.locator('#review-title')).toBeVisible()

    await hydrated(opener)
    await page.keyboard.press('Control+k')
    await expect(field).toBeFocused()
    await page.keyboard.type('tres lunas')
    await page
      .getByRole('group', { name: 'Clientes' })
      .getByRole('option', { name: /Tres Lunas/ })
      .click()
    await expect(page).toHaveURL(/\/admin\/clientes\/[0-9a-f-]{36}/)
  },
)

test('the search says what it searches and when nothing matches, and fits a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await enterAsAdvisor(page)
  await page.goto('/admin')
  const opener = page.getByRole('banner').getByRole('link', { name: 'Buscar' })
  await hydrated(opener)
  await opener.click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(/también invitada/)).toBeVisible()
  await page.keyboard.type('nadie se llama así')
  await expect(dialog.getByText(/Nada coincide/)).toBeVisible()
  await noOverflow(page)
  expect(await violationsOf(page)).toEqual([])
  await dialog.getByRole('link', { name: 'Ver todo lo que coincide' }).click()
  await expect(page).toHaveURL('/admin/buscar?buscar=nadie+se+llama+as%C3%AD')
  await expect(page.getByText('Nada coincide')).toBeVisible()
  await page.goto('/admin/buscar')
  await expect(page.getByText(/también invitada/)).toBeVisible()
  await page.keyboard.type('nadie se llama así')
  await expect(page.getByText('Nada coincide')).toBeVisible()
  await page.getByRole('searchbox').fill('a')
  await expect(page.getByRole('region', { name: 'Clientes' })).toBeVisible()
  await noOverflow(page)
  expect(await violationsOf(page)).toEqual([])
})

test('a client finds words inside a file with Ctrl K and on the search page, and another client does not', async ({
  browser,
  page,
}) => {
  const [client, stranger] = [await newClient('buscadora'), await newClient('ajena')]
  const bytes = Buffer.from(await pdfOf({ lines: ['Póliza de cumplimiento para Quebradahonda'] }))
  await addFile(client, { name: 'Anexo 7.pdf', type: 'application/pdf', bytes })
  await enterAs(page, client)
  const line = page.getByRole('main').getByRole('link', { name: /Anexo 7\.pdf/ })
  await expect(async () => {
    await page.goto('/portal/buscar?buscar=quebradahonda+poliza')
    await expect(line).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await expect(line).toContainText('lo dice el archivo')
  expect(await violationsOf(page)).toEqual([])

  await page.setViewportSize({ width: 320, height: 700 })
  await noOverflow(page)
  await hydrated(page.getByRole('searchbox'))
  await page.keyboard.press('Control+k')
  const field = page.getByRole('combobox')
  await expect(field).toBeFocused()
  await page.keyboard.type('QUEBRADAHONDA')
  const found = page.getByRole('group', { name: 'Documentos' }).getByRole('option')
  await expect(found).toHaveCount(1)
  await noOverflow(page)
  expect(await violationsOf(page)).toEqual([])
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/portal\?buscar=Anexo/)
  await expect(page.getByRole('main').getByText('Anexo 7.pdf').first()).toBeVisible()

  const context = await browser.newContext({ javaScriptEnabled: false })
  const other = await context.newPage()
  await enterAs(other, stranger)
  await other.goto('/portal/buscar?buscar=quebradahonda')
  await expect(other.getByText('Nada coincide')).toBeVisible()
  await other.getByRole('searchbox').fill('calendario tributario')
  await other.getByRole('button', { name: 'Buscar' }).click()
  await expect(other).toHaveURL(/buscar=calendario\+tributario/)
  await expect(other.getByRole('region', { name: 'Acciones' })).toBeVisible()
  await context.close()
  await leave(client)
  await leave(stranger)
})
