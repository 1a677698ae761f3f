import { violationsOf } from './support/axe'
import { demoPassword, signIn } from './support/sign-in'
import { expect, test } from './support/fixtures'

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
  { path: '/access-denied', email: 'rechazado@demo.co' },
]

for (const { path, email } of screens) {
  test(`${path} is for everyone: no axe violation, no sideways scroll at 320 px, one policy`, async ({
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

test('with the keyboard alone', { tag: '@core' }, async ({ page }) => {
  await page.goto('/auth')
  await page.getByRole('tab', { name: 'Iniciar sesión' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('button', { name: 'Registrarse' })).toBeVisible()
  await page.keyboard.press('ArrowLeft')
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
