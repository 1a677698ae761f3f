import { violationsOf } from './fixtures'
import { expect, type Page, type Request } from '@playwright/test'

const isReading = (url: string) => new URL(url).pathname === '/api/tareas'
const isAction = (request: Request) =>
  request.method() === 'POST' && Boolean(request.headers()['next-action'])

export const field = (page: Page) => page.getByRole('textbox', { name: 'New task' })
export const add = (page: Page) => page.getByRole('button', { name: 'Add' })
export const box = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true })
export const remove = (page: Page, name: string) =>
  page.getByRole('button', { name: `Delete: ${name}`, exact: true })
export const sum = (page: Page, total: string, completed: string) =>
  expect(page.getByRole('status').filter({ hasText: total })).toHaveText(total + completed)

/** Opens a page and waits for its request for missed changes, because live updates start with that request. */
export async function openTasks(page: Page, path = '/portal/tareas'): Promise<void> {
  const caughtUp = page.waitForResponse((response) => isReading(response.url()))
  await page.goto(path)
  await caughtUp
}

export async function write(page: Page, name: string): Promise<void> {
  await field(page).fill(name)
  await add(page).click()
  await expect(remove(page, name)).not.toHaveAttribute('aria-disabled')
}

async function reopenEmpty(page: Page): Promise<void> {
  await openTasks(page)
  await expect(page.getByText('You have no pending tasks')).toBeVisible({ timeout: 2000 })
}

export async function startEmpty(page: Page): Promise<void> {
  await openTasks(page)
  const any = page.getByRole('button', { name: /^Delete: / })
  const before = await any.count()
  for (let left = before; left > 0; left--) {
    // If the test left the page before the server responds, the task would not be deleted.
    const heard = page.waitForResponse((response) => isAction(response.request()))
    await any.first().click()
    await expect(any).toHaveCount(left - 1)
    await heard
  }
  if (before > 0) await expect(async () => reopenEmpty(page)).toPass()
  await expect(page.getByText('You have no pending tasks')).toBeVisible()
}

export async function captured(page: Page, run: () => Promise<unknown>): Promise<Request> {
  const asked = page.waitForRequest(isAction)
  await run()
  return asked
}

export const cutNext = (page: Page) =>
  page.route(page.url(), (route) => route.abort('connectionreset'), { times: 1 })

export const spoilNext = (page: Page, find: RegExp, put: string) =>
  page.route(
    page.url(),
    (route) => route.continue({ postData: (route.request().postData() ?? '').replace(find, put) }),
    { times: 1 },
  )

export async function replayable(request: Request): Promise<Record<string, string>> {
  const own = /^(:|content-length$|host$|connection$|cookie$)/
  return Object.fromEntries(Object.entries(await request.allHeaders()).filter(([name]) => !own.test(name)))
}

export const noViolations = async (page: Page) => {
  const violations = await violationsOf(page)
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
}
export const noOverflow = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
export const keepsFocus = (page: Page) =>
  expect.poll(() => page.evaluate(() => document.activeElement === document.body)).toBe(false)
