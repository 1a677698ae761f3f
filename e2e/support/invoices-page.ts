import { expect, type Page } from '@playwright/test'
import type { SampleFile } from '@/supabase/sample-files/sample-file'
import { xmlFile } from '@/supabase/sample-files/xml-file'

export const asUpload = ({ name, type, bytes }: SampleFile) => ({
  name,
  mimeType: type,
  buffer: Buffer.from(bytes),
})

/** An invoice that nobody else has, under a name that says whose test it is. */
export function newFile(name: string): SampleFile {
  return { ...xmlFile({ seed: `${name} ${Date.now()} ${Math.random()}` }), name: `${name}.xml` }
}

/** Opens an address of the room and waits until it follows live: from then on React listens too. */
export async function openInvoices(page: Page, query = ''): Promise<void> {
  const socket = page.waitForEvent('websocket', (opened) => opened.url().includes('/realtime/v1'))
  await page.goto(`/portal/facturas${query}`)
  await socket
}

/** Sends files through the upload tab and waits for their message. */
export async function send(page: Page, ...files: SampleFile[]): Promise<void> {
  await openInvoices(page)
  await page.locator('input[type=file]').setInputFiles(files.map(asUpload))
  await page.getByRole('button', { name: `Subir (${files.length})` }).click()
  await expect(page.getByText('¡Archivos subidos exitosamente!')).toBeVisible({ timeout: 60_000 })
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
/** The note, in the place of its row, that an invoice is gone. */
export const trace = (page: Page, name: string) => page.getByText(new RegExp(`Eliminada: ${name}`))
