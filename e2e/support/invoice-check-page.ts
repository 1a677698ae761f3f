import type { Page } from '@playwright/test'
import { expect, violationsOf } from './fixtures'

export const check = '/herramientas/validar-factura'

export const input = (page: Page) => page.locator('main input[type=file]')
export const file = (name: string, content: string | Uint8Array) => ({
  name,
  mimeType: '',
  buffer: Buffer.from(content),
})
export const verdict = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 2, name })
export const bytes = (text: string) => new TextEncoder().encode(text)

/** Opens the page that checks invoices, and waits for the script that loads when the file field gets the focus. */
export async function openCheck(page: Page, width = 1280) {
  await page.setViewportSize({ width, height: 900 })
  await page.goto(check)
  await expect(async () => {
    await input(page).blur()
    await input(page).focus()
    await expect(page.getByText('Lista: ya funciona sin internet.')).toBeVisible({ timeout: 1_500 })
  }).toPass()
}

export const soundPage = async (page: Page) => {
  const found = await violationsOf(page)
  expect(found.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
}
