import { randomUUID } from 'node:crypto'
import type { Browser, Page } from '@playwright/test'
import { totpCode } from '../tests/support/contract-people'
import { expect, test, violationsOf } from './support/fixtures'
import { expectWithin } from './support/times'
import { linkTo, mailTo } from './support/fake-services'
import { enterAsAdmin, enterAsAdvisor, signIn } from './support/members'

const password = 'Nogal-Libro-Mayor-7'

async function openBrowser(browser: Browser, headers: Record<string, string>): Promise<Page> {
  return (await browser.newContext({ extraHTTPHeaders: headers })).newPage()
}

const rowOf = (page: Page, email: string) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: email })

async function addToTeam(admin: Page, page: Page, role: 'Asesoría' | 'Administración'): Promise<string> {
  const email = `colega.${randomUUID().slice(0, 8)}@nogal.example`
  await admin.goto('/admin/equipo')
  const form = admin.getByRole('form', { name: 'Invitar a un colega' })
  await form.getByLabel('Correo electrónico').fill(email)
  await form.getByLabel('Rol').selectOption({ label: role })
  await form.getByRole('button', { name: 'Enviar invitación' }).click()
  await expect(rowOf(admin, email)).toContainText(role)
  await page.goto(linkTo(await mailTo(email, /te invita al equipo/), '/invitacion'))
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Te invitan al equipo de')
  expect(await violationsOf(page)).toEqual([])
  await page.getByLabel('Elige tu contraseña').fill(password)
  await page.getByRole('button', { name: 'Crear mi cuenta y entrar' }).click()
  await expect(page).toHaveURL(role === 'Administración' ? /\/segundo-paso$/ : /\/admin$/)
  await admin.goto('/admin/equipo')
  await expect(rowOf(admin, email)).toContainText('En el equipo desde')
  return email
}

test(
  'an invited administrator chooses a password, sets up the second step, and gets it reset by another after losing it',
  { tag: '@core' },
  async ({ page, browser, extraHTTPHeaders }) => {
    const admin = await openBrowser(browser, extraHTTPHeaders ?? {})
    await enterAsAdmin(admin)
    const email = await addToTeam(admin, page, 'Administración')

    await page.goto('/admin')
    await expect(page).toHaveURL(/\/segundo-paso$/)
    await page.getByRole('button', { name: 'Configurar la aplicación' }).click()
    const secret = await page.locator('ol code').innerText()
    expect(await violationsOf(page)).toEqual([])
    const code = totpCode(secret)
    await page.getByLabel('Código de 6 números').fill(code)
    await page.getByRole('button', { name: 'Confirmar código' }).click()
    await expect(page).toHaveURL(/\/admin$/)

    const other = await openBrowser(browser, extraHTTPHeaders ?? {})
    await signIn(other, email, password)
    await expect(other).toHaveURL(/\/segundo-paso$/)
    await other.goto('/admin/clientes')
    await expect(other).toHaveURL(/\/segundo-paso$/)
    const field = other.getByLabel('Código de 6 números')
    const confirm = other.getByRole('button', { name: 'Confirmar código' })
    await field.fill(code)
    await confirm.click()
    await expect(other.getByText('Ese código no es correcto o ya se usó.')).toBeVisible()
    for (const wrong of ['000001', '000002', '000003', '000004', '000005']) {
      await field.fill(wrong)
      await confirm.click()
      await expect(confirm).toBeEnabled()
    }
    await expect(other.getByText(/Hiciste demasiados intentos/)).toBeVisible()

    const lost = await openBrowser(browser, extraHTTPHeaders ?? {})
    await lost.goto('/auth/recuperar')
    await lost.getByLabel('Correo electrónico').fill(email)
    await lost.getByRole('button', { name: 'Enviar enlace' }).click()
    const link = linkTo(await mailTo(email, /Cambia tu contraseña/), '/auth/confirmar')
    await lost.goto(link)
    await lost.getByLabel('Contraseña nueva').fill('Otra-clave-2026')
    await lost.getByRole('button', { name: 'Guardar contraseña' }).click()
    await expect(lost.getByLabel('Código de 6 números')).toBeFocused()
    await expect(lost.getByText(/Pide a otra persona de administración/)).toBeVisible()
    expect(await violationsOf(lost)).toEqual([])
    await lost.context().close()

    await admin.goto('/admin/equipo')
    const row = rowOf(admin, email)
    await row.getByRole('button', { name: /Restablecer segundo paso/ }).click()
    await admin.getByRole('dialog').getByRole('button', { name: 'Restablecer' }).click()
    await expect(row.getByText('Sin segundo paso')).toBeVisible()
    expect((await page.goto('/admin'))?.status()).toBe(404)
    await admin.goto(`/admin/auditoria?correo=${encodeURIComponent(email)}`)
    await expect(admin.getByText('Segundo paso restablecido')).toBeVisible()
    await expect(admin.getByText('Miembro agregado')).toBeVisible()
  },
)

test(
  'a removed member loses the open page at once, and an advisor does not find the sections of administrators',
  { tag: ['@core', '@timed'] },
  async ({ page, browser, extraHTTPHeaders }) => {
    const admin = await openBrowser(browser, extraHTTPHeaders ?? {})
    await enterAsAdmin(admin)
    const email = await addToTeam(admin, page, 'Asesoría')
    await admin.goto(`/admin/registros?buscar=${encodeURIComponent(email)}`)
    await expect(admin.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(admin.getByRole('main').getByText(email)).toHaveCount(0)
    await page.goto('/admin/clientes')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    for (const section of ['equipo', 'auditoria', 'contactos', 'diagnostico']) {
      expect((await page.request.get(`/admin/${section}`)).status()).toBe(404)
    }
    expect((await page.request.get('/api/auditoria/exportar')).status()).toBe(404)

    await admin.goto('/admin/equipo')
    await rowOf(admin, email)
      .getByRole('button', { name: /Quitar del equipo/ })
      .click()
    await admin.getByRole('dialog').getByRole('button', { name: 'Quitar', exact: true }).click()
    const removed = Date.now()
    await expect(rowOf(admin, email)).toHaveCount(0)
    await expect(page.getByRole('navigation', { name: 'Equipo' })).toHaveCount(0)
    expectWithin(5_000, removed)
    expect((await page.request.get('/admin/clientes')).status()).toBe(404)
  },
)

test('a member who forgot the password needs the link and the code, and a wrong code does not use up the link', async ({
  page,
  browser,
  extraHTTPHeaders,
}) => {
  const admin = await openBrowser(browser, extraHTTPHeaders ?? {})
  await enterAsAdmin(admin)
  const email = await addToTeam(admin, page, 'Administración')
  await page.goto('/admin')
  await page.getByRole('button', { name: 'Configurar la aplicación' }).click()
  const secret = await page.locator('ol code').innerText()
  await page.getByLabel('Código de 6 números').fill(totpCode(secret))
  await page.getByRole('button', { name: 'Confirmar código' }).click()
  await expect(page).toHaveURL(/\/admin$/)

  const lost = await openBrowser(browser, extraHTTPHeaders ?? {})
  await lost.goto('/auth/recuperar')
  await lost.getByLabel('Correo electrónico').fill(email)
  await lost.getByRole('button', { name: 'Enviar enlace' }).click()
  const link = linkTo(await mailTo(email, /Cambia tu contraseña/), '/auth/confirmar')
  await lost.goto(link)
  const code = lost.getByLabel('Código de 6 números')
  await lost.getByLabel('Contraseña nueva').fill('Otra-clave-2026')
  await code.fill('000 000')
  await code.press('Enter')
  await expect(code).toHaveAccessibleDescription(/no es correcto/)
  await lost.goto(link)
  await lost.getByLabel('Contraseña nueva').fill('Otra-clave-2026')
  await code.fill(totpCode(secret, 1))
  await lost.getByRole('button', { name: 'Guardar contraseña' }).click()
  await expect(lost).toHaveURL(/\/admin$/)
  expect((await page.goto('/admin'))?.status()).toBe(404)
  await lost.context().close()
})

for (const width of [1280, 390, 320]) {
  test(`the first page, the team, the log, the deliveries and the diagnosis at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await enterAsAdmin(page)
    for (const section of ['', '/equipo', '/auditoria', '/entregas', '/diagnostico']) {
      await page.goto(`/admin${section}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(await violationsOf(page)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
    }
  })
}

test('the title of a page is in the head of its HTML, not after its content', async ({ page }) => {
  await enterAsAdvisor(page)
  for (const section of ['/admin', '/admin/facturas', '/portal/facturas', '/tareas']) {
    const [head = ''] = (await (await page.request.get(section)).text()).split('</head>')
    expect(head, section).toMatch(/<title>[^<]+<\/title>/)
  }
})

test('the first page of an advisor lists today’s work, and opens an invoice from it', async ({ page }) => {
  await enterAsAdvisor(page)
  await page.goto('/admin')
  await expect(page.getByRole('heading', { name: 'Cola de hoy' })).toBeVisible()
  await page
    .getByRole('link', { name: /^Revisar: Factura/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/admin\/facturas\/[0-9a-f-]{36}/)
})

test('an administrator changes the name of a member in place, by keyboard alone', async ({
  page,
  browser,
  extraHTTPHeaders,
}) => {
  const admin = await openBrowser(browser, extraHTTPHeaders ?? {})
  await enterAsAdmin(admin)
  const email = await addToTeam(admin, page, 'Asesoría')
  const name = `Colega ${email.slice(7, 15)}`
  await rowOf(admin, email).getByText('Cambiar nombre o rol').press('Enter')
  const field = rowOf(admin, email).getByLabel('Nombre')
  await field.fill(name)
  await field.press('Enter')
  await expect(rowOf(admin, email).getByRole('heading', { name })).toBeVisible()
  await expect(field).toBeHidden()
})

test('a member changes their own name, password and keys on the page «Mi cuenta»', async ({
  page,
  browser,
  extraHTTPHeaders,
}) => {
  const admin = await openBrowser(browser, extraHTTPHeaders ?? {})
  await enterAsAdmin(admin)
  const email = await addToTeam(admin, page, 'Asesoría')
  await page.goto('/admin')
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Mi cuenta/ })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mi cuenta')
  expect(await violationsOf(page)).toEqual([])

  const name = page.getByRole('textbox', { name: 'Nombre' })
  await name.fill('x')
  await page.getByRole('button', { name: 'Guardar nombre' }).click()
  await expect(name).toBeFocused()
  await expect(name).toHaveAttribute('aria-invalid', 'true')
  await name.fill('Rosa Quintero')
  await page.getByRole('button', { name: 'Guardar nombre' }).click()
  await expect(page.getByRole('banner').getByText('Rosa Quintero').first()).toBeAttached()
  await expect(page.getByRole('button', { name: 'Guardar nombre' })).toBeFocused()
  await admin.goto('/admin/equipo')
  await expect(rowOf(admin, email)).toContainText('Rosa Quintero')

  const other = `${password}-otra`
  const change = page.getByRole('button', { name: 'Cambiar contraseña' })
  await change.click()
  await page.getByLabel('Contraseña actual').fill(password)
  await page.getByLabel('Contraseña nueva').fill(other)
  await page.getByRole('button', { name: 'Guardar contraseña' }).click()
  await expect(change).toBeFocused()
  await page.getByLabel('Usar los atajos de una tecla').uncheck()
  await page.goto('/admin')
  await expect(page.locator('main kbd')).toHaveCount(0)

  const again = await openBrowser(browser, extraHTTPHeaders ?? {})
  await signIn(again, email, other)
  await expect(again).toHaveURL(/\/admin$/)
})
