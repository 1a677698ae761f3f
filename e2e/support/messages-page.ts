import { expect, type Page } from '@playwright/test'

export const log = (page: Page) => page.getByRole('log')
export const entry = (page: Page, words: string) => log(page).getByRole('article').filter({ hasText: words })
export const reply = (page: Page) => page.getByLabel('Responder')
export const send = (page: Page) => page.getByRole('button', { name: 'Enviar', exact: true })
export const threads = (page: Page) => page.getByRole('list', { name: 'Conversaciones' })
export const threadId = (page: Page) => new URL(page.url()).pathname.split('/').at(-1) ?? ''

const isThread = /\/portal\/mensajes\/[0-9a-f-]{36}$/

/** Opens a page of the messages and waits until it follows live: the first thing it does then is to read again. */
export async function openLive(page: Page, path: string): Promise<void> {
  const caughtUp = page.waitForResponse((response) => response.url().includes('desde='))
  await page.goto(path)
  await caughtUp
}

/** Begins a conversation through the form; ends in it, following live. Answers its id. */
export async function begin(page: Page, subject: string, words: string): Promise<string> {
  await page.goto('/portal/mensajes/nuevo')
  await expect(page.getByLabel('Asunto')).toBeEditable()
  await page.getByLabel('Asunto').fill(subject)
  await page.getByLabel('Mensaje').fill(words)
  const caughtUp = page.waitForResponse((response) => response.url().includes('desde='))
  await send(page).click()
  await expect(page).toHaveURL(isThread, { timeout: 30_000 })
  await caughtUp
  return threadId(page)
}

/** Writes an answer and waits until the firm has it. */
export async function write(page: Page, words: string): Promise<void> {
  await reply(page).fill(words)
  await send(page).click()
  await expect(entry(page, words)).toBeVisible()
  await expect(log(page).getByText('Enviando...')).toHaveCount(0)
}

/** The next message does not reach the server, or its answer does not come back. */
export const cutNext = (page: Page) =>
  page.route('**/api/mensajes', (route) => route.abort('connectionreset'), { times: 1 })
