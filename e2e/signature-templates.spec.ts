import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { newClient } from './support/agenda-page'
import { mailTo } from './support/fake-services'
import { expect, test, toast } from './support/fixtures'
import { enterAsAdmin, enterAsAdvisor, signIn } from './support/members'
import { keepsFocus, noOverflow, noViolations } from './support/tasks-page'
import { readAndSign, signerOption } from './support/signing'

const narrow = async (page: Page) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await noOverflow(page)
  await page.setViewportSize({ width: 1280, height: 800 })
}
const body = `# Carta de compromiso

Entre {{firma}} y {{cliente}}, que representa {{representante}}.

## Servicios

- {{servicios}}

{{honorario}}, a más tardar el día {{dia_de_pago}}, del {{desde}} al {{hasta}}.`

async function pickDay(page: Page, label: string, turns: number): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^${label}`) }).press('Enter')
  const dialog = page.getByRole('dialog', { name: label })
  for (let n = 0; n < turns; n++) await dialog.getByRole('button', { name: 'Mes siguiente' }).click()
  await dialog.locator('td button').filter({ hasText: /^15$/ }).click()
}

test('an administrator writes a letter, an advisor sends it, and signing it creates the services and fees in it', async ({
  page,
  browser,
}) => {
  const client = await newClient(`carta${Date.now()}`)
  const name = `Carta ${randomUUID().slice(0, 8)}`
  const admin = await (await browser.newContext()).newPage()
  await enterAsAdmin(admin)
  await admin.goto('/admin/firmas')
  await admin.getByRole('link', { name: 'Plantillas', exact: true }).click()
  await noViolations(admin)
  await narrow(admin)
  await admin.getByRole('link', { name: /^Empezar con este modelo.*Carta de compromiso$/ }).click()
  await expect(admin.getByLabel('Texto', { exact: true })).toHaveValue(/# Carta de compromiso/)
  await noViolations(admin)
  await narrow(admin)
  await admin.getByLabel('Nombre').fill(name)
  await admin.getByLabel('Texto', { exact: true }).fill(`${body} {{sueldo}}`)
  await admin.getByRole('checkbox', { name: /^La firma leyó todo el texto/ }).check()
  await admin.getByRole('button', { name: 'Guardar la plantilla' }).press('Enter')
  await expect(admin.getByText('No existe la variable {{sueldo}}. Elige una de la lista.')).toBeVisible()
  await expect(admin.getByLabel('Texto', { exact: true })).toBeFocused()
  await admin.getByLabel('Texto', { exact: true }).fill(body)
  await admin.getByRole('button', { name: 'Guardar la plantilla' }).press('Enter')
  await expect(admin).toHaveURL(/\/admin\/firmas\/plantillas$/)
  await expect(
    admin
      .getByRole('listitem')
      .filter({ hasText: name })
      .getByText(/la revisó el/),
  ).toBeVisible()

  await enterAsAdvisor(page)
  await page.goto('/admin/firmas/plantillas')
  await expect(page.getByText('Las plantillas las escribe un administrador.', { exact: false })).toBeVisible()
  await page.goto(`/admin/firmas/nueva?cliente=${client.id}`)
  await page.getByLabel('De dónde sale').selectOption({ label: `Plantilla: ${name}` })
  const sheet = page.getByRole('region', { name: 'Vista previa' })
  await expect(sheet.getByText('falta: día del mes en que se paga')).toBeVisible()
  await page.getByLabel('Representante del cliente').fill('Ana Prueba')
  await page.getByLabel('Servicio 1', { exact: true }).fill('Contabilidad mensual')
  await page.getByLabel('Precio del servicio 1, sin IVA').fill('1.480.000')
  await page.getByRole('button', { name: 'Preparar el documento' }).press('Enter')
  await expect(
    page.getByRole('alert').filter({ hasText: 'Faltan variables: desde, hasta, día del mes' }),
  ).toBeVisible()
  await keepsFocus(page)
  await noViolations(page)
  await narrow(page)
  await page.getByLabel('Día del mes en que se paga').fill('10')
  await pickDay(page, 'Desde', 1)
  await pickDay(page, 'Hasta', 3)
  await page.getByRole('button', { name: 'Preparar el documento' }).press('Enter')
  await expect(page.getByText('Así lo van a firmar: 1 página.')).toBeVisible()
  await expect(page.getByRole('img', { name: 'Página 1 de 1' })).toBeVisible()
  // The engagement letter covers two months from the fifteenth, so its monthly fee has two instalments.
  const instalments = (shown: Page) =>
    shown.getByRole('region', { name: 'Los honorarios de esta carta' }).getByRole('listitem')
  await expect(instalments(page)).toHaveText([
    /10 de .*Contabilidad mensual \(1\/2\).*1\.480\.000 más IVA.*1\.761\.200 con IVA/,
    /10 de .*Contabilidad mensual \(2\/2\)/,
  ])
  const shown = await instalments(page).allTextContents()
  await noViolations(page)
  await narrow(page)
  await page.getByLabel('Agregar un firmante').selectOption(await signerOption(page, client.email))
  await page.getByRole('button', { name: 'Enviar a 1 firmante' }).press('Enter')
  await expect(page).toHaveURL(/\/admin\/firmas\/[0-9a-f-]{36}$/)
  const id = page.url().split('/').at(-1) ?? ''
  await expect(page.getByText(`con la plantilla «${name}», versión 1.`, { exact: false })).toBeVisible()

  const theirs = await (await browser.newContext()).newPage()
  await signIn(theirs, client.email, client.password)
  await mailTo(client.email, new RegExp(`^Para firmar: ${name}$`))
  await theirs.goto(`/portal/firmas/${id}?empresa=${client.id}`)
  await expect(instalments(theirs)).toHaveText(shown)
  await noViolations(theirs)
  await narrow(theirs)
  await readAndSign(theirs, client.email)
  await expect(theirs.getByText('CC 52887214')).toBeVisible()
  await theirs.goto('/portal/honorarios')
  await expect(theirs.getByText('Contabilidad mensual (1/2)')).toBeVisible()

  await page.goto(`/admin/clientes/${client.id}?ver=trabajo`)
  const letters = page.getByRole('region', { name: 'Lo que dicen las cartas firmadas' })
  await expect(letters.getByText('Contabilidad mensual', { exact: false }).first()).toBeVisible()
  await expect(letters.getByRole('link', { name: new RegExp(`^Ver la carta.*${name}$`) })).toHaveAttribute(
    'href',
    `/admin/firmas/${id}`,
  )
  await noViolations(page)
  await narrow(page)
  await letters.getByRole('button', { name: /^Deshacer lo que abrió/ }).press('Enter')
  const dialog = page.getByRole('dialog', { name: '¿Deshacer lo que abrió esta carta?' })
  await dialog.getByRole('button', { name: 'Deshacer', exact: true }).press('Enter')
  await expect(dialog.getByLabel('Por qué')).toBeFocused()
  await dialog.getByLabel('Por qué').fill('Se firmó la versión vieja')
  await dialog.getByRole('button', { name: 'Deshacer', exact: true }).press('Enter')
  await toast(page, 'Quedó deshecho')
  await keepsFocus(page)
  await expect(letters.getByText('«Se firmó la versión vieja»', { exact: false })).toBeVisible()
})
