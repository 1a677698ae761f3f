import { randomUUID } from 'node:crypto'
import type { Page, Request } from '@playwright/test'
import { advisor, askFor, farDay, namedClient, type Visitor } from './agenda-page'
import { expect, test } from './fixtures'
import { ask } from './requests-page'

/** An action of a person on a page; `run` resolves when the page shows the result. */
export type Act<M> = { name: string; at: (made: M) => string; run: (page: Page) => Promise<unknown> }
export type Made = {
  client: Visitor & { name: string }
  thread: string
  appointment: string
  request: string
}

export const press = (page: Page, name: string | RegExp) =>
  page
    .getByRole('main')
    .getByRole('button', { name, exact: typeof name === 'string' })
    .first()
    .press('Enter')
export const answer = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name }).press('Enter')
export const fill = (page: Page, label: string, words: string) =>
  page.getByRole('main').getByLabel(label, { exact: true }).first().fill(words)
export const says = (page: Page, words: string | RegExp) =>
  expect(page.getByText(words).first()).toBeVisible()

/** Names of rows contain this word, which differs in each run, so that no run finds rows of another run. */
export const mark = `foco-${randomUUID().slice(0, 8)}`

export async function makeAll(): Promise<Made> {
  const client = await namedClient('foco')
  const { db } = await advisor()
  const thread = randomUUID()
  await db.rpc('begin_thread_as_firm', {
    message: randomUUID(),
    thread,
    client: client.id,
    subject: 'Foco',
    body: 'Hola',
  })
  await client.db.rpc('send_message', { message: randomUUID(), thread, body: 'Buenas tardes' })
  const { id: appointment } = await askFor(client, farDay(9), 9)
  return {
    client,
    thread,
    appointment,
    request: await ask(client, 'Foco', [{ title: 'Extracto' }]),
  }
}

/** Counts the running requests whose responses may yet change the page. */
function pendingCalls(page: Page) {
  const pending = new Set<Request>()
  const ended = (request: Request) => void pending.delete(request)
  page.on('request', (request) => {
    const headers = request.headers()
    if ('next-action' in headers || 'rsc' in headers) pending.add(request)
  })
  page.on('requestfinished', ended)
  page.on('requestfailed', ended)
  return () => pending.size
}

/**
 * Waits until no request is running and React has rendered, so that the page no longer changes.
 * Also waits the time (`patience`) in which `components/ui/keep-focus.ts` may still move a lost focus.
 */
async function settled(page: Page, pending: () => number): Promise<void> {
  await expect.poll(pending).toBe(0)
  await page.evaluate(async () => {
    await new Promise((drawn) => requestAnimationFrame(drawn))
    await new Promise((idle) => requestIdleCallback(idle))
    await new Promise<void>((quiet) => {
      const patience = 60
      const end = () => {
        changes.disconnect()
        quiet()
      }
      let timer = setTimeout(end, 2 * patience)
      const changes = new MutationObserver(() => {
        clearTimeout(timer)
        timer = setTimeout(end, 2 * patience)
      })
      changes.observe(document.body, { childList: true, subtree: true, attributes: true })
    })
  })
}

export async function lostAfter<M>(page: Page, list: readonly Act<M>[], made: M): Promise<string[]> {
  const pending = pendingCalls(page)
  const lost: string[] = []
  for (const { name, at, run } of list) {
    await page.goto(at(made))
    await test.step(name, () => run(page))
    await settled(page, pending)
    if (await page.evaluate(() => [null, document.body].includes(document.activeElement as HTMLElement)))
      lost.push(name)
  }
  return lost
}
