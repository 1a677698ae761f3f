import { randomInt, randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { bogotaDay } from '@/lib/calendar/civil-day'
import type { ListRow } from '@/lib/einvoice/dian-list/list-row'
import { lastDay, monthAfter } from '@/lib/einvoice/dian-list/month'
import { checkDigit } from '@/lib/format/nit'
import { listFile } from '@/tests/support/dian-list/list-file'
import { fileRow, someRow } from '@/tests/support/dian-list/some-row'
import { newClient, service, type Visitor } from './support/agenda-page'
import { expect, test, toast } from './support/fixtures'
import { enterAs, enterAsAdmin, enterAsAdvisor } from './support/members'
import { keepsFocus, noOverflow, noViolations } from './support/tasks-page'

const month = monthAfter(bogotaDay(Date.now()).slice(0, 7), -1)
type Owner = Visitor & { nit: string }

async function clientWithNit(name: string): Promise<Owner> {
  const client = await newClient(name)
  const nit = String(randomInt(900_000_000, 901_999_999))
  const company = { company_name: `Empresa ${name}`, company_nit: nit, company_digit: checkDigit(nit) }
  const { error } = await client.db.rpc('save_company', company)
  if (error) throw error
  return { ...client, nit }
}

const rowsOf = ({ nit }: Owner): ListRow[] =>
  ['1', '2', '3'].map((folio) =>
    someRow({
      folio,
      receiverNit: nit,
      receiver: 'Cliente',
      issued: folio === '1' ? `${month}-01` : lastDay(month),
      issuer: `Proveedor ${folio} S.A.S.`,
    }),
  )
const file = (rows: readonly ListRow[]) => ({
  name: 'listado.xlsx',
  mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  buffer: Buffer.from(listFile(rows.map(fileRow), { prefix: 'x', absolute: true })),
})

/** Adds the invoice that matches a row of DIAN's list, as if its XML had been uploaded and reviewed. */
async function arrives({ id }: Owner, row: ListRow, number: number): Promise<void> {
  const document = randomUUID()
  const db = service()
  const added = await db.from('documents').insert({
    id: document,
    user_id: id,
    name: `${row.folio}.xml`,
    file_path: `/api/documentos/${document}`,
    storage_path: `${id}/${document}.xml`,
    file_type: 'application/xml',
    file_size: 10,
    sha256: randomUUID().replaceAll('-', '').repeat(2),
  })
  if (added.error) throw added.error
  const { error } = await db.from('invoices').insert({
    document_id: document,
    user_id: id,
    number: `INV-2026-${String(number).padStart(3, '0')}`,
    name: `${row.folio}.xml`,
    file_size: 10,
    reviewed_at: new Date().toISOString(),
    kind: 'invoice',
    code: row.code,
    supplier: row.issuer,
    supplier_nit: row.issuerNit,
    document_number: `${row.prefix}${row.folio}`,
    issued_on: row.issued,
    currency: 'COP',
    total: (row.total ?? 0) / 100,
    iva: (row.iva ?? 0) / 100,
    direction: 'purchase',
  })
  if (error) throw error
}

const section = (page: Page, name: RegExp) => page.getByRole('region', { name })
const missing = (page: Page) => section(page, /^Faltan aquí/)

test(
  'the advisor uploads a list of DIAN, sees its summary first, asks for missing invoices and sees them arrive',
  { tag: '@core' },
  async ({ page }) => {
    const client = await clientWithNit(`lista${Date.now()}`)
    const rows = rowsOf(client)
    await arrives(client, rows[0]!, 901)
    await enterAsAdvisor(page)
    await page.goto(`/admin/clientes/${client.id}/conciliacion`)
    await expect(page.getByRole('heading', { name: /^Trae el listado de/ })).toBeVisible()
    await noViolations(page)

    const choose = page.locator('input[type=file]')
    await choose.setInputFiles(file(rowsOf({ ...client, nit: '999284416' })))
    await expect(page.getByRole('alert').filter({ hasText: 'Esta lista es de otro NIT' })).toContainText(
      '999.284.416',
    )
    await choose.setInputFiles({ name: 'nada.xlsx', mimeType: 'text/plain', buffer: Buffer.from('hola') })
    await expect(page.getByRole('alert').filter({ hasText: 'No es una lista de la DIAN' })).toBeVisible()

    await choose.setInputFiles(file(rows))
    await expect(page.getByRole('heading', { name: /^Es el listado de/ })).toBeFocused()
    await expect(page.getByText('3 compras, 0 ventas y 0 aparte')).toBeVisible()
    await page.getByRole('button', { name: 'Usar este listado' }).click()
    await toast(page, 'Listado conciliado')
    await expect(page.getByRole('heading', { name: 'La DIAN conoce 3. Nosotros tenemos 1.' })).toBeVisible()
    await keepsFocus(page)
    await expect(missing(page).getByRole('row')).toHaveCount(3)
    await noViolations(page)
    await page.setViewportSize({ width: 320, height: 700 })
    await noOverflow(page)
    await noViolations(page)
    await page.setViewportSize({ width: 1280, height: 800 })

    await missing(page).getByRole('button', { name: 'Marcar como conocida: FE-3' }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('radio', { name: 'Otra razón' }).check()
    await page.getByRole('button', { name: 'Marcar como conocida', exact: true }).click()
    await expect(page.getByLabel('Nota')).toBeFocused()
    await page.getByRole('radio', { name: /gasto personal/ }).check()
    await page.getByRole('button', { name: 'Marcar como conocida', exact: true }).click()
    await toast(page, 'Marcada como conocida')
    await expect(missing(page).getByRole('button', { name: 'Deshacer: FE-3' })).toBeVisible()
    await keepsFocus(page)

    await page.getByRole('button', { name: 'Pedirla al cliente' }).click()
    await noViolations(page)
    await page.getByRole('button', { name: 'Enviar' }).click()
    await toast(page, 'Solicitud enviada')
    await expect(missing(page).getByText(/Pedida, plazo del/)).toBeVisible()
    await keepsFocus(page)

    await arrives(client, rows[1]!, 902)
    await expect(page.getByRole('heading', { name: 'La DIAN conoce 3. Nosotros tenemos 2.' })).toBeVisible()
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Cerrar / })
      .click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Cerrar / })
      .click()
    await expect(page.getByText(/está cerrado\. Lo cerró/)).toBeVisible()
    await keepsFocus(page)
    await page.getByRole('button', { name: 'Reabrir con una razón' }).click()
    await page.getByLabel('Razón').fill('Llegó otra factura')
    await page.getByRole('button', { name: 'Reabrir', exact: true }).click()
    await toast(page, 'Mes abierto otra vez')
    await keepsFocus(page)
    await missing(page).getByRole('button', { name: 'Deshacer: FE-3' }).press('Enter')
    await expect(missing(page).getByRole('button', { name: 'Marcar como conocida: FE-3' })).toBeVisible()
    await keepsFocus(page)

    await page.goto(`/admin/conciliacion?mes=${month}`)
    await expect(
      page.getByRole('row').filter({ hasText: client.nit.replace(/\B(?=(\d{3})+$)/g, '.') }),
    ).toBeVisible()
    await noViolations(page)
    await page.goto(`/admin/clientes/${client.id}/hoja?periodo=${month}`)
    await expect(page.getByRole('link', { name: /la DIAN conoce 3, tenemos 2$/ })).toBeVisible()
  },
)

test('the owner uploads the list of DIAN and reads what the firm lacks, and an administrator sees it too', async ({
  page,
  browser,
  extraHTTPHeaders,
}) => {
  const client = await clientWithNit(`duena${Date.now()}`)
  await enterAs(page, client)
  await page.goto('/portal/conciliacion')
  await noViolations(page)
  await page.locator('input[type=file]').setInputFiles(file(rowsOf(client)))
  await page.getByRole('button', { name: 'Usar este listado' }).click()
  await expect(page.getByRole('heading', { name: 'La DIAN tiene 3 facturas que nosotros no' })).toBeVisible()
  await expect(page.getByRole('row')).toHaveCount(4)
  await noViolations(page)
  await page.setViewportSize({ width: 320, height: 700 })
  await noOverflow(page)
  await arrives(client, rowsOf(client)[0]!, 901)
  await expect(page.getByRole('heading', { name: 'La DIAN tiene 2 facturas que nosotros no' })).toBeVisible()

  const context = await browser.newContext({ extraHTTPHeaders: extraHTTPHeaders ?? {} })
  const admin = await context.newPage()
  await enterAsAdmin(admin)
  await admin.goto(`/admin/clientes/${client.id}/conciliacion?mes=${month}`)
  await expect(admin.getByRole('heading', { name: 'La DIAN conoce 3. Nosotros tenemos 1.' })).toBeVisible()
  await context.close()
})
