import type { Page } from '@playwright/test'
import { maxFileMegabytes, maxFileSize } from '@/content/upload-limit'
import { pngFile } from '@/supabase/sample-files/pictures'
import { xmlFile } from '@/supabase/sample-files/xml-file'
import type { SampleFile } from '@/supabase/sample-files/sample-file'
import { expect, test, violationsOf } from './support/fixtures'
import { enterAs } from './support/members'

const seed = () => `${Date.now()}-${Math.random()}`
const upload = ({ name, type, bytes }: SampleFile) => ({ name, mimeType: type, buffer: Buffer.from(bytes) })
const pdf = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/pdf', buffer })
const input = (page: Page) => page.locator('input[type=file]')
const selected = (page: Page) =>
  page.getByRole('form', { name: 'Archivos seleccionados' }).getByRole('listitem')

/** Opens a page and waits for its live connection, because before that React may not react to input. */
async function goLive(page: Page, path: string) {
  const socket = page.waitForEvent('websocket', (opened) => opened.url().includes('/realtime/v1'))
  await page.goto(path)
  await socket
}

async function open(page: Page, width = 1440) {
  await page.setViewportSize({ width, height: 900 })
  await enterAs(page, { email: 'cliente@demo.co' })
  await goLive(page, '/portal/facturas')
  await expect(page.getByRole('heading', { name: 'Gestión de Facturas' })).toBeVisible()
}

const noViolations = async (page: Page) => {
  const violations = await violationsOf(page)
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
}
const noOverflow = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)

test('invalid files are named and left out, and the valid one chosen with them is kept', async ({ page }) => {
  await open(page)
  const good = xmlFile({ seed: seed() })
  const long = `${'a'.repeat(240)}.exe`
  await input(page).setInputFiles([
    { name: 'extracto.xlsx', mimeType: 'application/vnd.ms-excel', buffer: Buffer.from('PK') },
    pdf('vacio.pdf', Buffer.alloc(0)),
    pdf('enorme.pdf', Buffer.alloc(maxFileSize + 1, 1)),
    pdf('factura\u202Efdp.exe', Buffer.from('MZ')),
    pdf(long, Buffer.from('MZ')),
    upload(good),
  ])
  const banner = page.getByRole('alert').filter({ hasText: 'extracto.xlsx' })
  const invalid = (name: string) =>
    `El archivo "${name}" no es un formato válido. Por favor, sube PDF, JPG, PNG o XML.`
  await expect(banner.getByText(invalid('extracto.xlsx'))).toBeVisible()
  await expect(banner.getByText(invalid('vacio.pdf'))).toBeVisible()
  await expect(banner.getByText(invalid('facturafdp.exe'))).toBeVisible()
  await expect(
    banner.getByText(`El archivo "enorme.pdf" excede el tamaño máximo permitido de ${maxFileMegabytes}MB.`),
  ).toBeVisible()
  await expect(selected(page)).toHaveCount(1)
  await page.getByRole('button', { name: 'Subir (1)' }).click()
  await expect(page.getByText('¡Archivos subidos exitosamente!')).toBeVisible()
  await expect(selected(page)).toHaveCount(0)
  await expect(page.getByRole('row', { name: new RegExp(good.name) }).first()).toBeVisible()
})

test('a script named invoice.pdf is refused for its content and cannot be sent again', async ({ page }) => {
  await open(page)
  await input(page).setInputFiles([pdf('invoice.pdf', Buffer.from('alert(1)'))])
  await page.getByRole('button', { name: 'Subir (1)' }).click()
  await expect(page.getByText('Error al subir los archivos')).toBeVisible()
  await expect(selected(page)).toContainText('El archivo "invoice.pdf" no es un formato válido.')
  await expect(page.getByRole('button', { name: 'Reintentar' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Subir (0)' })).toBeDisabled()
})

test('after a lost connection only the file that was cut off stays in the list, and is sent again alone', async ({
  page,
}) => {
  await open(page)
  // The page retries a failed upload by itself, so the test keeps uploads failing until it has checked the list.
  let lost = true
  let puts = 0
  let arrived = 0
  await page.route(/\/object\/upload\/sign\//, async (route) => {
    if (route.request().method() !== 'PUT') return route.continue()
    puts += 1
    if (lost && puts !== 2) return route.abort('connectionreset')
    arrived += 1
    await route.continue()
  })
  await input(page).setInputFiles([xmlFile({ seed: seed() }), xmlFile({ seed: seed() })].map(upload))
  await page.getByRole('button', { name: 'Subir (2)' }).click()
  await expect(selected(page)).toHaveCount(1)
  await page.getByRole('button', { name: 'Reintentar' }).click()
  await expect(selected(page)).toHaveCount(1)
  lost = false
  await expect(selected(page)).toHaveCount(0)
  await expect(page.getByText('Factura subida con éxito')).toBeVisible()
  expect(arrived).toBe(2)
})

test('a file that was uploaded before is recognised by its content', async ({ page }) => {
  await open(page)
  const file = pngFile({ seed: seed() })
  await input(page).setInputFiles(upload(file))
  await page.getByRole('button', { name: 'Subir (1)' }).click()
  await expect(selected(page)).toHaveCount(0)
  await input(page).setInputFiles({ ...upload(file), name: 'otra-vez.png' })
  await page.getByRole('button', { name: 'Subir (1)' }).click()
  await expect(selected(page)).toContainText(`Es el mismo archivo que ${file.name}`)
})

test('files are chosen, removed and sent with the keyboard alone', async ({ page }) => {
  await open(page)
  await input(page).focus()
  const chooser = page.waitForEvent('filechooser')
  await page.keyboard.press('Enter')
  await (await chooser).setFiles([xmlFile({ seed: seed() }), pngFile({ seed: seed() })].map(upload))
  await expect(selected(page)).toHaveCount(2)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: /^Quitar / }).first()).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(selected(page)).toHaveCount(1)
  await expect(page.getByRole('heading', { name: 'Archivos seleccionados' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Subir (1)' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(selected(page)).toHaveCount(0)
})

test('on a phone the button is in view once a file is chosen, and the result at the end', async ({
  page,
}) => {
  await open(page, 390)
  await input(page).setInputFiles(upload(xmlFile({ seed: seed() })))
  const send = page.getByRole('button', { name: 'Subir (1)' })
  await expect(send).toBeInViewport({ ratio: 1 })
  await send.click()
  await expect(page.getByText('Factura subida con éxito')).toBeInViewport()
})

test('at 320 px nothing overflows, with files, a message and a notification on screen', async ({ page }) => {
  await open(page, 320)
  const long = `factura-${'x'.repeat(100)}.xml`
  await input(page).setInputFiles([
    upload({ ...xmlFile({ seed: seed() }), name: long }),
    { name: `${'y'.repeat(100)}.xlsx`, mimeType: 'application/vnd.ms-excel', buffer: Buffer.from('PK') },
  ])
  await expect(selected(page)).toHaveCount(1)
  await noOverflow(page)
  await noViolations(page)
  await page.goto('/portal')
  await expect(page.getByRole('heading', { name: 'Mis Documentos' })).toBeVisible()
  await noOverflow(page)
  await noViolations(page)
  await page.locator('summary:visible').click()
  await page
    .getByRole('navigation', { name: 'Menú del portal' })
    .getByRole('link', { name: 'Facturas', exact: true })
    .click()
  await expect(page.getByRole('heading', { name: 'Gestión de Facturas' })).toBeVisible()
})

test('without a network the portal stays readable and says so', async ({ page, context }) => {
  await enterAs(page, { email: 'cliente@demo.co' })
  await goLive(page, '/portal')
  await expect(page.getByRole('heading', { name: 'Mis Documentos' })).toBeVisible()
  await context.setOffline(true)
  await expect(page.getByText('Sin conexión. Puedes seguir leyendo.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Mis Documentos' })).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('Sin conexión. Puedes seguir leyendo.')).toBeHidden()
})

test('a section whose data was cut off loads once the network is back, on the same page', async ({
  page,
}) => {
  await enterAs(page, { email: 'cliente@demo.co' })
  await goLive(page, '/portal')
  let cuts = 0
  await page.route('**/portal/tareas*', (route) =>
    cuts++ < 2 ? route.abort('connectionfailed') : route.continue(),
  )
  await page.locator('summary', { hasText: 'Tu cuenta' }).click()
  await page.getByRole('link', { name: 'Mis tareas' }).click()
  await expect.poll(() => cuts).toBeGreaterThan(0)
  await expect(page.getByRole('heading', { name: 'Mis Documentos' })).toBeVisible()
  await expect(page).toHaveURL(/\/portal\/tareas$/)
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/Hola/)
})

test('an unknown section of the portal answers 404 with the portal’s own message', async ({ page }) => {
  await enterAs(page, { email: 'cliente@demo.co' })
  const response = await page.goto('/portal/no-existe')
  expect(response?.status()).toBe(404)
  await expect(page.getByText('Esta página no existe')).toBeVisible()
})
