import { randomUUID } from 'node:crypto'
import { unzipSync } from 'fflate'
import type { Page } from '@playwright/test'
import { pdfFile } from '@/supabase/sample-files/pdf-file'
import { bogotaDay } from '@/lib/calendar/civil-day'
import { invoiceLines, netTotal, xmlFile } from '@/supabase/sample-files/xml-file'
import type { Party } from '@/supabase/sample-files/parties'
import { otherBrowser } from './support/account-page'
import { advisor, newClient, service, type Visitor } from './support/agenda-page'
import { expect, test } from './support/fixtures'
import { send } from './support/invoices-page'
import { enterAs, enterAsAdvisor } from './support/members'
import { noOverflow, noViolations } from './support/tasks-page'

const company: Party = { name: 'Panadería Sol de Mayo S.A.S.', nit: '900108281', address: 'Calle 1' }
const customer: Party = { name: 'Hotel Laguna Verde S.A.S.', nit: '999300254', address: 'Calle 2' }
const today = bogotaDay(Date.now())

/** Creates a client with a company; the company's NIT decides whether an invoice is a purchase or a sale. */
async function clientWithCompany(name: string): Promise<Visitor> {
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
const bought = (seed: string) => xmlFile({ seed, name: named(seed), buyer: company, date: today })
const sold = (seed: string) =>
  xmlFile({ seed, name: named(seed), buyer: customer, seller: company, date: today })
const inDollars = (seed: string) => {
  const file = bought(seed)
  return {
    ...file,
    bytes: new TextEncoder().encode(new TextDecoder().decode(file.bytes).replaceAll('COP', 'USD')),
  }
}

/** Returns the expected totals in whole pesos, computed without the site's code, which this test checks. */
function sumOf(...seeds: string[]): { total: number; iva: number } {
  const nets = seeds.map((seed) => netTotal(invoiceLines(seed, 3)))
  const iva = nets.reduce((sum, net) => sum + Math.round(net * 0.19), 0)
  return { total: nets.reduce((sum, net) => sum + net, iva), iva }
}

const inPesos = (amount: number) => `$\u00a0${String(amount).replace(/\B(?=(\d{3})+$)/g, '.')}`

const table = (page: Page) => page.getByRole('region', { name: /últimos doce meses/ })
const thisMonth = (page: Page) => table(page).getByRole('row', { name: /\(hasta hoy\)/ })
const amounts = (page: Page) => thisMonth(page).getByRole('cell').locator('> span:nth-child(2)')

async function openFigures(page: Page): Promise<void> {
  const socket = page.waitForEvent('websocket', (opened) => opened.url().includes('/realtime/v1'))
  await page.goto('/portal/facturas?tab=figures')
  await socket
}

/** Fetches the file of the link directly, because a download would hide the message of a refusal. */
async function savedFile(page: Page, name: 'CSV' | 'Excel'): Promise<Buffer> {
  const link = page.getByRole('link', { name: `Exportar las cifras: ${name}` })
  await expect(link).toHaveAttribute('download')
  const answer = await page.request.get((await link.getAttribute('href')) ?? '')
  const bytes = await answer.body()
  expect(answer.status(), bytes.toString('utf8', 0, 300)).toBe(200)
  const file = `cifras-${today}.${name === 'CSV' ? 'csv' : 'xlsx'}`
  expect(answer.headers()['content-disposition']).toBe(`attachment; filename=${file}`)
  return bytes
}

test(
  'the totals equal those of the uploaded files, on the screen, in exports and for the firm',
  { tag: '@core' },
  async ({ page, browser, extraHTTPHeaders }) => {
    const [one, two, sale] = [randomUUID(), randomUUID(), randomUUID()]
    const client = await clientWithCompany('cifras')
    await enterAs(page, client)
    const paper = await pdfFile({ seed: one, name: 'recibo.pdf' })
    await send(page, bought(one), bought(two), sold(sale), inDollars(randomUUID()), paper)
    await page.getByRole('link', { name: 'Cifras del mes' }).click()
    await expect(page).toHaveURL(/\?tab=figures$/)
    const [purchases, sales] = [sumOf(one, two), sumOf(sale)]
    const wanted = [purchases.total, purchases.iva, 0, sales.total, sales.iva, 0].map(inPesos)
    await expect(amounts(page)).toHaveText(wanted)
    await expect(page.getByText('1 factura en USD no entra')).toBeVisible()
    await expect(page.getByText('1 factura sin leer no entra en estas cifras')).toBeVisible()
    await expect(page.getByText('3 de las facturas sumadas siguen en revisión.')).toBeVisible()

    const line = [purchases.total, purchases.iva, 0, 2, sales.total, sales.iva, 0, 1]
    const check = async (csv: Buffer, xlsx: Buffer) => {
      expect(csv.toString('utf8')).toContain(`"${today.slice(0, 7)}";${line.join(';')}\r\n`)
      const parts = Object.values(unzipSync(new Uint8Array(xlsx)))
      const text = parts.map((part) => new TextDecoder().decode(part)).join('')
      for (const value of line) expect(text).toContain(`<v>${value}</v>`)
    }
    await check(await savedFile(page, 'CSV'), await savedFile(page, 'Excel'))

    const firmPage = await otherBrowser(browser, extraHTTPHeaders)
    await enterAsAdvisor(firmPage)
    await firmPage.goto(`/admin/clientes/${client.id}?ver=cifras`)
    await expect(amounts(firmPage)).toHaveText(wanted)
    await check(await savedFile(firmPage, 'CSV'), await savedFile(firmPage, 'Excel'))

    for (const screen of [page, firmPage]) {
      for (const width of [1280, 320]) {
        await screen.setViewportSize({ width, height: 800 })
        await expect(thisMonth(screen)).toBeVisible()
        await noOverflow(screen)
        await noViolations(screen)
      }
    }
    await firmPage.context().close()
  },
)

test('the totals follow the firm’s decision live', async ({ page }) => {
  const [kept, rejected] = [randomUUID(), randomUUID()]
  const client = await clientWithCompany('decision')
  await enterAs(page, client)
  await send(page, bought(kept), bought(rejected))
  await openFigures(page)
  await expect(amounts(page).first()).toHaveText(inPesos(sumOf(kept, rejected).total))
  const { data } = await service()
    .from('invoices')
    .select('id, total')
    .eq('user_id', client.id)
    .eq('total', sumOf(rejected).total)
    .single()
  const staff = await advisor()
  const answer = await staff.db.rpc('decide_invoice', {
    invoice: data?.id ?? '',
    verdict: 'rejected',
    seen: 0,
    note: 'No es de este negocio.',
  })
  expect(answer.error).toBeNull()
  await expect(amounts(page).first()).toHaveText(inPesos(sumOf(kept).total))
  await expect(page.getByText('1 de las facturas sumadas sigue en revisión.')).toBeVisible()
})

test('a client without invoices reads what to do, and the totals and their files are reached by keyboard', async ({
  page,
}) => {
  const client = await clientWithCompany('teclado')
  await enterAs(page, client)
  await openFigures(page)
  await expect(page.getByRole('heading', { name: 'Todavía no hay cifras' })).toBeVisible()
  await noViolations(page)
  await page.getByRole('main').getByRole('link', { name: 'Subir factura', exact: true }).press('Enter')
  await expect(page).toHaveURL(/\?tab=upload$/)
  await send(page, bought(randomUUID()))
  await openFigures(page)
  await page.getByRole('link', { name: 'Exportar las cifras: CSV' }).focus()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Exportar las cifras: Excel' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(table(page)).toBeFocused()
})

test('another client does not get a client’s totals, and an unknown format is not found', async ({
  page,
}) => {
  const [client, stranger] = [await clientWithCompany('propias'), await newClient('ajena')]
  await enterAs(page, stranger)
  const ask = async (path: string) => (await page.request.get(path)).status()
  expect(await ask(`/api/clientes/${client.id}/cifras?formato=csv`)).toBe(404)
  expect(await ask('/api/facturas/cifras?formato=pdf')).toBe(404)
  expect(await ask('/api/facturas/cifras?formato=csv')).toBe(200)
  await page.context().clearCookies()
  await enterAsAdvisor(page)
  expect(await ask('/api/clientes/no-es-un-id/cifras?formato=csv')).toBe(404)
  expect(await ask(`/api/clientes/${randomUUID()}/cifras?formato=csv`)).toBe(404)
  expect(await ask(`/api/clientes/${client.id}/cifras?formato=csv`)).toBe(200)
})
