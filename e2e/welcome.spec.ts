import type { Page } from '@playwright/test'
import { checkDigit } from '@/lib/format/nit'
import { rutPdf } from '@/tests/support/files/rut-pdf'
import { otherBrowser } from './support/account-page'
import { linkTo, mailTo } from './support/fake-services'
import { expect, test } from './support/fixtures'
import { enterAsAdvisor } from './support/members'

const password = 'Nogal-Libro-Mayor-7'

async function confirmed(page: Page): Promise<string> {
  const email = `empresa.${Date.now()}@empresa.example`
  await page.goto('/auth')
  await page.getByRole('tab', { name: 'Registrarse' }).click()
  await page.getByLabel('Correo electrónico').fill(email)
  await page.getByLabel('Contraseña').fill(password)
  await page.getByRole('button', { name: 'Registrarse' }).click()
  await expect(page.getByText('Registro exitoso')).toBeVisible()
  await page.goto(linkTo(await mailTo(email, /confirma/i), '/auth/confirmar'))
  await page.getByRole('button', { name: 'Confirmar mi correo' }).click()
  await expect(page).toHaveURL(/\/bienvenida$/)
  return email
}

test(
  'a person registers with their company and its RUT, continues on another device, corrects what the firm asks for, and gets access',
  { tag: '@core' },
  async ({ page, browser }) => {
    const email = await confirmed(page)
    const nit = String(Date.now()).slice(-9).replace(/^0/, '1')
    const digit = checkDigit(nit)
    const buffer = Buffer.from(
      await rutPdf({
        numbers: `${nit}${digit}`,
        company: 'CAFÉ DEL SUR S.A.S.',
        responsibilities: ['05 - Renta', '48 - IVA'],
      }),
    )
    await page.setInputFiles('input[type=file]', { name: 'rut.pdf', mimeType: 'application/pdf', buffer })
    await expect(page.getByText('La firma recibe este archivo: rut.pdf.')).toBeVisible()
    await expect(page.getByText(`El dígito ${digit} corresponde.`)).toBeVisible()

    await page.getByLabel('Dígito').fill(String((digit + 1) % 10))
    await expect(page.getByText(`debería ser ${digit}`)).toBeVisible()
    await page.getByLabel('Dígito').fill(String(digit))
    await page.getByRole('button', { name: 'Guardar y seguir' }).click()
    await expect(page.getByLabel('Tu nombre')).toBeFocused()
    await page.getByLabel('Tu nombre').fill('Laura Mejía')
    await page.getByLabel('Teléfono').focus()
    await expect(page.getByText(/^Guardado a las/)).toBeVisible()

    const phone = await otherBrowser(browser)
    await phone.goto('/auth')
    await phone.getByLabel('Correo electrónico').fill(email)
    await phone.getByLabel('Contraseña').fill(password)
    await phone.getByRole('button', { name: 'Iniciar sesión' }).click()
    await phone.getByRole('link', { name: 'Completar mis datos' }).click()
    await expect(phone.getByLabel('Tu nombre')).toHaveValue('Laura Mejía')
    await phone.context().close()

    await page.getByRole('button', { name: 'Guardar y seguir' }).click()
    await expect(page.getByRole('heading', { name: 'Tu autorización' })).toBeFocused()
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    await page.getByRole('button', { name: 'Enviar solicitud' }).click()
    await expect(page.getByText('Sin esta autorización no podemos recibir tu solicitud.')).toBeVisible()
    await page.getByLabel('Autorizo el tratamiento de mis datos personales').check()
    await page.getByRole('button', { name: 'Enviar solicitud' }).click()
    await expect(page.getByRole('heading', { name: 'Tu solicitud ya está con el equipo' })).toBeFocused()

    const firm = await otherBrowser(browser)
    await enterAsAdvisor(firm)
    await firm.goto('/admin/registros')
    const row = firm.getByRole('main').getByRole('listitem').filter({ hasText: email })
    await expect(row).toContainText('Laura Mejía')
    await expect(row).toContainText('CAFÉ DEL SUR S.A.S.')
    await expect(row).toContainText('Responsabilidades 05, 48')
    const download = firm.waitForEvent('download')
    await row.getByRole('link', { name: 'Descargar su RUT' }).click()
    expect((await download).suggestedFilename()).toBe('rut.pdf')
    await row.getByRole('button', { name: /Pedir corrección/ }).click()
    await firm.getByLabel('Qué falta o qué corregir').fill('Falta tu teléfono.')
    await firm.getByRole('dialog').getByRole('button', { name: 'Pedir corrección' }).click()
    await expect(row).toContainText('Falta tu teléfono.')

    await expect(page.getByText('Falta tu teléfono.')).toBeVisible()
    await mailTo(email, /corregir/i)
    await page.getByLabel('Teléfono').fill('300 000 0000')
    await page.getByRole('button', { name: 'Guardar y seguir' }).click()
    await page.getByLabel('Autorizo el tratamiento de mis datos personales').check()
    await page.getByRole('button', { name: 'Enviar solicitud' }).click()
    await expect(page.getByRole('heading', { name: 'Tu solicitud ya está con el equipo' })).toBeVisible()

    await expect(row).toContainText('300 000 0000')
    await row.getByRole('button', { name: /Aprobar/ }).click()
    await expect(page).toHaveURL(/\/portal$/)
    await expect(page.getByText('CAFÉ DEL SUR S.A.S.').first()).toBeVisible()
    await firm.context().close()
  },
)
