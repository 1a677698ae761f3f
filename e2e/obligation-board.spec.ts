import { expect, test } from '@playwright/test'
import { enterAsAdvisor } from './support/members'
import { noOverflow, noViolations } from './support/tasks-page'

// These tests read the demo data and do not change it.
test('the board works by keyboard alone: from cell to cell, into an obligation and back, and in its other views', async ({
  page,
}) => {
  await enterAsAdvisor(page)
  await page.goto('/admin/trabajo?estado=sin-presentar')
  const grid = page.getByRole('grid', { name: /^Matriz de clientes por obligación/ })
  await expect(grid).toBeVisible()
  await noViolations(page)

  await grid.getByRole('rowheader').first().getByRole('link').focus()
  await page.keyboard.press('Space')
  const bar = page.getByRole('group', { name: 'Acciones sobre lo elegido' })
  await expect(bar.getByRole('status')).toHaveText(/^1 cliente, /)
  await page.keyboard.press('t')
  await expect(page.getByRole('dialog')).toContainText('Quien elijas responde por ellas')
  await noViolations(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(bar).toBeHidden()

  const cell = grid.getByRole('row').nth(1).getByRole('gridcell').getByRole('link').first()
  await page.keyboard.press('ArrowRight')
  for (let step = 0; step < 40 && !(await cell.evaluate((link) => link === document.activeElement)); step++)
    await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Qué ha pasado' })).toBeVisible()
  await noViolations(page)
  await page.keyboard.press('Escape')
  await expect(cell).toBeFocused()

  await page.getByRole('link', { name: 'Por vencimiento' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/vista=lista/)
  await expect(page.getByRole('table').first()).toBeVisible()
  await noViolations(page)
  await page.getByRole('link', { name: 'Carga por asesor' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Carga por responsable' })).toBeAttached()
  await noViolations(page)

  await page.setViewportSize({ width: 320, height: 700 })
  for (const view of ['matriz', 'lista', 'carga']) {
    await page.goto(`/admin/trabajo?vista=${view}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await noOverflow(page)
  }
})
