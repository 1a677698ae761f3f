import { randomUUID } from 'node:crypto'
import { selectText } from '@/content/admin-sections'
import { bulkProfileText, bulkTagsText, wholeFilterText } from '@/content/client-bulk'
import { advisor, service } from './support/agenda-page'
import { expect, test, toast } from './support/fixtures'
import { manyClients } from './support/many-clients'
import { enterAsAdvisor } from './support/members'
import { keepsFocus, noOverflow, noViolations } from './support/tasks-page'

const profile = {
  kind: 'company',
  regime: 'ordinary',
  nit: '900108281',
  digit: 3,
  responsibilities: ['05', '48'],
  vat_cycle: 'bimester',
}

test('the VAT period changes for all clients of a filter, on all its pages, after a preview of their due dates', async ({
  page,
}) => {
  const word = `tanda${randomUUID().slice(0, 8)}`
  const clients = await manyClients(word, 30)
  const { db } = await advisor()
  for (const client of clients.slice(2)) {
    const { error } = await db.rpc('save_tax_profile', {
      client,
      valid_from: '2026-01-01',
      profile,
      seen: null as never,
    })
    if (error) throw error
  }
  const saved = async () => {
    const { data, error } = await service()
      .from('audit_log')
      .select('target')
      .in('target', clients)
      .eq('action', 'tax-profile.saved')
    if (error) throw error
    return data.length
  }
  await enterAsAdvisor(page)
  await page.goto(`/admin/clientes?buscar=${word}`)
  await expect(page.getByRole('rowheader')).toHaveCount(25)
  await page.getByRole('checkbox', { name: selectText.all }).check()
  await expect(page.getByText(wholeFilterText.page(25))).toBeVisible()
  await page.getByRole('button', { name: wholeFilterText.choose }).click()
  const bar = page.getByRole('group', { name: 'Acciones sobre los clientes elegidos' })
  await expect(bar.getByRole('status')).toHaveText('30 clientes elegidos')
  await expect(page.getByText(wholeFilterText.chosen(30))).toBeVisible()
  await noViolations(page)
  // The text about the chosen clients got the focus when the pressed button disappeared.
  // A dialog that closes must return the focus to the text about the chosen clients.
  const focus = () => page.evaluate(() => document.activeElement?.textContent)
  expect(await focus()).toBe(wholeFilterText.chosen(30))
  await page.keyboard.press('e')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await focus()).toBe(wholeFilterText.chosen(30))

  await bar.getByRole('button', { name: bulkProfileText.button }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading', { name: bulkProfileText.title(30) })).toBeVisible()
  await dialog.getByLabel(bulkProfileText.what).selectOption(bulkProfileText.kinds.vat_cycle)
  await dialog.getByLabel(bulkProfileText.value.vat_cycle).selectOption('IVA cada cuatro meses')
  await dialog.getByLabel(bulkProfileText.from).fill('2026-01-01')
  await dialog.getByRole('button', { name: bulkProfileText.preview }).click()
  await expect(dialog.getByText(bulkProfileText.ready(28))).toBeVisible()
  await expect(dialog.getByText(bulkProfileText.changes.new(28)).first()).toBeVisible()
  await expect(dialog.getByText(bulkProfileText.changes.gone(28)).first()).toBeVisible()
  await expect(dialog.getByText(bulkProfileText.reasons.none)).toHaveCount(2)
  expect(await saved()).toBe(28)
  await noViolations(page)
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 780 })
    await noOverflow(page)
  }
  await page.setViewportSize({ width: 1440, height: 900 })
  await dialog.getByRole('button', { name: bulkProfileText.save(28) }).click()
  await toast(page, bulkProfileText.done(28))
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    `${word}.1@ejemplo.test: ${bulkProfileText.reasons.none}`,
  )
  expect(await saved()).toBe(56)
  await keepsFocus(page)

  await page.getByRole('checkbox', { name: selectText.all }).check()
  await page.keyboard.press('e')
  await dialog.getByLabel(bulkTagsText.field, { exact: true }).fill(word)
  await dialog.getByLabel(bulkTagsText.field, { exact: true }).press('Enter')
  await toast(page, bulkTagsText.done(25))
  await page.getByRole('combobox', { name: 'Etiqueta' }).selectOption(`${word} (25)`)
  await expect(page).toHaveURL(new RegExp(`etiqueta=${word}`))
  await expect(page.getByRole('rowheader')).toHaveCount(25)
  await page.setViewportSize({ width: 320, height: 700 })
  await noOverflow(page)
  await noViolations(page)
})
