import { randomUUID } from 'node:crypto'
import { expect, type Locator, type Page, type Route } from '@playwright/test'
import { openDoomed } from '@/tests/faults/doomed'
import type { Round } from '@/tests/faults/remind-child'
import { advisor, newClient, service, type Visitor } from './agenda-page'
import { mailsTo } from './fake-services'

const profile = {
  nit: '900123456',
  digit: 8,
  name: 'Café de las Solicitudes S.A.S.',
  kind: 'company',
  regime: 'ordinary',
  responsibilities: ['05', '07'],
  traits: [],
  municipalities: [],
}

/** Creates a client with a tax profile, whose due dates the next background run computes. */
export async function clientWithProfile(name: string): Promise<Visitor> {
  const client = await newClient(name)
  const { error } = await (
    await advisor()
  ).db.rpc('save_tax_profile', {
    client: client.id,
    valid_from: '2026-01-01',
    profile,
    seen: null as unknown as string,
  })
  if (error) throw error
  return client
}

type Planned = { id: string; listed: string }

/** Waits for the client's obligations and returns the two oldest withholding returns that nobody has begun. */
export async function openObligations(client: Visitor): Promise<[Planned, Planned]> {
  const read = async () =>
    (
      await service()
        .from('obligations')
        .select('id, listed')
        .eq('user_id', client.id)
        .eq('obligation', 'withholding')
        .eq('state', 'not-started')
        .order('listed')
    ).data ?? []
  // On a busy machine a run of the background jobs can take over a minute, and the next run computes the dates.
  await expect.poll(async () => (await read()).length, { timeout: 180_000 }).toBeGreaterThan(1)
  const [first, second] = await read()
  return [first!, second!]
}

type Item = { title: string; answerWith?: 'file' | 'text' | 'appointment'; allowsNone?: boolean }

export async function ask(client: Visitor, title: string, items: readonly Item[]): Promise<string> {
  const request = randomUUID()
  const dueOn = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10)
  const content = {
    title,
    note: '',
    dueOn,
    before: 3,
    every: 2,
    until: 'complete',
    items: items.map((item) => ({
      help: '',
      required: true,
      allowsNone: false,
      answerWith: 'file',
      ...item,
    })),
  }
  const { error } = await (
    await advisor()
  ).db.rpc('save_request', { request, client: client.id, content, send: true })
  if (error) throw error
  return request
}

export const item = (page: Page, title: string | RegExp) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: title, level: 3 }) })

/** Sends the reminder of a document request and returns its mail. */
export async function reminderOf(request: string, email: string) {
  const planned = async () =>
    (await service().from('document_requests').select('next_reminder_at').eq('id', request).single()).data
      ?.next_reminder_at
  await expect.poll(planned, { message: 'an hour to remind' }).toBeTruthy()
  // Reminders are planned from 8:00 to 9:30; two hours later mails may still be sent, because that ends at 18:00.
  const now = new Date(Date.parse((await planned())!) + 2 * 3_600_000).toISOString()
  const clock = openDoomed<Round>({}, 1, 'remind-child.ts')
  const batch = randomUUID()
  const find = async () => (await mailsTo(email)).find(({ subject }) => subject.startsWith('Recordatorio'))
  try {
    // The site's own background job uses the real clock and may postpone the mail, so the test tries several times.
    await expect(async () => {
      await clock.run({ now, batch })
      const { error } = await service()
        .from('outbox')
        .update({ batch_id: batch, next_at: '2026-01-01', locked_until: null })
        .eq('status', 'pending')
        .like('key', `mail:document-reminder:${request}:%`)
      if (error) throw error
      await clock.run({ now, batch })
      expect(await find()).toBeTruthy()
    }).toPass()
  } finally {
    await clock.stop()
  }
  return (await find())!
}

const nextChange = (page: Page, handle: (route: Route) => Promise<void>) =>
  page.route((url) => url.href === page.url(), handle, { times: 1 })
export const cutNextChange = (page: Page) => nextChange(page, (route) => route.abort('connectionreset'))
export const loseNextAnswer = (page: Page) =>
  nextChange(page, async (route) => {
    await route.fetch()
    await route.abort('connectionreset')
  })

export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  for (let step = 0; step < 200; step++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(target).toBeFocused()
}
