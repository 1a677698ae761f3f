import { createHash, generateKeyPairSync, randomUUID } from 'node:crypto'
import { identity } from '@/supabase/sample-files/certificates'
import { delivery, signedBy, supplier } from '@/tests/support/einvoice/signing'
import { leave, newClient } from './support/agenda-page'
import { expect, test, violationsOf } from './support/fixtures'
import { findings, openDesk, send } from './support/invoices-page'
import { enterAs, enterAsAdmin } from './support/members'
import { noOverflow } from './support/tasks-page'

test(
  'an authority that signed an invoice is added with its file and fingerprint within two minutes, and removed again',
  { tag: '@core' },
  async ({ page }) => {
    const name = `Autoridad ${randomUUID().slice(0, 8)}`
    const own = identity({
      subject: { '2.5.4.3': name, '2.5.4.10': 'Certificadora Inventada S.A.' },
      key: generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey,
      isAuthority: true,
    })
    const signer = identity({ subject: supplier.subject, by: own })
    const client = await newClient('firmado')
    await enterAs(page, client)
    const file = `factura-${randomUUID().slice(0, 8)}.xml`
    const text = delivery(signedBy(signer))
    await send(page, { name: file, type: 'application/xml', bytes: new TextEncoder().encode(text) })

    await page.context().clearCookies()
    await enterAsAdmin(page)
    await openDesk(page, file)
    await expect(findings(page)).toContainText('No conocemos a quien certifica la firma')
    const review = page.url()
    const started = Date.now()
    await page.getByRole('link', { name: 'Agregar esta autoridad' }).click()

    const unknown = page.getByRole('region', { name: 'Las que no conocemos' }).getByRole('listitem')
    await expect(unknown.filter({ hasText: name })).toContainText('1 factura, 1 por decidir')
    await page.getByLabel('Su certificado').setInputFiles({
      name: 'autoridad.cer',
      mimeType: 'application/x-x509-ca-cert',
      buffer: Buffer.from(own.certificate),
    })
    const fingerprint = page.getByLabel('Huella SHA-256 publicada')
    await fingerprint.fill('0'.repeat(64))
    await page.getByLabel('Dónde la leíste').fill('https://autoridad.example/raices, 26 de noviembre')
    await page.getByLabel('Nombre para las listas').fill(name)
    await page.getByRole('button', { name: 'Comparar' }).click()
    await expect(page.getByText(/La huella que escribiste no es la de este archivo/)).toBeVisible()
    await expect(fingerprint).toBeFocused()
    expect(await violationsOf(page)).toEqual([])

    const published = createHash('sha256').update(own.certificate).digest('hex')
    await fingerprint.fill(published.toUpperCase().replace(/(..)(?!$)/g, '$1:'))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'El certificado es el publicado' })).toBeFocused()
    await expect(page.getByText('1 factura por decidir, de 1 cliente, la nombra.')).toBeVisible()
    await expect(page.getByText(/Lo que ya se decidió no cambia/)).toBeVisible()
    expect(await violationsOf(page)).toEqual([])
    await page.getByRole('button', { name: 'Agregar', exact: true }).click()
    const added = page.getByRole('region', { name: 'Agregadas por la firma' })
    await expect(added.getByRole('heading', { name })).toBeVisible()
    await expect(page.locator('#added')).toBeFocused()
    expect(Date.now() - started).toBeLessThan(120_000)
    await page.setViewportSize({ width: 390, height: 844 })
    await noOverflow(page)
    await page.setViewportSize({ width: 1440, height: 900 })

    // A call of /api/cron does nothing while the site's own background job is running, so the test repeats the call.
    const housekeeping = { authorization: `Bearer ${process.env.CRON_SECRET}` }
    await expect(async () => {
      expect((await page.request.get('/api/cron', { headers: housekeeping })).ok()).toBe(true)
      await page.goto(review)
      await expect(page.getByText('Es auténtica').first()).toBeVisible({ timeout: 2000 })
    }).toPass({ timeout: 90_000 })

    await page.goto('/admin/facturas/ajustes/autoridades')
    await added.getByRole('button', { name: `Quitar ${name}` }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Quitar' }).click()
    await expect(added.getByRole('heading', { name })).toHaveCount(0)
    await expect(page.locator('#added')).toBeFocused()
    await leave(client)
  },
)
