import { expect, type Browser, type Page } from '@playwright/test'
import type { SampleFile } from '../../supabase/sample-files/sample-file'
import { xmlFile } from '../../supabase/sample-files/xml-file'
import { newClient } from './agenda-page'
import { enterAs } from './members'

export const asUpload = ({ name, type, bytes }: SampleFile) => ({
  name,
  mimeType: type,
  buffer: Buffer.from(bytes),
})

export function newFile(name: string): SampleFile {
  return { ...xmlFile({ seed: `${name} ${Date.now()} ${Math.random()}` }), name: `${name}.xml` }
}

/** Waits for the page's live connection, because React reacts to input only then. */
export async function openInvoices(page: Page, query = ''): Promise<void> {
  const socket = page.waitForEvent('websocket', (opened) => opened.url().includes('/realtime/v1'))
  await page.goto(`/portal/facturas${query}`)
  await socket
}

export async function send(page: Page, ...files: SampleFile[]): Promise<void> {
  await openInvoices(page)
  await page.locator('input[type=file]').setInputFiles(files.map(asUpload))
  await page.getByRole('button', { name: `Subir (${files.length})` }).click()
  await expect(page.getByText('¡Archivos subidos exitosamente!')).toBeVisible()
}

export const openHistory = (page: Page, query = '') => openInvoices(page, `?tab=history${query}`)
export const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })
export const searchBox = (page: Page) => page.getByRole('searchbox', { name: 'Buscar por nombre o número' })
export const statusBox = (page: Page) => page.getByRole('combobox', { name: 'Estado' })
export const dayButton = (page: Page) => page.getByRole('button', { name: /^Fecha/ })
export const clearButton = (page: Page) => page.getByRole('button', { name: 'Limpiar filtros' })
export const removeButton = (page: Page, name: string) =>
  row(page, name).getByRole('button', { name: /^Eliminar INV-/ })
export const undoButton = (page: Page) => page.getByRole('button', { name: /^Deshacer: INV-/ })
export const confirmDeletion = (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name: 'Eliminar factura' }).click()
export const undoRow = (page: Page) => page.getByText(/^Eliminada: /)
export const invoiceLink = (page: Page, name: string) => row(page, name).getByRole('link').first()

type Headers = Record<string, string> | undefined

export async function newPage(browser: Browser, extraHTTPHeaders: Headers): Promise<Page> {
  const context = await browser.newContext({ ...(extraHTTPHeaders ? { extraHTTPHeaders } : {}) })
  return context.newPage()
}

type ClientWithInvoice = { email: string; name: string; page: Page }

export async function clientWithInvoice(
  page: Page,
  who: string,
  file: SampleFile = newFile(`${who}-${Math.random().toString(36).slice(2, 8)}`),
): Promise<ClientWithInvoice> {
  const { email, password } = await newClient(who)
  await enterAs(page, { email, password })
  await send(page, file)
  return { email, name: file.name, page }
}

export async function openQueue(page: Page, search: string): Promise<void> {
  const socket = page.waitForEvent('websocket', (opened) => opened.url().includes('/realtime/v1'))
  await page.goto(`/admin/facturas?buscar=${encodeURIComponent(search)}`)
  await socket
}

export async function openDesk(page: Page, name: string): Promise<void> {
  await page.goto(`/admin/facturas?buscar=${encodeURIComponent(name)}`)
  await invoiceLink(page, name).click()
  await expect(desk(page)).toContainText(name)
  await expect(page.getByText('Factura electrónica de venta')).toBeVisible()
}

export const desk = (page: Page) => page.locator('article[aria-labelledby="review-title"]')
export const title = (page: Page) => page.locator('#review-title')
export const note = (page: Page) => page.getByLabel(/^Nota para el cliente/)
export const decide = (
  page: Page,
  what: 'Aceptar' | 'Rechazar' | 'Pedir otro archivo' | 'Volver a revisión',
) => page.getByRole('button', { name: new RegExp(`^${what}$`, 'i') }).click()
export const findings = (page: Page) => page.getByRole('region', { name: 'Hallazgos' })

export const openOwnHistory = (page: Page) => openInvoices(page, '?tab=history')
