import { createTransport } from 'nodemailer'
import type { Page } from '@playwright/test'
import { xmlFile } from '@/supabase/sample-files/xml-file'
import { pdfFile } from '@/supabase/sample-files/pdf-file'
import { zipFile } from '@/tests/support/einvoice/zip-file'
import { expect, test, violationsOf } from './support/fixtures'
import { expectWithin } from './support/times'
import { enterAsNew } from './support/firm'

const smtp = process.env.SMTP_URL ?? 'smtp://127.0.0.1:54325'
const domain = process.env.MAIL_IN_DOMAIN ?? 'facturas.portal.example'
const supplier = 'facturas@proveedor.example'

type Mail = { to: string; subject: string; files: { name: string; bytes: Uint8Array }[] }

async function send({ to, subject, files }: Mail): Promise<void> {
  const transport = createTransport(smtp)
  await transport.sendMail({
    from: `Proveedor de prueba <${supplier}>`,
    to,
    subject,
    text: 'Adjuntamos su factura electrónica.',
    attachments: files.map(({ name, bytes }) => ({ filename: name, content: Buffer.from(bytes) })),
  })
  transport.close()
}

const delivery = async (seed: string) => {
  const xml = xmlFile({ seed, answered: true })
  const pdf = await pdfFile({ seed })
  const zip = zipFile([
    { name: xml.name, bytes: xml.bytes },
    { name: 'representacion.pdf', bytes: pdf.bytes },
  ])
  return { name: 'fe.zip', bytes: zip }
}

async function addressOn(page: Page): Promise<string> {
  await page.goto('/portal/correo')
  const shown = page.getByText(`@${domain}`)
  await expect(shown).toBeVisible()
  return (await shown.innerText()).replace(/\s+/g, '')
}

const mailRow = (page: Page, subject: string) => page.getByRole('listitem').filter({ hasText: subject })

test(
  'a supplier mails an invoice, the client allows the sender, and the next invoice is reviewed before the client’s eyes',
  { tag: ['@core', '@timed'] },
  async ({ page }) => {
    await enterAsNew(page, 'correo')
    const to = await addressOn(page)
    await expect(page.getByText('Todavía no ha llegado nada')).toBeVisible()
    const seed = `correo ${Date.now()}`

    await send({ to, subject: 'Factura uno', files: [await delivery(`${seed} 1`)] })
    const first = mailRow(page, 'Factura uno')
    await expect(first).toContainText('No conocemos a este remitente. ¿Lo permites?')
    await first.getByRole('button', { name: 'Permitir y revisar' }).click()
    await expect(first.getByText('¿Solo este correo o todo @proveedor.example?')).toBeVisible()
    await first.getByRole('button', { name: 'Todo @proveedor.example' }).click()
    await expect(first).toContainText(/Llegó 1 factura|La factura no pasó la revisión/)
    await expect(page.getByRole('listitem').filter({ hasText: '@proveedor.example' }).first()).toBeVisible()

    // Measures how soon the client's page shows a mail that the mail server has accepted.
    await send({ to, subject: 'Factura dos', files: [await delivery(`${seed} 2`)] })
    const began = Date.now()
    const second = mailRow(page, 'Factura dos')
    await expect(second).toContainText(/Llegó 1 factura|La factura no pasó la revisión/)
    expectWithin(5_000, began)
    await second.getByText('Ver los archivos').click()
    await expect(second.getByText('Guardado como soporte')).toBeVisible()

    for (const width of [1280, 320]) {
      await page.setViewportSize({ width, height: 900 })
      expect((await violationsOf(page)).map(({ id }) => id)).toEqual([])
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0)
    }
  },
)
