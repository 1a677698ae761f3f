import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { addDays, bogotaDay, momentAt, weekdayOf } from '@/lib/calendar/civil-day'
import { holidayOn } from '@/lib/calendar/holidays'
import { newClient, type Visitor } from './appointments-page'

/** Working days that the other tests of appointments do not reach, from five weeks ahead on. */
export function farDay(n: number): string {
  let day = addDays(bogotaDay(Date.now()), 40)
  for (let left = n; left >= 0; left--) {
    do day = addDays(day, 1)
    while (weekdayOf(day) % 6 === 0 || holidayOn(day))
  }
  return day
}

/** A client who is called by a name of this test alone. */
export async function namedClient(name: string): Promise<Visitor & { name: string }> {
  const visitor = await newClient(name.toLowerCase())
  const full = `${name} ${randomUUID().slice(0, 8)}`
  const { error } = await visitor.db.rpc('save_profile', { full_name: full, phone_number: '300 000 0000' })
  if (error) throw error
  return { ...visitor, name: full }
}

/** Asks for an hour of a day, or the next one that is free on it. */
export async function askFor(
  client: Visitor,
  day: string,
  hour: number,
): Promise<{ id: string; slot: string }> {
  for (let at = hour; at < 18; at++) {
    const slot = momentAt(day, at)
    const { data } = await client.db.rpc('request_appointment', { key: randomUUID(), slot, title: 'Cierre' })
    if (data) return { id: data.id, slot }
  }
  throw new Error('agenda: no hour is left on that day')
}

/** Opens a page of the room and waits until it follows live, which may be before the page itself is through. */
export async function openLive(page: Page, path: string): Promise<void> {
  const live = page
    .waitForEvent('websocket', (opened) => opened.url().includes('/realtime/v1'))
    .then((opened) =>
      opened.waitForEvent('framereceived', ({ payload }) =>
        String(payload).includes('Subscribed to PostgreSQL'),
      ),
    )
  await page.goto(path)
  await live
}

/** The page hears of no change that others make. */
export const deafen = (page: Page) => page.routeWebSocket(/realtime\/v1/, () => {})

export const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })
export const said = (page: Page, text: string | RegExp) =>
  expect(page.getByRole('listitem').filter({ hasText: text }).first()).toBeVisible()
