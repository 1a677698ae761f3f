import { randomUUID } from 'node:crypto'
import { unzipSync } from 'fflate'
import { pdfFile } from '@/supabase/sample-files/pdf-file'
import { otherBrowser } from './support/account-page'
import { advisor, newClient, service } from './support/agenda-page'
import {
  amounts,
  bought,
  clientWithCompany,
  inDollars,
  inPesos,
  openFigures,
  savedFile,
  sold,
  sumOf,
  table,
  thisMonth,
  today,
} from './support/figures-page'
import { expect, test } from './support/fixtures'
import { send } from './support/invoices-page'
import { enterAsAdvisor, signIn } from './support/members'
import { noOverflow, noViolations } from './support/tasks-page'

test.describe.configure({ timeout: 240_000 })

test(
  'figures are those of the files, on the screen, in what is saved and in the workspace',
  { tag: '@core' },
  async ({ page, browser, extraHTTPHeaders }) => {
    const [one, two, sale] = [randomUUID(), randomUUID(), randomUUID()]
    const client = await clientWithCompany('cifras')
    await signIn(page, client.email, client.password)
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

test('the sums follow the firm’s decision as it is made', async ({ page }) => {
  const [kept, rejected] = [randomUUID(), randomUUID()]
  const client = await clientWithCompany('decision')
  await signIn(page, client.email, client.password)
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
  await expect(amounts(page).first()).toHaveText(inPesos(sumOf(kept).total), { timeout: 15_000 })
  await expect(page.getByText('1 de las facturas sumadas sigue en revisión.')).toBeVisible()
})

test('whoever has sent nothing reads what to do; the table and the files are reached by keyboard', async ({
  page,
}) => {
  const client = await clientWithCompany('teclado')
  await signIn(page, client.email, client.password)
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

test('nobody else is told anything: neither another client nor an address that makes no sense', async ({
  page,
}) => {
  const [client, stranger] = [await clientWithCompany('propias'), await newClient('ajena')]
  await signIn(page, stranger.email, stranger.password)
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
