import { pdfFile } from '@/supabase/sample-files/pdf-file'
import { enterAsNew, openFirm, type Firm } from './support/firm'
import { expect, signOut, test, toast } from './support/fixtures'
import { mailsTo } from './support/fake-services'
import { begin, entry, log, openLive, reply, send, threads, write } from './support/messages-page'
import { noOverflow, noViolations, replayable } from './support/tasks-page'

let firm: Firm
let email: string
test.beforeEach(async ({ page }) => {
  firm = await openFirm()
  email = await enterAsNew(page, 'mensajes')
})

test('a first conversation is started, answered live by the firm, and read on both sides', async ({
  page,
}) => {
  await page.goto('/portal/mensajes')
  await expect(page).toHaveTitle(/^Mensajes/)
  await expect(page.getByText('Sin mensajes recientes')).toBeVisible()
  await expect(page.getByText('Comienza una conversación con tu asesor')).toBeVisible()
  await noViolations(page)
  await page.getByRole('link', { name: 'Nuevo mensaje' }).click()
  await expect(page.getByRole('heading', { name: 'Nuevo mensaje' })).toBeVisible()
  const thread = await begin(page, 'IVA de la factura FE-4821', 'Hola, ¿me ayudan?')
  await expect(entry(page, 'Hola, ¿me ayudan?')).toContainText('Enviado')
  await firm.answer(thread, 'Con gusto: mira https://www.dian.gov.co/rut.')
  await expect(entry(page, 'Con gusto')).toBeVisible()
  await expect(page.getByRole('link', { name: /www\.dian\.gov\.co\/rut/ })).toHaveAttribute(
    'href',
    'https://www.dian.gov.co/rut',
  )
  await firm.call('read_thread_as_firm', { thread })
  await expect(entry(page, 'Hola, ¿me ayudan?')).toContainText('Leído a las')
  await expect(page.getByText('2 mensajes')).toBeVisible()
  await expect(threads(page).getByText('sin leer')).toHaveCount(0)
  await page.reload()
  await expect(log(page).getByRole('article')).toHaveCount(2)
})

test('a message in another conversation is counted, and is read once that conversation is open', async ({
  page,
}) => {
  const first = await begin(page, 'Nómina de diciembre', 'Uno')
  await begin(page, 'Informe de octubre', 'Dos')
  await firm.answer(first, 'Listo')
  const link = threads(page).getByRole('link', { name: /Nómina de diciembre/ })
  await expect(link).toContainText('1 sin leer')
  await expect(threads(page).getByRole('link').first()).toHaveText(/Nómina de diciembre/)
  await link.click()
  await expect(entry(page, 'Listo')).toBeVisible()
  await expect(threads(page).getByText('sin leer')).toHaveCount(0)
  await page.goto('/portal/mensajes')
  await expect(page.getByRole('heading', { name: 'Nómina de diciembre' })).toBeVisible()
})

test('a draft survives a reload, belongs to one conversation, and is deleted with the session', async ({
  page,
}) => {
  const first = await begin(page, 'Una', 'Hola')
  await reply(page).fill('A medio escribir')
  const second = await begin(page, 'Otra', 'Hola')
  await expect(reply(page)).toHaveValue('')
  await openLive(page, `/portal/mensajes/${first}`)
  await expect(reply(page)).toHaveValue('A medio escribir')
  await send(page).click()
  await expect(entry(page, 'A medio escribir')).toContainText('Enviado')
  await page.reload()
  await expect(reply(page)).toHaveValue('')
  await expect(entry(page, 'A medio escribir')).toHaveCount(1)
  await openLive(page, `/portal/mensajes/${second}`)
  await reply(page).fill('Secreto')
  await signOut(page)
  await expect(page).not.toHaveURL(/portal/)
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('Secreto')
})

test('a double press, a request sent again and two tabs with the same draft make one message', async ({
  page,
  context,
}) => {
  const thread = await begin(page, 'Una', 'Hola')
  const other = await context.newPage()
  await reply(page).fill('Una sola vez')
  await openLive(other, `/portal/mensajes/${thread}`)
  await expect(reply(other)).toHaveValue('Una sola vez')
  const asked = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/api/mensajes'),
  )
  await Promise.all([send(page).dblclick(), send(other).click()])
  const request = await asked
  const headers = await replayable(request)
  expect((await page.request.post(request.url(), { headers, data: request.postData()! })).status()).toBe(200)
  await expect(entry(page, 'Una sola vez')).toContainText('Enviado')
  await expect(entry(other, 'Una sola vez')).toContainText('Enviado')
  await openLive(page, `/portal/mensajes/${thread}`)
  await expect(log(page).getByRole('article')).toHaveCount(2)
})

test('a message that was not delivered says so, survives a reload and can be sent again', async ({
  page,
}) => {
  await begin(page, 'Una', 'Hola')
  await page.route('**/api/mensajes', (route) => route.abort('connectionreset'))
  await reply(page).fill('Sin conexión')
  await reply(page).press('Enter')
  await expect(entry(page, 'Sin conexión')).toContainText('No enviado')
  await expect(reply(page)).toHaveValue('')
  await expect(reply(page)).toBeFocused()
  await noViolations(page)
  // Sending works again only after the reload, because the open page would send the message again by itself.
  await page.reload()
  await expect(entry(page, 'Sin conexión').getByRole('button', { name: 'Reintentar' })).toBeVisible()
  await page.unroute('**/api/mensajes')
  await entry(page, 'Sin conexión').getByRole('button', { name: 'Reintentar' }).click()
  await expect(entry(page, 'Sin conexión')).toContainText('Enviado')
  await expect(entry(page, 'Sin conexión')).toHaveCount(1)
})

test('after a lost connection a conversation shows all its messages', async ({ page, context }) => {
  const thread = await begin(page, 'Una', 'Hola')
  await context.setOffline(true)
  await Promise.all(Array.from({ length: 59 }, (_, n) => firm.answer(thread, `Respuesta ${n + 1}.`)))
  await firm.answer(thread, 'Respuesta 60.')
  await context.setOffline(false)
  await expect(entry(page, 'Respuesta 60.')).toBeVisible()
  await expect(log(page).getByRole('article')).toHaveCount(61)
})

test('the older messages of a long conversation are loaded page by page', async ({ page }) => {
  const thread = await begin(page, 'Larga', 'La primera de todas')
  await Promise.all(Array.from({ length: 59 }, (_, n) => firm.answer(thread, `Respuesta ${n + 1}.`)))
  await firm.answer(thread, 'Respuesta 60.')
  await openLive(page, `/portal/mensajes/${thread}`)
  await expect(log(page).getByRole('article')).toHaveCount(50)
  await expect(entry(page, 'Respuesta 60.')).toBeInViewport()
  await page.getByRole('button', { name: 'Ver mensajes anteriores' }).click()
  await expect(log(page).getByRole('article')).toHaveCount(61)
  await expect(entry(page, 'La primera de todas')).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Ver mensajes anteriores' })).toHaveCount(0)
  await firm.answer(thread, 'La última')
  await expect(entry(page, 'La última')).toHaveCount(1)
})

test('a file is sent with a message, after the same checks as an invoice', async ({ page }) => {
  await begin(page, 'Una', 'Hola')
  const choose = page.locator('input[type=file]')
  await choose.setInputFiles({
    name: 'notas.xlsx',
    mimeType: 'application/vnd.ms-excel',
    buffer: Buffer.from('PK'),
  })
  await expect(page.getByText('El archivo "notas.xlsx" no es un formato válido.')).toBeVisible()
  await expect(page.getByText(/^1 archivo no se adjuntó\./)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Quitar notas.xlsx' })).toHaveCount(0)
  const forged = { name: 'falso.pdf', mimeType: 'application/pdf', buffer: Buffer.from('<html>no</html>') }
  await choose.setInputFiles(forged)
  await expect(page.getByText('El archivo "falso.pdf" no es un formato válido.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Quitar falso.pdf' })).toHaveCount(0)
  const { name, type, bytes } = await pdfFile({ seed: email })
  await choose.setInputFiles({ name, mimeType: type, buffer: Buffer.from(bytes) })
  await expect(page.getByText(/Listo para enviar/)).toBeVisible()
  await page.reload()
  await expect(page.getByText(/Listo para enviar/)).toBeVisible()
  await noViolations(page)
  await send(page).click()
  const link = log(page).getByRole('link', { name: new RegExp(name) })
  await expect(link).toBeVisible()
  const file = await page.request.get((await link.getAttribute('href'))!)
  expect(Buffer.compare(await file.body(), Buffer.from(bytes))).toBe(0)
})

test(
  'another client’s conversation is not found, just like a missing one',
  { tag: '@core' },
  async ({ page, browser, extraHTTPHeaders }) => {
    const thread = await begin(page, 'De otra persona', 'Hola')
    const context = await browser.newContext({ ...(extraHTTPHeaders ? { extraHTTPHeaders } : {}) })
    const stranger = await context.newPage()
    await enterAsNew(stranger, 'ajena')
    for (const id of [thread, crypto.randomUUID(), 'x']) {
      const answer = await stranger.goto(`/portal/mensajes/${id}`)
      expect(answer?.status()).toBe(404)
      await expect(stranger.getByText('Esta página no existe')).toBeVisible()
      await expect(stranger.getByText('De otra persona')).toHaveCount(0)
      expect((await stranger.request.get(`/api/mensajes/${id}`)).status()).toBe(404)
      const headers = { origin: new URL(stranger.url()).origin }
      const post = (path: string, data?: object) => stranger.request.post(path, { headers, data })
      expect((await post(`/api/mensajes/${id}/lectura`)).status()).toBe(404)
      const message = { id: crypto.randomUUID(), thread: id, body: 'Hola', files: [] }
      expect((await post('/api/mensajes', message)).status()).toBe(id === 'x' ? 400 : 404)
    }
    await context.close()
    await page.reload()
    await expect(log(page).getByRole('article')).toHaveCount(1)
  },
)

test('an answer that the client reads at once causes no mail', async ({ page }) => {
  const thread = await begin(page, 'Para el correo', 'Hola')
  await firm.answer(thread, 'Una respuesta')
  await expect(entry(page, 'Una respuesta')).toBeVisible()
  await expect(threads(page).getByText('sin leer')).toHaveCount(0)
  expect((await mailsTo(email)).filter(({ subject }) => subject.startsWith('Tienes una respuesta'))).toEqual(
    [],
  )
})

test('messages are written and sent with the keyboard alone', async ({ page }) => {
  await page.goto('/portal/mensajes/nuevo')
  await page.getByLabel('Asunto').focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('Escribe el asunto.')).toBeVisible()
  await expect(page.getByText('Escribe un mensaje o adjunta un archivo.')).toBeVisible()
  await expect(page.getByLabel('Asunto')).toBeFocused()
  await page.keyboard.type('Con teclado')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Primera')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Segunda')
  await page.keyboard.press('Control+Enter')
  await toast(page, 'Mensaje enviado')
  await expect(entry(page, 'Primera')).toBeVisible()
  await expect(entry(page, 'Segunda')).toBeVisible()
  await reply(page).focus()
  await page.keyboard.type('Una línea')
  await page.keyboard.press('Shift+Enter')
  await page.keyboard.type('y otra')
  await page.keyboard.press('Enter')
  await expect(entry(page, 'Una línea')).toContainText('Enviado')
  await expect(reply(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Escribe un mensaje o adjunta un archivo.')).toBeVisible()
})

const texts = [
  'x'.repeat(600),
  'إرسال الفاتورة الإلكترونية שלום',
  '<b>No</b> & "sí"\n\n\nlejos',
  '🧾'.repeat(80),
]

for (const width of [1440, 390, 320]) {
  test(`at ${width} px every message fits and is accessible, in every state`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/portal/mensajes')
    await noOverflow(page)
    const thread = await begin(page, 'ñ'.repeat(120), texts[0]!)
    await noOverflow(page)
    for (const body of texts.slice(1)) await write(page, body)
    await firm.answer(thread, texts.join('\n'))
    await expect(log(page).getByRole('article')).toHaveCount(5)
    await expect(log(page).locator('b', { hasText: /^No$/ })).toHaveCount(0)
    await reply(page).fill('y'.repeat(4001))
    await send(page).click()
    await expect(page.getByText('El mensaje admite 4.000 caracteres y ahora tiene 4.001.')).toBeVisible()
    await noOverflow(page)
    await noViolations(page)
    await page.goto('/portal/mensajes/nuevo')
    await send(page).click()
    await expect(page.getByText('Escribe el asunto.')).toBeVisible()
    await noOverflow(page)
    await noViolations(page)
  })
}
