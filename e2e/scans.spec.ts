import type { BrowserContext, Page } from '@playwright/test'
import { encode } from 'jpeg-js'
import { PDFDocument } from 'pdf-lib'
import { boards, paperPhoto, table } from '../tests/support/paper-photos'
import { newClient, service } from './support/agenda-page'
import { expect, test } from './support/fixtures'
import { enterAs } from './support/members'
import { ask } from './support/requests-page'
import { noViolations } from './support/tasks-page'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

/** Returns photos of different sheets, because identical files are stored only once. */
function photo(number: number) {
  const at = number / 100
  const picture = paperPhoto(number % 2 === 0 ? table : boards, [
    { x: 0.2 + at, y: 0.12 },
    { x: 0.85, y: 0.16 + at },
    { x: 0.8 - at, y: 0.88 },
    { x: 0.12, y: 0.84 },
  ])
  return {
    name: `IMG_${number}.jpg`,
    mimeType: 'image/jpeg',
    buffer: encode({ ...picture, data: Buffer.from(picture.data) }, 85).data,
  }
}

const choose = (page: Page, ...numbers: number[]) =>
  page.getByLabel('Elegir fotos').setInputFiles(numbers.map(photo))
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const title = (page: Page, name: string) => page.getByRole('heading', { name })
const isReady = (page: Page, number: number) =>
  expect(button(page, `Página ${number}: esquinas y luz`)).toBeEnabled()
/** Closes the page without warning, as when a phone dies, and opens the scanner in a new page. */
async function reopened(page: Page, context: BrowserContext): Promise<Page> {
  await page.close()
  await context.setOffline(false)
  const next = await context.newPage()
  await next.goto('/portal/escanear')
  return next
}
const fits = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
    .toBeLessThanOrEqual(0)

async function pdfOf(client: string, name: string): Promise<PDFDocument> {
  const found = () =>
    service().from('documents').select('storage_path').eq('user_id', client).eq('name', name).maybeSingle()
  await expect.poll(async () => (await found()).data?.storage_path ?? null).not.toBeNull()
  const { data, error } = await service()
    .storage.from('facturas')
    .download((await found()).data?.storage_path ?? '')
  if (error) throw error
  return PDFDocument.load(await data.arrayBuffer())
}

test('after a phone died on page 5, the five pages are still there and become one PDF without dragging', async ({
  page,
  context,
}) => {
  const client = await newClient('escaner')
  await enterAs(page, client)
  await page.goto('/portal/facturas')
  await page.getByRole('link', { name: /^Escanear páginas/ }).click()
  await expect(title(page, 'Aún no hay páginas')).toBeVisible()
  await noViolations(page)
  await choose(page, 1, 2, 3, 4)
  await isReady(page, 4)
  await choose(page, 5)
  await expect(title(page, '5 páginas')).toBeVisible()
  await expect(button(page, 'Página 5: quitar')).toBeVisible()
  await expect.poll(() => keptPages(page)).toBe(5)

  const again = await reopened(page, context)
  await expect(title(again, '5 páginas')).toBeVisible()
  for (const number of [1, 2, 3, 4, 5]) await isReady(again, number)
  await expect(again.locator('[data-page] img')).toHaveCount(5)
  await expect(again.getByText('Tomar foto')).toBeVisible()
  await noViolations(again)
  if (process.env.SHOT) await again.screenshot({ path: `${process.env.SHOT}-list.png`, fullPage: true })

  await button(again, 'Página 3: subir un lugar').focus()
  await again.keyboard.press('Enter')
  await expect(button(again, 'Página 2: subir un lugar')).toBeFocused()
  await button(again, 'Página 5: quitar').click()
  await expect(title(again, '4 páginas')).toBeFocused()
  await button(again, 'Deshacer').click()
  await expect(title(again, '5 páginas')).toBeVisible()
  await button(again, 'Página 5: quitar').click()

  await button(again, 'Página 1: esquinas y luz').click()
  await expect(title(again, 'Ajusta las esquinas')).toBeFocused()
  await expect(again.getByText('Encontramos los bordes de la hoja.')).toBeVisible()
  const corner = button(again, 'Esquina superior izquierda')
  const before = await corner.getAttribute('style')
  await corner.focus()
  await again.keyboard.press('Shift+ArrowRight')
  await expect(corner).not.toHaveAttribute('style', before ?? '')
  await expect(again.getByRole('status').filter({ hasText: 'Esquina superior izquierda:' })).toBeAttached()
  await button(again, 'Esquina inferior derecha').click()
  await button(again, 'Hacia arriba').click()
  await again.getByRole('radio', { name: 'Blanco y negro' }).check()
  await expect(again.getByRole('img', { name: 'Así queda' })).toBeVisible()
  await noViolations(again)
  await again.setViewportSize({ width: 320, height: 640 })
  await fits(again)
  if (process.env.SHOT) await again.screenshot({ path: `${process.env.SHOT}-corners.png`, fullPage: true })
  await button(again, 'Usar esta página').click()
  await expect(button(again, 'Página 1: esquinas y luz')).toBeFocused()
  await fits(again)

  await button(again, 'Seguir con 4 páginas').click()
  await expect(again.getByText(/^Un PDF de 4 páginas, \d/)).toBeVisible()
  await noViolations(again)
  await fits(again)
  await again.getByLabel('Nombre del archivo').fill('recibo de energía')
  await context.setOffline(true)
  await button(again, 'Enviar PDF').click()
  await expect(again.getByText(/^Sin conexión: "recibo de energía\.pdf" está guardado/)).toBeVisible()
  expect(await keptPages(again)).toBe(4)
  await noViolations(again)
  await context.setOffline(false)
  await expect(title(again, 'Enviado')).toBeFocused()
  await expect.poll(() => keptPages(again)).toBe(0)
  expect((await pdfOf(client.id, 'recibo de energía.pdf')).getPageCount()).toBe(4)
})

test('an item of a document request is answered with scanned pages', async ({ page }) => {
  const client = await newClient('responde')
  await ask(client, 'Soportes de noviembre', [{ title: 'Recibo de energía' }])
  await enterAs(page, client)
  await page.goto('/portal/solicitudes')
  await page.getByRole('link', { name: /Soportes de noviembre/ }).click()
  await page.getByRole('link', { name: /^Escanear varias páginas/ }).click()
  await expect(title(page, 'Escanear páginas')).toBeVisible()
  await choose(page, 31, 32)
  await isReady(page, 2)
  await button(page, 'Seguir con 2 páginas').click()
  await expect(page.getByText('Responde a: Recibo de energía.')).toBeVisible()
  await expect(page.getByText(/^Un PDF de 2 páginas/)).toBeVisible()
  await page.getByLabel('Nombre del archivo').fill('energía')
  await button(page, 'Enviar PDF').click()
  await expect(title(page, 'Enviado')).toBeVisible()
  await expect(page.getByText('Quedó entregado: Recibo de energía.')).toBeVisible()
  await noViolations(page)
  if (process.env.SHOT) await page.screenshot({ path: `${process.env.SHOT}-sent.png`, fullPage: true })
  expect(await keptPages(page)).toBe(0)
  await page.getByRole('link', { name: 'Volver a la solicitud' }).click()
  await expect(page.getByText('energía.pdf').first()).toBeVisible()
})

test('a scanned PDF that waited when the phone died is sent when the scanner opens again; signing out deletes pages', async ({
  page,
  context,
}) => {
  const client = await newClient('espera')
  await enterAs(page, client)
  await page.goto('/portal/escanear')
  await choose(page, 11, 12)
  await isReady(page, 2)
  await button(page, 'Seguir con 2 páginas').click()
  await expect(page.getByText(/^Un PDF de 2 páginas/)).toBeVisible()
  await page.getByLabel('Nombre del archivo').fill('contrato')
  await context.setOffline(true)
  await button(page, 'Enviar PDF').click()
  await expect(page.getByText(/^Sin conexión: "contrato\.pdf"/)).toBeVisible()

  const again = await reopened(page, context)
  await expect(title(again, 'Enviado')).toBeVisible()
  expect((await pdfOf(client.id, 'contrato.pdf')).getPageCount()).toBe(2)
  await button(again, 'Escanear otro documento').click()
  await choose(again, 13)
  await isReady(again, 1)
  expect(await keptPages(again)).toBe(1)
  await again.locator('summary', { hasText: 'Menú' }).click()
  // The chat covers the end of a long menu, so the test presses the button by keyboard.
  await again.getByRole('button', { name: 'Cerrar sesión' }).press('Enter')
  await expect(again).toHaveURL('/')
  await expect
    .poll(() => again.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name)))
    .not.toContain('scans')
})

const shareFrom = (page: Page, files: { name: string; type: string; bytes: number[] }[]) =>
  page.evaluate((sent) => {
    const form = document.createElement('form')
    Object.assign(form, { method: 'POST', action: '/portal/compartir', enctype: 'multipart/form-data' })
    const field = Object.assign(document.createElement('input'), {
      type: 'file',
      name: 'files',
      multiple: true,
    })
    const list = new DataTransfer()
    for (const { name, type, bytes } of sent)
      list.items.add(new File([new Uint8Array(bytes)], name, { type }))
    field.files = list.files
    form.append(field)
    document.body.append(form)
    form.submit()
  }, files)

test.describe('sharing from another app', () => {
  test.use({ serviceWorkers: 'allow' })

  test('works without a session: after signing in, images are in the scanner and a PDF in «Facturas»', async ({
    page,
    context,
  }) => {
    const client = await newClient('comparte')
    await enterAs(page, client)
    await page.goto('/portal/escanear')
    await expect
      .poll(() =>
        page.evaluate(async () => {
          const one = await navigator.serviceWorker.getRegistration('/portal/compartir')
          return one?.active?.state
        }),
      )
      .toBe('activated')
    await context.clearCookies()
    await page.goto('/auth')
    const image = (number: number) => ({
      name: `IMG_${number}.jpg`,
      type: 'image/jpeg',
      bytes: [...photo(number).buffer],
    })
    const pdf = await PDFDocument.create()
    pdf.addPage()
    await shareFrom(page, [
      image(21),
      image(22),
      { name: 'compartido.pdf', type: 'application/pdf', bytes: [...(await pdf.save())] },
    ])
    await expect(page).toHaveURL(/\/auth/)
    await page.getByLabel('Correo electrónico').fill(client.email)
    await page.getByLabel('Contraseña').fill(client.password)
    await page.getByRole('button', { name: 'Iniciar sesión' }).click()
    await expect(page).toHaveURL(/\/portal\/escanear/)
    await expect(page.getByText('Llegaron 2 imágenes de otra aplicación')).toBeVisible()
    await noViolations(page)
    await expect(page.getByRole('link', { name: /^También llegó un PDF/ })).toBeVisible()
    await button(page, 'Agregarlas al escaneo').click()
    await isReady(page, 2)
    await expect(title(page, '2 páginas')).toBeVisible()
    await page.goto('/portal/facturas?compartido=1')
    await expect(page.getByText('compartido.pdf')).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Archivos seleccionados' })).toBeVisible()
    await expect(page.getByText('compartido.pdf')).toBeHidden()
  })
})

const keptPages = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('scans')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const count = opening.result.transaction('pages').objectStore('pages').count()
          count.onsuccess = () => {
            opening.result.close()
            resolve(count.result)
          }
        }
      }),
  )
