import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { encode } from 'jpeg-js'
import { jpgFile } from '@/supabase/sample-files/pictures'
import { seededBytes } from '@/supabase/sample-files/sample-file'
import { heicHeads, misnamedPictures, paddedPdfs } from '@/tests/support/files/phone-files'
import { officeFile } from '@/tests/support/files/office-files'
import { sampleCases, samplesFolder } from '@/tests/support/files/sample-cases'
import { leave, newClient, service, type Visitor } from './support/agenda-page'
import { expect, test } from './support/fixtures'
import { openInvoices } from './support/invoices-page'
import { enterAs, enterAsAdmin } from './support/members'
import { ask, item } from './support/requests-page'

let client: Visitor
test.beforeEach(async ({ page }) => {
  client = await newClient('archivos.de.telefono')
  await enterAs(page, client)
})
test.afterEach(() => leave(client))

const input = (page: Page) => page.locator('input[type=file]')
const selected = (page: Page) =>
  page.getByRole('form', { name: 'Archivos seleccionados' }).getByRole('listitem')
/** Looks only in the upload's region, because Next has an alert of its own, which announces new pages. */
const problems = (page: Page) => page.getByRole('region', { name: 'Subir Factura' }).getByRole('alert')
const invalid = (name: string) =>
  `El archivo "${name}" no es un formato válido. Por favor, sube PDF, JPG, PNG o XML.`
const documents = async () =>
  (await service().from('documents').select('name, file_type').eq('user_id', client.id).eq('kind', 'file'))
    .data ?? []
const sorted = (names: readonly string[]) => names.toSorted((a, b) => a.localeCompare(b))

async function send(page: Page, count: number) {
  await page.getByRole('button', { name: `Subir (${count})` }).click()
  await expect(page.getByText('¡Archivos subidos exitosamente!')).toBeVisible()
}

test('a photo with the wrong ending and a padded PDF are accepted, and a HEIC photo is named as refused', async ({
  page,
}) => {
  await openInvoices(page)
  const [picture, paper, heic] = [misnamedPictures[0], paddedPdfs[5], heicHeads[2]]
  await input(page).setInputFiles(
    [picture, paper, heic].map((file) => ({
      name: file?.name ?? '',
      mimeType: file?.declared ?? '',
      buffer: Buffer.from(file?.bytes ?? []),
    })),
  )
  await expect(page.getByText('Lo guardamos como "foto.png", que es lo que trae.')).toBeVisible()
  await expect(problems(page)).toContainText(`${invalid('foto.jpg')} La foto está en formato HEIC`)
  await send(page, 2)
  expect(sorted((await documents()).map(({ name }) => name))).toEqual(sorted(['foto.png', paper?.kept ?? '']))
})

test('every sample of a file that failed elsewhere gets the right name and type', async ({ page }) => {
  test.skip(!existsSync(samplesFolder), `No samples at ${samplesFolder}: set CASE_SAMPLES.`)
  await openInvoices(page)
  const kept: string[] = []
  for (const { file, name, declared, kept: right, why } of sampleCases) {
    const buffer = readFileSync(path.join(samplesFolder, file))
    // Identical files would be stored only once, so each use of the same photo gets other bytes.
    const bytes = file === 'photo.jpg' ? Buffer.concat([buffer, Buffer.from(name)]) : buffer
    const own = file === 'p00-base.pdf' ? Buffer.concat([bytes, Buffer.alloc(name.length)]) : bytes
    await input(page).setInputFiles({ name, mimeType: declared, buffer: own })
    if (why) {
      await expect(problems(page).filter({ hasText: name })).toContainText(invalid(name))
      await expect(problems(page).filter({ hasText: name })).toContainText('HEIC')
      continue
    }
    await expect(selected(page)).toHaveCount(1)
    await send(page, 1)
    await expect(selected(page)).toHaveCount(0)
    kept.push(right ?? '')
    await expect.poll(async () => sorted((await documents()).map((one) => one.name))).toEqual(sorted(kept))
  }
  expect(kept).toHaveLength(9)
})

/**
 * Returns a JPEG above the size limit, whose EXIF says that it must be turned.
 * The upper left quarter of the photo is red, and the rest is noise.
 */
function largePhoto(): Buffer {
  const [width, height] = [3_000, 2_400]
  const data = Buffer.from(seededBytes('grande', width * height * 4))
  for (let y = 0; y < height / 2; y++)
    for (let x = 0; x < width / 2; x++) data.writeUInt32BE(0xff0000ff, 4 * (y * width + x))
  const jpeg = encode({ data, width, height }, 98).data
  // EXIF with one entry: orientation 6, which means a quarter turn to the right.
  const exif = Buffer.from('4578696600004d4d002a0000000800010112000300000001000600000000000000000000', 'hex')
  const head = Buffer.from([0xff, 0xe1, 0, exif.length + 2])
  return Buffer.concat([jpeg.subarray(0, 2), head, exif, jpeg.subarray(2)])
}

test('a photo above the size limit is made smaller and turned upright with consent, and refused without it', async ({
  page,
}) => {
  await openInvoices(page)
  const photo = { name: 'grande.jpg', mimeType: 'image/jpeg', buffer: largePhoto() }
  expect(photo.buffer.length).toBeGreaterThan(10 * 1024 * 1024)
  const dialog = page.getByRole('dialog', { name: '¿Hacer la foto más pequeña?' })
  await input(page).setInputFiles(photo)
  await expect(dialog).toContainText(/"grande\.jpg" pesa 1\d,\d\sMB\./)
  await page.keyboard.press('Escape')
  await expect(problems(page)).toContainText(
    'El archivo "grande.jpg" excede el tamaño máximo permitido de 10MB.',
  )
  await expect(selected(page)).toHaveCount(0)

  await input(page).setInputFiles(photo)
  await dialog.getByRole('button', { name: 'Hacerla más pequeña' }).click()
  await expect(selected(page)).toContainText('La hicimos más pequeña: pesaba')
  await send(page, 1)
  const [row] =
    (await service().from('documents').select('id, file_size').eq('user_id', client.id)).data ?? []
  expect(row?.file_size).toBeLessThanOrEqual(10 * 1024 * 1024)
  const seen = await page.evaluate(async (address) => {
    const bitmap = await createImageBitmap(await (await fetch(address)).blob())
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
    const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D
    context.drawImage(bitmap, 0, 0)
    // After a quarter turn to the right, the red quarter is at the upper right.
    const [red = 0, green = 0, blue = 0] = context.getImageData(
      bitmap.width * 0.75,
      bitmap.height * 0.25,
      1,
      1,
    ).data
    return { width: bitmap.width, height: bitmap.height, isRed: red > 200 && green < 60 && blue < 60 }
  }, `/api/documentos/${row?.id}`)
  expect(seen.height).toBeGreaterThan(seen.width)
  expect(seen.isRed).toBe(true)
})

test('a HEIC photo becomes a JPEG in a browser that can decode it', async ({ page }) => {
  const jpeg = [...jpgFile().bytes]
  await page.addInitScript((bytes) => {
    const decode = window.createImageBitmap.bind(window)
    window.createImageBitmap = (async (source: Blob) => {
      const head = await source.slice(4, 8).text()
      return decode(head === 'ftyp' ? new Blob([Uint8Array.from(bytes)]) : source)
    }) as typeof window.createImageBitmap
  }, jpeg)
  await openInvoices(page)
  await input(page).setInputFiles({
    name: 'IMG_7.HEIC',
    mimeType: 'image/heic',
    buffer: Buffer.from(heicHeads[0]?.bytes ?? []),
  })
  await expect(selected(page)).toContainText('La convertimos de HEIC a JPG en este equipo: "IMG_7.jpg".')
  await send(page, 1)
  expect(await documents()).toEqual([{ name: 'IMG_7.jpg', file_type: 'image/jpeg' }])
})

test('a dropped folder is named in a message', async ({ page }, info) => {
  await openInvoices(page)
  const zone = await input(page).locator('..').boundingBox()
  const devtools = await page.context().newCDPSession(page)
  const [x, y] = [(zone?.x ?? 0) + 50, (zone?.y ?? 0) + 50]
  const data = { items: [], files: [path.dirname(info.file)], dragOperationsMask: 1 }
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await devtools.send('Input.dispatchDragEvent', { type, x, y, data })
  await expect(problems(page)).toContainText('"e2e" es una carpeta. Ábrela y elige los archivos que trae.')
})

test('a request accepts a spreadsheet once an administrator allows it, and refuses it by name before', async ({
  page,
  browser,
}) => {
  const request = await ask(client, 'Cierre', [{ title: 'Extracto' }])
  await page.goto(`/portal/solicitudes/${request}`)
  const sheet = {
    name: 'extracto.xlsx',
    mimeType: 'application/octet-stream',
    buffer: Buffer.from(officeFile('xlsx', `${Date.now()}`)),
  }
  const row = item(page, 'Extracto')
  const field = row.locator('input[type=file]').last()
  await field.setInputFiles(sheet)
  await expect(row.getByRole('alert')).toContainText(
    `${invalid('extracto.xlsx')} Es una hoja de cálculo de Excel.`,
  )
  const admin = await (await browser.newContext()).newPage()
  await enterAsAdmin(admin)
  await admin.goto('/admin/equipo')
  await admin.getByRole('button', { name: 'Recibir también esos archivos' }).click()
  const back = admin.getByRole('button', { name: 'Recibir solo PDF, JPG, PNG y XML' })
  await expect(back).toBeVisible()
  try {
    await field.setInputFiles(sheet)
    await expect(row.getByText('Entregado: extracto.xlsx').first()).toBeVisible()
    const { data } = await service().from('documents').select('id, file_type').eq('user_id', client.id)
    expect(data?.[0]?.file_type).toContain('spreadsheetml')
    const headers = (await page.request.get(`/api/documentos/${data?.[0]?.id}`)).headers()
    expect(headers['content-disposition']).toContain('attachment')
    expect(headers['x-content-type-options']).toBe('nosniff')
  } finally {
    // Without a reload the toast about the first change would cover the button.
    await admin.reload()
    await back.click()
    await expect(admin.getByText('Solo se reciben PDF, JPG, PNG y XML.')).toBeVisible()
    await admin.context().close()
  }
})
