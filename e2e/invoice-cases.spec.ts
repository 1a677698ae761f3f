import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { documentNames } from '@/content/einvoice/reading'
import { invoices } from '@/content/invoices'
import { samplesFolder, xmlCases } from '@/tests/support/files/sample-cases'
import { leave, newClient, service } from './support/agenda-page'
import { expect, test } from './support/fixtures'
import { openHistory, row, send } from './support/invoices-page'
import { enterAs, enterAsAdmin } from './support/members'

const fileOf = (name: string) => {
  const file = path.join(samplesFolder, name)
  return existsSync(file) ? readFileSync(file) : gunzipSync(readFileSync(`${file}.gz`))
}
const nameOf = (kind = '') => (documentNames as Readonly<Record<string, string>>)[kind] ?? kind

// Each file has its own client, because a second copy of an invoice for one client is reported as a finding.
const copies = ['signed-references-to-ref0.xml', 'x04-utf16-declared-utf8-bytes.xml']
const shares = [
  ...copies.map((name) => [name]),
  Object.keys(xmlCases).filter((name) => !copies.includes(name)),
]

for (const names of shares)
  test(`${names[0]} and its like end as they should after an upload`, async ({ page }) => {
    test.skip(!existsSync(samplesFolder), `No samples at ${samplesFolder}: set CASE_SAMPLES.`)
    const client = await newClient('casos')
    await enterAs(page, client)
    for (const name of names) await send(page, { name, type: 'application/xml', bytes: fileOf(name) })
    const stored = async () =>
      (
        await service()
          .from('invoices')
          .select('id, name, proposal, findings, reviewed_at')
          .eq('user_id', client.id)
      ).data ?? []
    const reviewed = async () => (await stored()).filter((one) => one.reviewed_at).length
    await expect.poll(reviewed, { timeout: 100_000 }).toBe(names.length)

    const kept = await stored()
    await openHistory(page)
    for (const name of names)
      await endsRight(
        page,
        name,
        kept.find((one) => one.name === name),
      )

    await page.context().clearCookies()
    await enterAsAdmin(page)
    for (const { id, name } of kept.filter((one) => one.name.startsWith('signed-'))) {
      await page.goto(`/admin/facturas/${id}`)
      await expect(page.locator('#review-title'), name).toBeVisible()
      await expect(page.getByText('Firma de una entidad que no conocemos')).toBeVisible()
      await expect(page.getByText('No es auténtica')).toHaveCount(0)
    }
    await leave(client)
  })

type Kept = { proposal: string | null; findings: unknown } | undefined

async function endsRight(page: Page, name: string, kept: Kept): Promise<void> {
  const { isTooLarge, proposal, name: kind, findings = {} } = xmlCases[name]!
  if (isTooLarge) {
    await expect(row(page, name)).toContainText(invoices.rowText.tooLarge)
    expect(kept).toMatchObject({ proposal: null, findings: [] })
    return
  }
  // Events and DIAN's answers are not invoices, so no decision is proposed for them.
  expect(kept?.proposal, name).toBe(kind === 'Invoice' ? proposal : null)
  if (kind !== 'Invoice') await expect(row(page, name)).toContainText(nameOf(kind))
  for (const [id, severity] of Object.entries(findings))
    if (severity !== 'info') expect(JSON.stringify(kept?.findings), name).toContain(`"${id.split('.')[0]}"`)
}
