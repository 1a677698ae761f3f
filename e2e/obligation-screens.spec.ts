import { service } from './support/agenda-page'
import { expect, test, toast } from './support/fixtures'
import { listens } from '../scripts/site-client/page-listens'
import { enterAsAdmin, enterAsAdvisor } from './support/members'
import {
  ask,
  clientWithProfile,
  cutNextChange,
  item,
  loseNextAnswer,
  openObligations,
  tabTo,
} from './support/requests-page'
import { noOverflow, noViolations } from './support/tasks-page'

test('the firm’s pages of calendar, reports and requests have no accessibility violations, and fit 320 px', async ({
  page,
}) => {
  const client = await clientWithProfile('pantallas')
  const request = await ask(client, 'Lo de este mes', [
    { title: 'Extracto del banco' },
    { title: 'Novedades', answerWith: 'text' },
  ])
  await enterAsAdmin(page)
  const paths = [
    ...['', '?lista=revisar', '?lista=borradores', '?lista=cerrados', '?lista=repiten'].map(
      (list) => `/admin/solicitudes${list}`,
    ),
    `/admin/solicitudes/${request}`,
    '/admin/solicitudes/nueva',
    `/admin/solicitudes/nueva?cliente=${client.id}`,
    ...['fechas', 'dias', 'movidas', 'uvt', 'historia'].map((view) => `/admin/calendario?vista=${view}`),
    '/admin/calendario/tabla?obligacion=withholding',
    '/admin/calendario/cargar',
    '/admin/informes',
    ...['matriz', 'lista', 'carga'].map((view) => `/admin/trabajo?vista=${view}`),
    `/admin/trabajo/${(await openObligations(client))[0].id}`,
  ]
  for (const path of paths)
    await test.step(path, async () => {
      await page.setViewportSize({ width: 1440, height: 900 })
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      await noViolations(page)
      await page.setViewportSize({ width: 320, height: 700 })
      await noOverflow(page)
      await noViolations(page)
    })
})

test('a document request is written, sent and read by keyboard alone', async ({ page }) => {
  const client = await clientWithProfile('teclado')
  await openObligations(client)
  await enterAsAdvisor(page)
  await page.goto('/admin/solicitudes')
  await tabTo(page, page.getByRole('main').getByRole('link', { name: 'Nueva solicitud' }))
  await page.keyboard.press('Enter')
  const search = page.getByRole('combobox', { name: 'Cliente' })
  await expect(search).toBeVisible()
  await listens(page)
  await tabTo(page, search)
  await page.keyboard.type(client.email)
  await expect(page.getByRole('option', { name: client.email })).toBeVisible()
  await page.keyboard.press('Enter')
  const template = page.getByLabel('Plantilla')
  await tabTo(page, template)
  await page.keyboard.type('N')
  await expect(page.getByLabel('Título')).toHaveValue('Novedades de nómina, {periodo}')
  const remove = page.getByRole('button', { name: 'Quitar Contratos y afiliaciones nuevas' })
  await tabTo(page, remove)
  await page.keyboard.press('Enter')
  await expect(remove).toHaveCount(0)
  await expect(page.getByRole('group', { name: 'Documento o pregunta 3' }).getByLabel('Nombre')).toBeFocused()
  await tabTo(page, page.getByRole('button', { name: 'Enviar al cliente' }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/admin\/solicitudes\/[0-9a-f-]{36}$/)
  const request = page.url().slice(-36)
  await expect(page.getByRole('heading', { level: 1, name: /^Novedades de nómina, / })).toBeVisible()

  const { data } = await service()
    .from('document_request_items')
    .select('id')
    .eq('request', request)
    .eq('place', 1)
    .single()
  const answered = await client.db.rpc('answer_request_item', {
    item: data!.id,
    seen: 1,
    nothing: false,
    answer: 'Marta Ruiz',
  })
  if (answered.error) throw answered.error
  const returned = item(page, 'Ingresos y retiros')
  await expect(returned).toContainText('Marta Ruiz')
  await tabTo(page, returned.getByRole('button', { name: 'Devolver' }))
  await page.keyboard.press('Enter')
  await expect(returned.getByRole('textbox')).toBeFocused()
  await noViolations(page)
  await page.keyboard.type('Falta su salario.')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(returned.getByText('Devuelto', { exact: true })).toBeVisible()
  await noViolations(page)
})

test('filing from the board survives a lost connection, and happens once however often it is sent', async ({
  page,
}) => {
  const client = await clientWithProfile('sin-red')
  const [first, second] = await openObligations(client)
  const stateOf = async (id: string) =>
    (await service().from('obligations').select('state, version').eq('id', id).single()).data
  const openList = (day: string) =>
    page.goto(`/admin/trabajo?vista=lista&estado=todas&mes=${day.slice(0, 7)}&buscar=${client.email}`)
  const link = (id: string) => page.locator(`[data-item="${id}"]`).getByRole('link').first()
  const dialog = page.getByRole('dialog')
  await enterAsAdvisor(page)

  await openList(first.listed)
  await link(first.id).focus()
  await page.keyboard.press('x')
  await page.keyboard.press('f')
  const number = dialog.getByRole('textbox', { name: /^Número: / })
  const confirm = dialog.getByRole('button', { name: 'Marcar 1 presentada' })
  await number.fill('3501009')
  // The obligation is filed before its period ends, so the form asks the advisor to confirm the data.
  const looked = { name: 'Lo revisé y los datos de esta fila son los correctos' }
  await dialog.getByRole('checkbox', looked).check()
  await noViolations(page)
  await cutNextChange(page)
  await confirm.click()
  await expect(dialog.getByRole('alert')).toContainText('El servicio no responde en este momento.')
  await expect(number).toHaveValue('3501009')
  expect(await stateOf(first.id)).toEqual({ state: 'not-started', version: 1 })
  await loseNextAnswer(page)
  await confirm.click()
  await expect.poll(() => stateOf(first.id)).toEqual({ state: 'filed', version: 2 })
  await expect(page.getByText('hay 1 presentada')).toBeVisible()
  await expect(confirm).toBeEnabled()
  await expect(number).toHaveValue('3501009')
  await confirm.click()
  await toast(page, '1 obligación presentada')
  expect(await stateOf(first.id)).toEqual({ state: 'filed', version: 2 })

  await openList(second.listed)
  await link(second.id).click()
  const form = dialog.getByRole('form', { name: 'Cambiar el estado' })
  await form.getByLabel('Estado').selectOption('Presentada')
  await form.getByLabel('Número del formulario o recibo').fill('3501010')
  await form.getByRole('checkbox', looked).check()
  const save = form.getByRole('button', { name: 'Guardar' })
  await cutNextChange(page)
  await save.click()
  await toast(page, 'No se guardó el cambio', 'El servicio no responde en este momento.')
  await expect(form.getByLabel('Número del formulario o recibo')).toHaveValue('3501010')
  await loseNextAnswer(page)
  await save.click()
  await expect.poll(() => stateOf(second.id)).toEqual({ state: 'filed', version: 2 })
  await expect(save).toBeEnabled()
  await save.dblclick()
  await toast(page, 'Obligación actualizada')
  await expect(dialog.getByText('Estado: de «Sin empezar» a «Presentada»')).toHaveCount(1)
  expect(await stateOf(second.id)).toEqual({ state: 'filed', version: 2 })
})
