import { askFor, farDay, leave, namedClient, rowsOf } from './support/agenda-page'
import { expect, test, toast } from './support/fixtures'
import { mailTo } from './support/fake-services'
import { advisorName, enterAsAdvisor } from './support/members'
import { noOverflow, noViolations } from './support/tasks-page'

test('the day shows each member, and moving an appointment by keyboard or dragging shows the client’s notice first', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 1200 })
  const luz = await namedClient('Luz')
  const day = farDay(15)
  const asked = await askFor(luz, day, 9)
  const mar = await namedClient('Mar')
  await askFor(mar, day, 15)
  await enterAsAdvisor(page)
  await page.goto(`/admin/citas?vista=dia&dia=${day}`)
  const column = page.getByRole('region', { name: advisorName })
  const entry = column.getByRole('link', { name: new RegExp(luz.name) })
  await expect(entry).toBeVisible()
  await noViolations(page)

  await entry.focus()
  await page.keyboard.press('Shift+ArrowDown')
  await page.keyboard.press('Shift+ArrowDown')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: `Mover la cita de ${luz.name}` })
  await expect(dialog).toBeVisible()
  await noViolations(page)
  await dialog.getByLabel(/^Mensaje para el cliente/).fill('Nos cruzó otra reunión.')
  expect((await rowsOf(luz)).map(({ sequence }) => sequence)).toEqual([0])
  await dialog.getByRole('button', { name: 'Enviar la propuesta' }).press('Enter')
  await toast(page, 'Propuesta enviada')
  await expect(entry).toBeFocused()
  const hour = new Date(Date.parse(asked.slot) + 3_600_000).toISOString()
  await expect
    .poll(async () => (await rowsOf(luz)).map(({ starts_at }) => Date.parse(starts_at)))
    .toEqual([Date.parse(hour)])
  await mailTo(luz.email, /^Te proponemos una cita/)

  await entry.hover({ position: { x: 20, y: 10 } })
  const box = (await entry.boundingBox())!
  await page.mouse.down()
  await page.mouse.move(box.x + 20, box.y + 60, { steps: 4 })
  await page.mouse.move(box.x + 20, box.y + 10 + 132, { steps: 4 })
  await page.mouse.up()
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: 'Enviar la propuesta' }).click()
  await expect(dialog).toHaveCount(0)
  await expect
    .poll(async () => (await rowsOf(luz)).map(({ starts_at }) => Date.parse(starts_at)))
    .toEqual([Date.parse(hour) + 2 * 3_600_000])
  await expect(page).toHaveURL(/vista=dia/)

  const other = column.getByRole('link', { name: new RegExp(mar.name) })
  await other.focus()
  await page.keyboard.press('c')
  await toast(page, 'Cita confirmada')
  await expect(other).toBeFocused()
  await expect.poll(async () => (await rowsOf(mar)).map(({ status }) => status)).toEqual(['confirmed'])

  await page.setViewportSize({ width: 320, height: 800 })
  await noOverflow(page)
  await noViolations(page)
  await expect(entry).toBeVisible()
  await page.getByRole('link', { name: 'Día siguiente' }).click()
  await expect(entry).toHaveCount(0)
  await leave(luz)
  await leave(mar)
})
