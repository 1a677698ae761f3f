import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { pdfFile } from '@/supabase/sample-files/pdf-file'
import { otherBrowser } from './support/account-page'
import { choose, day, leave, rowsOf, service } from './support/agenda-page'
import { mailTo } from './support/fake-services'
import { expect, test, toast } from './support/fixtures'
import { listens } from '../scripts/site-client/page-listens'
import { asUpload } from './support/invoices-page'
import { enterAs, enterAsAdvisor, signIn } from './support/members'
import {
  ask,
  clientWithProfile,
  cutNextChange,
  item,
  loseNextAnswer,
  openObligations,
  reminderOf,
  tabTo,
} from './support/requests-page'
import { noOverflow, noViolations } from './support/tasks-page'

const paper = async (name: string) => asUpload(await pdfFile({ seed: `${name} ${randomUUID()}`, name }))
const upload = async (page: Page, title: string, name: string) =>
  item(page, title)
    .locator('input[type=file]:not([capture])')
    .setInputFiles(await paper(name))
const badge = (page: Page, title: string, state: string) =>
  expect(item(page, title).getByText(state, { exact: true })).toBeVisible()
const lacks = async (page: Page, title: string, reason: string) => {
  await item(page, title).getByRole('button', { name: 'No lo tengo' }).click()
  await item(page, title).getByRole('radio', { name: reason }).check()
}
const answer = async (page: Page, title: string, words: string) => {
  await item(page, title).getByRole('textbox').fill(words)
  await item(page, title).getByRole('button', { name: 'Enviar respuesta' }).click()
}

test(
  'documents for a due date are requested, reminded of, answered one by one, returned once, and filed with the receipt',
  { tag: '@core' },
  async ({ page, browser }) => {
    const client = await clientWithProfile('solicitud')
    await enterAs(page, client)
    await page.goto('/portal/calendario')
    await expect(
      page.getByRole('listitem').filter({ hasText: 'Retención en la fuente' }).first(),
    ).toContainText('La preparamos')

    const firm = await otherBrowser(browser)
    await enterAsAdvisor(firm)
    await firm.goto('/admin/solicitudes')
    await firm.getByRole('main').getByRole('link', { name: 'Nueva solicitud' }).click()
    await firm.getByRole('combobox', { name: 'Cliente' }).fill(client.email)
    await firm.getByRole('option', { name: client.email }).click()
    const linked = firm.getByLabel('Para qué obligación (opcional)')
    const [{ id: obligation }] = await openObligations(client)
    await linked.selectOption(obligation)
    await firm.getByLabel('Plantilla').selectOption('Retención en la fuente')
    await firm.getByRole('button', { name: 'Quitar Nómina y planilla PILA pagada' }).click()
    await firm.getByRole('button', { name: 'Pregunta' }).click()
    const question = firm.getByRole('group', { name: 'Documento o pregunta 4' })
    await question.getByLabel('Nombre').fill('¿A quién le pagaste sin factura?')
    await firm.getByRole('button', { name: 'Enviar al cliente' }).dblclick()
    await expect(firm).toHaveURL(/\/admin\/solicitudes\/[0-9a-f-]{36}$/)
    const request = firm.url().slice(-36)
    await expect(firm.getByRole('heading', { level: 1, name: /^Soportes para la retención, / })).toBeVisible()
    expect(await countOf('document_requests', client.id)).toBe(1)

    expect((await mailTo(client.email, /^Te pedimos: Soportes para la retención/)).text).toContain(
      '¿A quién le pagaste sin factura?',
    )
    const reminder = await reminderOf(request, client.email)
    const leads = new Set(reminder.links.filter((link) => new URL(link).pathname.startsWith('/portal')))
    expect(leads.size).toBe(1)
    const [link] = [...leads]
    expect(new URL(link!).pathname).toBe(`/portal/solicitudes/${request}`)

    await page.goto(link!)
    await expect(page.getByRole('heading', { name: 'Te faltan 3' })).toBeVisible()
    await upload(page, 'Pagos y causaciones del mes', 'auxiliar.pdf')
    await badge(page, 'Pagos y causaciones del mes', 'Entregado')
    await answer(page, '¿A quién le pagaste sin factura?', 'A nadie')
    await badge(page, '¿A quién le pagaste sin factura?', 'Entregado')
    await lacks(page, 'Cuentas de cobro y honorarios', 'No aplica este mes')
    await item(page, 'Cuentas de cobro y honorarios').getByRole('textbox').fill('No contratamos a nadie')
    await page.getByRole('button', { name: 'Enviar motivo' }).click()
    await badge(page, 'Cuentas de cobro y honorarios', 'No aplica')
    const delivered = page.getByRole('region', { name: 'Entregaste todo' })
    await expect(delivered).toBeVisible()
    const proof = page.waitForEvent('download')
    await delivered.getByRole('link', { name: 'Descargar constancia' }).click()
    expect((await proof).suggestedFilename()).toContain('Constancia de entrega')

    await badge(firm, 'Pagos y causaciones del mes', 'Entregado')
    await expect(item(firm, 'Cuentas de cobro y honorarios')).toContainText(
      'No aplica: No contratamos a nadie',
    )
    await item(firm, 'Pagos y causaciones del mes').getByRole('button', { name: 'Aceptar' }).click()
    await badge(firm, 'Pagos y causaciones del mes', 'Aceptado')
    const returned = item(firm, '¿A quién le pagaste sin factura?')
    await returned.getByRole('button', { name: 'Devolver' }).click()
    await returned.getByRole('textbox').fill('Falta el nombre de quien arregló el techo.')
    await returned.getByRole('button', { name: 'Devolver con esta nota' }).click()
    await badge(firm, '¿A quién le pagaste sin factura?', 'Devuelto')
    expect((await mailTo(client.email, /^Hay que volver a enviar: ¿A quién/)).text).toContain('el techo')

    await expect(item(page, '¿A quién le pagaste sin factura?')).toContainText('el techo')
    await answer(page, '¿A quién le pagaste sin factura?', 'A Julián Mora, 300.000 pesos')
    await expect(returned).toContainText('A Julián Mora')
    await returned.getByRole('button', { name: 'Aceptar' }).click()
    await expect(page.getByText('Recibimos y aceptamos todo. Gracias.')).toBeVisible()

    await firm.goto(`/admin/clientes/${client.id}?ver=documentos`)
    await firm.locator('input[type=file]').setInputFiles(await paper('Formulario 350.pdf'))
    await toast(firm, 'Documento entregado')
    await firm.goto(`/admin/trabajo/${obligation}`)
    const form = firm.getByRole('form', { name: 'Cambiar el estado' })
    await form.getByLabel('Estado').selectOption('Presentada')
    await form.getByLabel('Número del formulario o recibo').fill('3501009')
    await form.getByLabel('Valor en pesos').fill('1.094.000')
    await form.getByLabel('Declaración entre los archivos del cliente').selectOption('Formulario 350.pdf')
    await form.getByLabel('Lo revisé y los datos de esta fila son los correctos').check()
    await form.getByRole('button', { name: 'Guardar' }).click()
    await expect(firm.getByText('Estado: de «Sin empezar» a «Presentada»')).toBeVisible()

    await page.reload()
    await page.getByRole('link', { name: 'Ver el soporte en tu calendario' }).click()
    const filed = page.getByRole('listitem').filter({ hasText: 'número 3501009' })
    const receipt = filed.getByRole('link', { name: /^Ver declaración/ })
    const download = await page.request.get((await receipt.getAttribute('href'))!)
    expect(download.headers()['content-type']).toContain('pdf')
  },
)

const countOf = async (table: 'document_requests', client: string) =>
  (await service().from(table).select('id', { count: 'exact', head: true }).eq('user_id', client)).count

test('an answer to a request survives a lost connection, and is stored once even if it is sent twice', async ({
  page,
}) => {
  const client = await clientWithProfile('sin-red')
  const request = await ask(client, 'Lo de este mes', [
    { title: 'Extracto del banco' },
    { title: 'Novedades', answerWith: 'text' },
    { title: 'Ingresos', answerWith: 'text' },
    { title: 'Caja menor', allowsNone: true },
  ])
  const versionOf = async (title: string) =>
    (
      await service()
        .from('document_request_items')
        .select('version')
        .eq('request', request)
        .eq('title', title)
        .single()
    ).data?.version
  await enterAs(page, client)
  await page.goto(`/portal/solicitudes/${request}`)

  await cutNextChange(page)
  await answer(page, 'Novedades', 'Entró Marta Ruiz el 3.')
  await toast(page, 'No se guardó', 'El servicio no responde en este momento.')
  await expect(item(page, 'Novedades').getByRole('textbox')).toHaveValue('Entró Marta Ruiz el 3.')
  await loseNextAnswer(page)
  await item(page, 'Novedades').getByRole('button', { name: 'Enviar respuesta' }).click()
  await expect.poll(() => versionOf('Novedades')).toBe(2)
  const again = item(page, 'Novedades').getByRole('button', { name: /^(Enviar|Cambiar) respuesta$/ })
  await expect(again).toBeEnabled()
  await again.click()
  await badge(page, 'Novedades', 'Entregado')
  expect(await versionOf('Novedades')).toBe(2)

  await item(page, 'Ingresos').getByRole('textbox').fill('Ninguno')
  await item(page, 'Ingresos').getByRole('button', { name: 'Enviar respuesta' }).dblclick()
  await badge(page, 'Ingresos', 'Entregado')
  expect(await versionOf('Ingresos')).toBe(2)

  await lacks(page, 'Caja menor', 'No aplica este mes')
  await item(page, 'Caja menor').getByRole('textbox').fill('No tenemos')
  await page.getByRole('button', { name: 'Enviar motivo' }).dblclick()
  await badge(page, 'Caja menor', 'No aplica')
  expect(await versionOf('Caja menor')).toBe(2)

  await page.route('**/api/mensajes/archivos', (route) => route.abort('internetdisconnected'))
  await upload(page, 'Extracto del banco', 'extracto.pdf')
  const cut = item(page, 'Extracto del banco').getByText('Sin conexión. 1 archivo espera')
  await expect(cut).toBeVisible()
  await noViolations(page)
  await page.unroute('**/api/mensajes/archivos')
  await item(page, 'Extracto del banco').getByRole('button', { name: 'Reintentar' }).click()
  await badge(page, 'Extracto del banco', 'Entregado')
  await expect(item(page, 'Extracto del banco').getByRole('link', { name: 'extracto.pdf' })).toHaveCount(1)
})

test('the client’s pages of requests work by keyboard alone, without accessibility violations, at 320 px', async ({
  page,
}) => {
  const client = await clientWithProfile('teclado')
  await openObligations(client)
  const request = await ask(client, 'Lo de este mes', [
    { title: 'Extracto del banco' },
    { title: 'Novedades', answerWith: 'text' },
    { title: 'Caja menor', allowsNone: true },
  ])
  await enterAs(page, client)
  await page.goto('/portal/solicitudes')
  await noViolations(page)
  await tabTo(page, page.getByRole('link', { name: 'Lo de este mes' }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(request))
  await listens(page)
  await noViolations(page)
  await tabTo(page, item(page, 'Extracto del banco').getByRole('button', { name: 'Elegir archivo' }))
  const chooser = page.waitForEvent('filechooser')
  await page.keyboard.press('Enter')
  await (await chooser).setFiles(await paper('extracto.pdf'))
  await badge(page, 'Extracto del banco', 'Entregado')
  await tabTo(page, item(page, 'Novedades').getByRole('textbox'))
  await page.keyboard.type('Ninguna')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await badge(page, 'Novedades', 'Entregado')
  await tabTo(page, item(page, 'Caja menor').getByRole('button', { name: 'No lo tengo' }))
  await page.keyboard.press('Enter')
  await expect(item(page, 'Caja menor').getByRole('radio', { name: /^Todavía no/ })).toBeFocused()
  await noViolations(page)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(item(page, 'Caja menor').getByRole('radio', { name: /^No aplica/ })).toBeChecked()
  await page.keyboard.press('Tab')
  await page.keyboard.type('No tenemos')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await badge(page, 'Caja menor', 'No aplica')
  await noViolations(page)
  await page.setViewportSize({ width: 320, height: 700 })
  for (const path of [`/portal/solicitudes/${request}`, '/portal/solicitudes', '/portal/calendario']) {
    await page.goto(path)
    await noOverflow(page)
    await noViolations(page)
  }
})

test('an item is answered with an appointment, once however often it is pressed, and is open again after a cancellation', async ({
  page,
}) => {
  const client = await clientWithProfile('reunion')
  const title = 'Reunión de cierre'
  const request = await ask(client, 'Cierre de año', [{ title, answerWith: 'appointment' }])
  await signIn(page, client.email, client.password)
  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto(`/portal/solicitudes/${request}`)
  await item(page, title)
    .getByRole('button', { name: /^Elegir día y hora/ })
    .click()
  await expect(day(page).first()).toBeVisible()
  await choose(page, 13)
  await noOverflow(page)
  await noViolations(page)
  await page.getByRole('button', { name: 'Pedir esta hora' }).dblclick()
  await badge(page, title, 'Entregado')
  await expect(item(page, title)).toContainText('por confirmar')
  await noOverflow(page)
  await noViolations(page)
  const [appointment, ...more] = await rowsOf(client)
  expect([appointment?.title, appointment?.status, more.length]).toEqual([title, 'requested', 0])

  await client.db.rpc('cancel_appointment', { appointment: appointment?.id ?? '' })
  await badge(page, title, 'Por entregar')
  await leave(client)
})
