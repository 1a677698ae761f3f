import { randomInt } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { checkDigit } from '@/lib/format/nit'
import { newClient } from './support/agenda-page'
import { bought, month } from './support/bought'
import { expect, test, toast } from './support/fixtures'
import { enterAsAdmin, enterAsAdvisor } from './support/members'
import { keepsFocus, noOverflow, noViolations } from './support/tasks-page'

const dialog = (page: Page) => page.getByRole('dialog')
const nits = () => String(randomInt(900_000_000, 901_999_999))

async function teach(page: Page, account: string): Promise<void> {
  await dialog(page).getByLabel('Cuenta del gasto o inventario').fill(account)
  await dialog(page).getByLabel('Cuenta del IVA').fill('24081001')
  await dialog(page).getByLabel('Cuenta por pagar').fill('23355001')
}

test(
  'the advisor teaches suppliers, exports their purchases, and is warned before exporting them again',
  { tag: '@core' },
  async ({ page }) => {
    const client = await newClient(`libros${Date.now()}`)
    const own = nits()
    const company = { company_name: 'Distribuciones Mejía', company_nit: own, company_digit: checkDigit(own) }
    const saved = await client.db.rpc('save_company', company)
    if (saved.error) throw saved.error
    const papers = { supplier: 'Papeles del Oriente S.A.S.', nit: nits() }
    const formula = { supplier: '=HYPERLINK("http://malo.example") S.A.S.', nit: nits() }
    await bought(client, { ...papers, number: 'FE4702', base: 1_000_000 })
    await bought(client, { ...papers, number: 'FE4703', base: 50_000 })
    await bought(client, { ...formula, number: 'FE9', base: 200_000 })

    await enterAsAdvisor(page)
    await page.goto(`/admin/clientes/${client.id}/libros`)
    await expect(page.getByRole('heading', { name: 'Faltan 2 proveedores por enseñar.' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Exportar 0 asientos' })).toBeDisabled()
    await noViolations(page)

    const open = page.getByRole('button', { name: 'Enseñar Papeles del Oriente S.A.S.' })
    await open.focus()
    await page.keyboard.press('Enter')
    await expect(
      dialog(page).getByRole('heading', { name: 'Enseñar Papeles del Oriente S.A.S.' }),
    ).toBeVisible()
    await dialog(page).getByRole('button', { name: 'Enseñar', exact: true }).click()
    await expect(dialog(page).getByLabel('Cuenta del gasto o inventario')).toBeFocused()
    await teach(page, '513595')
    await dialog(page).getByLabel('Retención en la fuente').selectOption('services')
    await expect(
      dialog(page).getByText(/^Sugerencia: Servicios generales, declarante, 4% desde/),
    ).toBeVisible()
    await dialog(page).getByLabel('Cuenta de la retención', { exact: true }).fill('23652501')
    const preview = dialog(page).getByRole('complementary')
    await expect(preview.getByText('Cuadra')).toBeVisible()
    await expect(preview).toContainText('40.000')
    await noViolations(page)
    await page.setViewportSize({ width: 320, height: 700 })
    await noOverflow(page)
    await noViolations(page)
    await page.setViewportSize({ width: 1280, height: 800 })
    await dialog(page).getByLabel('Cuenta por pagar').press('Enter')
    await toast(page, 'Proveedor enseñado')
    await keepsFocus(page)
    await expect(page.getByRole('table', { name: 'FE4702' })).toContainText('23652501')
    // The amount of this invoice is below the minimum base of the withholding, so nothing is withheld.
    await expect(page.getByRole('table', { name: 'FE4703' })).not.toContainText('23652501')
    await noViolations(page)
    await page.setViewportSize({ width: 320, height: 700 })
    await noOverflow(page)
    await page.setViewportSize({ width: 1280, height: 800 })

    await page.getByRole('button', { name: 'Exportar 2 asientos' }).click()
    await noViolations(page)
    await dialog(page)
      .getByRole('radio', { name: /^Siigo Nube/ })
      .check()
    await expect(dialog(page).getByText('pruebe primero con un comprobante')).toBeVisible()
    await dialog(page).getByRole('button', { name: 'Exportar', exact: true }).click()
    await expect(dialog(page).getByLabel('Tipo de comprobante')).toBeFocused()
    await dialog(page)
      .getByRole('radio', { name: /^Diario neutro/ })
      .check()
    await dialog(page).getByRole('button', { name: 'Exportar', exact: true }).click()
    await toast(page, '2 asientos exportados')
    await expect(page.getByRole('heading', { name: 'Lote 1: 2 asientos, Diario neutro' })).toBeVisible()
    await keepsFocus(page)
    await noViolations(page)
    const file = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Descargar CSV, Lote 1' }).click()
    const lines = (await readFile(await (await file).path(), 'utf8')).split('\r\n')
    expect(lines[0]).toMatch(/^\uFEFF"documento";"cufe";"tipo"/)
    expect(lines).toHaveLength(9)

    await page.getByRole('link', { name: 'Asientos', exact: true }).click()
    await page.getByRole('button', { name: /^Enseñar =HYPERLINK/ }).click()
    await teach(page, '519595')
    await dialog(page).getByRole('button', { name: 'Enseñar', exact: true }).click()
    await toast(page, 'Proveedor enseñado')
    await expect(page.getByText(/^FE4702, .*Exportado el .* Diario neutro\./)).toBeVisible()

    await page.getByRole('button', { name: 'Exportar 1 asiento', exact: true }).click()
    await expect(dialog(page).getByText('2 de estos 3 ya se exportaron')).toBeVisible()
    await dialog(page)
      .getByRole('radio', { name: /^También los 2 ya exportados/ })
      .check()
    await dialog(page).getByRole('radio', { name: 'Otra razón' }).check()
    await dialog(page).getByRole('button', { name: 'Exportar', exact: true }).click()
    await expect(dialog(page).getByLabel('Razón', { exact: true })).toBeFocused()
    await noViolations(page)
    await dialog(page).getByRole('radio', { name: 'El archivo no se importó' }).check()
    await dialog(page).getByRole('button', { name: 'Exportar', exact: true }).click()
    await toast(page, '3 asientos exportados')
    await expect(page.getByText('2 asientos repetidos: El archivo no se importó.')).toBeVisible()

    await page.getByRole('button', { name: 'El lote 2 entró bien' }).click()
    await toast(page, 'Anotado')
    await expect(page.getByText(/^Entró bien, según /)).toBeVisible()
    await keepsFocus(page)

    await page.getByRole('button', { name: 'Retirar el lote 2' }).click()
    await dialog(page).getByRole('button', { name: 'Retirar', exact: true }).click()
    await toast(page, 'Lote retirado')
    await expect(page.getByText(/^Retirado por /)).toBeVisible()
    await keepsFocus(page)

    await page.getByRole('link', { name: 'Proveedores', exact: true }).click()
    await expect(page.getByRole('row').filter({ hasText: '513595' })).toContainText('Decreto 572 de 2025')
    await noViolations(page)
    await page.getByRole('button', { name: /^Olvidar la regla de =HYPERLINK/ }).click()
    await dialog(page).getByRole('button', { name: 'Olvidar', exact: true }).click()
    await toast(page, 'Regla olvidada')
    await expect(page.getByRole('row')).toHaveCount(2)
    await keepsFocus(page)
  },
)

test('a difference is decided for one invoice, and an own template is filled in by its column headings', async ({
  page,
}) => {
  const client = await newClient(`modelo${Date.now()}`)
  const shop = { supplier: 'Ferretería Industrial del Norte', nit: nits() }
  await bought(client, { ...shop, number: 'FE1', base: 300_000 })
  await bought(client, { ...shop, number: 'FE2', base: 810_000, payable: 963_902 })
  await enterAsAdmin(page)
  await page.goto(`/admin/clientes/${client.id}/libros?mes=${month}`)
  await page.getByRole('button', { name: /^Enseñar Ferretería/ }).click()
  await teach(page, '524515')
  await dialog(page).getByRole('button', { name: 'Enseñar', exact: true }).click()
  await expect(page.getByText(/La factura suma .*2 más que sus renglones e impuestos\./)).toBeVisible()

  await page.getByRole('button', { name: 'Decidir FE2' }).click()
  await dialog(page)
    .getByRole('checkbox', { name: /2 de diferencia al gasto$/ })
    .check()
  await expect(dialog(page).getByRole('complementary')).toContainText('Ajuste por redondeo')
  await dialog(page).getByRole('button', { name: 'Solo esta factura' }).click()
  await toast(page, 'Decidido para esta factura')
  await expect(page.getByRole('table', { name: 'FE2' })).toContainText('Ajuste por redondeo')
  await keepsFocus(page)

  await page.getByRole('button', { name: 'Exportar 2 asientos' }).click()
  await dialog(page)
    .getByRole('radio', { name: /^Mi plantilla/ })
    .check()
  const choose = dialog(page).locator('input[type=file]')
  const csv = (text: string) => ({ name: 'modelo.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
  await choose.setInputFiles(csv('Uno;Dos;Tres\r\n'))
  await expect(dialog(page).getByText(/^No encontramos los títulos/)).toBeVisible()
  await choose.setInputFiles(
    csv('EMPRESA;;\r\nFecha (OBLIGATORIO);Cuenta contable ;Cod. Zona;Débito;Crédito;Nit tercero\r\n'),
  )
  await expect(dialog(page).getByText('modelo.csv: 6 columnas, 5 reconocidas.')).toBeVisible()
  await expect(dialog(page).getByRole('combobox', { name: 'Cod. Zona' })).toHaveValue('')
  await noViolations(page)
  await dialog(page).getByRole('button', { name: 'Usar esta plantilla' }).click()
  await toast(page, 'Plantilla guardada')
  await expect(dialog(page).getByText(/Quedan vacías: Cod\. Zona\./)).toBeVisible()
  await keepsFocus(page)
  await dialog(page).getByRole('button', { name: 'Exportar', exact: true }).click()
  await toast(page, '2 asientos exportados')
  const saved = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Descargar CSV, Lote 1' }).click()
  const lines = (await readFile(await (await saved).path(), 'utf8')).split('\r\n')
  expect(lines[1]).toBe(
    '"Fecha (OBLIGATORIO)";"Cuenta contable ";"Cod. Zona";"Débito";"Crédito";"Nit tercero"',
  )
  expect(lines[2]).toBe(`"03/${month.slice(5)}/${month.slice(0, 4)}";"524515";;300000;;"${shop.nit}"`)
})
