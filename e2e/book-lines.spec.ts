import { randomInt } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { advisor, newClient } from './support/agenda-page'
import { bought, month } from './support/bought'
import { expect, test, toast } from './support/fixtures'
import { enterAsAdvisor } from './support/members'
import { keepsFocus, noOverflow, noViolations } from './support/tasks-page'

const plan = [
  'Cuenta;Nombre;Exige tercero;Maneja centro de costos',
  '1;Activo;No;No',
  '152405;Equipo de oficina;No;Sí',
  '513595;Otros servicios;No;No',
  '23355001;Servicios por pagar;Sí;No',
  '23654001;Retención en compras;Sí;No',
  '23652501;Retención por servicios;Sí;No',
  '24081001;IVA descontable;Sí;No',
].join('\r\n')

test('the advisor loads the account catalogue, splits an invoice by its lines with the keyboard, and exports the lines', async ({
  page,
}) => {
  const client = await newClient(`renglones${Date.now()}`)
  const shop = { supplier: 'Bombas del Norte S.A.S.', nit: String(randomInt(900_000_000, 901_999_999)) }
  await bought(client, { ...shop, number: 'FE7', base: 810_000, untaxed: 300_000 })
  await enterAsAdvisor(page)
  await page.goto(`/admin/clientes/${client.id}/libros?mes=${month}&vista=cuentas`)
  await expect(page.getByText(/^Sin catálogo se acepta cualquier cuenta/)).toBeVisible()
  await noViolations(page)
  await page.getByLabel('Elegir el archivo del catálogo').setInputFiles({
    name: 'plan.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(plan),
  })
  await expect(page.getByText(/^plan\.csv: 6 cuentas\. 1 fila queda fuera/)).toBeVisible()
  await page.getByRole('button', { name: 'Usar este catálogo' }).click()
  await toast(page, 'Catálogo guardado')
  await keepsFocus(page)
  await expect(page.getByRole('row', { name: /^152405/ })).toContainText('Centro de costo')
  await page.getByLabel('Código').fill('1999')
  await page.getByLabel('Nombre').fill('De prueba')
  await page.getByRole('button', { name: 'Guardar cuenta' }).click()
  await toast(page, 'Cuenta guardada')
  await keepsFocus(page)
  await page.getByRole('button', { name: 'Quitar la cuenta 1999' }).click()
  await toast(page, 'Cuenta quitada')
  await keepsFocus(page)
  await noViolations(page)
  await page.setViewportSize({ width: 320, height: 700 })
  await noOverflow(page)
  await noViolations(page)
  await page.setViewportSize({ width: 1280, height: 800 })

  await page.getByRole('link', { name: 'Asientos', exact: true }).click()
  const teach = page.getByRole('button', { name: 'Enseñar Bombas del Norte S.A.S.' })
  await expect(teach).toBeVisible()
  await page.keyboard.press('j')
  await page.keyboard.press('e')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading', { name: 'Enseñar Bombas del Norte S.A.S.' })).toBeVisible()
  await dialog.getByRole('radio', { name: 'Toda la factura' }).focus()
  await page.keyboard.press('ArrowDown')
  await expect(dialog.getByRole('radio', { name: 'Renglón por renglón' })).toBeChecked()
  await page.keyboard.press('Tab')
  await expect(dialog.getByLabel('Cuenta del gasto o inventario')).toBeFocused()
  await page.keyboard.type('519999')
  await dialog.getByLabel('Cuenta del IVA').focus()
  await page.keyboard.type('24081001')
  await dialog.getByLabel('Retención en la fuente').first().selectOption('services')
  await dialog.getByLabel('Cuenta de la retención', { exact: true }).fill('23652501')
  await dialog.getByLabel('Cuenta por pagar').focus()
  await page.keyboard.type('23355001')
  const first = dialog.getByRole('group', { name: /^Renglón 1\. Motobomba de 2 HP/ })
  await expect(first.getByText('Sin historia con este NIT')).toBeVisible()
  await first.getByLabel('Cuenta', { exact: true }).focus()
  await page.keyboard.type('152405')
  await expect(first.getByText('Equipo de oficina')).toBeVisible()
  await first.getByLabel('Retención en la fuente').selectOption('purchases')
  await first.getByLabel('Cuenta de la retención', { exact: true }).fill('23654001')
  await noViolations(page)

  await page.keyboard.press('Control+Enter')
  await expect(dialog.getByText(/^519999 no está en el catálogo de este cliente\./)).toBeVisible()
  await expect(dialog.getByText('La cuenta 152405 exige un centro de costo.')).toBeVisible()
  await expect(dialog.getByLabel('Cuenta del gasto o inventario')).toBeFocused()
  await noViolations(page)
  await dialog.getByLabel('Cuenta del gasto o inventario').fill('513595')
  await first.getByLabel('Centro', { exact: true }).fill('02 Planta')
  const preview = dialog.getByRole('complementary')
  await expect(preview).toContainText('20.250')
  await expect(preview).toContainText('12.000')
  await expect(preview).toContainText('1.231.650')
  await page.setViewportSize({ width: 320, height: 700 })
  await noOverflow(page)
  await noViolations(page)
  await page.setViewportSize({ width: 1280, height: 800 })
  await first.getByLabel('Centro', { exact: true }).press('Control+Enter')
  await toast(page, 'Decidido para esta factura')
  await keepsFocus(page)

  const entry = page.getByRole('table', { name: 'FE7' })
  await expect(entry.getByRole('row', { name: /^152405 Equipo de oficina/ })).toContainText('02 Planta')
  await expect(entry.getByRole('row', { name: /^513595 Otros servicios/ })).toContainText(
    'Decidida para esta factura por',
  )
  await noViolations(page)
  await page.setViewportSize({ width: 320, height: 700 })
  await noOverflow(page)
  await page.setViewportSize({ width: 1280, height: 800 })

  await bought(client, { ...shop, number: 'FE8', base: 100_000, untaxed: 50_000 })
  await page.reload()
  await teach.click()
  await expect(dialog.getByRole('radio', { name: 'Renglón por renglón' })).toBeChecked()
  await expect(dialog.getByText(/^Último asiento de este NIT: FE7, /).first()).toBeVisible()
  await expect(first.getByLabel('Cuenta', { exact: true })).toHaveValue('152405')
  await dialog.getByRole('button', { name: 'Cancelar' }).click()

  await page.getByRole('button', { name: 'Exportar 1 asiento' }).click()
  await dialog.getByRole('button', { name: 'Exportar', exact: true }).click()
  await toast(page, '1 asiento exportado')
  const file = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Descargar CSV, Lote 1' }).click()
  const lines = (await readFile(await (await file).path(), 'utf8')).trim().split('\r\n')
  expect(lines.slice(1).map((line) => line.split(';')[5])).toEqual(
    ['152405', '513595', '24081001', '23654001', '23652501', '23355001'].map((code) => `"${code}"`),
  )
})

test('with a catalogue of 5,000 accounts the pages stay as small, and accounts are found while somebody types', async ({
  page,
}) => {
  const client = await newClient(`catalogo${Date.now()}`)
  const shop = { supplier: 'Bombas del Norte S.A.S.', nit: String(randomInt(900_000_000, 901_999_999)) }
  for (let n = 1; n <= 5; n++) await bought(client, { ...shop, number: `FE${n}`, base: 100_000 * n })
  const accounts = Array.from({ length: 5000 }, (_, n) => ({
    code: String(510_000 + n),
    name: `Costo de la obra número ${n}, sede norte`,
    needsParty: false,
    needsCentre: false,
  }))
  const kept = await (
    await advisor()
  ).db.rpc('keep_book_accounts', { client: client.id, accounts, whole: true })
  expect(kept.error).toBeNull()
  await enterAsAdvisor(page)
  const weight = async (view: string) => {
    const answer = await page.goto(`/admin/clientes/${client.id}/libros?mes=${month}${view}`)
    return (await answer?.body())?.length ?? 0
  }
  const weights = [await weight('&vista=cuentas'), await weight('&vista=proveedores'), await weight('')]
  expect(Math.max(...weights)).toBeLessThan(120_000)

  await page.getByRole('button', { name: 'Enseñar Bombas del Norte S.A.S.' }).click()
  const dialog = page.getByRole('dialog')
  const field = dialog.getByLabel('Cuenta del gasto o inventario')
  await field.focus()
  await page.keyboard.type('obra numero 4321')
  await expect(dialog.locator('datalist option')).toHaveCount(1)
  await expect(dialog.locator('datalist option')).toHaveAttribute('value', '514321')
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('514321')
  await expect(dialog.locator('b', { hasText: 'Costo de la obra número 4321, sede norte' })).toBeVisible()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('999999')
  await dialog.getByLabel('Cuenta del IVA').fill('510001')
  await dialog.getByLabel('Cuenta por pagar').fill('510002')
  await field.press('Control+Enter')
  await expect(dialog.getByText(/^999999 no está en el catálogo de este cliente\./)).toBeVisible()
  await expect(field).toBeFocused()
  await noViolations(page)
  await field.fill('514321')
  await field.press('Control+Enter')
  await toast(page, 'Proveedor enseñado')
})
