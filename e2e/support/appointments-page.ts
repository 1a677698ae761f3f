import { randomUUID } from 'node:crypto'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { expect, type Page } from '@playwright/test'
import type { Database } from '@/lib/supabase/database.types'
import { consentOf } from '@/tests/support/contract-people'
import { demoPassword } from './sign-in'

type Client = SupabaseClient<Database>
export type Visitor = { id: string; email: string; password: string; db: Client }

const connect = (key = process.env.SUPABASE_PUBLISHABLE_KEY ?? '') =>
  createClient<Database>(process.env.SUPABASE_URL ?? '', key, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
  })
export const service = (): Client => connect(process.env.SUPABASE_SECRET_KEY)

/** Writes down that somebody who did not come by the form has accepted what it asks: nobody decides about them before. */
export async function accepted(userId: string, email: string): Promise<void> {
  const { error } = await service().from('consents').insert(consentOf(userId, email))
  if (error) throw error
}

async function enter(email: string, password: string): Promise<Visitor> {
  const db = connect()
  const { data, error } = await db.auth.signInWithPassword({ email, password })
  if (error) throw error
  return { id: data.user.id, email, password, db }
}

export const advisor = () => enter('asesora@demo.co', demoPassword)

/** An approved client of this test alone. */
export async function newClient(name: string): Promise<Visitor> {
  const email = `${name}.${randomUUID().slice(0, 8)}@ejemplo.test`
  const password = `Clave-${randomUUID()}`
  const { data, error } = await service().auth.admin.createUser({ email, password, email_confirm: true })
  if (error) throw error
  await accepted(data.user.id, email)
  const staff = await advisor()
  const approval = await staff.db.rpc('set_approval', { target: data.user.id, new_status: 'approved' })
  if (approval.error) throw approval.error
  return enter(email, password)
}

export const rowsOf = async ({ id }: Visitor) =>
  (await service().from('appointments').select('*').eq('user_id', id).order('created_at')).data ?? []

/** Ends the test's own appointments, so that their hours are free for the next one. */
export const leave = async ({ id }: Visitor) => void (await service().auth.admin.deleteUser(id))

export const day = (page: Page) => page.getByRole('grid').getByRole('button', { disabled: false })
export const row = (page: Page, title: string) => page.getByRole('row').filter({ hasText: title })
export const request = (page: Page) => page.getByRole('button', { name: 'Solicitar la cita' })
export const sync = (page: Page) => page.getByRole('button', { name: 'Sincronizar con Google Calendar' })

export async function openAppointments(page: Page, path = '/portal/citas'): Promise<void> {
  await page.goto(path)
  await expect(day(page).first()).toBeVisible({ timeout: 30_000 })
}

/** Chooses the first hour that is left on the n-th open day of the next month, where no other test looks. */
export async function choose(page: Page, n: number): Promise<string> {
  await page.getByRole('button', { name: 'Mes siguiente' }).click()
  await day(page).nth(n).click()
  const chosen = page.getByRole('radio', { checked: true })
  await expect(chosen).toHaveCount(1)
  return chosen.inputValue()
}

export const toast = (page: Page, title: string) =>
  expect(page.getByRole('listitem').filter({ hasText: title })).toBeVisible()
