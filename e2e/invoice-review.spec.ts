import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { xmlFile } from '@/supabase/sample-files/xml-file'
import type { SampleFile } from '@/supabase/sample-files/sample-file'
import { newClient } from './support/agenda-page'
import { openFirm, type Firm } from './support/firm'
import { expect, test } from './support/fixtures'
import { expectWithin } from './support/times'
import {
  asUpload,
  decide,
  findings,
  invoiceLink,
  newPage,
  note,
  openDesk,
  openInvoices,
} from './support/invoices-page'
import { enterAs, enterAsAdvisor } from './support/members'
import { noOverflow, noViolations } from './support/tasks-page'

let firm: Firm
let client: Page
test.beforeEach(async ({ browser, extraHTTPHeaders }) => {
  firm = await openFirm()
  client = await newPage(browser, extraHTTPHeaders)
})
test.afterEach(() => client.context().close())

const named = (file: SampleFile) => ({ ...file, name: `${Math.random().toString(36).slice(2, 10)}.xml` })
const swapped = () => named(xmlFile({ seed: 'papel', swapped: true, answered: true }))
const asXml = (text: string): SampleFile =>
  named({ name: '', type: 'application/xml', bytes: new TextEncoder().encode(text) })
const review = (page: Page) => page.getByRole('region', { name: 'Revisión automática' })

const uploaded = () => client.getByRole('region', { name: 'Lo que acabas de subir' }).getByRole('listitem')

async function sendUntil(file: SampleFile, result: string): Promise<number> {
  await client.locator('input[type=file]').setInputFiles(asUpload(file))
  const ended = client
    .waitForEvent(
      'requestfinished',
      (request) => request.url().includes('/object/upload/sign') && request.method() === 'PUT',
    )
    .then(() => Date.now())
  await client.getByRole('button', { name: 'Subir (1)' }).click()
  const began = await ended
  // If a review is too slow for the upload's response, the row shows its result later, such as «Con errores: IVA…».
  await expect(uploaded().filter({ hasText: file.name })).toContainText(result)
  return began
}

async function enter(who: string): Promise<void> {
  const { email, password } = await newClient(who)
  await enterAs(client, { email, password })
  await openInvoices(client)
}

async function sendAndRead(who: string, file: SampleFile, result: string, inList = result): Promise<void> {
  await enter(who)
  await sendUntil(file, inList)
  // Until the notice of success appears, the row may be replaced, and a click on it would be lost.
  await expect(client.getByText('¡Archivos subidos exitosamente!')).toBeVisible()
  // A click is lost if the list is replaced at the same time, so the test repeats the click.
  await expect(async () => {
    await invoiceLink(client, file.name).click({ timeout: 2000 })
    await client.waitForURL(/\/portal\/facturas\/[0-9a-f-]{36}$/, { timeout: 5000 })
  }).toPass({ timeout: 40_000 })
  await expect(review(client)).toContainText(result)
}

test(
  'findings are shown beside the file within two seconds after each upload',
  { tag: '@timed' },
  async () => {
    await enter('segundos')
    for (let i = 0; i < 5; i++) {
      const file = named(xmlFile({ seed: randomUUID(), swapped: true, answered: true }))
      expectWithin(2_000, await sendUntil(file, 'Con errores'))
      await openInvoices(client)
    }
  },
)

test('a client sees the findings of an invoice, and the advisor’s decision live', async ({ page }) => {
  const file = swapped()
  await sendAndRead('papeles', file, 'Con errores')
  await expect(review(client)).toContainText('19% de $\u00a02.389.000 es $\u00a0453.910, no $\u00a0435.910')
  await expect(review(client)).toContainText('$\u00a018.000')
  await expect(review(client)).toContainText('La DIAN la validó el 18/11/2026')
  const headings = await review(client).getByRole('heading', { level: 3 }).allTextContents()
  expect(headings.slice(0, 3)).toEqual(['Autenticidad', 'Lo que cuadra', 'Lo que no cuadra'])
  await noViolations(client)

  await enterAsAdvisor(page)
  await openDesk(page, file.name)
  await expect(findings(page)).toContainText('FAS07')
  await expect(findings(page)).toContainText('Con errores')
  await expect(page.getByRole('article', { name: /^Documento SETP/ })).toContainText('435.910')
  await noViolations(page)
  await note(page).fill('El IVA debe ser 453.910.')
  await decide(page, 'Rechazar')
  await expect(client.getByText('Rechazada')).toBeVisible()
  await expect(client.getByText('El IVA debe ser 453.910.')).toBeVisible()
})

test('client and firm see that a file was changed after it was signed, and it is never called validated', async ({
  page,
}) => {
  const signed = new TextDecoder().decode(xmlFile({ seed: randomUUID(), answered: true }).bytes)
  const file = asXml(signed.replace(/(<cac:Item><cbc:Description>)[^<]+/, '$1Otra cosa'))
  await sendAndRead('alterada', file, 'Con dudas')
  await expect(review(client)).toContainText('No es el archivo que se firmó')
  await expect(review(client)).toContainText('Pide a quien vende el archivo original')
  await noViolations(client)
  await enterAsAdvisor(page)
  await openDesk(page, file.name)
  await expect(page.getByRole('heading', { name: 'Autenticidad' })).toBeVisible()
  await expect(page.getByText('Sin probar del todo')).toBeVisible()
  await noViolations(page)
})

test('a mark on the invoice leads to its finding by keyboard, and live changes leave the focus there', async () => {
  await client.setViewportSize({ width: 390, height: 844 })
  await sendAndRead('marcas', swapped(), 'Con errores')
  const mark = client.getByRole('link', { name: 'Hallazgo 1', exact: true })
  const finding = client.locator('#hallazgo-1')
  const follow = async () => {
    await mark.focus()
    await expect(finding).not.toBeFocused()
    await client.keyboard.press('Enter')
    await expect(finding).toBeFocused()
    await expect(finding).toBeInViewport()
  }
  await follow()
  const { pathname } = new URL(client.url())
  const decide = (verdict: string, seen: number) =>
    firm.call('decide_invoice', {
      invoice: pathname.split('/').at(-1),
      verdict,
      seen,
      note: 'El IVA no cuadra.',
      reason: 'El proveedor ya emitió la nota.',
    })
  await decide('rejected', 0)
  await expect(client.getByText('Rechazada', { exact: true })).toBeVisible()
  await expect(finding).toBeFocused()

  const held = Promise.withResolvers<void>()
  await client.route(
    (url) => url.pathname === pathname && url.searchParams.has('_rsc'),
    async (route) => {
      await held.promise
      await route.continue()
    },
  )
  const redraw = client.waitForRequest((request) => request.url().includes(`${pathname}?_rsc`))
  await decide('accepted', 1)
  await redraw
  await follow()
  held.resolve()
  await expect(client.getByText('Aceptada', { exact: true })).toBeVisible()
  await expect(finding).toBeFocused()
})

test('on a phone the failed checks are in view, and the passed ones are closed in one line above', async () => {
  await sendAndRead('telefono', swapped(), 'Con errores')
  const holds = review(client).getByRole('heading', { name: 'Lo que cuadra' })
  const doesNot = review(client).getByRole('heading', { name: 'Lo que no cuadra' })
  const check = review(client).getByText('Los NIT llevan su dígito')
  for (const width of [390, 320]) {
    await client.setViewportSize({ width, height: 844 })
    const [above, below] = [await holds.boundingBox(), await doesNot.boundingBox()]
    expect((below?.y ?? Infinity) - (above?.y ?? 0)).toBeLessThan(120)
    await noOverflow(client)
    await noViolations(client)
  }
  await expect(review(client)).toContainText(/Lo que cuadra\(\d+\)/)
  await expect(check).toBeHidden()
  await holds.click()
  await expect(check).toBeVisible()
  await noOverflow(client)
})

test('a valid invoice says that it is in order, on a phone and by keyboard', async () => {
  await client.setViewportSize({ width: 320, height: 640 })
  await sendAndRead('sana', named(xmlFile({ seed: 'transporte', answered: true })), 'En orden')
  await expect(review(client)).not.toContainText('Lo que no cuadra')
  await noOverflow(client)
  await noViolations(client)
  const page = client.getByRole('link', { name: /página de la DIAN/ })
  await page.focus()
  await expect(page).toHaveAttribute(
    'href',
    /^https:\/\/catalogo-vpfe\.dian\.gov\.co\/.*documentkey=[0-9a-f]{96}$/,
  )
})

test('the history shows the supplier, number, total and findings of an invoice', async () => {
  const file = swapped()
  await sendAndRead('columnas', file, 'Con errores')
  await openInvoices(client, '?tab=history')
  const line = client.getByRole('row').filter({ hasText: file.name })
  await expect(line.getByRole('link', { name: /S\.A\.S\. SETP\d+$/ })).toBeVisible()
  await expect(line).toContainText('2.824.910')
  await expect(line).toContainText(/Con errores: /)
  await noViolations(client)
  await client.setViewportSize({ width: 320, height: 640 })
  await noOverflow(client)
})

test('findings stay on the page after an upload, with links to the invoice, a question and a message for the supplier', async () => {
  await enter('preguntas')
  await sendUntil(swapped(), 'Con errores')
  const results = uploaded()
  await expect(results.getByRole('link', { name: /^Ver la factura SETP/ })).toBeVisible()
  await results.getByText('Mensaje listo para el proveedor').click()
  await expect(results).toContainText('Revisamos su factura SETP')
  await noViolations(client)
  await client.setViewportSize({ width: 320, height: 640 })
  await noOverflow(client)
  await results.getByRole('link', { name: /^Preguntar por esta factura: SETP/ }).click()
  await expect(client.getByLabel('Asunto')).toHaveValue(/^Sobre la factura SETP\d+ de /)
  await expect(client.getByLabel('Mensaje', { exact: true })).toHaveValue(/registro INV-\d{4}-001/)
  await client.getByRole('button', { name: 'Enviar', exact: true }).click()
  await expect(client).toHaveURL(/\/portal\/mensajes\/[0-9a-f-]{36}$/)
})

test('the address of a withdrawn invoice says that it was withdrawn', async () => {
  const file = swapped()
  await sendAndRead('retirada', file, 'Con errores')
  const address = client.url()
  await openInvoices(client, '?tab=history')
  await client.getByRole('button', { name: /^Eliminar INV-/ }).click()
  await client.getByRole('dialog').getByRole('button', { name: 'Eliminar factura' }).click()
  await expect(client.getByText(/^Eliminada: /)).toBeVisible()
  await client.goto(address)
  await expect(client.getByText('Retiraste esta factura')).toBeVisible()
  await expect(client.getByText(/INV-\d{4}-001 no se vuelve a usar/)).toBeVisible()
  await noViolations(client)
})

test('accepting an invoice with errors asks for a reason, which stays in the firm’s history', async ({
  page,
}) => {
  const file = swapped()
  await sendAndRead('razones', file, 'Con errores')
  await enterAsAdvisor(page)
  await openDesk(page, file.name)
  await decide(page, 'Aceptar')
  const dialog = page.getByRole('dialog', { name: /con errores sin corregir$/ })
  await dialog.getByRole('button', { name: 'Aceptar así' }).click()
  await expect(dialog).toContainText('Elige una razón o escribe el detalle.')
  await noViolations(page)
  await dialog.getByRole('radio', { name: 'El hallazgo está equivocado.' }).check()
  await dialog.getByRole('button', { name: 'Aceptar así' }).click()
  await expect(page.getByText(/^Aceptaste SETP/)).toBeVisible()
  await expect(client.getByText('Aceptada', { exact: true })).toBeVisible()
  await expect(client.getByText('El hallazgo está equivocado.')).toHaveCount(0)
})

test('an electronic payroll document is stored, named as such and left to a person', async () => {
  const payroll = asXml(
    '<NominaIndividual xmlns="dian:gov:co:facturaelectronica:NominaIndividual"><Periodo/></NominaIndividual>',
  )
  await sendAndRead('nomina', payroll, 'Nómina electrónica', payroll.name)
  await expect(review(client)).toContainText('La revisa una persona')
})

test('an XML with a DOCTYPE is refused with its own message', async () => {
  const { email, password } = await newClient('doctype')
  await enterAs(client, { email, password })
  await openInvoices(client)
  const file = asXml('<!DOCTYPE x [<!ENTITY a "b">]><x>&a;</x>')
  await client.locator('input[type=file]').setInputFiles(asUpload(file))
  await client.getByRole('button', { name: 'Subir (1)' }).click()
  await expect(client.getByText('Error al subir los archivos')).toBeVisible()
  await client.goto('/portal/facturas?tab=history')
  await expect(client.getByText('No se encontraron facturas')).toBeVisible()
})
