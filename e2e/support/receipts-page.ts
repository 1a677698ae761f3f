import { createHash, randomInt, randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { bogotaDay } from '@/lib/calendar/civil-day'
import { checkDigit } from '@/lib/format/nit'
import { dianForm, formParts, type FormParts } from '@/tests/support/files/dian-forms'
import { newClient, service, type Visitor } from './agenda-page'

export const today = bogotaDay(Date.now())
export type Filer = Visitor & { nit: string; obligations: { id: string; year: string; part: string }[] }

/** Creates a client whose returns of withholding for the last `months` months are all due today. */
export async function clientWithDuties(name: string, months: number, by?: Visitor): Promise<Filer> {
  const client = await newClient(name, by && { by })
  const nit = String(randomInt(900_000_000, 901_999_999))
  const company = { company_name: `Empresa ${name}`, company_nit: nit, company_digit: checkDigit(nit) }
  const saved = await client.db.rpc('save_company', company)
  if (saved.error) throw saved.error
  const [year = 0, month = 1] = today.split('-').map(Number)
  const periods = Array.from({ length: months }, (_, back) =>
    new Date(Date.UTC(year, month - 2 - back, 1)).toISOString().slice(0, 7),
  )
  const rows = periods.map((period) => ({
    id: randomUUID(),
    user_id: client.id,
    obligation: 'withholding',
    period,
    listed: today,
    due: today,
    act_by: today,
    date_state: 'computed',
    norm: 'Norma',
    source: 'Fuente',
  }))
  const { error } = await service().from('obligations').insert(rows)
  if (error) throw error
  const obligations = rows.map(({ id, period }) => ({
    id,
    year: period.slice(0, 4),
    part: String(Number(period.slice(5))),
  }))
  return { ...client, nit, obligations }
}

export type Receipt = { name: string; bytes: Uint8Array }
let serial = 3_500_000_000_000 + randomInt(1_000_000_000)

const form = async (name: string, nit: string, parts: Partial<FormParts>): Promise<Receipt> => ({
  name: `${name}.pdf`,
  bytes: await dianForm(formParts(nit, { day: today.replaceAll('-', ' / '), ...parts })),
})
export const returnOf = (
  { nit }: Filer,
  { year, part }: Filer['obligations'][number],
  more: Partial<FormParts> = {},
) => {
  const number = more.number ?? String(++serial)
  return form(`350-${number}`, nit, { year, part, number, ...more })
}
export async function bothOf(filer: Filer, duty: Filer['obligations'][number]): Promise<Receipt[]> {
  const [number, paid] = [String(++serial), String(++serial)]
  const { year, part } = duty
  return [
    await returnOf(filer, duty, { number }),
    await form(`490-${paid}`, filer.nit, { form: '490', number: paid, pays: number, year, part }),
  ]
}

export const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

export async function openFiling(page: Page, search: string) {
  await page.goto(`/admin/trabajo?vista=lista&buscar=${search}`)
  const links = page.locator('[data-item]')
  await links.first().getByRole('link').first().focus()
  await page.keyboard.press('x')
  if ((await links.count()) > 1) {
    await links.last().getByRole('link').first().focus()
    await page.keyboard.press('Shift+X')
  }
  await page.keyboard.press('f')
  const dialog = page.getByRole('dialog', { name: /^Marcar presentadas/ })
  await expect(dialog).toBeVisible()
  return dialog
}

export const documentsOf = async (...filers: readonly Filer[]) => {
  const ids = filers.map(({ id }) => id)
  const { data, error } = await service()
    .from('documents')
    .select('id, user_id, name, sha256, client_sees')
    .in('user_id', ids)
    .limit(1000)
  if (error) throw error
  return data
}
export const statesOf = async (...filers: readonly Filer[]) => {
  const ids = filers.map(({ id }) => id)
  const { data, error } = await service().from('obligations').select('state').in('user_id', ids).limit(1000)
  if (error) throw error
  return [...new Set(data.map(({ state }) => state))]
}
export const mailsFor = async (...filers: readonly Filer[]) => {
  const ids = filers.map(({ id }) => id)
  const { data, error } = await service()
    .from('outbox')
    .select('status, next_at')
    .in('user_id', ids)
    .like('key', 'mail:filing:%')
  if (error) throw error
  return data
}
