import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { newClient } from './support/agenda-page'
import { expect, test, toast } from './support/fixtures'
import {
  clearButton,
  confirmDeletion,
  dayButton,
  invoiceLink,
  newFile,
  openHistory,
  openInvoices,
  removeButton,
  row,
  searchBox,
  send,
  statusBox,
  undoRow,
  undoButton,
} from './support/invoices-page'
import { enterAs, signIn } from './support/members'
import { captured, noOverflow, noViolations, replayable } from './support/tasks-page'

const unique = (name: string) => `${name}-${Date.now()}-${Math.floor(Math.random() * 1e6)}`

async function uploaded(page: Page, ...names: string[]): Promise<void> {
  await enterAs(page, { email: 'cliente@demo.co' })
  await send(page, ...names.map(newFile))
}

test(
  'an invoice is uploaded and found in the history, and all filters are in the address',
  { tag: '@core' },
  async ({ page }) => {
    const [one, two] = [unique('arriendo'), unique('energia')]
    await uploaded(page, one, two)
    await expect(row(page, one)).toContainText(/INV-\d{4}-\d{3,}/)
    await page.getByRole('link', { name: 'Historial', exact: true }).click()
    await expect(page).toHaveURL(/\?tab=history$/)
    await expect(row(page, one)).toContainText('En revisión')
    await searchBox(page).fill(one.toUpperCase())
    await expect(page).toHaveURL(new RegExp(`buscar=${one.toUpperCase()}`))
    await expect(row(page, two)).toHaveCount(0)
    await expect(row(page, one)).toHaveCount(1)
    await statusBox(page).selectOption({ label: 'Rechazada' })
    await expect(page).toHaveURL(/estado=rechazada/)
    await expect(page.getByRole('heading', { name: 'No se encontraron facturas' })).toBeVisible()
    await expect(page.getByText('No hay facturas que coincidan con los filtros aplicados.')).toBeVisible()
    await statusBox(page).selectOption({ label: 'En revisión' })
    await expect(row(page, one)).toHaveCount(1)
    await dayButton(page).click()
    await page.getByRole('button', { name: /^Hoy, / }).click()
    await expect(page).toHaveURL(/fecha=\d{4}-\d{2}-\d{2}/)
    await expect(dayButton(page)).toHaveText(/^\d{2}\/\d{2}\/\d{4}$/)
    await expect(row(page, one)).toHaveCount(1)
    await page.reload()
    await expect(searchBox(page)).toHaveValue(one.toUpperCase())
    await expect(statusBox(page)).toHaveValue('reviewing')
    await expect(row(page, one)).toHaveCount(1)
    await expect(async () => {
      // After a click the button is disabled until the list is updated, so the test clicks only an enabled button.
      if (await clearButton(page).isEnabled()) await clearButton(page).click()
      await expect(page).toHaveURL(/\?tab=history$/, { timeout: 2000 })
    }).toPass()
    await expect(searchBox(page)).toHaveValue('')
    await expect(row(page, two)).toHaveCount(1)
  },
)

test('the code of the calendar loads only when the calendar is opened', async ({ page }) => {
  await signIn(page, 'cliente@demo.co')
  const scripts: string[] = []
  page.on('response', async (response) => {
    if (response.url().includes('.js')) scripts.push(await response.text().catch(() => ''))
  })
  await openHistory(page)
  await page.waitForLoadState('networkidle')
  const inside = () => scripts.some((text) => text.includes('rdp-'))
  expect(inside()).toBe(false)
  await dayButton(page).click()
  await expect(page.getByRole('grid')).toBeVisible()
  await expect.poll(inside).toBe(true)
})

test('the file of an invoice is downloaded with a message, and the list is saved for Excel', async ({
  page,
}) => {
  const name = unique('descarga')
  await uploaded(page, name)
  await openHistory(page, `&buscar=${name}`)
  const file = page.waitForEvent('download')
  await row(page, name)
    .getByRole('link', { name: /^Descargar INV-/ })
    .click()
  await toast(page, 'Descargando factura', 'El archivo se descargará en breve.')
  expect((await file).suggestedFilename()).toBe(`${name}.xml`)
  const csv = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Exportar la lista: CSV' }).click()
  const text = await readFile(await (await csv).path(), 'utf8')
  expect(text.startsWith('\uFEFF"Proveedor";"NIT del proveedor"')).toBe(true)
  expect(text.trim().split('\r\n')).toHaveLength(2)
  expect(text).toContain(`"${name}.xml"`)
  const book = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Exportar la lista: Excel' }).click()
  expect((await book).suggestedFilename()).toMatch(/^facturas-\d{4}-\d{2}-\d{2}\.xlsx$/)
  expect((await readFile(await (await book).path())).subarray(0, 2).toString()).toBe('PK')
})

test(
  'a deleted invoice can be restored, and one that is deleted for good also disappears in the other tab',
  { tag: '@core' },
  async ({ page, context }) => {
    const [kept, gone] = [unique('conservada'), unique('borrada')]
    await uploaded(page, kept, gone)
    const other = await context.newPage()
    await openHistory(other)
    await openHistory(page)
    await removeButton(page, kept).click()
    const keep = page.getByRole('dialog').getByRole('button', { name: 'Conservar' })
    await expect(keep).toBeFocused()
    await keep.click()
    await expect(page.getByRole('dialog')).toBeHidden()
    await removeButton(page, kept).click()
    await confirmDeletion(page)
    await toast(page, 'Factura eliminada', 'Se eliminó correctamente.')
    await expect(undoRow(page)).toBeVisible()
    await expect(row(other, kept)).toHaveCount(0)
    await undoButton(page).click()
    await toast(page, 'Factura recuperada')
    await expect(removeButton(page, kept)).toBeVisible()
    await expect(row(other, kept)).toHaveCount(1)

    await removeButton(page, gone).click()
    await confirmDeletion(page)
    await toast(page, 'Factura eliminada')
    await expect(undoRow(page)).toBeVisible()
    await page.close()
    await expect(row(other, gone)).toHaveCount(0)
    await other.reload()
    await expect(row(other, kept)).toHaveCount(1)
    await expect(row(other, gone)).toHaveCount(0)
  },
)

test(
  'the ids of another client’s invoices do nothing',
  { tag: '@core' },
  async ({ page, browser, extraHTTPHeaders }) => {
    const name = unique('ajena')
    await uploaded(page, name)
    await openHistory(page, `&buscar=${name}`)
    const href = await row(page, name)
      .getByRole('link', { name: /^Descargar/ })
      .getAttribute('href')
    const id = /invoice-remove-(.+)/.exec((await removeButton(page, name).getAttribute('id'))!)![1]!
    const context = await browser.newContext({ ...(extraHTTPHeaders ? { extraHTTPHeaders } : {}) })
    const stranger = await context.newPage()
    const own = unique('propia')
    const other = await newClient('ajena')
    await enterAs(stranger, other)
    await send(stranger, newFile(own))
    await openHistory(stranger)
    await expect(row(stranger, own)).toHaveCount(1)
    await expect(row(stranger, name)).toHaveCount(0)
    const asked = await captured(stranger, async () => {
      await removeButton(stranger, own).click()
      await confirmDeletion(stranger)
    })
    const ownId = /"id":"([0-9a-f-]{36})"/.exec(asked.postData() ?? '')![1]!
    const answer = await stranger.request.post(asked.url(), {
      headers: await replayable(asked),
      data: asked.postData()!.replace(ownId, id),
    })
    expect(await answer.text()).toContain('"code":"not-found"')
    await stranger.goto(`/portal/facturas?tab=history&buscar=${name}`)
    await expect(stranger.getByRole('heading', { name: 'No se encontraron facturas' })).toBeVisible()
    const files = Array.from({ length: 40 }, async () =>
      (await stranger.request.get('/api/facturas/exportar?formato=csv')).status(),
    )
    expect(new Set(await Promise.all(files)), 'thirty files in ten minutes').toEqual(new Set([200, 429]))
    await context.close()
    await page.reload()
    await expect(row(page, name)).toContainText('En revisión')
    const nobody = await browser.newContext({ ...(extraHTTPHeaders ? { extraHTTPHeaders } : {}) })
    expect((await nobody.request.get(href!)).status()).toBe(401)
    expect((await nobody.request.get('/api/facturas/exportar?formato=csv')).status()).toBe(401)
    await nobody.close()
  },
)

test('invalid values in an address are ignored', async ({ page }) => {
  await enterAs(page, { email: 'cliente@demo.co' })
  await openHistory(page, '&estado=pagada&fecha=2026-02-30&desde=ayer_nunca&hasta=%00&buscar=%25%27%3B--zz')
  await expect(page.getByText('No hay facturas que coincidan con los filtros aplicados.')).toBeVisible()
  expect((await page.request.get('/api/facturas/exportar?formato=pdf')).status()).toBe(404)
  await openInvoices(page, '?tab=otra')
  await expect(page.getByText('Arrastra y suelta tus facturas aquí')).toBeVisible()
})

test('the history of invoices works with the keyboard alone', async ({ page }) => {
  const name = unique('teclado')
  await uploaded(page, name)
  await openHistory(page)
  await searchBox(page).focus()
  await page.keyboard.type(name)
  await expect(page).toHaveURL(new RegExp(`buscar=${name}`))
  await page.keyboard.press('Tab')
  await expect(statusBox(page)).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('combobox').nth(1)).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(dayButton(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: /^Hoy, / })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dayButton(page)).toBeFocused()
  await expect(page).toHaveURL(/fecha=/)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: /^Hasta/ })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(clearButton(page)).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(invoiceLink(page, name)).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(removeButton(page, name)).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(removeButton(page, name)).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(undoButton(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(removeButton(page, name)).toBeFocused()
})

for (const width of [1440, 390, 320]) {
  test(
    `at ${width} px everything fits and is accessible, in every state`,
    { tag: width === 320 ? '@core' : [] },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      const name = unique(`muy-larga-${'ñandú'.repeat(12)}`)
      await uploaded(page, name)
      await noViolations(page)
      await openHistory(page, `&buscar=${encodeURIComponent(name.slice(0, 90))}`)
      await expect(row(page, name)).toHaveCount(1)
      await noOverflow(page)
      await noViolations(page)
      await dayButton(page).click()
      await expect(page.getByRole('grid')).toBeVisible()
      // Content beyond the left edge cannot be scrolled to, so nobody could reach it.
      expect((await page.getByRole('dialog').boundingBox())?.x).toBeGreaterThanOrEqual(0)
      await noOverflow(page)
      await noViolations(page)
      await page.keyboard.press('Escape')
      await removeButton(page, name).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await noViolations(page)
      await confirmDeletion(page)
      await expect(undoButton(page)).toBeEnabled()
      await noOverflow(page)
      await noViolations(page)
      await openHistory(page, '&buscar=nada-de-esto-existe')
      await expect(page.getByText('No hay facturas que coincidan con los filtros aplicados.')).toBeVisible()
      await noOverflow(page)
      await noViolations(page)
    },
  )
}
