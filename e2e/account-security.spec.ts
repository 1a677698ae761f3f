import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import {
  enterAccount,
  noViolations,
  openAccount,
  otherBrowser,
  password,
  uniqueEmail,
} from './support/account-page'
import { totpCode } from '../tests/support/contract-people'
import { expect, test, toast } from './support/fixtures'
import { linkTo, mailsTo, mailTo } from './support/fake-services'
import { signIn } from './support/members'

test('the other sessions of an account are listed, and closing them ends them at once', async ({
  page,
  browser,
  extraHTTPHeaders,
}) => {
  const email = await enterAccount(page)
  await expect(page.getByText('Solo este equipo')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Cerrar las demás' })).toBeDisabled()
  const other = await otherBrowser(browser, extraHTTPHeaders)
  await signIn(other, email, password)
  await other.goto('/portal/cuenta')
  const sessions = (of: typeof page) =>
    of.getByRole('list', { name: 'Sesiones abiertas' }).getByRole('listitem')
  await expect(sessions(other)).toHaveCount(2)
  await expect(sessions(other).first()).toContainText('Este equipo')
  await expect(sessions(other).first()).toContainText(/Chrome en/)

  await openAccount(page)
  await expect(page.getByText('Este equipo y 1 más')).toBeVisible()
  await page.getByRole('button', { name: 'Cerrar las demás' }).click()
  await toast(page, 'Cerramos la sesión en 1 dispositivo.')
  await expect(page.getByText('Solo este equipo')).toBeVisible()

  // A route and a page must refuse the closed session, and its cookies must be gone.
  expect((await other.request.get('/api/tareas')).status()).toBe(401)
  await other.goto('/portal/tareas')
  await expect(other).toHaveURL(/\/auth/)
  await expect(other.getByLabel('Contraseña')).toBeVisible()
  expect((await other.context().cookies()).filter(({ name }) => /session|hint/.test(name))).toEqual([])
  await other.context().close()
  await openAccount(page)
})

test(
  'a person who knows the old password changes it, which signs out the other browser',
  { tag: '@core' },
  async ({ page, browser, extraHTTPHeaders }) => {
    const email = await enterAccount(page)
    const other = await otherBrowser(browser, extraHTTPHeaders)
    await signIn(other, email, password)
    await page.getByRole('button', { name: 'Cambiar contraseña' }).click()
    const form = page.getByRole('form', { name: 'Cambiar la contraseña' })
    const save = form.getByRole('button', { name: 'Guardar contraseña' })
    await form.getByLabel('Contraseña actual').fill('no-es-esta')
    await form.getByLabel('Contraseña nueva').fill('Otra-clave-2026')
    await save.click()
    await expect(form.getByText('La contraseña actual no es correcta.')).toBeVisible()
    await expect(form.getByLabel('Contraseña actual')).toBeFocused()
    await form.getByLabel('Contraseña actual').fill(password)
    await form.getByLabel('Contraseña nueva').fill('password')
    await save.click()
    await expect(form.getByText(/Esa contraseña es muy corta o muy común/)).toBeVisible()
    await form.getByLabel('Contraseña nueva').fill('Otra-clave-2026')
    await save.click()
    await toast(page, 'Contraseña cambiada')
    await expect(page.getByText(/Cambiada el/)).toBeVisible()
    await mailTo(email, /Cambió la contraseña/)

    await other.goto('/portal')
    await expect(other).toHaveURL(/\/auth/)
    await other.getByLabel('Correo electrónico').fill(email)
    await other.getByLabel('Contraseña').fill(password)
    await other.getByRole('button', { name: 'Iniciar sesión' }).click()
    await expect(other.getByRole('listitem').filter({ hasText: 'Error al iniciar sesión' })).toBeVisible()
    await signIn(other, email, 'Otra-clave-2026')
    await other.context().close()
  },
)

async function confirmFrom(page: Page, email: string) {
  await page.goto(linkTo(await mailTo(email, /Confirma el cambio de correo/), '/auth/confirmar'))
  await expect(page.getByText('¿No lo pediste? No confirmes y cambia tu contraseña.')).toBeVisible()
  await page.getByRole('button', { name: 'Confirmar el cambio' }).click()
}

test('the e-mail of an account changes after both mailboxes confirmed it, and the old one can undo it', async ({
  page,
  browser,
  extraHTTPHeaders,
}) => {
  const before = await enterAccount(page)
  const after = uniqueEmail('nuevo')
  await page.getByRole('button', { name: 'Cambiar correo' }).click()
  const form = page.getByRole('form', { name: 'Cambiar el correo' })
  const send = form.getByRole('button', { name: 'Enviar enlaces' })
  await form.getByLabel('Correo nuevo').fill(before)
  await form.getByLabel('Contraseña actual').fill(password)
  await send.click()
  await expect(form.getByText('Ese ya es el correo de tu cuenta.')).toBeVisible()
  await form.getByLabel('Correo nuevo').fill(after)
  await form.getByLabel('Contraseña actual').fill('no-es-esta')
  await send.click()
  await expect(form.getByText('La contraseña actual no es correcta.')).toBeVisible()
  expect(await mailsTo(after)).toEqual([])
  await form.getByLabel('Contraseña actual').fill(password)
  await send.click()
  await expect(page.getByText(`Si nadie más usa ${after}, acaba de llegar un enlace`)).toBeVisible()
  const confirmation = await mailTo(before, /Confirma el cambio de correo/)
  expect(confirmation.text).toContain(after)

  const other = await otherBrowser(browser, extraHTTPHeaders)
  await confirmFrom(other, after)
  await expect(other.getByRole('heading', { name: 'Falta el otro correo' })).toBeVisible()
  await other.goto('/portal')
  await expect(other).toHaveURL(/\/auth/)
  await confirmFrom(page, before)
  await expect(page).toHaveURL(/\/portal$/)
  await openAccount(page)
  await expect(page.getByRole('main').getByText(after).first()).toBeVisible()
  await signIn(other, after, password)

  const lost = await mailTo(before, /ya usa otro correo/)
  const owner = await otherBrowser(browser, extraHTTPHeaders)
  await owner.goto(linkTo(lost, '/auth/deshacer'))
  await owner.getByLabel('Contraseña nueva').fill('De-vuelta-2026')
  await owner.getByRole('button', { name: 'Deshacer el cambio' }).click()
  await expect(owner).toHaveURL(/\/auth$/)
  await toast(owner, 'Tu cuenta volvió a este correo')
  for (const one of [page, other]) {
    await one.goto('/portal')
    await expect(one).toHaveURL(/\/auth/)
  }
  await signIn(owner, before, 'De-vuelta-2026')
  await owner.goto(linkTo(lost, '/auth/deshacer'))
  await owner.getByLabel('Contraseña nueva').fill('Otra-vez-2026')
  await owner.getByRole('button', { name: 'Deshacer el cambio' }).click()
  await expect(owner.getByRole('heading', { name: 'Este enlace ya no sirve' })).toBeVisible()
  await other.context().close()
  await owner.context().close()
})

test('changing to an address that already has an account sends no link, and the answer is the same', async ({
  page,
}) => {
  await enterAccount(page)
  const others = await mailsTo('espera@demo.co')
  await page.getByRole('button', { name: 'Cambiar correo' }).click()
  await page.getByLabel('Correo nuevo').fill('espera@demo.co')
  await page.getByRole('form', { name: 'Cambiar el correo' }).getByLabel('Contraseña actual').fill(password)
  await page.getByRole('button', { name: 'Enviar enlaces' }).click()
  await expect(page.getByText('Si nadie más usa espera@demo.co, acaba de llegar un enlace')).toBeVisible()
  expect(await mailsTo('espera@demo.co')).toHaveLength(others.length)
})

test('a client turns on a second step, and the next sign-in asks for it before it opens the requested page', async ({
  page,
  browser,
  extraHTTPHeaders,
}) => {
  const email = await enterAccount(page)
  await page.getByRole('button', { name: 'Cambiar segundo paso' }).click()
  const form = page.getByRole('form', { name: 'Activar el segundo paso' })
  await form.getByLabel('Contraseña actual').fill('no-es-esta')
  await form.getByRole('button', { name: 'Configurar la aplicación' }).click()
  await expect(form.getByText('La contraseña actual no es correcta.')).toBeVisible()
  await form.getByLabel('Contraseña actual').fill(password)
  await form.getByRole('button', { name: 'Mostrar lo que escribes' }).click()
  await expect(form.getByLabel('Contraseña actual')).toHaveAttribute('type', 'text')
  await form.getByRole('button', { name: 'Configurar la aplicación' }).click()
  const secret = (await page.locator('code', { hasText: /^[A-Z2-7]{32}$/ }).textContent()) ?? ''
  const code = page.getByLabel('Código de 6 números')
  await noViolations(page)
  await code.fill(totpCode(secret))
  await page.getByRole('button', { name: 'Activar segundo paso' }).click()
  await toast(page, 'Segundo paso activado')
  await expect(page.getByText('Activado: al entrar te pedimos un código de tu aplicación')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Cambiar segundo paso' })).toBeFocused()
  await mailTo(email, /^Tu cuenta ahora pide un código al entrar$/)

  const other = await otherBrowser(browser, extraHTTPHeaders)
  await other.goto('/portal/citas')
  await other.getByLabel('Correo electrónico').fill(email)
  await other.getByLabel('Contraseña', { exact: true }).fill(password)
  await other.getByRole('button', { name: 'Iniciar sesión' }).click()
  await expect(other).toHaveURL('/segundo-paso?next=%2Fportal%2Fcitas')
  expect((await other.request.get('/api/pendientes')).status()).not.toBe(200)
  await other.goto('/portal/facturas')
  await expect(other).toHaveURL('/segundo-paso?next=%2Fportal%2Ffacturas')
  // Each code works only once, so the test uses the code of the next half minute.
  await other.getByLabel('Código de 6 números').fill(totpCode(secret, 1))
  await other.getByRole('button', { name: 'Confirmar código' }).click()
  await expect(other).toHaveURL('/portal/facturas')
  await other.context().close()
})

test('a client who lost the phone signs in once with a backup code, and must set up another app first', async ({
  page,
  browser,
  extraHTTPHeaders,
}) => {
  const email = await enterAccount(page)
  await page.getByRole('button', { name: 'Cambiar segundo paso' }).click()
  await page.getByLabel('Contraseña actual').fill(password)
  await page.getByRole('button', { name: 'Configurar la aplicación' }).click()
  const key = page.locator('code', { hasText: /^[A-Z2-7]{32}$/ })
  const secret = (await key.textContent()) ?? ''
  const listed = page.getByRole('list', { name: 'Códigos de respaldo' }).getByRole('listitem')
  await expect(listed).toHaveCount(10)
  const first = await listed.allTextContents()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Descargar', exact: true }).click(),
  ])
  expect(await readFile(await file.path(), 'utf8')).toContain(first.join('\n'))
  await page.getByLabel('Código de 6 números').fill(totpCode(secret))
  await page.getByRole('button', { name: 'Activar segundo paso' }).click()
  await toast(page, 'Segundo paso activado')

  await page.getByRole('button', { name: 'Cambiar códigos de respaldo' }).click()
  await page.getByLabel('Código de 6 números').fill(totpCode(secret, 1))
  await page.getByRole('button', { name: 'Crear códigos nuevos' }).click()
  await expect(listed).toHaveCount(10)
  const codes = await listed.allTextContents()
  expect(codes).not.toContain(first[0])
  expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY')
  await noViolations(page)
  await mailTo(email, /códigos de respaldo nuevos/)

  const other = await otherBrowser(browser, extraHTTPHeaders)
  await other.goto('/portal/citas')
  await other.getByLabel('Correo electrónico').fill(email)
  await other.getByLabel('Contraseña', { exact: true }).fill(password)
  await other.getByRole('button', { name: 'Iniciar sesión' }).click()
  await other.getByText('¿Perdiste el teléfono? Usa un código de respaldo').click()
  const field = other.getByLabel('Código de respaldo')
  const send = other.getByRole('button', { name: 'Usar este código' })
  await field.fill('7KQ2M')
  await send.click()
  await expect(other.getByText('Escribe las diez letras y números del código.')).toBeVisible()
  await field.fill(first[0] ?? '')
  await send.click()
  await expect(field).toHaveAccessibleDescription(/no es correcto o ya se usó/)
  await expect(field).toBeFocused()
  await noViolations(other)
  await field.fill((codes[4] ?? '').toLowerCase())
  await send.click()
  await expect(other.getByText('Protege tu cuenta con una aplicación de códigos')).toBeVisible()
  await mailTo(email, /entró a tu cuenta con un código de respaldo/)
  await page.goto('/portal')
  await expect(page).toHaveURL(/\/auth/)
  await other.goto('/portal/facturas')
  await expect(other).toHaveURL('/segundo-paso?next=%2Fportal%2Ffacturas')

  await other.getByLabel('Tu contraseña').fill(password)
  await other.getByRole('button', { name: 'Configurar la aplicación' }).click()
  const renewed = (await other.locator('code', { hasText: /^[A-Z2-7]{32}$/ }).textContent()) ?? ''
  await other.getByLabel('Código de 6 números').fill(totpCode(renewed))
  await other.getByRole('button', { name: 'Confirmar código' }).click()
  await expect(other).toHaveURL('/portal/facturas')
  await other.context().close()
})
