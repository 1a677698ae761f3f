import { newClient, openAccount, otherBrowser, password, toast, uniqueEmail } from './support/account-page'
import { expect, test } from './support/fixtures'
import { linkTo, mailsTo, mailTo } from './support/mailbox'
import { signIn } from './support/sign-in'

test.beforeEach(() => test.setTimeout(240_000))

test('the other sessions are listed, and closed from here they are over at once', async ({
  page,
  browser,
  extraHTTPHeaders,
}) => {
  const email = await newClient(page, browser, extraHTTPHeaders)
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

  // Not the page, not what it reads, not the way back in.
  expect((await other.request.get('/api/tareas')).status()).toBe(401)
  await other.goto('/portal/tareas')
  await expect(other).toHaveURL(/\/auth/)
  await expect(other.getByLabel('Contraseña')).toBeVisible()
  expect((await other.context().cookies()).filter(({ name }) => /session|hint/.test(name))).toEqual([])
  await other.context().close()
  await openAccount(page)
})

test(
  'the password changes for who knows the old one, and the other browser is signed out',
  { tag: '@core' },
  async ({ page, browser, extraHTTPHeaders }) => {
    const email = await newClient(page, browser, extraHTTPHeaders)
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

test('the e-mail changes by the link in the new box, and the old one is told', async ({
  page,
  browser,
  extraHTTPHeaders,
}) => {
  const before = await newClient(page, browser, extraHTTPHeaders)
  const after = uniqueEmail('nuevo')
  await page.getByRole('button', { name: 'Cambiar correo' }).click()
  const form = page.getByRole('form', { name: 'Cambiar el correo' })
  await form.getByLabel('Correo nuevo').fill(before)
  await form.getByLabel('Contraseña actual').fill(password)
  await form.getByRole('button', { name: 'Enviar enlace' }).click()
  await expect(form.getByText('Ese ya es el correo de tu cuenta.')).toBeVisible()
  await form.getByLabel('Correo nuevo').fill(after)
  await form.getByLabel('Contraseña actual').fill('no-es-esta')
  await form.getByRole('button', { name: 'Enviar enlace' }).click()
  await expect(form.getByText('La contraseña actual no es correcta.')).toBeVisible()
  expect(await mailsTo(after)).toEqual([])
  await form.getByLabel('Contraseña actual').fill(password)
  await form.getByRole('button', { name: 'Enviar enlace' }).click()
  await expect(page.getByText(`Si nadie más usa ${after}, le acaba de llegar un enlace.`)).toBeVisible()
  const told = await mailTo(before, /Pidieron cambiar el correo/)
  expect(told.text).toContain(after)

  const mail = await mailTo(after, /Confirma tu nuevo correo/)
  expect(mail.text).toContain(before)
  await page.goto(linkTo(mail, '/auth/confirmar'))
  await page.getByRole('button', { name: 'Confirmar mi correo' }).click()
  await expect(page).toHaveURL(/\/portal$/)
  await openAccount(page)
  await expect(page.getByText(after).first()).toBeVisible()
  await mailTo(before, /ya usa otro correo/)

  const other = await otherBrowser(browser, extraHTTPHeaders)
  await signIn(other, after, password)
  await other.context().close()
})

test('an address that has an account gets no link and the same answer', async ({
  page,
  browser,
  extraHTTPHeaders,
}) => {
  await newClient(page, browser, extraHTTPHeaders)
  const others = await mailsTo('espera@demo.co')
  await page.getByRole('button', { name: 'Cambiar correo' }).click()
  await page.getByLabel('Correo nuevo').fill('espera@demo.co')
  await page.getByRole('form', { name: 'Cambiar el correo' }).getByLabel('Contraseña actual').fill(password)
  await page.getByRole('button', { name: 'Enviar enlace' }).click()
  await expect(page.getByText('Si nadie más usa espera@demo.co, le acaba de llegar un enlace.')).toBeVisible()
  expect(await mailsTo('espera@demo.co')).toHaveLength(others.length)
})
