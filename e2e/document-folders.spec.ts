import { readFile } from 'node:fs/promises'
import { unzipSync } from 'fflate'
import { checkDigit } from '@/lib/format/nit'
import { pdfFile } from '@/supabase/sample-files/pdf-file'
import type { Page } from '@playwright/test'
import { leave, newAdvisor, newClient, type Visitor } from './support/agenda-page'
import { addDocuments, addFile } from './support/documents-page'
import { expect, test, violationsOf, toast } from './support/fixtures'
import { asUpload } from './support/invoices-page'
import { enterAs } from './support/members'
import { noOverflow } from './support/tasks-page'

const row = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name })

test.describe('the documents of a client', () => {
  let client: Visitor
  test.beforeEach(async () => void (client = await newClient('carpetas')))
  test.afterEach(() => leave(client))

  test('are in folders that people can rename, and several are downloaded in one ZIP', async ({ page }) => {
    const bank = await pdfFile({ seed: 'banco', name: 'Extracto de mayo.pdf' })
    const act = await pdfFile({ seed: 'acta', name: 'Acta 12.pdf' })
    await addFile(client, bank)
    await addFile(client, act)
    await addDocuments(client, [{ name: 'Nómina.pdf', day: -300 }])
    await enterAs(page, client)
    await page.goto('/portal/documentos')
    const folders = page.getByRole('navigation', { name: 'Carpetas' })
    await expect(folders.getByRole('link', { name: /^Bancos/ })).toBeVisible()
    expect(await violationsOf(page)).toEqual([])

    // Both documents have the same date, so either can be the first row.
    await page.getByRole('listitem').getByRole('checkbox').first().focus()
    await page.keyboard.press('Space')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Space')
    await expect(page.getByText('2 elegidos,')).toBeVisible()
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Descargar ZIP' }).click()
    const zip = await download
    const entries = unzipSync(await readFile(await zip.path()))
    expect(Object.keys(entries).toSorted()).toEqual([
      '2026/Bancos/Extracto de mayo.pdf',
      '2026/Sociedad/Acta 12.pdf',
    ])
    expect(entries['2026/Sociedad/Acta 12.pdf']?.length).toBe(act.bytes.length)
    await expect(page.getByRole('button', { name: 'Descargar ZIP' })).toBeFocused()

    await folders.getByRole('link', { name: /^Bancos/ }).click()
    await expect(page).toHaveURL(/carpeta=2026-bancos/)
    await expect(row(page, 'Acta 12.pdf')).toHaveCount(0)
    await page.getByRole('button', { name: 'Cambiar el nombre de la carpeta' }).click()
    await page.getByRole('textbox', { name: 'Nombre de la carpeta' }).fill('Extractos')
    await page.keyboard.press('Enter')
    await toast(page, 'Carpeta renombrada')
    await expect(page.getByRole('heading', { name: '2026, Extractos' })).toBeVisible()

    await page.setViewportSize({ width: 320, height: 640 })
    await noOverflow(page)
    expect(await violationsOf(page)).toEqual([])
    await page.getByRole('combobox', { name: 'Carpeta' }).selectOption('2026, Sociedad (1)')
    await page.getByRole('button', { name: 'Abrir' }).click()
    await expect(row(page, 'Acta 12.pdf')).toBeVisible()
  })
})

test('a member’s files go to the client whose NIT they name, the member decides a doubtful one, and undoes the sending', async ({
  page,
}) => {
  const member = await newAdvisor('Remite')
  const client = await newClient('destino', { by: member })
  const nit = String(800_000_000 + Math.floor(Math.random() * 99_999_999))
  const saved = await client.db.rpc('save_company', {
    company_name: `Destino ${nit} S.A.S.`,
    company_nit: nit,
    company_digit: checkDigit(nit),
  } as never)
  if (saved.error) throw saved.error
  await enterAs(page, member)
  await page.goto('/admin/documentos')
  expect(await violationsOf(page)).toEqual([])
  await page
    .locator('input[type=file]')
    .setInputFiles([
      asUpload(await pdfFile({ seed: nit, name: `${nit}_IVA.pdf` })),
      asUpload(await pdfFile({ seed: `${nit}x`, name: 'escaneo.pdf' })),
    ])
  await expect(page).toHaveURL(/\/admin\/documentos\/[0-9a-f-]{36}$/)
  await expect(row(page, `${nit}_IVA.pdf`)).toContainText('NIT en el nombre')
  await expect(row(page, `${nit}_IVA.pdf`)).toContainText(`Destino ${nit}`)
  await expect(row(page, 'escaneo.pdf')).toContainText('No trae NIT de un cliente')
  await expect(page.getByText('1 sin cliente')).toBeVisible()
  expect(await violationsOf(page)).toEqual([])

  await page.getByRole('button', { name: 'Escoger clientes: escaneo.pdf' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('searchbox').fill(`Destino ${nit}`)
  await dialog.getByRole('checkbox', { name: `Destino ${nit} S.A.S.` }).check()
  expect(await violationsOf(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await toast(page, 'Clientes guardados')
  await expect(row(page, 'escaneo.pdf')).toContainText('Lo escogiste tú')

  await page.getByLabel('Mensaje').fill('Ya presentamos el IVA.')
  await page.getByRole('button', { name: 'Enviar 2 archivos a 1 cliente' }).click()
  await toast(page, 'Envío programado')
  await expect(page.getByText(/Hasta entonces puedes deshacerlo/)).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await page.setViewportSize({ width: 320, height: 640 })
  await noOverflow(page)
  await page.getByRole('button', { name: 'Deshacer el envío' }).click()
  await toast(page, 'Envío deshecho: vuelve a ser un borrador')
  await expect(row(page, 'escaneo.pdf')).toBeVisible()
  await noOverflow(page)
  await page.getByRole('button', { name: 'Quitar: escaneo.pdf' }).click()
  await toast(page, 'Archivo quitado')
  await expect(page.locator('#files-title')).toBeFocused()
  await leave(client)
})
