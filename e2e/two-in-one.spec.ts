import type { Page } from '@playwright/test'
import type { SampleFile } from '@/supabase/sample-files/sample-file'
import { twoInOne } from '../tests/support/files/two-in-one'
import { leave, newClient, type Visitor } from './support/appointments-page'
import { addFile } from './support/documents-page'
import { expect, test } from './support/fixtures'
import { signIn } from './support/sign-in'

let client: Visitor
test.beforeEach(async ({ page }) => {
  client = await newClient('dos.en.uno')
  await signIn(page, client.email, client.password)
})
test.afterEach(() => leave(client))

const ran = (page: Page) => page.evaluate(() => document.title)

/** A page of our own origin that protects itself from nothing, and gives an address every chance to run. */
async function embed(page: Page, address: string): Promise<string> {
  const html = `<title>-</title><body>
    <iframe src="${address}"></iframe><embed src="${address}"><object data="${address}"></object>
    <script charset="ISO-8859-1" src="${address}"></script><script type="module" src="${address}"></script>
    <link rel="stylesheet" href="${address}">`
  await page.route('**/sin-proteccion', (route) => route.fulfill({ contentType: 'text/html', body: html }))
  await page.goto('/sin-proteccion', { waitUntil: 'load' })
  return ran(page)
}

async function serveUnprotected(page: Page, { bytes }: SampleFile, contentType: string): Promise<string> {
  const body = Buffer.from(bytes)
  await page.route('**/desnudo', (route) => route.fulfill({ contentType, body }))
  return embed(page, '/desnudo')
}

for (const file of twoInOne)
  test(`${file.name}: a file that is a page or a program as well is saved, and nothing in it runs`, async ({
    page,
  }) => {
    expect(await serveUnprotected(page, file, file.runsAs)).toBe('corrió')

    const address = `/api/documentos/${await addFile(client, file)}`
    const saved = page.waitForEvent('download')
    await page.goto(address, { waitUntil: 'commit' }).catch(() => undefined)
    expect((await saved).suggestedFilename()).toBe(file.name)
    expect(await embed(page, address)).toBe('-')
  })
