import { randomUUID } from 'node:crypto'
import { expect, type Browser, type Page } from '@playwright/test'
import { newClient } from './agenda-page'
import { enterAs, enterAsAdvisor } from './members'

export const log = (page: Page) => page.getByRole('log')
export const entry = (page: Page, words: string) => log(page).getByRole('article').filter({ hasText: words })
export const reply = (page: Page) => page.getByLabel('Responder')
export const send = (page: Page) => page.getByRole('button', { name: 'Enviar', exact: true })
export const threads = (page: Page) => page.getByRole('list', { name: 'Conversaciones' })
export const rows = (page: Page) => page.getByRole('list', { name: 'Conversaciones' }).getByRole('link')
const threadId = (page: Page) => new URL(page.url()).pathname.split('/').at(-1) ?? ''

const isThread = /\/portal\/mensajes\/[0-9a-f-]{36}$/

/** Opens a page and waits for its request for missed changes, because live updates start with that request. */
export async function openLive(page: Page, path: string): Promise<void> {
  const caughtUp = page.waitForResponse((response) => response.url().includes('desde='))
  await page.goto(path)
  await caughtUp
}

export async function begin(page: Page, subject: string, words: string): Promise<string> {
  await page.goto('/portal/mensajes/nuevo')
  await expect(page.getByLabel('Asunto')).toBeEditable()
  await page.getByLabel('Asunto').fill(subject)
  await page.getByLabel('Mensaje').fill(words)
  const caughtUp = page.waitForResponse((response) => response.url().includes('desde='))
  await send(page).click()
  await expect(page).toHaveURL(isThread)
  await caughtUp
  return threadId(page)
}

export async function write(page: Page, words: string): Promise<void> {
  await reply(page).fill(words)
  await send(page).click()
  await expect(entry(page, words)).toBeVisible()
  await expect(log(page).getByText('Enviando...')).toHaveCount(0)
}

type Headers = Record<string, string> | undefined

export async function otherBrowser(browser: Browser, extraHTTPHeaders: Headers): Promise<Page> {
  const context = await browser.newContext({ ...(extraHTTPHeaders ? { extraHTTPHeaders } : {}) })
  return context.newPage()
}

export type Correspondent = { page: Page; email: string; thread: string; subject: string }

export async function newCorrespondent(page: Page, words = 'Hola, ¿me ayudan?'): Promise<Correspondent> {
  const { email, password } = await newClient('buzon')
  await enterAs(page, { email, password })
  const subject = `Asunto ${randomUUID().slice(0, 8)}`
  return { page, email, subject, thread: await begin(page, subject, words) }
}

export const openThread = (page: Page, thread: string) => openLive(page, `/admin/mensajes/${thread}`)

export async function asAdvisor(page: Page): Promise<Page> {
  await enterAsAdvisor(page)
  return page
}

export async function find(page: Page, words: string, state = 'todas'): Promise<void> {
  await page.goto(`/admin/mensajes?estado=${state}&buscar=${encodeURIComponent(words)}`)
  await expect(page.getByRole('heading', { name: 'Mensajes', level: 1 })).toBeVisible()
}
