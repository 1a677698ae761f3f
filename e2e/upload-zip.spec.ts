import type { Page } from '@playwright/test'
import { maxFileMegabytes } from '@/content/upload-limit'
import { pdfFile } from '@/supabase/sample-files/pdf-file'
import type { SampleFile } from '@/supabase/sample-files/sample-file'
import { plainDelivery } from '@/tests/support/einvoice/signing'
import { zipFile } from '@/tests/support/einvoice/zip-file'
import { jpgFile, pngFile } from '@/supabase/sample-files/pictures'
import { leave, newClient, type Visitor } from './support/agenda-page'
import { expect, test, violationsOf } from './support/fixtures'
import { addFile } from './support/documents-page'
import { dropFiles } from './support/files'
import { enterAsNew } from './support/firm'
import { openHistory, openInvoices, row } from './support/invoices-page'
import { enterAs } from './support/members'

test.describe('a ZIP', () => {
  const bytes = (text: string) => new TextEncoder().encode(text)
  const xml = bytes('<a/>')

  test('is dropped by a client, and its XML and PDF are listed and arrive', async ({ page }) => {
    await enterAsNew(page, 'zip')
    await openInvoices(page)
    await expect(
      page.getByText(`Formatos aceptados: PDF, JPG, PNG, XML (máx. ${maxFileMegabytes}MB)`, {
        exact: true,
      }),
    ).toBeVisible()
    const zip = zipFile([
      { name: 'junio/ad4821.xml', bytes: bytes(plainDelivery()) },
      { name: 'junio/fv4821.pdf', bytes: (await pdfFile({ seed: `zip ${Date.now()}` })).bytes },
      { name: 'junio/logo.png', bytes: xml },
    ])
    const input = page.locator('input[type=file]')
    await dropFiles(page, input.locator('..'), [{ name: 'junio.zip', bytes: zip }])
    const chosen = page.getByRole('form', { name: 'Archivos seleccionados' }).getByRole('listitem')
    await expect(chosen).toHaveCount(2)
    await expect(chosen.filter({ hasText: 'ad4821.xml' })).toContainText('de junio.zip')
    await expect(chosen.filter({ hasText: 'fv4821.pdf' })).toContainText('de junio.zip')
    for (const width of [1280, 320]) {
      await page.setViewportSize({ width, height: 900 })
      expect((await violationsOf(page)).map(({ id }) => id)).toEqual([])
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0)
    }
    await page.getByRole('button', { name: 'Subir (2)' }).click()
    await expect(page.getByText('¡Archivos subidos exitosamente!')).toBeVisible()
    await page.setViewportSize({ width: 1280, height: 900 })
    await openHistory(page)
    await expect(row(page, 'ad4821.xml')).toBeVisible()
    await expect(row(page, 'fv4821.pdf')).toBeVisible()

    await openInvoices(page)
    const hostile: [string, Uint8Array, string][] = [
      ['trepa.zip', zipFile([{ name: '../../a.xml', bytes: xml }]), 'un nombre de archivo que no es seguro'],
      [
        'muchos.zip',
        zipFile(Array.from({ length: 10_000 }, (_, at) => ({ name: `${at}.xml`, bytes: xml, stored: true }))),
        'más de 20 archivos',
      ],
      [
        'bomba.zip',
        zipFile([{ name: 'a.xml', bytes: new Uint8Array(15_000_000) }]),
        'comprimido de una forma',
      ],
      ['roto.zip', zip.slice(0, 900), 'El ZIP está incompleto o dañado'],
    ]
    for (const [name, content, sentence] of hostile) {
      await input.setInputFiles({ name, mimeType: 'application/zip', buffer: Buffer.from(content) })
      await expect(page.getByRole('alert').filter({ hasText: name })).toContainText(sentence)
    }
    await expect(chosen).toHaveCount(0)
  })
})

test.describe('two formats in one file', () => {
  type TwoInOne = SampleFile & { runsAs: string }

  const program = `top.document.title='corrió'`.replace('ó', '\\u00f3')
  const script = `<script>${program}</script>`
  const { bytes: jpg } = jpgFile()
  const { bytes: png } = pngFile()

  const joined = (...parts: (string | Uint8Array)[]) =>
    new Uint8Array(
      Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part))),
    )

  /**
   * Returns a JPEG that begins with a comment.
   * `length` is the comment's declared length, which in a JPEG includes its own two bytes.
   */
  const commented = (text: string, length = text.length + 2) =>
    joined(jpg.subarray(0, 2), new Uint8Array([0xff, 0xfe, length >> 8, length & 255]), text, jpg.subarray(2))

  /**
   * This picture is also a program in JavaScript.
   * The length bytes of the picture's first comment are `/*`, which begins a comment in JavaScript.
   */
  const opened = 0x2f2a
  const programInPicture = (() => {
    const text = `*/=1;${program};/*`
    return joined(commented(text + ' '.repeat(opened - 2 - text.length), opened), '*/')
  })()

  const twoInOne: TwoInOne[] = [
    { name: 'foto-pagina.jpg', type: 'image/jpeg', bytes: commented(script), runsAs: 'text/html' },
    { name: 'foto-programa.jpg', type: 'image/jpeg', bytes: programInPicture, runsAs: 'text/javascript' },
    { name: 'foto-pagina.png', type: 'image/png', bytes: joined(png, script), runsAs: 'text/html' },
    {
      name: 'papel-pagina.pdf',
      type: 'application/pdf',
      bytes: joined('%PDF-1.4\n', script, '\n%%EOF'),
      runsAs: 'text/html',
    },
    {
      name: 'pagina.xml',
      type: 'application/xml',
      bytes: joined(`<html xmlns="http://www.w3.org/1999/xhtml"><head/><body>${script}</body></html>`),
      runsAs: 'application/xhtml+xml',
    },
  ]

  let client: Visitor
  test.beforeEach(async ({ page }) => {
    client = await newClient('dos.en.uno')
    await enterAs(page, client)
  })
  test.afterEach(() => leave(client))

  const ran = (page: Page) => page.evaluate(() => document.title)

  /** Embeds the URL in a page without content security policy; a hostile file would change the returned title. */
  async function embed(page: Page, address: string): Promise<string> {
    const html = `<title>-</title><body>
    <iframe src="${address}"></iframe><embed src="${address}"><object data="${address}"></object>
    <script charset="ISO-8859-1" src="${address}"></script><script type="module" src="${address}"></script>
    <link rel="stylesheet" href="${address}">`
    await page.route('**/sin-proteccion', (route) => route.fulfill({ contentType: 'text/html', body: html }))
    await page.goto('/sin-proteccion', { waitUntil: 'load' })
    return ran(page)
  }

  async function serveUnprotected(page: Page, { bytes }: SampleFile, contentType: string): Promise<string> {
    const body = Buffer.from(bytes)
    await page.route('**/desnudo', (route) => route.fulfill({ contentType, body }))
    return embed(page, '/desnudo')
  }

  for (const file of twoInOne)
    test(`${file.name}: a file that is also a page or a program is saved, and nothing in it runs`, async ({
      page,
    }) => {
      expect(await serveUnprotected(page, file, file.runsAs)).toBe('corrió')

      const address = `/api/documentos/${await addFile(client, file)}`
      const saved = page.waitForEvent('download')
      await page.goto(address, { waitUntil: 'commit' }).catch(() => undefined)
      expect((await saved).suggestedFilename()).toBe(file.name)
      expect(await embed(page, address)).toBe('-')
    })
})
