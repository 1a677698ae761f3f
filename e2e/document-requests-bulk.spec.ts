import { randomUUID } from 'node:crypto'
import { selectText } from '@/content/admin-sections'
import { service } from './support/agenda-page'
import { expect, test, toast } from './support/fixtures'
import { manyClients } from './support/many-clients'
import { enterAsAdvisor } from './support/members'
import { noOverflow, noViolations } from './support/tasks-page'

test('60 clients are asked from one page, and each gets one request, even when it is sent twice', async ({
  page,
}) => {
  const word = `muchos${randomUUID().slice(0, 8)}`
  const clients = await manyClients(word, 60)
  const asked = async () => {
    const { data, error } = await service()
      .from('document_requests')
      .select('user_id, status')
      .in('user_id', clients)
    if (error) throw error
    return data
  }
  await enterAsAdvisor(page)
  await page.goto(`/admin/clientes?buscar=${word}`)
  await page.getByRole('combobox', { name: 'En cada página' }).selectOption('100 por página')
  await expect(page).toHaveURL(/filas=100/)
  await expect(page.getByRole('rowheader')).toHaveCount(60)
  const choose = page.getByRole('checkbox', { name: selectText.all })
  const dialog = page.getByRole('dialog')
  const bar = page.getByRole('group', { name: 'Acciones sobre los clientes elegidos' })
  const write = async () => {
    await choose.check()
    await expect(bar.getByRole('status')).toHaveText('60 clientes elegidos')
    await bar.getByRole('button', { name: 'Pedir documentos' }).click()
    await expect(dialog.getByRole('heading', { name: 'Pedir a 60 clientes' })).toBeVisible()
    await dialog.getByLabel('Plantilla').selectOption('Cierre de mes')
  }
  await write()
  await noViolations(page)
  await dialog.getByRole('button', { name: 'Enviar a 60 clientes' }).dblclick()
  await toast(page, 'Solicitud enviada a 60 clientes')
  const once = await asked()
  expect(new Set(once.map(({ user_id }) => user_id)).size).toBe(60)
  expect(once.filter(({ status }) => status === 'open')).toHaveLength(60)
  const { count } = await service()
    .from('outbox')
    .select('id', { count: 'exact', head: true })
    .in('user_id', clients)
    .like('key', 'mail:documents-asked:%')
  expect(count).toBe(60)

  await page.setViewportSize({ width: 320, height: 700 })
  await noOverflow(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await write()
  const note = page.getByLabel('Nota para el cliente')
  const question = page.getByRole('dialog', { name: '¿Descartar lo que escribiste?' })
  await note.fill('Gracias.')
  // If Escape is pressed repeatedly, Chromium may close a dialog by itself, and the typed text must survive this.
  for (let press = 1; press <= 5; press++) {
    await page.keyboard.press('Escape')
    await expect(question).toHaveCount(press % 2)
  }
  await question.getByRole('button', { name: 'Seguir escribiendo' }).click()
  await expect(note).toHaveValue('Gracias.')
  await dialog.getByRole('button', { name: 'Enviar a 60 clientes' }).click()
  await expect(page.getByText('Se hicieron 0 de 60. Faltan:')).toBeVisible()
  expect(await asked()).toHaveLength(60)
})
