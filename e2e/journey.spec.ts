import { createHash } from 'node:crypto'
import type { Page } from '@playwright/test'
import { documentListText } from '@/content/documents'
import { jpgFile, pngFile } from '@/supabase/sample-files/pictures'
import { pdfFile } from '@/supabase/sample-files/pdf-file'
import { xmlFile } from '@/supabase/sample-files/xml-file'
import { expect, test } from './support/fixtures'
import { approveUnknown } from './support/account-page'
import { endUndoTime } from './support/agenda-page'
import { automationCalls, driveFiles, linkTo, mailTo } from './support/fake-services'
import { enterAsAdvisor, signIn } from './support/members'

const password = 'Nogal-Libro-Mayor-7'
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

async function register(page: Page, email: string) {
  await page.goto('/auth')
  await page.getByRole('tab', { name: 'Registrarse' }).click()
  await page.getByLabel('Correo electrónico').fill(email)
  await page.getByLabel('Contraseña').fill(password)
  await page.getByRole('button', { name: 'Registrarse' }).click()
  await expect(page.getByText('Registro exitoso')).toBeVisible()
}

test(
  'a client registers, is approved, uploads invoices and sees them live',
  { tag: '@core' },
  async ({ page, browser }) => {
    const email = `nueva.${Date.now()}@empresa.example`

    await register(page, email)
    const mail = await mailTo(email, /confirma/i)
    await page.goto(linkTo(mail, '/auth/confirmar'))
    await page.getByRole('button', { name: /confirmar/i }).click()
    await expect(page).not.toHaveURL(/confirmar/)

    await page.goto('/portal')
    if (page.url().includes('/auth')) await signIn(page, email, password)
    await expect(page).toHaveURL(/\/waitlist/)
    await expect(page.getByText('Tu solicitud de acceso está pendiente de aprobación')).toBeVisible()

    const firm = await (await browser.newContext()).newPage()
    await enterAsAdvisor(firm)
    await firm.goto('/admin/registros')
    const row = firm.getByRole('main').getByRole('listitem').filter({ hasText: email })
    await row.getByRole('button', { name: /aprobar/i }).click()
    await approveUnknown(firm)
    await expect(row).toBeHidden()
    await endUndoTime(email)

    await expect(page).toHaveURL(/\/portal$/)
    const second = await page.context().newPage()
    await second.goto('/portal')
    await expect(second.getByText(documentListText.empty)).toBeVisible()

    const files = [
      await pdfFile({ seed: email, size: Math.round(9.9 * 1024 * 1024) }),
      pngFile({ seed: email }),
      jpgFile({ seed: email }),
      xmlFile({ seed: `${email} 1` }),
      xmlFile({ seed: `${email} 2` }),
    ]
    const bad = { name: 'extracto.xlsx', mimeType: 'application/vnd.ms-excel', buffer: Buffer.from('PK') }
    await page.goto('/portal/facturas')
    // Uploads are slowed down to 4 MB/s, so that the progress is visible.
    const network = await page.context().newCDPSession(page)
    const throughput = {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: 4 * 1024 * 1024,
    }
    await network.send('Network.emulateNetworkConditions', throughput)
    await page
      .locator('input[type=file]')
      .setInputFiles([
        ...files.map(({ name, type, bytes }) => ({ name, mimeType: type, buffer: Buffer.from(bytes) })),
        bad,
      ])
    await expect(
      page.getByText(
        'El archivo "extracto.xlsx" no es un formato válido. Por favor, sube PDF, JPG, PNG o XML.',
      ),
    ).toBeVisible()
    await page.getByRole('button', { name: 'Subir (5)' }).click()
    await expect(page.getByText('Subiendo archivos...')).toBeVisible()
    await expect
      .poll(async () => Number(await page.getByRole('progressbar').last().getAttribute('aria-valuenow')))
      .toBeGreaterThan(10)
    await expect(page.getByText('¡Archivos subidos exitosamente!')).toBeVisible()
    await expect(
      page.getByText(/Se subieron 5 archivo\(s\) correctamente y se notificó a .* y Google Drive/),
    ).toBeVisible()

    // The second tab has not been used since the upload began, and must show the files by itself.
    for (const { name } of files)
      await expect(second.getByRole('row', { name: new RegExp(name.slice(0, 12)) })).toHaveCount(1)
    await expect(second.getByRole('link', { name: /Ver mi carpeta en Drive/ })).toBeVisible()

    const expected = files.map(({ bytes }) => sha256(bytes)).sort()
    // The copies in Drive and the call to the automation service come after the response to the upload.
    const copied = async () => (await driveFiles(email)).map((copy) => copy.sha256).sort()
    await expect.poll(copied).toEqual(expected)
    const called = async () => (await automationCalls()).filter((call) => call.payload.user_email === email)
    await expect.poll(called).toHaveLength(1)
    const calls = await called()
    expect(calls[0]?.payload.upload_count).toBe(5)
    expect(calls[0]?.payload.files).toHaveLength(5)

    const downloads: string[] = []
    for (const { name } of files) {
      const link = second
        .getByRole('row', { name: new RegExp(name.slice(0, 12)) })
        .getByRole('link')
        .first()
      const response = await second.request.get((await link.getAttribute('href'))!)
      expect(response.headers()['content-disposition']).toMatch(/^attachment/)
      expect(response.headers()['x-content-type-options']).toBe('nosniff')
      downloads.push(sha256(await response.body()))
    }
    expect(downloads.sort()).toEqual(expected)
    await mailTo(email, /aprob/i)
  },
)
