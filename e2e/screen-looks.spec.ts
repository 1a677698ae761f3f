import { expect, test } from './support/fixtures'
import { enterAsAdvisor, signIn } from './support/members'

const forced = { forcedColors: 'active', colorScheme: 'dark' } as const

test('in forced colours icons have the colour of the text beside them', async ({ page }) => {
  await page.emulateMedia(forced)
  await signIn(page, 'cliente@demo.co')
  for (const path of ['/portal/personas', '/portal/correo']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const own = await page.evaluate(() =>
      [...document.querySelectorAll('main svg')]
        .filter((icon) => icon.getClientRects().length > 0)
        .filter((icon) => getComputedStyle(icon).color !== getComputedStyle(icon.parentElement ?? icon).color)
        .map(({ parentElement }) => parentElement?.textContent),
    )
    expect(own, path).toEqual([])
  }
})

test('on a phone the tabs of a client are one row, scrolled to the current one', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await enterAsAdvisor(page)
  await page.goto('/admin/clientes')
  const client = await page.getByRole('table').getByRole('link').first().getAttribute('href')
  await page.goto(`${client}?ver=ficha`)
  const tabs = page.getByRole('link', { name: 'Ficha', exact: true }).locator('..')
  expect((await tabs.boundingBox())?.height).toBeLessThan(64)
  await expect(tabs.getByRole('link', { name: 'Ficha', exact: true })).toBeInViewport({ ratio: 1 })
})

test('the link to the chat does not cover the form of the welcome page', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page, 'espera@demo.co')
  await page.goto('/bienvenida')
  const form = await page.getByRole('main').boundingBox()
  const chat = await page.getByRole('link', { name: /Chatear/ }).boundingBox()
  expect((chat?.x ?? 0) + (chat?.width ?? 0)).toBeLessThan(form?.x ?? 0)
})
