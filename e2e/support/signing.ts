import type { Page } from '@playwright/test'
import { expect } from './fixtures'
import { demoPassword } from './members'

export const signerOption = async (page: Page, label: string | RegExp): Promise<string> =>
  (await page
    .getByLabel('Agregar un firmante')
    .locator('option')
    .filter({ hasText: label })
    .getAttribute('value')) ?? ''

async function codeFor(email: string, after: number): Promise<string> {
  await expect.poll(async () => codesOf(email).then((codes) => codes.length)).toBeGreaterThan(after)
  return (await codesOf(email))[0] ?? ''
}
const mailbox = process.env.E2E_MAIL_URL ?? 'http://127.0.0.1:54324'
async function codesOf(email: string): Promise<string[]> {
  const response = await fetch(`${mailbox}/api/messages?to=${encodeURIComponent(email)}`)
  const mails = (await response.json()) as { subject: string; at?: string }[]
  return mails.flatMap(({ subject }) => /^(\d{6}) es tu código para firmar$/.exec(subject)?.[1] ?? [])
}

export async function readAndSign(page: Page, email: string): Promise<void> {
  const next = page.getByRole('button', { name: 'Página siguiente' })
  await expect(next.or(page.getByRole('status').filter({ hasText: 'Página 1 de 1' })).first()).toBeVisible()
  while (await next.isEnabled()) await next.click()
  await expect(page.getByText(/^Llegaste al final de/)).toBeVisible()
  await page.getByLabel('Número').fill('52.887.214')
  const send = page.getByRole('button', { name: 'Enviar el código', exact: true })
  await send.click()
  await expect(page.getByText('Marca que aceptas firmar por medios electrónicos.')).toBeVisible()
  await page.getByRole('checkbox', { name: /^Acepto firmar este documento por medios electrónicos/ }).check()
  const before = (await codesOf(email)).length
  await send.click()
  const password = page.getByLabel('Tu contraseña')
  const code = page.getByLabel('Código de 6 números')
  await expect(password.or(code).first()).toBeVisible()
  if (await password.isVisible()) {
    await password.fill(demoPassword)
    await send.click()
  }
  await expect(code).toBeFocused()
  const right = await codeFor(email, before)
  await code.fill(right === '000000' ? '000001' : '000000')
  await page.getByRole('button', { name: 'Firmar documento' }).click()
  await expect(page.getByText(/^Ese no es el código\. Te quedan 2 intentos/)).toBeVisible()
  await code.fill(right)
  await page.keyboard.press('Enter')
}
