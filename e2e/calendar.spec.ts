import { openFirm } from './support/firm'
import { expect, test, violationsOf } from './support/fixtures'
import { enterAsAdvisor, signIn } from './support/members'

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
  'a tax profile becomes dates on the open page; what the firm files has its receipt in the calendar of the client',
  { tag: '@core' },
  async ({ page, browser, extraHTTPHeaders }) => {
    test.setTimeout(120_000)
    const firm = await openFirm(browser, extraHTTPHeaders)
    const client = await firm.newClient('calendario')
    const [{ id } = { id: '' }] = await firm.call<{ id: string }[]>('find_clients', { search: client.email })
    await signIn(page, client.email, client.password)
    await page.goto('/portal/calendario')
    await expect(page.getByText('está armando tu calendario')).toBeVisible()
    expect(await violationsOf(page)).toEqual([])

    await firm.call('save_tax_profile', { client: id, valid_from: '2026-01-01', profile, seen: null })
    const row = page.getByRole('listitem').filter({ hasText: 'Retención en la fuente' }).first()
    await expect(row).toContainText('La preparamos', { timeout: 30_000 })
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
    await expect(row).toContainText('Falta el extracto del banco.', { timeout: 20_000 })
    await page.goto('/portal')
    await expect(page.getByRole('link', { name: /^Ver calendario ?: Retención/ })).toBeVisible()
    await page.goto('/portal/calendario')

    await open()
    await form.getByLabel('Estado').selectOption('Presentada')
    await form.getByRole('button', { name: 'Guardar' }).click()
    await expect(form.getByText('Escribe el número del formulario o recibo.')).toBeVisible()
    expect(await violationsOf(workspace)).toEqual([])
    await form.getByLabel('Número del formulario o recibo').fill('3501009')
    await form.getByLabel('Valor en pesos').fill('1.094.000')
    await form.getByRole('button', { name: 'Guardar' }).click()
    await expect(workspace.getByRole('heading', { name: /^Presentadas y no aplican \(1\)/ })).toBeVisible()
    const receipt = page.getByText(/^Presentada el .*, número 3501009\. Valor: \$\s1\.094\.000\.$/)
    await expect(receipt).toBeVisible({ timeout: 20_000 })

    await page.setViewportSize({ width: 320, height: 700 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    expect(await violationsOf(page)).toEqual([])
    await member.close()
  },
)
