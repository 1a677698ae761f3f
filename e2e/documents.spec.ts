import { pdfFile } from '@/supabase/sample-files/pdf-file'
import { pngFile } from '@/supabase/sample-files/pictures'
import { leave, newClient, service, type Visitor } from './support/agenda-page'
import {
  addDocuments,
  addFile,
  expectNames,
  names,
  openPortal,
  orderBox,
  search,
  typeBox,
  view,
} from './support/documents-page'
import { expect, test } from './support/fixtures'
import { enterAs } from './support/members'
import { noOverflow, noViolations } from './support/tasks-page'

let client: Visitor
test.beforeEach(async ({ page }) => {
  client = await newClient('documentos')
  await enterAs(page, client)
})
test.afterEach(() => leave(client))

/** The 60 documents fill three pages of the list; the document with the highest number is the newest. */
const many = Array.from({ length: 60 }, (_, n) => ({
  name: n % 20 === 0 ? `Nómina ${n}.xml` : `Factura ${n}.pdf`,
  type: n % 20 === 0 ? 'application/xml' : 'application/pdf',
  size: 2000 + n * 50_000,
  day: n,
}))
const newest = many.map(({ name }) => name).reverse()

test(
  'page, search, type and order of the documents are in the address, and apply to the whole list',
  { tag: '@core' },
  async ({ page }) => {
    await addDocuments(client, many)
    await openPortal(page)
    await expectNames(page, newest.slice(0, 20))
    await page.getByRole('link', { name: 'Siguientes' }).click()
    await expectNames(page, newest.slice(20, 40))
    await page.reload()
    await expectNames(page, newest.slice(20, 40))
    await page.getByRole('link', { name: 'Siguientes' }).click()
    await expectNames(page, newest.slice(40))
    await expect(page.getByRole('link', { name: 'Siguientes' })).toHaveCount(0)
    await page.getByRole('link', { name: 'Anteriores' }).click()
    await expectNames(page, newest.slice(20, 40))

    await search(page).fill('NOMINA')
    await expectNames(page, ['Nómina 40.xml', 'Nómina 20.xml', 'Nómina 0.xml'])
    await expect(page).toHaveURL(/buscar=NOMINA/)
    await orderBox(page).selectOption('Más pequeños')
    await expectNames(page, ['Nómina 0.xml', 'Nómina 20.xml', 'Nómina 40.xml'])
    await page.reload()
    await expect(search(page)).toHaveValue('NOMINA')
    await expect(orderBox(page)).toHaveValue('tamano-asc')
    await expectNames(page, ['Nómina 0.xml', 'Nómina 20.xml', 'Nómina 40.xml'])
    await typeBox(page).selectOption('PDF')
    await expect(page.getByText('Ningún documento coincide con lo que buscas.')).toBeVisible()
    await page.getByRole('button', { name: 'Limpiar filtros' }).click()
    await expect(search(page)).toHaveValue('')
    await expectNames(page, [...newest].reverse().slice(0, 20))
    await page.getByRole('columnheader', { name: 'Fecha' }).getByRole('link').click()
    await expectNames(page, newest.slice(0, 20))
    await expect(page.getByRole('columnheader', { name: 'Fecha' })).toHaveAttribute('aria-sort', 'descending')
  },
)

test('filters chosen before the page’s script loads are applied, and a later one keeps the earlier ones', async ({
  page,
}) => {
  await addDocuments(client, many)
  let release = () => {}
  const held = new Promise<void>((open) => (release = open))
  await page.route('**/*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/portal', { waitUntil: 'commit' })
  await expectNames(page, newest.slice(0, 20))
  await typeBox(page).selectOption('XML')
  await orderBox(page).selectOption('Más pequeños')
  release()
  await expectNames(page, ['Nómina 0.xml', 'Nómina 20.xml', 'Nómina 40.xml'])
  await expect(page).toHaveURL(/tipo=xml&orden=tamano-asc/)
  await expect(typeBox(page)).toHaveValue('xml')
  await expect(orderBox(page)).toHaveValue('tamano-asc')
})

test('a filtered list equals the database after a minute without connection', async ({ page, context }) => {
  const ids = await addDocuments(client, many)
  await openPortal(page, '?buscar=factura&orden=nombre-asc')
  await expect.poll(async () => (await names(page)).length).toBe(20)
  await context.setOffline(true)
  await expect(page.getByText(/Sin conexión/)).toBeVisible()
  await service().from('documents').delete().in('id', ids.slice(0, 50))
  await addDocuments(
    client,
    Array.from({ length: 20 }, (_, n) => ({
      name: `Factura ${String(n).padStart(3, '0')} nueva.pdf`,
      day: n,
    })),
  )
  await context.setOffline(false)
  const wanted = { search: 'factura', sort: 'name', descending: false }
  const { data } = await client.db.rpc('my_dashboard', { wanted, page_size: 20 })
  const { documents } = data as unknown as { documents: { rows: { name: string }[] } }
  expect(documents.rows).toHaveLength(20)
  await expectNames(
    page,
    documents.rows.map(({ name }) => name),
  )
  const [extra] = await addDocuments(client, [{ name: 'Factura 000 en vivo.pdf', day: 3 }])
  await expect.poll(() => names(page)).toContain('Factura 000 en vivo.pdf')
  await service()
    .from('documents')
    .delete()
    .eq('id', extra ?? '')
  await expectNames(
    page,
    documents.rows.map(({ name }) => name),
  )
})

test('a PDF and a picture open inside the page, and closing them returns the focus', async ({ page }) => {
  const complaints: string[] = []
  page.on(
    'console',
    (said) => said.text().includes('Content Security Policy') && complaints.push(said.text()),
  )
  await addFile(client, await pdfFile({ seed: client.email, name: 'Informe.pdf' }))
  await addFile(client, pngFile({ seed: client.email, name: 'Recibo.png' }))
  await openPortal(page)
  await expect(page.getByText(/Lo subió tu asesor/)).toHaveCount(2)
  await view(page, 'Informe.pdf').focus()
  await page.keyboard.press('Enter')
  const viewer = page.getByRole('dialog', { name: 'Informe.pdf' })
  const sheet = viewer.getByRole('img', { name: 'Página 1 de 1' })
  await expect(sheet).toHaveAttribute('aria-busy', 'false')
  await expect(viewer.getByText(/NIT/)).toBeAttached()
  await noViolations(page)
  await page.keyboard.press('Escape')
  await expect(viewer).toHaveCount(0)
  await expect(view(page, 'Informe.pdf')).toBeFocused()
  await view(page, 'Recibo.png').click()
  const picture = page.getByRole('dialog').getByRole('img', { name: 'Recibo.png' })
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
  await page.getByRole('dialog').getByRole('button', { name: 'Cerrar' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await view(page, 'Recibo.png').click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL(/\/portal$/)
  await expect(view(page, 'Recibo.png')).toBeFocused()
  await page.goBack()
  await expect(page).not.toHaveURL(/\/portal$/)
  expect(complaints).toEqual([])
})

test('a damaged PDF says that it cannot be shown, and can still be saved', async ({ page }) => {
  await addFile(client, {
    name: 'Roto.pdf',
    type: 'application/pdf',
    bytes: new Uint8Array([37, 80, 68, 70, 45]),
  })
  await openPortal(page)
  await view(page, 'Roto.pdf').click()
  const viewer = page.getByRole('dialog', { name: 'Roto.pdf' })
  await expect(viewer.getByText('No pudimos mostrar este archivo')).toBeVisible()
  const saved = page.waitForEvent('download')
  await viewer.getByRole('link', { name: 'Descargar' }).click()
  expect((await saved).suggestedFilename()).toBe('Roto.pdf')
})

test(
  'another client’s documents cannot be found at any address',
  { tag: '@core' },
  async ({ page, browser, extraHTTPHeaders }) => {
    const id = await addFile(client, await pdfFile({ seed: client.email, name: 'Reservado.pdf' }))
    const own = await page.request.get(`/api/documentos/${id}`)
    expect(own.status()).toBe(200)
    expect(own.headers()['content-disposition']).toMatch(/^attachment/)
    expect(own.headers()['content-security-policy']).toContain('sandbox')
    const stranger = await newClient('ajena')
    try {
      const context = await browser.newContext({ ...(extraHTTPHeaders ? { extraHTTPHeaders } : {}) })
      const other = await context.newPage()
      await enterAs(other, stranger)
      expect((await other.request.get(`/api/documentos/${id}`)).status()).toBe(404)
      await openPortal(other, `?buscar=reservado&despues=2030-01-01T00:00:00Z~${id}`)
      await expect(other.getByText('Aquí ya no hay más documentos.')).toBeVisible()
      await context.close()
    } finally {
      await leave(stranger)
    }
  },
)

for (const width of [320, 390, 1440]) {
  test(`at ${width} px everything works by keyboard, without accessibility violations or sideways scrolling`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await addDocuments(client, many.slice(0, 36))
    await openPortal(page)
    await noViolations(page)
    await noOverflow(page)
    await search(page).focus()
    await page.keyboard.type('nomina 20')
    await expectNames(page, ['Nómina 20.xml'])
    await expect(search(page)).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(typeBox(page)).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(orderBox(page)).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect.poll(async () => (await names(page)).length).toBe(20)
    await page.getByRole('link', { name: 'Siguientes' }).focus()
    await page.keyboard.press('Enter')
    await expect.poll(async () => (await names(page)).length).toBe(16)
    await noOverflow(page)
  })
}
