import type { Page } from '@playwright/test'
import { checkDigit } from '@/lib/format/nit'
import { rutPdf, type RutParts } from '@/tests/support/files/rut-pdf'
import { otherBrowser } from './support/account-page'
import { newClient } from './support/agenda-page'
import { expect, test, violationsOf } from './support/fixtures'
import { enterAs, enterAsAdmin, enterAsAdvisor } from './support/members'
import { openFirm } from './support/firm'

test.describe('the tax profile', () => {
  const nit = '901207354'
  const parts: RutParts = {
    numbers: `${nit}${checkDigit(nit)}`,
    company: 'PANADERÍA DE PRUEBA S.A.S.',
    department: ['Bogotá D.C.', '11'],
    municipality: ['Bogotá, D.C.', '001'],
    responsibilities: [
      '05- Impto. renta y compl. régimen ordinar',
      '47 - Régimen simple de tributación',
      '48 - Impuesto sobre las ventas - IVA',
    ],
  }

  const openProfile = (page: Page, id: string) => page.goto(`/admin/clientes/${id}?ver=perfil`)
  const save = (page: Page) => page.getByRole('button', { name: 'Guardar perfil' }).click()
  const dates = (page: Page) => page.getByRole('complementary', { name: 'Fechas que salen de aquí' })

  test(
    'is filled from a RUT, asks about contradictions, and shows its due dates before and after saving',
    { tag: '@core' },
    async ({ page }) => {
      const client = await newClient('cliente')
      await enterAsAdvisor(page)
      await openProfile(page, client.id)
      await expect(page.getByText('Empieza por el perfil: sin él no hay fechas')).toBeVisible()
      const file = { name: 'rut.pdf', mimeType: 'application/pdf', buffer: Buffer.from(await rutPdf(parts)) }
      await page.locator('input[type=file]').setInputFiles(file)
      await expect(page.getByText('Leímos el RUT del 04/03/2026')).toBeVisible()
      await expect(page.getByLabel('NIT', { exact: true })).toHaveValue('901.207.354')
      await expect(page.getByText('del RUT', { exact: true }).first()).toBeVisible()
      await expect(
        page.getByText('El RUT trae a la vez el régimen SIMPLE y otro régimen de renta.'),
      ).toBeVisible()
      await save(page)
      await expect(page.getByText('Corrige lo que no coincide, o marca que lo revisaste.')).toBeVisible()
      await page.getByRole('checkbox', { name: /^47 / }).uncheck()
      await page.getByLabel('Régimen de renta').selectOption('Régimen ordinario de renta')
      await page.getByLabel('IVA', { exact: true }).selectOption('IVA cada dos meses')
      await expect(dates(page).getByText('IVA del bimestre').first()).toBeVisible()
      await save(page)
      await expect(page.getByRole('heading', { name: /^Vale desde el/ })).toBeVisible()
      await expect(page.getByText('En vigor', { exact: true })).toBeVisible()

      await page.getByRole('checkbox', { name: /^48 / }).uncheck()
      await expect(dates(page).getByText('se va', { exact: true }).first()).toBeVisible()
      await page.reload()
      await expect(page.getByRole('checkbox', { name: /^48 / })).toBeChecked()
      await expect(dates(page).getByText('IVA del bimestre').first()).toBeVisible()
    },
  )

  test('tells the second of two editors who saved first, and keeps the typed values', async ({
    page,
    browser,
  }) => {
    const client = await newClient('cliente')
    await enterAsAdvisor(page)
    const other = await otherBrowser(browser)
    await enterAsAdmin(other)
    await Promise.all([openProfile(page, client.id), openProfile(other, client.id)])
    await page.getByLabel('Nombre o razón social').fill('Lo mío')
    await other.getByLabel('Nombre o razón social').fill('Lo que guardó el otro')
    await save(other)
    await expect(other.getByText('En vigor', { exact: true })).toBeVisible()
    // The page shows what the other member saved, but the typed values are still based on the earlier version.
    await expect(page.getByText('En vigor', { exact: true })).toBeVisible()
    await save(page)
    await expect(page.getByText(/guardó este perfil el .* antes que tú/)).toBeVisible()
    await expect(page.getByText('Nombre o razón social: Lo que guardó el otro.')).toBeVisible()
    await expect(page.getByLabel('Nombre o razón social')).toHaveValue('Lo mío')
    expect(await violationsOf(page)).toEqual([])
    await save(page)
    await expect(page.getByText('Perfil guardado').first()).toBeVisible()
  })

  test('has no accessibility violations with all sections open, and fits 320 px', async ({ page }) => {
    const client = await newClient('cliente')
    await enterAsAdvisor(page)
    await openProfile(page, client.id)
    await page.getByLabel('NIT', { exact: true }).fill('901.207.354-5')
    await page.getByLabel('NIT', { exact: true }).blur()
    await expect(page.getByText('debería ser')).toBeVisible()
    await page.getByLabel('Dígito').fill(String(checkDigit(nit)))
    await page.getByLabel(/^Agregar un municipio/).fill('soacha')
    await page.getByLabel(/^Agregar un municipio/).press('Enter')
    await page.getByLabel('ICA, Soacha', { exact: true }).selectOption('Anual')
    await page.getByText('Otros deberes').click()
    await page.getByText('Otras características').click()
    await expect(dates(page).getByText('Sin tabla', { exact: false }).first()).toBeVisible()
    await dates(page).locator('summary').first().click()
    expect(await violationsOf(page)).toEqual([])
    await page.setViewportSize({ width: 320, height: 700 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    expect(await violationsOf(page)).toEqual([])
  })
})

test.describe('the calendar from a tax profile', () => {
  const profile = {
    nit: '900123456',
    digit: 8,
    name: 'Café del Calendario S.A.S.',
    kind: 'company',
    regime: 'ordinary',
    responsibilities: ['05', '07'],
    traits: [],
    municipalities: [],
  }

  test(
    'appears on the open page, and shows the client the receipts of the firm',
    { tag: '@core' },
    async ({ page, browser, extraHTTPHeaders }) => {
      const firm = await openFirm()
      const client = await newClient('calendario')
      const [{ id } = { id: '' }] = await firm.call<{ id: string }[]>('find_clients', {
        search: client.email,
      })
      await enterAs(page, client)
      await page.goto('/portal/calendario')
      await expect(page.getByText('está armando tu calendario')).toBeVisible()
      expect(await violationsOf(page)).toEqual([])

      await firm.call('save_tax_profile', { client: id, valid_from: '2026-01-01', profile, seen: null })
      const row = page.getByRole('listitem').filter({ hasText: 'Retención en la fuente' }).first()
      await expect(row).toContainText('La preparamos')
      await expect(page.getByText('Tu NIT termina en 6')).toBeVisible()
      expect(await violationsOf(page)).toEqual([])

      const member = await browser.newContext({ extraHTTPHeaders: extraHTTPHeaders ?? {} })
      const workspace = await member.newPage()
      await enterAsAdvisor(workspace)
      await workspace.goto(`/admin/clientes/${id}?ver=trabajo`)
      const work = workspace.getByRole('listitem').filter({ hasText: 'Retención en la fuente' }).first()
      const open = () => work.getByRole('link', { name: /^Retención en la fuente/ }).click()
      const form = workspace.getByRole('form', { name: 'Cambiar el estado' })
      const close = workspace.getByRole('dialog').getByRole('button', { name: 'Cerrar', exact: true })
      await open()
      await form.getByLabel('Estado').selectOption('Espera al cliente')
      await form.getByLabel('Qué le decimos al cliente').fill('Falta el extracto del banco.')
      await form.getByRole('button', { name: 'Guardar' }).click()
      await expect(workspace.getByText('Estado: de «Sin empezar» a «Espera al cliente»')).toBeVisible()
      await close.click()
      await expect(work.getByText('Espera al cliente', { exact: true }).first()).toBeVisible()
      await expect(row).toContainText('Falta el extracto del banco.')
      await page.goto('/portal')
      await expect(page.getByRole('link', { name: /^Entregar ?: Retención/ })).toBeVisible()
      await page.goto('/portal/calendario')

      await open()
      await form.getByLabel('Estado').selectOption('Presentada')
      await form.getByLabel('Lo revisé y los datos de esta fila son los correctos').check()
      await form.getByRole('button', { name: 'Guardar' }).click()
      await expect(form.getByText('Escribe el número del formulario o recibo.')).toBeVisible()
      expect(await violationsOf(workspace)).toEqual([])
      await form.getByLabel('Número del formulario o recibo').fill('3501009')
      await form.getByLabel('Valor en pesos').fill('1.094.000')
      await form.getByRole('button', { name: 'Guardar' }).click()
      await expect(workspace.getByRole('heading', { name: /^Presentadas y no aplican \(1\)/ })).toBeVisible()
      const receipt = page.getByText(/^Presentada el .*, número 3501009\. Valor: \$\s1\.094\.000\.$/)
      await expect(receipt).toBeVisible()

      await page.setViewportSize({ width: 320, height: 700 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
      expect(await violationsOf(page)).toEqual([])
      await member.close()
    },
  )
})
