import { pdfFile } from '@/supabase/sample-files/pdf-file'
import { newClient } from './support/agenda-page'
import { openFirm, type Firm } from './support/firm'
import { expect, test, toast } from './support/fixtures'
import {
  asAdvisor,
  entry,
  find,
  newCorrespondent,
  openThread,
  otherBrowser,
  reply,
  rows,
  send,
  write,
  type Correspondent,
} from './support/messages-page'
import { linkTo, mailTo } from './support/fake-services'
import { advisorName, enterAsAdmin, signIn } from './support/members'
import { noOverflow, noViolations } from './support/tasks-page'

let firm: Firm
let client: Correspondent
test.beforeEach(async ({ page, browser, extraHTTPHeaders }) => {
  firm = await openFirm()
  client = await newCorrespondent(await otherBrowser(browser, extraHTTPHeaders))
  await asAdvisor(page)
})
test.afterEach(() => client.page.context().close())

test(
  'a client writes, the firm reads and answers, and each sees the other live',
  { tag: '@core' },
  async ({ page }) => {
    await find(page, client.subject, 'sin-leer')
    await expect(rows(page)).toHaveCount(1)
    await expect(rows(page)).toContainText('1 sin leer')
    await write(client.page, 'Se me olvidaba: es urgente')
    await expect(rows(page)).toContainText('2 sin leer')
    await expect(rows(page)).toContainText('es urgente')
    await noViolations(page)
    await rows(page).click()
    await expect(entry(page, 'es urgente')).toBeVisible()
    await expect(entry(client.page, 'es urgente')).toContainText('Leído a las')
    await reply(page).fill('Con gusto')
    await reply(page).press('Control+Enter')
    await expect(entry(page, 'Con gusto')).toContainText('Tú')
    await expect(entry(client.page, 'Con gusto')).toContainText('Diana Cárdenas')
    await expect(entry(page, 'Con gusto')).toContainText('Leído a las')
    await write(client.page, 'Gracias')
    await expect(entry(page, 'Gracias')).toBeVisible()
    await expect(entry(client.page, 'Gracias')).toContainText('Leído a las')
    await noViolations(page)
    await find(page, client.subject, 'sin-leer')
    await expect(page.getByText('Ninguna conversación coincide')).toBeVisible()
  },
)

test('when two members answer at once, each sees who answered, and nobody answers over the other', async ({
  page,
  browser,
  extraHTTPHeaders,
}) => {
  const admin = await otherBrowser(browser, extraHTTPHeaders)
  await enterAsAdmin(admin)
  await Promise.all([openThread(page, client.thread), openThread(admin, client.thread)])
  await reply(admin).fill('Mi respuesta')
  await reply(page).fill('Ya lo reviso')
  await send(page).click()
  await expect(admin.getByText(new RegExp(`${advisorName} respondió hace un momento`))).toBeVisible()
  await expect(entry(admin, 'Ya lo reviso')).toContainText(advisorName)
  await noViolations(admin)
  await admin.getByRole('button', { name: 'Entendido' }).click()
  await expect(admin.getByText(/respondió hace un momento/)).toHaveCount(0)
  await expect(reply(admin)).toHaveValue('Mi respuesta')

  // Without live changes this page does not show the advisor's answer, so the database must detect the conflict.
  await admin.routeWebSocket(/realtime/, () => {})
  await admin.reload()
  await expect(reply(admin)).toHaveValue('Mi respuesta')
  await reply(page).fill('Y otra cosa')
  await send(page).click()
  await expect(entry(page, 'Y otra cosa')).toContainText(/Enviado|Leído/)
  await send(admin).click()
  await expect(entry(admin, 'Mi respuesta')).toContainText(
    `${advisorName} respondió hace un momento, mientras escribías`,
  )
  await expect(entry(admin, 'Y otra cosa')).toBeVisible()
  await entry(admin, 'Mi respuesta').getByRole('button', { name: 'Reintentar' }).click()
  await expect(entry(page, 'Mi respuesta')).toBeVisible()
  await expect(entry(client.page, 'Mi respuesta')).toHaveCount(1)
  await admin.context().close()
})

test('a conversation is taken, handed over and closed, and a message of the client reopens it', async ({
  page,
  browser,
  extraHTTPHeaders,
}) => {
  const admin = await otherBrowser(browser, extraHTTPHeaders)
  await enterAsAdmin(admin)
  await Promise.all([openThread(page, client.thread), openThread(admin, client.thread)])
  await page.getByRole('button', { name: 'Tomarla' }).click()
  await expect(page.getByText(/la tomó hace un momento/)).toBeVisible()
  await expect(admin.getByRole('button', { name: `Tomarla de ${advisorName}` })).toBeVisible()
  await find(page, client.subject)
  await page.getByRole('link', { name: 'Solo las mías' }).click()
  await expect(page).toHaveURL(/mias=1/)
  await expect(rows(page)).toContainText('Tú')
  await admin.getByRole('button', { name: /^Tomarla de/ }).click()
  await expect(admin.getByRole('button', { name: 'Soltarla' })).toBeVisible()
  await expect(page.getByText('Ninguna conversación coincide')).toBeVisible()
  await admin.getByRole('button', { name: 'Cerrar conversación' }).click()
  await toast(admin, 'Conversación cerrada')
  await expect(admin.getByText(/la cerró hace un momento/)).toBeVisible()
  await noViolations(admin)
  await find(page, client.subject, 'cerradas')
  await expect(rows(page)).toContainText('Cerrada')
  await write(client.page, 'Una cosa más')
  await expect(page.getByText('Ninguna conversación coincide')).toBeVisible()
  await expect(admin.getByRole('button', { name: 'Cerrar conversación' })).toBeVisible()
  await admin.context().close()
})

test('an answer with a document of the client is sent once after a lost connection, however often it is pressed', async ({
  page,
}) => {
  const { name, type, bytes } = await pdfFile({ seed: client.email })
  const upload = client.page.locator('input[type=file]')
  await upload.setInputFiles({ name, mimeType: type, buffer: Buffer.from(bytes) })
  await expect(client.page.getByText(/Listo para enviar/)).toBeVisible()
  await write(client.page, 'Va el soporte')
  await openThread(page, client.thread)
  await page.getByRole('button', { name: 'Adjuntar' }).click()
  const files = page.getByRole('dialog', { name: 'Adjuntar un documento del cliente' })
  await expect(files.getByRole('button', { name: new RegExp(name) })).toBeVisible()
  await noViolations(page)
  await files.getByLabel('Buscar por nombre').fill('inexistente')
  await expect(files.getByText('No hay documentos con ese nombre.')).toBeVisible()
  await files.getByLabel('Buscar por nombre').fill('')
  await files.getByRole('button', { name: new RegExp(name) }).click()
  await expect(files).toHaveCount(0)
  await reply(page).fill('Te lo devuelvo corregido')
  await page.reload()
  await expect(reply(page)).toHaveValue('Te lo devuelvo corregido')
  await expect(page.getByText(/Listo para enviar/)).toBeVisible()
  await page.route('**/api/equipo/mensajes', (route) => route.abort('connectionreset'))
  await send(page).click()
  await expect(entry(page, 'corregido')).toContainText('No enviado')
  // Sending works again only after the reload, because the open page would send the message again by itself.
  await page.reload()
  await expect(entry(page, 'corregido').getByRole('button', { name: 'Reintentar' })).toBeVisible()
  await page.unroute('**/api/equipo/mensajes')
  await entry(page, 'corregido').getByRole('button', { name: 'Reintentar' }).click()
  await expect(entry(page, 'corregido')).toContainText(/Enviado|Leído/)
  await expect(entry(client.page, 'corregido').getByRole('link', { name: new RegExp(name) })).toBeVisible()
  await expect(entry(client.page, 'corregido')).toHaveCount(1)
})

test('the firm begins a conversation, and the client gets a mail and finds it in the portal', async ({
  page,
}) => {
  const { email, password } = await newClient('renta')
  const clients = await firm.call<{ user_id: string; email: string }[]>('list_registrations', {
    wanted: 'approved',
    max_rows: 200,
  })
  const id = clients.find((one) => one.email === email)?.user_id
  await page.goto('/admin/mensajes/nueva')
  await expect(page.getByText('¿A quién le escribes?')).toBeVisible()
  await page.goto(`/admin/mensajes/nueva?cliente=${id}`)
  await send(page).click()
  await expect(page.getByText('Escribe el asunto.')).toBeVisible()
  await noViolations(page)
  await page.getByLabel('Asunto').fill('Documentos para la renta')
  await page.getByLabel('Mensaje').fill('Hola {empresa}')
  await page.getByLabel('Mensaje').press('Control+Enter')
  await expect(page.getByText('Completa {empresa} antes de enviar.')).toBeVisible()
  await page.getByLabel('Mensaje').fill('Hola, necesitamos tu RUT')
  await send(page).dblclick()
  await expect(page).toHaveURL(/\/admin\/mensajes\/[0-9a-f-]{36}$/)
  await expect(entry(page, 'necesitamos tu RUT')).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Soltarla' })).toBeVisible()
  const mail = await mailTo(email, /te escribió: Documentos para la renta/)
  const link = new URL(linkTo(mail, '/portal/mensajes/'))
  await client.page.context().clearCookies()
  await signIn(client.page, email, password)
  await client.page.goto(link.pathname)
  await expect(entry(client.page, 'necesitamos tu RUT')).toContainText('Diana Cárdenas')
  await expect(entry(page, 'necesitamos tu RUT')).toContainText('Leído a las')
})

test('saved answers are written, found, inserted at the cursor with the client’s name, changed and deleted', async ({
  page,
}) => {
  const title = `Pedir ${client.subject}`
  await page.goto('/admin/mensajes/respuestas')
  await page.getByRole('button', { name: 'Nueva respuesta' }).click()
  await page.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByText('Escribe el título.')).toBeVisible()
  await page.getByLabel('Título').fill(title)
  await page.getByLabel('Texto').fill('{nombre}, envíanos el extracto, por favor.')
  await noViolations(page)
  await page.getByRole('button', { name: 'Guardar' }).click()
  await toast(page, 'Respuesta guardada')
  await openThread(page, client.thread)
  await reply(page).fill('Buenos días.')
  await page.keyboard.press('Alt+r')
  const answers = page.getByRole('dialog', { name: 'Respuestas guardadas' })
  await expect(answers.getByLabel('Buscar respuesta')).toBeFocused()
  await page.keyboard.type(title)
  await expect(answers.getByRole('listitem')).toHaveCount(1)
  await noViolations(page)
  await page.keyboard.press('Enter')
  const name = client.email.split('@')[0]
  await expect(reply(page)).toHaveValue(`Buenos días. ${name}, envíanos el extracto, por favor.`)
  await expect(reply(page)).toBeFocused()
  await page.keyboard.press('Control+Enter')
  await expect(entry(client.page, 'envíanos el extracto')).toBeVisible()
  await page.goto('/admin/mensajes/respuestas')
  await page.getByRole('button', { name: `Editar ${title}` }).click()
  await page.getByLabel('Texto').fill('Otro texto')
  await page.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByText('Otro texto')).toBeVisible()
  await page.getByRole('button', { name: `Eliminar ${title}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Conservar' }).click()
  await page.getByRole('button', { name: `Eliminar ${title}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Eliminar' }).click()
  await toast(page, 'Respuesta eliminada')
  await expect(page.getByText(title)).toHaveCount(0)
})

test('other clients’ conversations are not found, and people outside of the firm do not find the inbox', async ({
  page,
}) => {
  for (const id of [crypto.randomUUID(), 'x']) {
    expect((await page.goto(`/admin/mensajes/${id}`))?.status()).toBe(404)
    expect((await page.request.get(`/api/equipo/mensajes/${id}`)).status()).toBe(404)
  }
  for (const path of ['/admin/mensajes', `/admin/mensajes/${client.thread}`, '/admin/mensajes/respuestas'])
    expect((await client.page.goto(path))?.status()).toBe(404)
  for (const path of [client.thread, 'respuestas', `documentos?cliente=${client.thread}`])
    expect((await client.page.request.get(`/api/equipo/mensajes/${path}`)).status()).toBe(404)
})

for (const width of [1440, 390, 320]) {
  test(`at ${width} px everything fits, by keyboard alone`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await write(client.page, `${'x'.repeat(300)} <b>No</b> שלום`)
    await find(page, client.subject)
    await noOverflow(page)
    await noViolations(page)
    await page.getByLabel('Buscar').focus()
    await page.getByLabel('Buscar').fill('inexistente de verdad')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Ninguna conversación coincide')).toBeVisible()
    await noViolations(page)
    await page.getByLabel('Buscar').fill(client.subject)
    await page.keyboard.press('Enter')
    await expect(rows(page)).toHaveCount(1)
    await rows(page).focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(client.thread))
    await expect(entry(page, 'xxx')).toBeVisible()
    await noOverflow(page)
    await noViolations(page)
    await reply(page).focus()
    await page.keyboard.press('Control+Enter')
    await expect(page.getByText('Escribe un mensaje o adjunta un archivo.')).toBeVisible()
    await page.keyboard.type('Primera')
    await page.keyboard.press('Enter')
    await page.keyboard.type('Segunda')
    await page.keyboard.press('Control+Enter')
    await expect(entry(client.page, 'Segunda')).toBeVisible()
    await expect(reply(page)).toBeFocused()
    await page.goto('/admin/mensajes/respuestas')
    await page.getByRole('button', { name: 'Nueva respuesta' }).press('Enter')
    await expect(page.getByLabel('Título')).toBeFocused()
    await noOverflow(page)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Nueva respuesta' })).toBeFocused()
  })
}
