import { expect, test } from './support/fixtures'
import { newPage } from './support/invoices-page'
import { adminName, enterAsAdmin, enterAsAdvisor } from './support/members'
import { noViolations } from './support/tasks-page'

test.describe.configure({ timeout: 240_000 })

test(
  'administrators alone say what the rules may accept',
  { tag: '@core' },
  async ({ page, browser, extraHTTPHeaders }) => {
    await enterAsAdmin(page)
    await page.goto('/admin/facturas/ajustes')
    const notes = page.getByRole('switch', { name: 'Notas débito' })
    await expect(notes).not.toBeChecked()
    await notes.focus()
    await page.keyboard.press('Space')
    await expect(notes).toBeChecked()
    await noViolations(page)
    await page.reload()
    await expect(notes).toBeChecked()
    await notes.click()
    await expect(notes).not.toBeChecked()
    const other = await newPage(browser, extraHTTPHeaders)
    await enterAsAdvisor(other)
    expect((await other.goto('/admin/facturas/ajustes'))?.status()).toBe(404)
    await expect(
      other.getByRole('heading', { name: 'Esta página es solo para administración' }),
    ).toBeVisible()
    await expect(other.getByText(`Pídele a ${adminName}`)).toBeVisible()
    await other.goto('/admin/clientes/nuevo')
    await expect(other.getByText(`Pídele a ${adminName}`)).toBeVisible()
    await other.context().close()
  },
)
