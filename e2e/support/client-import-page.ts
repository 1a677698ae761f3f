import { randomInt, randomUUID } from 'node:crypto'
import { expect, type Locator, type Page } from '@playwright/test'
import {
  mergedSheet,
  rutOf,
  scannedRut,
  someClients,
  titledSheet,
  windowsCsv,
  type Listed,
} from '../../tests/support/files/client-lists'
import { violationsOf } from './fixtures'
import { enterAsAdmin } from './members'

type File = { name: string; buffer: Buffer }
const types: Record<string, string> = { pdf: 'application/pdf', jpg: 'image/jpeg', csv: 'text/csv' }
const typeOf = (name: string) => types[name.split('.').at(-1) ?? ''] ?? ''

/** Seconds that a person needs for a click: to find the control, read its text and press it. */
const perPress = 6
/** Seconds that a person needs to choose files in the system's dialog. */
const perChoice = 15

export class Work {
  presses = 0
  choices = 0
  readonly page: Page
  constructor(page: Page) {
    this.page = page
  }
  async press(what: Locator) {
    this.presses++
    await what.click()
  }
  async choose(field: Locator, files: readonly File[]) {
    this.choices++
    await field.setInputFiles(files.map(({ name, buffer }) => ({ name, buffer, mimeType: typeOf(name) })))
  }
  get minutes() {
    return (this.presses * perPress + this.choices * perChoice) / 60
  }
}

export async function importFile(work: Work, file: File, count: number): Promise<void> {
  const { page } = work
  await work.choose(page.getByLabel('Archivo de Excel (.xlsx) o CSV'), [file])
  const start = page.getByRole('button', { name: /^Importar \d/ })
  await expect(start).toBeVisible()
  const repair = page.getByRole('button', { name: /^Usar / })
  for (let left = await repair.count(); left > 0; left--) {
    await work.press(repair.first())
    await expect(repair).toHaveCount(left - 1)
  }
  await work.press(page.getByRole('checkbox', { name: 'Enviar las invitaciones' }))
  await work.press(page.getByRole('button', { name: `Importar ${count} clientes` }))
  await expect(page.getByText(`${count} clientes nuevos`)).toBeVisible({ timeout: 120_000 })
}

/** Opens the import page and discards an earlier test's import, because an administrator has one import at a time. */
export async function openImport(page: Page): Promise<void> {
  await enterAsAdmin(page)
  await page.goto('/admin/clientes/importar')
  const field = page.getByLabel('Archivo de Excel (.xlsx) o CSV')
  const again = page.getByRole('button', { name: 'Importar otro archivo' })
  const discard = page.getByRole('button', { name: 'Descartar', exact: true })
  await expect(field.or(again).or(discard).first()).toBeAttached()
  if (await again.isVisible()) await again.click()
  if (await discard.isVisible()) {
    await discard.click()
    await page.getByRole('dialog').getByRole('button', { name: 'Descartar' }).click()
  }
  await expect(field).toBeAttached()
}

type Ticket = { token: string; url: string; key: string }
type Imported = { nit: string; id: string; emails: string[]; profile: object | null }

async function readClients(page: Page, clients: readonly Listed[]) {
  const { token, url, key } = (await (await page.request.get('/api/realtime-token')).json()) as Ticket
  const headers = { apikey: key, authorization: `Bearer ${token}` }
  const response = await page.request.post(`${url}/rest/v1/rpc/clients_to_import`, {
    headers,
    data: { nits: clients.map(({ nit }) => nit) },
  })
  const found = (await response.json()) as Imported[]
  const undated = async () => {
    const dated = new Set<string>()
    for (let at = 0; at < found.length; at += 15) {
      const ids = found.slice(at, at + 15).map(({ id }) => id)
      const path = `obligations?user_id=in.(${ids.join()})&due=gte.2020-01-01&select=user_id&limit=5000`
      const rows = (await (await page.request.get(`${url}/rest/v1/${path}`, { headers })).json()) as {
        user_id: string
      }[]
      rows.forEach((row) => dated.add(row.user_id))
    }
    return found.filter(({ id }) => !dated.has(id)).map(({ nit }) => nit)
  }
  return { found, undated }
}

export async function journey(page: Page, count: number, rutCount: number): Promise<Work> {
  const mark = randomUUID().slice(0, 8)
  const clients = someClients(count, randomInt(810_000_000, 899_000_000), mark)
  const third = Math.ceil(count / 3)
  const [first, second, last] = [
    clients.slice(0, third),
    clients.slice(third, 2 * third),
    clients.slice(2 * third),
  ]
  await openImport(page)
  await page.goto('/admin/clientes')
  const work = new Work(page)
  await work.press(page.getByRole('link', { name: 'Importar de Excel' }))
  const again = () => work.press(page.getByRole('button', { name: 'Importar otro archivo' }))
  await importFile(work, { name: 'clientes.xlsx', buffer: await titledSheet(first) }, first.length)
  await again()
  await importFile(work, { name: 'clientes.csv', buffer: windowsCsv(second) }, second.length)
  await again()
  await importFile(work, { name: 'clientes 2026.xlsx', buffer: await mergedSheet(last) }, last.length)

  const withRut = clients.slice(-rutCount)
  const [scanned, ...others] = withRut
  const ruts = await Promise.all(others.slice(0, -1).map(rutOf))
  const files = [
    ...ruts,
    scannedRut(`RUT ${scanned?.nit}.pdf`),
    { name: 'contrato.pdf', buffer: Buffer.from('esto no es un PDF') },
  ]
  await work.press(page.getByRole('link', { name: 'Leer los RUT en PDF' }))
  await work.choose(page.locator('input[type=file]'), files)
  const save = page.getByRole('button', { name: /^Guardar \d/ })
  await expect(save).toBeEnabled({ timeout: 180_000 })
  const headings = await page.getByRole('heading', { level: 2, name: /\(\d+\)$/ }).allTextContents()
  const listed = headings.map((heading) => Number(/\((\d+)\)$/.exec(heading)?.[1]))
  expect(listed.reduce((sum, one) => sum + one, 0)).toBe(files.length)
  expect(await violationsOf(page)).toEqual([])
  const differing = page.getByRole('region', { name: /^Difieren/ })
  if (await differing.isVisible()) await work.press(differing.getByRole('checkbox').first())
  await work.press(save)
  await expect(page.getByText(/^Se guardaron \d+ perfil/)).toBeVisible({ timeout: 120_000 })
  await expect(page.getByRole('region', { name: /^No se pudieron leer/ })).toContainText('contrato.pdf')

  const { found, undated } = await readClients(page, clients)
  expect(found).toHaveLength(count)
  expect(found.filter(({ profile }) => profile === null).map(({ nit }) => nit)).toEqual([])
  const missing = clients
    .flatMap(({ people }) => people)
    .filter((email) => !found.some(({ emails }) => emails.includes(email)))
  // One client in ten in the first file has «sin correo» instead of an e-mail address.
  expect(missing.length).toBe(first.filter((_, at) => at % 10 === 6).length)
  await expect.poll(undated, { timeout: 180_000, intervals: [5000] }).toEqual([])
  return work
}
