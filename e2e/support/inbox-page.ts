import { randomUUID } from 'node:crypto'
import { expect, type Browser, type Page } from '@playwright/test'
import type { Firm } from './firm'
import { enterAsAdvisor, signIn } from './members'
import { begin, openLive } from './messages-page'

type Headers = Record<string, string> | undefined

export const log = (page: Page) => page.getByRole('log')
export const entry = (page: Page, words: string) => log(page).getByRole('article').filter({ hasText: words })
export const answer = (page: Page) => page.getByLabel('Responder')
export const send = (page: Page) => page.getByRole('button', { name: 'Enviar', exact: true })
export const rows = (page: Page) => page.getByRole('list', { name: 'Conversaciones' }).getByRole('link')

/** A page in a browser of its own. */
export async function otherBrowser(browser: Browser, extraHTTPHeaders: Headers): Promise<Page> {
  const context = await browser.newContext({ ...(extraHTTPHeaders ? { extraHTTPHeaders } : {}) })
  return context.newPage()
}

export type Correspondent = { page: Page; email: string; thread: string; subject: string }

/** A new client who has begun a conversation under a subject of its own, in a browser of theirs. */
export async function newCorrespondent(
  firm: Firm,
  page: Page,
  words = 'Hola, ¿me ayudan?',
): Promise<Correspondent> {
  const { email, password } = await firm.newClient('buzon')
  await signIn(page, email, password)
  const subject = `Asunto ${randomUUID().slice(0, 8)}`
  return { page, email, subject, thread: await begin(page, subject, words) }
}

/** Opens a conversation as a member and waits until it follows live. */
export const openThread = (page: Page, thread: string) => openLive(page, `/admin/mensajes/${thread}`)

export async function asAdvisor(page: Page): Promise<Page> {
  await enterAsAdvisor(page)
  return page
}

/** The inbox narrowed to one subject. */
export async function find(page: Page, words: string, state = 'todas'): Promise<void> {
  await page.goto(`/admin/mensajes?estado=${state}&buscar=${encodeURIComponent(words)}`)
  await expect(page.getByRole('heading', { name: 'Mensajes', level: 1 })).toBeVisible()
}
