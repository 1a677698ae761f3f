import { plainDelivery } from '@/tests/support/einvoice/signing'
import { pdfOf, qrImage } from '@/tests/support/files/pdfs'
import { expect, test } from './support/fixtures'
import { bytes, check, file, input, openCheck, soundPage, verdict } from './support/invoice-check-page'

const pictureCode = 'a1'.repeat(48)
const pictureQr = `NumFac: FV4821\nFecFac: 2026-11-18\nNitFac: 900418726\nValFac: 2389000.00\nValIva: 435910.00\nValOtroIm: 0.00\nValTolFac: 2824910.00\nCUFE: ${pictureCode}`

test(
  'a photo and a PDF are read in the browser, by QR code, by text and by an attached XML',
  { tag: '@core' },
  async ({ page, context }) => {
    const sent: string[] = []
    context.on('request', (request) => {
      if (request.method() !== 'GET') sent.push(request.url())
    })
    await openCheck(page)
    const files: [string, Uint8Array, string | RegExp, string][] = [
      ['foto.png', await qrImage(pictureQr), 'No cuadra por $\u00a018.000', 'Esto dice su código QR'],
      [
        'factura.pdf',
        await pdfOf({ pages: 2, qrOn: 1, qr: pictureQr }),
        'No cuadra por $\u00a018.000',
        pictureCode,
      ],
      [
        'texto.pdf',
        await pdfOf({
          lines: [
            'NIT 900.418.726-9',
            'Subtotal 2.389.000,00',
            'IVA 19% 453.910,00',
            'Total a pagar 2.842.910,00',
          ],
        }),
        'Todo cuadra',
        'Esto dice el texto del PDF',
      ],
      ['con-xml.pdf', await pdfOf({ files: { 'f.xml': bytes(plainDelivery()) } }), 'Todo cuadra', 'FV4821'],
      ['carta.pdf', await pdfOf({}), 'No pudimos leer sus valores', 'el XML: búscalo'],
    ]
    for (const [name, content, words, seen] of files) {
      await input(page).setInputFiles(file(name, content))
      await expect(verdict(page, words), name).toBeFocused()
      await expect(page.getByRole('article').first(), name).toContainText(seen)
    }
    await soundPage(page)
    expect(sent).toEqual([])
  },
)

for (const width of [1440, 320])
  test(`typed figures at ${width} px: one finding for a wrong IVA, by keyboard, without a request`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(check)
    await page.getByRole('button', { name: 'Escribir los valores' }).click()
    const form = page.getByRole('form', { name: 'Lo que dice la factura' })
    await expect(form.getByLabel('NIT del proveedor')).toBeFocused()
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.keyboard.type('900.418.726-9')
    await form.getByLabel('Subtotal').fill('2389000')
    await form.getByLabel('IVA', { exact: true }).fill('435910')
    await form.getByLabel('Total', { exact: true }).fill('2824910')
    await page.keyboard.press('Enter')
    await expect(verdict(page, 'No cuadra por $\u00a018.000')).toBeFocused()
    await expect(page.getByText('No coincide')).toHaveCount(1)
    await soundPage(page)
    expect(asked).toEqual([])
  })
