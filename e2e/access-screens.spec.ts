import { hostileNext } from '../tests/support/next-payloads'
import { leave, newClient } from './support/agenda-page'
import { expect, signOut, test, violationsOf } from './support/fixtures'
import { demoPassword, signIn, tryToSignIn } from './support/members'

test.describe('screens', () => {
  const link = 'token_hash=abcdefghijklmnopqrstuvwxyz0123456789'
  const screens = [
    { path: '/auth' },
    { path: '/auth?tab=registro' },
    { path: '/auth/recuperar' },
    { path: `/auth/recuperar?${link}` },
    { path: `/auth/confirmar?${link}&type=signup` },
    { path: `/auth/confirmar?${link}&type=email_change` },
    { path: '/auth/confirmar' },
    { path: `/auth/deshacer?cambio=00000000-0000-4000-8000-000000000000&firma=${'a'.repeat(43)}` },
    { path: '/auth/deshacer' },
    { path: '/waitlist', email: 'espera@demo.co' },
    { path: '/bienvenida', email: 'espera@demo.co' },
    { path: '/access-denied', email: 'rechazado@demo.co' },
  ]

  for (const { path, email } of screens) {
    test(`${path} works for everyone: no axe violation, no sideways scroll at 320 px, one policy`, async ({
      page,
    }) => {
      const problems: string[] = []
      page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
      page.on('pageerror', (error) => problems.push(String(error)))
      if (email) await signIn(page, email)
      const response = await page.goto(path)
      expect(response?.status()).toBe(200)
      const policies = (await response!.headersArray()).filter(
        ({ name }) => name.toLowerCase() === 'content-security-policy',
      )
      expect(policies).toHaveLength(1)
      await expect(page.getByRole('main')).toBeVisible()

      const violations = await violationsOf(page)
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])

      await page.setViewportSize({ width: 320, height: 640 })
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect(overflow).toBeLessThanOrEqual(0)
      expect(problems).toEqual([])
    })
  }

  test('signing in works with the keyboard alone', async ({ page }) => {
    await page.goto('/auth')
    await page.getByRole('tab', { name: 'Iniciar sesión' }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('button', { name: 'Registrarse' })).toBeVisible()
    await page.keyboard.press('ArrowLeft')
    // The tabs move the focus a moment after the key press, so the test waits for the focus.
    await expect(page.getByRole('tab', { name: 'Iniciar sesión' })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByLabel('Correo electrónico')).toBeFocused()
    await page.keyboard.type('cliente@demo.co')
    await page.keyboard.press('Tab')
    await page.keyboard.type('equivocada-1')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('listitem').filter({ hasText: 'Error al iniciar sesión' })).toBeVisible()
    await page.keyboard.press('Control+A')
    await page.keyboard.type(demoPassword)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/portal$/)
  })
})

test.describe('sessions', () => {
  const client = 'cliente@demo.co'

  test('a protected page leads to the sign-in and back', { tag: '@core' }, async ({ page }) => {
    await page.goto('/portal/facturas')
    await expect(page).toHaveURL(/\/auth\?next=%2Fportal%2Ffacturas$/)
    await page.getByLabel('Correo electrónico').fill(client)
    await page.getByLabel('Contraseña').fill(demoPassword)
    await page.getByRole('button', { name: 'Iniciar sesión' }).click()
    await expect(page).toHaveURL(/\/portal\/facturas$/)
    await expect(page.getByRole('listitem').filter({ hasText: 'Inicio de sesión exitoso' })).toContainText(
      'Bienvenido de nuevo.',
    )
    await page.goto('/auth')
    await expect(page).toHaveURL(/\/$/)
  })

  test(
    'the way back after signing in leads only to our own pages',
    { tag: '@core' },
    async ({ page, request }) => {
      for (const next of hostileNext) {
        const html = await (await request.get(`/auth?next=${encodeURIComponent(next)}`)).text()
        expect(html, next).not.toContain('name="next"')
      }
      const evil = encodeURIComponent('//evil.example')
      await page.goto(`/auth?next=${evil}`)
      await page.getByLabel('Correo electrónico').fill(client)
      await page.getByLabel('Contraseña').fill(demoPassword)
      await page.locator('form').evaluate((form) => {
        const next = Object.assign(document.createElement('input'), { name: 'next', value: '//evil.example' })
        form.append(next)
      })
      await page.getByRole('button', { name: 'Iniciar sesión' }).click()
      await expect(page).toHaveURL(/localhost:\d+\/portal$|127\.0\.0\.1:\d+\/portal$/)
    },
  )

  test('scripts can read the name, but not the session', { tag: '@core' }, async ({ page, context }) => {
    await signIn(page, client)
    expect(await page.evaluate(() => document.cookie)).not.toContain('session')
    expect(await page.evaluate(() => document.cookie)).toContain('hint=cliente')
    const session = (await context.cookies()).find(({ name }) => name.startsWith('__Host-session'))
    expect(session).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Lax', path: '/' })
    const days = (session!.expires - Date.now() / 1000) / 86_400
    expect(days).toBeGreaterThan(6.9)
    expect(days).toBeLessThan(7.1)
  })

  test('signing out leaves nothing behind', { tag: '@core' }, async ({ page, context }) => {
    await signIn(page, client)
    await page.goto('/portal')
    await signOut(page)
    await expect(page).toHaveURL(/\/$/)
    const names = (await context.cookies()).map(({ name }) => name)
    expect(names.filter((name) => name.includes('session') || name === 'hint')).toEqual([])
    await page.goto('/portal')
    await expect(page).toHaveURL(/\/auth\?next=/)
  })

  test('wrong passwords lock nobody out of a known device', async ({ page, browser }) => {
    // This test has its own account, because it locks the account on unknown devices for a quarter of an hour.
    const owner = await newClient('acechada')
    const { email, password } = owner
    await signIn(page, email, password)
    const attacker = await (await browser.newContext()).newPage()
    await attacker.goto('/auth')
    for (let i = 0; i < 6; i++) await tryToSignIn(attacker, email, `intento-${i}`)
    await expect(attacker.getByRole('listitem').filter({ hasText: 'demasiados intentos' })).toBeVisible()
    await attacker.context().close()

    await page.context().clearCookies({ name: /session/ })
    await page.goto('/portal')
    await expect(page).toHaveURL(/\/auth/)
    await signIn(page, email, password)
    await expect(page).not.toHaveURL(/\/auth/)
    await leave(owner)
  })

  test('a form from another site is refused', { tag: '@core' }, async ({ request }) => {
    const foreign: Record<string, string>[] = [{ origin: 'https://evil.example' }, { origin: 'null' }, {}]
    for (const headers of foreign) {
      const response = await request.post('/auth', {
        headers,
        form: { email: client, password: demoPassword },
      })
      expect(response.status()).toBe(403)
      expect(response.headers()['set-cookie']).toBeUndefined()
    }
  })

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false })

    test('a person signs in', { tag: '@core' }, async ({ page }) => {
      await page.goto('/auth?next=%2Fportal%2Ffacturas')
      await page.getByLabel('Correo electrónico').fill(client)
      await page.getByLabel('Contraseña').fill('equivocada-1')
      await page.getByRole('button', { name: 'Iniciar sesión' }).click()
      await expect(page.getByRole('alert')).toHaveText('El correo o la contraseña no son correctos.')
      await expect(page.getByLabel('Correo electrónico')).toHaveValue(client)
      await page.getByLabel('Contraseña').fill(demoPassword)
      await page.getByRole('button', { name: 'Iniciar sesión' }).click()
      await expect(page).toHaveURL(/\/portal\/facturas$/)
    })

    test('a person registers, because the tab is a link', async ({ page }) => {
      await page.goto('/auth')
      await page.getByRole('tab', { name: 'Registrarse' }).click()
      await expect(page).toHaveURL(/tab=registro/)
      await page.getByLabel('Correo electrónico').fill(`sin.script.${Date.now()}@empresa.example`)
      await page.getByLabel('Contraseña').fill('Nogal-largo-2026')
      await page.getByRole('button', { name: 'Registrarse' }).click()
      await expect(page.getByText('te acaba de llegar un mensaje con un enlace')).toBeVisible()
      await expect(page.getByRole('button', { name: 'Iniciar sesión' })).toBeVisible()
    })

    test('a person sees the waiting screen and leaves it', async ({ page }) => {
      await page.goto('/auth')
      await page.getByLabel('Correo electrónico').fill('espera@demo.co')
      await page.getByLabel('Contraseña').fill(demoPassword)
      await page.getByRole('button', { name: 'Iniciar sesión' }).click()
      await expect(page).toHaveURL(/\/waitlist$/)
      await page.getByRole('button', { name: 'Cerrar sesión' }).click()
      await expect(page).toHaveURL(/\/$/)
    })
  })
})
