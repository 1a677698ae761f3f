import type { Browser, Page } from '@playwright/test'
import { xmlFile } from '@/supabase/sample-files/xml-file'
import { linkTo, mailTo } from './support/fake-services'
import { newClient } from './support/agenda-page'
import { expect, test, violationsOf } from './support/fixtures'
import { enterAs } from './support/members'

const password = 'Nogal-Libro-Mayor-7'

async function openBrowser(browser: Browser, headers: Record<string, string> | undefined): Promise<Page> {
  return (await browser.newContext({ extraHTTPHeaders: headers ?? {} })).newPage()
}

const personRow = (page: Page, email: string) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: email })

/**
 * Invites a person in the name of the owner with the e-mail address `by`, and returns the link in the mail.
 * The mail's subject must name the owner without the full address, because mail programs make addresses links.
 */
async function invite(page: Page, by: string, email: string, role: string): Promise<string> {
  const form = page.getByRole('form', { name: 'Invitar' })
  await form.getByLabel('Correo electrónico').fill(email)
  await form.getByRole('radio', { name: role }).check()
  await form.getByRole('button', { name: 'Enviar invitación' }).click()
  await expect(personRow(page, email)).toBeVisible()
  const [begin = ''] = by.split(/[.@]/)
  return linkTo(await mailTo(email, new RegExp(`^«${begin}[^@»]*» te invita a trabajar en «`)), '/invitacion')
}

async function join(page: Page, link: string): Promise<void> {
  await page.goto(link)
  await page.getByLabel('Elige tu contraseña').fill(password)
  await page.getByRole('button', { name: 'Crear mi cuenta y entrar' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/^Hola/)
}

test(
  'an invited bookkeeper joins and uploads, may then only read, and loses the open page once the owner removes them',
  { tag: '@core' },
  async ({ page, browser, extraHTTPHeaders }) => {
    const owner = await newClient('duena')
    await enterAs(page, owner)
    await page.goto('/portal/personas')
    await expect(page.getByText('Por ahora solo entras tú')).toBeVisible()
    expect(await violationsOf(page)).toEqual([])
    const email = `auxiliar.${owner.email}`
    const link = await invite(page, owner.email, email, 'Auxiliar')

    const other = await openBrowser(browser, extraHTTPHeaders)
    await other.goto(link)
    await expect(other.getByRole('heading', { level: 1 })).toContainText('Te invitan a')
    expect(await violationsOf(other)).toEqual([])
    await join(other, link)
    const row = personRow(page, email)
    await expect(row.getByRole('combobox')).toHaveValue('assistant')

    await other.goto('/portal/facturas')
    const { name, type, bytes } = xmlFile({ seed: owner.email })
    await other
      .locator('input[type=file]')
      .setInputFiles({ name, mimeType: type, buffer: Buffer.from(bytes) })
    await other.getByRole('button', { name: /^Subir/ }).click()
    await expect(other.getByRole('status').filter({ hasText: /subid/i }).first()).toBeVisible()

    await row.getByRole('combobox').selectOption({ label: 'Solo lectura' })
    await expect(page.getByText('Rol cambiado')).toBeVisible()

    await other.goto('/portal/facturas')
    await expect(other.getByText('Tu rol es solo lectura')).toBeVisible()
    await expect(other.locator('input[type=file]')).toHaveCount(0)
    await row.getByRole('button', { name: /^Quitar/ }).click()
    await expect(page.getByRole('button', { name: 'Conservar' })).toBeFocused()
    await page.getByRole('button', { name: 'Quitar acceso' }).click()
    await expect(personRow(page, email)).toHaveCount(0)
    await expect(other).not.toHaveURL(/\/portal/)
    await other.goto(link)
    await expect(other.getByText('Esta invitación ya se usó.')).toBeVisible()
  },
)

test('two tabs with two companies stay apart, and a link about a company opens that company', async ({
  page,
  browser,
  extraHTTPHeaders,
}) => {
  const [one, two] = [await newClient('primera'), await newClient('segunda')]
  const email = `contadora.${one.email}`
  const links: string[] = []
  for (const { email: owner, password: secret } of [one, two]) {
    const tab = await openBrowser(browser, extraHTTPHeaders)
    await enterAs(tab, { email: owner, password: secret })
    await tab.goto('/portal/personas')
    links.push(await invite(tab, owner, email, 'Contador interno'))
    await tab.context().close()
  }
  await join(page, links[0] ?? '')
  await page.goto(links[1] ?? '')
  await page.getByRole('button', { name: 'Aceptar la invitación' }).click()
  await expect(page).toHaveURL(/\/portal\?empresa=/)
  const second = new URL(page.url()).searchParams.get('empresa')

  const tab = await page.context().newPage()
  await tab.goto('/portal')
  await expect(tab).toHaveURL(/empresa=/)
  const first = new URL(tab.url()).searchParams.get('empresa')
  expect(first).not.toBe(second)
  for (const [where, account] of [
    [page, second],
    [tab, first],
    [page, second],
  ] as const) {
    await where.getByRole('navigation').getByRole('link', { name: 'Mensajes' }).first().click()
    await expect(where).toHaveURL(`/portal/mensajes?empresa=${account}`)
    await where.getByRole('navigation').getByRole('link', { name: 'Facturas' }).first().click()
    await expect(where).toHaveURL(`/portal/facturas?empresa=${account}`)
  }
  await expect(page.getByRole('heading', { name: 'Gestión de Facturas' })).toBeVisible()
  await page.locator('summary').filter({ hasText: 'Cambiar de empresa' }).click()
  expect(await violationsOf(page)).toEqual([])
  await page
    .getByRole('navigation', { name: 'Cambiar de empresa' })
    .getByRole('link')
    .filter({ hasText: one.email })
    .click()
  await expect(page).toHaveURL(`/portal/facturas?empresa=${first}`)
})

test('a person who leaves their only company need not wait for approval, and can open their own account', async ({
  page,
  browser,
  extraHTTPHeaders,
}) => {
  const owner = await newClient('unica')
  const tab = await openBrowser(browser, extraHTTPHeaders)
  await enterAs(tab, owner)
  await tab.goto('/portal/personas')
  await join(page, await invite(tab, owner.email, `lectora.${owner.email}`, 'Solo lectura'))
  await page.goto('/portal/personas')
  await page.getByRole('button', { name: 'Dejar esta empresa' }).click()
  await page.getByRole('button', { name: 'Dejar la empresa' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ya no trabajas en ninguna empresa')
  await expect(page.getByText('pendiente de aprobación')).toHaveCount(0)
  expect(await violationsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Abrir la cuenta de mi empresa' }).click()
  await expect(page).toHaveURL(/\/bienvenida/)
})
