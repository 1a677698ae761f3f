import { randomUUID } from 'node:crypto'
import { expect, type Locator, type Page } from '@playwright/test'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { addDays, bogotaDay, momentAt, weekdayOf } from '@/lib/calendar/civil-day'
import { holidayOn } from '@/lib/calendar/holidays'
import type { Database } from '@/lib/supabase/database.types'
import { consentOf } from '../../tests/support/contract-people'
import { quickPassword } from '../../tests/support/quick-password'
import { demoPassword } from './members'

/** Returns the n-th working day after the next 40 days, on which no other test books. */
export function farDay(n: number): string {
  let day = addDays(bogotaDay(Date.now()), 40)
  for (let left = n; left >= 0; left--) {
    do day = addDays(day, 1)
    while (weekdayOf(day) % 6 === 0 || holidayOn(day))
  }
  return day
}

/** Makes mails about a topic arrive at once instead of in the morning's summary. */
export async function chooseMailsNow(client: Pick<Visitor, 'id'>, topic: string): Promise<void> {
  const choices = { client: client.id, choices: { [topic]: 'now' }, wordings: {}, policy: '1' }
  const { error } = await service().rpc('save_mail_choices', choices)
  if (error) throw error
}

export async function namedClient(name: string): Promise<Visitor & { name: string }> {
  const visitor = await newClient(name.toLowerCase())
  const full = `${name} ${randomUUID().slice(0, 8)}`
  const { error } = await visitor.db.rpc('save_profile', { full_name: full, phone_number: '300 000 0000' })
  if (error) throw error
  return { ...visitor, name: full }
}

/** Makes these members the client's advisors; `page` must have an administrator's session. */
export async function adviseBy(page: Page, client: Visitor, members: readonly Visitor[]): Promise<void> {
  const answer = await page.request.get('/api/realtime-token')
  const { token, url, key } = (await answer.json()) as { token: string; url: string; key: string }
  const given = await page.request.post(`${url}/rest/v1/rpc/set_advisors`, {
    headers: { apikey: key, authorization: `Bearer ${token}` },
    data: { client: client.id, advisors: members.map(({ id }) => id) },
  })
  expect(given.ok()).toBe(true)
}

/** Requests an appointment at this hour or, if the hour is booked, at the next free hour of the day. */
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

export const blockLive = (page: Page) => page.routeWebSocket(/realtime\/v1/, () => {})

export const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })

type Client = SupabaseClient<Database>
export type Visitor = { id: string; email: string; password: string; db: Client }

const connect = (key = process.env.SUPABASE_PUBLISHABLE_KEY ?? '') =>
  createClient<Database>(process.env.SUPABASE_URL ?? '', key, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
  })
export const service = (): Client => connect(process.env.SUPABASE_SECRET_KEY)

/** Records the consent of the registration form, without which nobody can be approved. */
export async function accepted(userId: string, email: string): Promise<void> {
  const { error } = await service().from('consents').insert(consentOf(userId, email))
  if (error) throw error
}

/** Makes the mails to this address due at once; otherwise they wait a minute, in which a decision can be undone. */
export async function endUndoTime(email: string): Promise<void> {
  const { error } = await service()
    .from('outbox')
    .update({ next_at: new Date().toISOString() })
    .match({ kind: 'mail', status: 'pending', attempts: 0, 'payload->>to': email })
  if (error) throw error
}

async function enter(email: string, password: string): Promise<Visitor> {
  const db = connect()
  const { data, error } = await db.auth.signInWithPassword({ email, password })
  if (error) throw error
  return { id: data.user.id, email, password, db }
}

export const advisor = () => enter('asesora@demo.co', demoPassword)

const newEmail = (name: string) => `${name}.${randomUUID().slice(0, 8)}@ejemplo.test`

let staff: Promise<Visitor> | undefined

export async function newAdvisor(name: string): Promise<Visitor & { name: string }> {
  const email = newEmail(name.toLowerCase())
  const { password, password_hash } = await quickPassword()
  const { data, error } = await service().auth.admin.createUser({ email, password_hash, email_confirm: true })
  if (error) throw error
  const added = await service().rpc('add_staff_member', { member: data.user.id, member_role: 'advisor' })
  if (added.error) throw added.error
  const member = await enter(email, password)
  const full = `${name} ${randomUUID().slice(0, 8)}`
  const named = await member.db.rpc('save_own_name', { own_name: full })
  if (named.error) throw named.error
  return { ...member, name: full }
}

export async function newClient(
  name: string,
  { email = newEmail(name), password: chosen, by }: { email?: string; password?: string; by?: Visitor } = {},
): Promise<Visitor> {
  const { password, password_hash } = await quickPassword(chosen)
  const { data, error } = await service().auth.admin.createUser({ email, password_hash, email_confirm: true })
  if (error) throw error
  await accepted(data.user.id, email)
  staff ??= advisor()
  // The member who approves a client becomes the client's advisor.
  const approval = await (by ?? (await staff)).db.rpc('set_approval', {
    target: data.user.id,
    new_status: 'approved',
  })
  if (approval.error) throw approval.error
  return enter(email, password)
}

export const rowsOf = async ({ id }: Visitor) =>
  (await service().from('appointments').select('*').eq('user_id', id).order('created_at')).data ?? []

export async function pickDay(page: Page | Locator, day: string, field?: RegExp): Promise<void> {
  if (field) await page.getByRole('button', { name: field }).click()
  const [year, month, date] = day.split('-').map(Number) as [number, number, number]
  const title = new Intl.DateTimeFormat('es-CO', { month: 'long', timeZone: 'UTC' }).format(
    Date.UTC(year, month - 1, date),
  )
  const grid = page.getByRole('grid')
  while (!(await grid.getAttribute('aria-label'))?.toLowerCase().startsWith(title))
    await page.getByRole('button', { name: 'Mes siguiente' }).click()
  await grid.getByText(String(date), { exact: true }).click()
}

export const leave = async ({ id }: Visitor) => void (await service().auth.admin.deleteUser(id))

export const day = (page: Page) => page.getByRole('grid').getByRole('button', { disabled: false })
export const row = (page: Page, title: string) => page.getByRole('row').filter({ hasText: title })
export const request = (page: Page) => page.getByRole('button', { name: 'Solicitar la cita' })
export const sync = (page: Page) => page.getByRole('button', { name: 'Sincronizar con Google Calendar' })

export async function openAppointments(page: Page, path = '/portal/citas'): Promise<void> {
  await page.goto(path)
  await expect(day(page).first()).toBeVisible()
}

/** Picks the first free hour of a day of next month; `n` counts only the days with free hours, from 0. */
export async function choose(page: Page, n: number): Promise<string> {
  await page.getByRole('button', { name: 'Mes siguiente' }).click()
  await day(page).nth(n).click()
  const chosen = page.getByRole('radio', { checked: true })
  await expect(chosen).toHaveCount(1)
  return chosen.inputValue()
}
