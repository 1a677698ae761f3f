import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { bogotaDay } from '@/lib/calendar/civil-day'
import { invoiceLines, netTotal, xmlFile } from '@/supabase/sample-files/xml-file'
import type { Party } from '@/supabase/sample-files/parties'
import { newClient, type Visitor } from './agenda-page'

export const company: Party = { name: 'Panadería Sol de Mayo S.A.S.', nit: '900108281', address: 'Calle 1' }
const customer: Party = { name: 'Hotel Laguna Verde S.A.S.', nit: '999300254', address: 'Calle 2' }
export const today = bogotaDay(Date.now())

/** A client with a company, so that an invoice is a purchase or a sale. */
export async function clientWithCompany(name: string): Promise<Visitor> {
  const client = await newClient(name)
  const { error } = await client.db.rpc('save_company', {
    company_name: company.name,
    company_nit: company.nit,
    company_digit: 3,
  })
  if (error) throw error
  return client
}

const named = (seed: string) => `${seed.replace(/\W/g, '')}.xml`
/** Invoices of today, each with three lines that its seed makes. */
export const bought = (seed: string) => xmlFile({ seed, name: named(seed), buyer: company, date: today })
export const sold = (seed: string) =>
  xmlFile({ seed, name: named(seed), buyer: customer, seller: company, date: today })
export const inDollars = (seed: string) => {
  const file = bought(seed)
  return {
    ...file,
    bytes: new TextEncoder().encode(new TextDecoder().decode(file.bytes).replaceAll('COP', 'USD')),
  }
}

/** What the files of these seeds come to, by hand: whole pesos. */
export function sumOf(...seeds: string[]): { total: number; iva: number } {
  const nets = seeds.map((seed) => netTotal(invoiceLines(seed, 3)))
  const iva = nets.reduce((sum, net) => sum + Math.round(net * 0.19), 0)
  return { total: nets.reduce((sum, net) => sum + net, iva), iva }
}

export const inPesos = (amount: number) => `$\u00a0${String(amount).replace(/\B(?=(\d{3})+$)/g, '.')}`

export const table = (page: Page) => page.getByRole('region', { name: /últimos doce meses/ })
export const thisMonth = (page: Page) => table(page).getByRole('row', { name: /\(hasta hoy\)/ })
/** The six amounts of the running month: total, IVA and withheld, bought and sold. */
export const amounts = (page: Page) => thisMonth(page).getByRole('cell').locator('> span:nth-child(2)')

/** The section's third tab; from then on it follows live. */
export async function openFigures(page: Page): Promise<void> {
  const socket = page.waitForEvent('websocket', (opened) => opened.url().includes('/realtime/v1'))
  await page.goto('/portal/facturas?tab=figures')
  await socket
}

/** The bytes of the file behind one of the links. */
export async function savedFile(page: Page, name: 'CSV' | 'Excel'): Promise<Buffer> {
  const saving = page.waitForEvent('download')
  await page.getByRole('link', { name: `Exportar las cifras: ${name}` }).click()
  const file = await saving
  expect(file.suggestedFilename()).toBe(`cifras-${today}.${name === 'CSV' ? 'csv' : 'xlsx'}`)
  return readFile(await file.path())
}
