import { randomInt, randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { selectText } from '@/content/admin-sections'
import { bulkProfileText } from '@/content/client-bulk'
import { checkDigit } from '@/lib/format/nit'
import { rutPdf } from '@/tests/support/files/rut-pdf'
import { otherBrowser } from './support/account-page'
import { accepted, advisor, service } from './support/agenda-page'
import { expect, test, toast } from './support/fixtures'
import { manyClients } from './support/many-clients'
import { adminName, enterAsAdmin, enterAsAdvisor, signIn } from './support/members'
import { bothOf, clientWithDuties, openFiling } from './support/receipts-page'
import { clientWithProfile, openObligations } from './support/requests-page'
import { keepsFocus, noOverflow, noViolations } from './support/tasks-page'

const profile = {
  kind: 'company',
  regime: 'ordinary',
  nit: '900108281',
  digit: 3,
  responsibilities: ['05', '48'],
  vat_cycle: 'bimester',
}
const word = () => `viaje${randomUUID().slice(0, 8)}`

async function looksRight(page: Page) {
  await noOverflow(page)
  await noViolations(page)
}
/** Creates clients with a tax profile; a search for the word `found` finds them in the list of clients. */
async function withProfiles(count: number): Promise<{ found: string; clients: string[] }> {
  const found = word()
  const clients = await manyClients(found, count)
  const { db } = await advisor()
  for (const client of clients) {
    const about = { client, valid_from: '2026-01-01', profile, seen: null as never }
    const { error } = await db.rpc('save_tax_profile', about)
    if (error) throw error
  }
  return { found, clients }
}

async function changeMany(page: Page) {
  const { found } = await withProfiles(2)
  await page.goto(`/admin/clientes?buscar=${found}`)
  await page.getByRole('checkbox', { name: selectText.all }).check()
  await looksRight(page)
  await page.keyboard.press('r')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(bulkProfileText.what).selectOption(bulkProfileText.kinds.vat_cycle)
  await dialog.getByLabel(bulkProfileText.value.vat_cycle).selectOption('IVA cada cuatro meses')
  await dialog.getByRole('button', { name: bulkProfileText.preview }).click()
  await expect(dialog.getByText(bulkProfileText.ready(2))).toBeVisible()
  await looksRight(page)
  await dialog.getByRole('button', { name: bulkProfileText.save(2) }).click()
  await toast(page, bulkProfileText.done(2))
  await keepsFocus(page)
}

async function decideAndUndo(page: Page) {
  const email = `${word()}@ejemplo.test`
  const { data: person, error } = await service().auth.admin.createUser({ email, email_confirm: true })
  if (error) throw error
  await accepted(person.user.id, email)
  await page.goto(`/admin/registros?buscar=${email}`)
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: email })
  const undo = page.getByRole('button', { name: 'Deshacer' })
  await row.getByRole('button', { name: /Aprobar/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Aprobar de todos modos' }).click()
  await expect(undo).toBeVisible()
  await looksRight(page)
  await undo.click()
  await expect(row).toBeVisible()
  await keepsFocus(page)
  await row.getByRole('button', { name: /Rechazar/ }).click()
  await page.getByLabel('Motivo').fill('Falta el RUT.')
  await looksRight(page)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Rechazar/ })
    .click()
  await expect(undo).toBeVisible()
  await looksRight(page)
  await undo.click()
  await expect(row).toBeVisible()
  await keepsFocus(page)
  const { data } = await service().from('outbox').select('key').like('payload->>to', email)
  expect(data).toEqual([])
}

async function fileReceipts(page: Page) {
  const name = word()
  const filer = await clientWithDuties(name, 2)
  const [first] = await Promise.all(filer.obligations.map((duty) => bothOf(filer, duty)))
  const wide = page.viewportSize()!
  const dialog = await openFiling(page, name)
  await page.setViewportSize(wide)
  await dialog.locator('input[type=file]').setInputFiles(
    [...first!, { name: 'otro.pdf', bytes: Buffer.from('%PDF-1.7\nnada') }].map((file) => ({
      name: file.name,
      mimeType: 'application/pdf',
      buffer: Buffer.from(file.bytes),
    })),
  )
  await expect(dialog.getByRole('status').first()).toHaveText('2 de 3 recibos encontraron su obligación.')
  await looksRight(page)
  await dialog.getByRole('button', { name: 'Marcar 1 presentada' }).click()
  await expect(page.getByText('Marcaste 1 obligación presentada.')).toBeVisible()
  await looksRight(page)
  await keepsFocus(page)
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await toast(page, 'Deshecho: 1 obligación como antes')
  await keepsFocus(page)
}

async function readCalendars(page: Page, client: { id: string; email: string; password: string }) {
  await openObligations(client as never)
  await page.goto(`/admin/clientes/${client.id}?ver=trabajo`)
  await expect(page.getByText(/Retención en la fuente/).first()).toBeVisible()
  await looksRight(page)
  const own = await otherBrowser(page.context().browser()!)
  await own.setViewportSize(page.viewportSize()!)
  await signIn(own, client.email, client.password)
  await own.goto('/portal/calendario')
  await expect(own.getByText(/Retención en la fuente/).first()).toBeVisible()
  await looksRight(own)
  await own.context().close()
}

const firmPages = [
  '/admin/calendario?vista=revisar',
  '/admin/calendario/tabla?obligacion=local-withholding&municipio=11001',
]
async function readPages(page: Page, paths: readonly string[]) {
  for (const path of paths)
    await test.step(path, async () => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      await looksRight(page)
    })
}

async function handOver(page: Page) {
  const { found, clients } = await withProfiles(1)
  const { id: member } = await advisor()
  await page.goto(`/admin/equipo/${member}`)
  await looksRight(page)
  const choice = page.getByRole('combobox', { name: new RegExp(`^Quién sigue con ${found}`) })
  await choice.selectOption({ label: adminName })
  await page.getByRole('button', { name: 'Entregar 1 cliente' }).click()
  await toast(page, '1 cliente entregado')
  await expect(choice).toHaveCount(0)
  await keepsFocus(page)
  await page.goto(`/admin/clientes/${clients[0]}`)
  await expect(page.getByRole('main')).toContainText(adminName)
}

async function loadTable(page: Page) {
  await page.goto('/admin/calendario/cargar')
  await looksRight(page)
  const lines = ['Obligación;Municipio;Período;Terminación;Fecha', 'ReteICA;Pereira;2026-B6;;2027-01-44']
  await page.getByLabel('Archivo de la tabla').setInputFiles({
    name: 'plazos.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(lines.join('\r\n')),
  })
  await page.getByLabel('Norma').fill('Resolución de prueba')
  await page.getByLabel('Fuente').fill('Gaceta de prueba')
  await page.getByRole('button', { name: 'Ver qué cambia' }).click()
  const cell = page.getByLabel(/^Fecha, fila 2/)
  await expect(cell).toBeVisible()
  await looksRight(page)
  await cell.fill('2027-01-22')
  await page.getByRole('button', { name: 'Revisar otra vez' }).click()
  await expect(page.getByRole('button', { name: 'Confirmar el cambio' })).toBeVisible()
  await looksRight(page)
}

async function reviewRuts(page: Page) {
  const nit = String(randomInt(810_000_000, 899_000_000))
  const rut = await rutPdf({ numbers: `${nit}${checkDigit(nit)}`, company: 'LÁCTEOS DE PRUEBA S.A.S.' })
  await page.goto('/admin/clientes/rut')
  await page.locator('input[type=file]').setInputFiles([
    { name: 'rut.pdf', mimeType: 'application/pdf', buffer: Buffer.from(rut) },
    { name: 'contrato.pdf', mimeType: 'application/pdf', buffer: Buffer.from('esto no es un PDF') },
  ])
  await expect(page.getByRole('region', { name: /^No se pudieron leer/ })).toBeVisible()
  await expect(page.getByRole('region', { name: /^Sin cliente/ })).toBeVisible()
  await looksRight(page)
}

for (const width of [1440, 390]) {
  test(`an administrator moves clients, decisions, dates and receipts at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await enterAsAdmin(page)
    await changeMany(page)
    await decideAndUndo(page)
    await handOver(page)
    await loadTable(page)
    await readPages(page, ['/admin/clientes/importar', ...firmPages])
    await reviewRuts(page)
    await fileReceipts(page)
  })

  test(`an advisor changes clients, files receipts and reads calendars at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await enterAsAdvisor(page)
    await changeMany(page)
    await decideAndUndo(page)
    await readPages(page, firmPages)
    await fileReceipts(page)
    await readCalendars(page, await clientWithProfile('viaje'))
  })
}
