import type { Page } from '@playwright/test'
import { approveUnknown } from './support/account-page'
import { enterAsAdvisor, signIn, tryToSignIn } from './support/members'
import { linkTo, mailTo } from './support/fake-services'
import { expect, signOut, test } from './support/fixtures'

const password = 'Nogal-largo-2026'
const newEmail = (name: string) =>
  `${name}.${Date.now()}.${Math.random().toString(36).slice(2, 7)}@empresa.example`

const fill = async (page: Page, email: string, secret: string) => {
  await page.getByLabel('Correo electrónico').fill(email)
  await page.getByLabel('Contraseña').fill(secret)
}
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const notice = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text })

async function register(page: Page, email: string) {
  await page.goto('/auth')
  await page.getByRole('tab', { name: 'Registrarse' }).click()
  await fill(page, email, password)
  await press(page, 'Registrarse')
  await expect(notice(page, 'Registro exitoso')).toContainText(
    'Ahora puede iniciar sesión con sus credenciales.',
  )
}

async function confirm(page: Page, email: string) {
  const mail = await mailTo(email, /confirma/i)
  const link = linkTo(mail, '/auth/confirmar')
  await page.goto(link)
  await press(page, 'Confirmar mi correo')
  await expect(page).toHaveURL(/\/bienvenida$/)
  return link
}

test('a person registers, confirms by mail and waits for approval', async ({ page, browser }) => {
  const email = newEmail('nueva')
  await register(page, email)
  await expect(page.getByRole('tab', { name: 'Iniciar sesión' })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByLabel('Correo electrónico')).toHaveValue(email)

  await press(page, 'Iniciar sesión')
  await expect(page.getByText('El correo electrónico aún no ha sido confirmado.')).toHaveText(
    'El correo electrónico aún no ha sido confirmado. Por favor revise su bandeja de entrada.',
  )
  await press(page, 'Enviar el enlace otra vez')
  await expect(notice(page, 'No se envió el mensaje')).toContainText(/Vuelve a intentarlo en \d+ segundos/)

  const link = await confirm(page, email)
  await page.getByRole('link', { name: 'Lo hago después' }).click()
  await expect(page.getByRole('heading', { name: 'Lista de Espera' })).toBeVisible()
  await expect(page.getByText(email)).toBeVisible()

  const other = await (await browser.newContext()).newPage()
  await other.goto(link)
  await press(other, 'Confirmar mi correo')
  await expect(other.getByRole('heading', { name: 'Este enlace ya no sirve' })).toBeVisible()
  await other.context().close()
})

test('on a phone the toast after registering does not cover the sign-in button', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await register(page, newEmail('telefono'))
  const button = page.getByRole('button', { name: 'Iniciar sesión', exact: true })
  await button.scrollIntoViewIfNeeded()
  await expect(async () => {
    const [message, next] = [await notice(page, 'Registro exitoso').boundingBox(), await button.boundingBox()]
    if (!message || !next) throw new Error('Nothing to compare')
    expect(message.y + message.height <= next.y || next.y + next.height <= message.y).toBe(true)
  }).toPass({ timeout: 3_000 })
})

test(
  'on another device the link of the mail asks for a new password, which replaces the first one',
  { tag: '@core' },
  async ({ page, browser }) => {
    const email = newEmail('ajena')
    await register(page, email)
    const link = linkTo(await mailTo(email, /confirma/i), '/auth/confirmar')
    const context = await browser.newContext()
    const phone = await context.newPage()
    await phone.goto(link)
    await expect(phone.getByText('desde ahora vale esta y ninguna otra')).toBeVisible()
    await phone.getByLabel('Tu contraseña').fill('password')
    await press(phone, 'Confirmar mi correo')
    await expect(phone.getByLabel('Tu contraseña')).toHaveAccessibleDescription(/muy común/)
    await phone.getByLabel('Tu contraseña').fill('Del-buzon-2026')
    await phone.keyboard.press('Enter')
    await expect(phone).toHaveURL(/\/bienvenida$/)

    await page.goto('/auth')
    await tryToSignIn(page, email, password)
    await expect(notice(page, 'Error al iniciar sesión')).toContainText('no son correctos')
    await context.clearCookies()
    await signIn(phone, email, 'Del-buzon-2026')
    await context.close()
  },
)

test('loading the link of the mail without a press keeps it valid, because mail scanners load links', async ({
  page,
  request,
}) => {
  const email = newEmail('escaner')
  await register(page, email)
  const link = linkTo(await mailTo(email, /confirma/i), '/auth/confirmar')
  for (let i = 0; i < 3; i++) {
    expect((await request.get(link)).status()).toBe(200)
    expect((await request.head(link)).status()).toBe(200)
  }
  await page.goto(link)
  await page.waitForLoadState('networkidle')
  await confirm(page, email)
})

test('the waiting screen continues by itself when the firm approves', async ({ page, browser }) => {
  const email = newEmail('espera')
  await register(page, email)
  await confirm(page, email)

  const context = await browser.newContext()
  const firm = await context.newPage()
  await enterAsAdvisor(firm)
  await firm.goto('/admin/registros')
  await firm.getByRole('button', { name: `Aprobar ${email}` }).click()
  await approveUnknown(firm)
  await expect(page).toHaveURL(/\/portal$/)
  await context.close()
})

test('a wrong password and an unknown address get the same answer', { tag: '@core' }, async ({ page }) => {
  await page.goto('/auth')
  for (const email of ['cliente@demo.co', newEmail('nadie')]) {
    await fill(page, email, 'equivocada-1')
    await press(page, 'Iniciar sesión')
    await expect(notice(page, 'Error al iniciar sesión')).toContainText(
      'El correo o la contraseña no son correctos.',
    )
    await expect(page.getByLabel('Contraseña')).toHaveValue('equivocada-1')
  }
})

test('after too many sign-in attempts the page says when to try again', async ({ page }) => {
  const email = newEmail('insistente')
  await page.goto('/auth')
  for (let i = 0; i < 6; i++) await tryToSignIn(page, email, `intento-${i}`)
  await expect(notice(page, 'Hiciste demasiados intentos')).toContainText(
    /Vuelve a intentarlo en \d+ (segundos|minutos)\./,
  )
})

test('a common password is refused with our own message', async ({ page }) => {
  await page.goto('/auth?tab=registro')
  await fill(page, newEmail('debil'), 'password')
  await press(page, 'Registrarse')
  await expect(notice(page, 'Error al registrarse')).toContainText('muy común')
  await expect(page.getByLabel('Contraseña')).toHaveAttribute('aria-invalid', 'true')
})

test(
  'a forgotten password is replaced with the link of the mail, only once, which ends the other sessions',
  { tag: '@core' },
  async ({ page, browser }) => {
    const email = newEmail('olvido')
    await register(page, email)
    await confirm(page, email)

    const context = await browser.newContext()
    const phone = await context.newPage()
    await phone.goto('/auth')
    await phone.getByRole('link', { name: '¿Olvidaste tu contraseña?' }).click()
    await expect(phone.getByRole('heading', { name: 'Recupera tu acceso' })).toBeVisible()
    await phone.getByLabel('Correo electrónico').fill(email)
    await press(phone, 'Enviar enlace')
    await expect(phone.getByText('Si hay una cuenta con ese correo')).toBeVisible()

    const link = linkTo(await mailTo(email, /contraseña/i), '/auth/confirmar')
    await phone.goto(link)
    await phone.getByLabel('Contraseña nueva').fill('123456')
    await press(phone, 'Guardar contraseña')
    await expect(notice(phone, 'No se guardó la contraseña')).toBeVisible()
    await phone.getByLabel('Contraseña nueva').fill('Otra-clave-2026')
    await press(phone, 'Guardar contraseña')
    await expect(phone).toHaveURL(/\/waitlist$/)

    await page.goto('/waitlist')
    await expect(page).toHaveURL(/\/auth(\?|$)/)

    await phone.goto(link)
    await phone.getByLabel('Contraseña nueva').fill('Tercera-clave-2026')
    await press(phone, 'Guardar contraseña')
    await expect(phone.getByText('El enlace ya se usó o venció.')).toBeVisible()
    await context.close()

    await page.context().clearCookies()
    await signIn(page, email, 'Otra-clave-2026')
    await expect(page).toHaveURL(/\/waitlist$/)
  },
)

test('asking for a password reset does not reveal whether there is an account', async ({ page }) => {
  const texts: string[] = []
  for (const email of [newEmail('nadie'), 'rechazado@demo.co']) {
    await page.goto('/auth/recuperar')
    await page.getByLabel('Correo electrónico').fill(email)
    await press(page, 'Enviar enlace')
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
    texts.push(await page.getByRole('main').innerText())
  }
  expect(texts[0]).toBe(texts[1])
})

const areasInUse = (page: Page) =>
  page.evaluate(() => {
    const names = [...document.styleSheets]
      .filter((sheet) => !sheet.disabled)
      .flatMap((sheet) => [...sheet.cssRules])
      .flatMap((rule) => (rule instanceof CSSLayerBlockRule ? rule.name : []))
    return ['site', 'access', 'portal', 'admin'].filter((name) => names.includes(name))
  })

test(
  'when a person moves between areas of the site, only the style sheet of one area is in use',
  { tag: '@core' },
  async ({ page }) => {
    await page.goto('/')
    expect(await areasInUse(page)).toEqual(['site'])
    await page.getByRole('main').getByRole('link', { name: 'Ingresar al Portal' }).click()
    await expect(page.getByLabel('Contraseña')).toBeVisible()
    expect(await areasInUse(page)).toEqual(['access'])
    await fill(page, 'cliente@demo.co', 'Portal-2026')
    await press(page, 'Iniciar sesión')
    await expect(page).toHaveURL(/\/portal$/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await areasInUse(page)).toEqual(['portal'])
    await signOut(page)
    await expect(page).not.toHaveURL(/\/portal/)
    await page.getByRole('main').waitFor()
    expect(await areasInUse(page)).toHaveLength(1)
    expect(await areasInUse(page)).not.toEqual(['portal'])
  },
)
