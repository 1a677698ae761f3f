import { randomBytes } from 'node:crypto'
import { encode } from 'jpeg-js'
import { expect, test } from './support/fixtures'
import { service } from './support/agenda-page'
import { enterAs } from './support/members'
import { ask, clientWithProfile, item, openObligations } from './support/requests-page'
import { noViolations } from './support/tasks-page'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

/** Returns a photo of noise, which cannot be compressed; its bytes differ each time. */
const photo = (name: string) => {
  const [width, height] = [320, 240]
  const { data } = encode({ data: randomBytes(width * height * 4), width, height }, 95)
  return { name, mimeType: 'image/jpeg', buffer: data }
}

/** The speed in bytes per second, slow enough that the connection is lost during an upload. */
const slow = 60_000

test('six photos for a request arrive once each despite ten lost connections, without another tap', async ({
  page,
}) => {
  const client = await clientWithProfile('cortes')
  const request = await ask(client, 'Recibos de la obra', [{ title: 'Recibos' }, { title: 'Extracto' }])
  await enterAs(page, client)
  await page.goto(`/portal/solicitudes/${request}`)
  const network = await page.context().newCDPSession(page)
  const line = (offline: boolean) =>
    network.send('Network.emulateNetworkConditions', {
      offline,
      latency: 20,
      downloadThroughput: slow * 10,
      uploadThroughput: slow,
    })
  await line(false)

  const names = Array.from({ length: 6 }, (_, at) => `recibo-${at + 1}.jpg`)
  const row = item(page, 'Recibos')
  await row.locator('input[type=file]:not([capture])').setInputFiles(names.map(photo))
  for (let cuts = 0; cuts < 10; cuts++) {
    await expect(row.getByText(/^(Subiendo|Revisando|Entregando) recibo-/)).toBeVisible()
    await line(true)
    await expect(row.getByText(/^Sin conexión\. \d archivos? esperan? /)).toBeVisible()
    await expect(row.getByText('recibo-6.jpg', { exact: true })).toBeVisible()
    await line(false)
  }
  for (const name of names) await expect(row.getByRole('link', { name })).toHaveCount(1)

  const { data: items } = await service()
    .from('document_request_items')
    .select('title, document_request_files(documents(name))')
    .eq('request', request)
    .eq('title', 'Recibos')
    .single()
  const arrived = (items as unknown as { document_request_files: { documents: { name: string } }[] })
    .document_request_files
  expect(arrived.map(({ documents }) => documents.name).toSorted()).toEqual(names)
  const { count } = await service()
    .from('documents')
    .select('id', { count: 'exact', head: true })
    .eq('user_id', client.id)
    .like('name', 'recibo-%')
  expect(count).toBe(6)
})

test('what is missing for an obligation is delivered from the first page in two taps, and the firm reviews it', async ({
  page,
}) => {
  const client = await clientWithProfile('dos-toques')
  const [{ id }] = await openObligations(client)
  const { error } = await service()
    .from('obligations')
    .update({ state: 'waiting', message: 'Falta el extracto del banco.' })
    .eq('id', id)
  if (error) throw error
  await enterAs(page, client)
  await page.goto('/portal')
  const line = page.getByRole('listitem').filter({ hasText: 'Falta el extracto del banco.' })
  await line.getByRole('link', { name: /^Entregar ?: Retención/ }).click()
  const row = page.locator(`#o-${id}`)
  await expect(row).toBeInViewport()
  // The test cuts the connection before the page has loaded the code that sends files.
  await page.context().setOffline(true)
  const chooser = page.waitForEvent('filechooser')
  await row.getByRole('button', { name: /^Entregar ?: / }).click()
  await (await chooser).setFiles([photo('extracto-1.jpg'), photo('extracto-2.jpg')])
  await expect(row.getByText('Sin conexión. 2 archivos esperan y se envían solos al volver.')).toBeVisible()
  await expect(row.getByText('extracto-2.jpg', { exact: true })).toBeVisible()
  await page.context().setOffline(false)
  await expect(row.getByText('Entregado: extracto-2.jpg').first()).toBeVisible()
  await expect(row).toContainText('Recibimos lo que faltaba.')
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(false)
  await noViolations(page)

  const { data: requests } = await service()
    .from('document_requests')
    .select('title, to_review, missing, document_request_items(help, document_request_files(document))')
    .eq('user_id', client.id)
  expect(requests).toMatchObject([
    {
      title: expect.stringMatching(/^Retención en la fuente, /),
      to_review: 1,
      missing: 0,
      document_request_items: [{ help: 'Falta el extracto del banco.' }],
    },
  ])
  await page.goto('/portal')
  await expect(page.getByText('Falta el extracto del banco.')).toHaveCount(0)
  await page.goto('/portal/calendario')
  await row.getByRole('link', { name: /^Escribir ?: / }).click()
  await expect(page.getByLabel('Asunto')).toHaveValue(/^Retención en la fuente, /)
})
