import { expect, type Browser, type Page } from '@playwright/test'
import type { SampleFile } from '@/supabase/sample-files/sample-file'
import type { Firm } from './firm'
import { newFile, openInvoices, send } from './invoices-page'
import { signIn } from './sign-in'

type Headers = Record<string, string> | undefined

/** Another browser, from the same address. */
export async function newPage(browser: Browser, extraHTTPHeaders: Headers): Promise<Page> {
  const context = await browser.newContext({ ...(extraHTTPHeaders ? { extraHTTPHeaders } : {}) })
  return context.newPage()
}

export type ClientWithInvoice = { email: string; name: string; page: Page }

/** A new client in a browser of their own, who has sent one invoice, under a name that nobody else has. */
export async function clientWithInvoice(
  firm: Firm,
  page: Page,
  who: string,
  file: SampleFile = newFile(`${who}-${Math.random().toString(36).slice(2, 8)}`),
): Promise<ClientWithInvoice> {
  const { email, password } = await firm.newClient(who)
  await signIn(page, email, password)
  await send(page, file)
  return { email, name: file.name, page }
}

/** The queue with the invoices of one search; from then on it follows live. */
export async function openQueue(page: Page, search: string): Promise<void> {
  const socket = page.waitForEvent('websocket', (opened) => opened.url().includes('/realtime/v1'))
  await page.goto(`/admin/facturas?buscar=${encodeURIComponent(search)}`)
  await socket
}

/** The desk with the one invoice of a name. */
export async function openDesk(page: Page, name: string): Promise<void> {
  await page.goto(`/admin/facturas?buscar=${encodeURIComponent(name)}`)
  await page.getByRole('link', { name, exact: true }).click()
  await expect(title(page)).toHaveText(name)
  await expect(page.getByText('Factura electrónica de venta')).toBeVisible({ timeout: 30_000 })
}

export const title = (page: Page) => page.locator('#review-title')
export const note = (page: Page) => page.getByLabel(/^Nota para el cliente/)
export const decide = (
  page: Page,
  what: 'Aceptar' | 'Rechazar' | 'Pedir otro archivo' | 'Volver a revisión',
) => page.getByRole('button', { name: what, exact: true }).click()
export const findings = (page: Page) => page.getByRole('region', { name: 'Hallazgos' })

/** The client's own list, which follows live. */
export const openOwnHistory = (page: Page) => openInvoices(page, '?tab=history')
