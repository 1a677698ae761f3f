import { dashboardPageSize } from '@/lib/documents/schema'
import { pngFile } from '@/supabase/sample-files/pictures'
import { rutPdf } from '@/tests/support/files/rut-pdf'
import { chooseMailsNow, newAdvisor, service } from './support/agenda-page'
import { expectNames, names } from './support/documents-page'
import { dropFiles } from './support/files'
import { expect, test, toast } from './support/fixtures'
import { enterAs, enterAsAdvisor } from './support/members'
import {
  bothOf,
  clientWithDuties,
  documentsOf,
  hashOf,
  mailsFor,
  openFiling,
  returnOf,
  statesOf,
  today,
  type Receipt,
} from './support/receipts-page'
import { loseNextAnswer, tabTo } from './support/requests-page'
import { keepsFocus, noOverflow, noViolations } from './support/tasks-page'

const uploaded = ({ name, bytes }: Receipt) => ({
  name,
  mimeType: name.endsWith('.png') ? 'image/png' : 'application/pdf',
  buffer: Buffer.from(bytes),
})

test(
  'receipts are filed by keyboard alone: one is read, a person types those of a photo, and the client sees both',
  { tag: '@core' },
  async ({ page, browser, extraHTTPHeaders }) => {
    const name = `teclas${Date.now()}`
    const filer = await clientWithDuties(name, 1)
    const photo = { name: 'pago pse.png', bytes: pngFile().bytes }
    await enterAsAdvisor(page)
    const dialog = await openFiling(page, name)

    await tabTo(page, dialog.getByRole('button', { name: 'elígelos' }))
    const chooser = page.waitForEvent('filechooser')
    await page.keyboard.press('Enter')
    const scanned = await returnOf(filer, filer.obligations[0]!, { lower: 45 })
    await (await chooser).setFiles([scanned, photo].map(uploaded))
    await expect(dialog.getByRole('status')).toHaveText('1 de 2 recibos encontraron su obligación.')
    await expect(dialog.getByLabel(/^Presentada el/)).toHaveValue(today)
    await keepsFocus(page)
    await noViolations(page)

    await tabTo(page, dialog.getByLabel('Qué es: pago pse.png'))
    await page.keyboard.type('C')
    await tabTo(page, dialog.getByLabel('Obligación: pago pse.png'))
    await page.keyboard.type('R')
    await tabTo(page, dialog.getByRole('button', { name: 'Poner en su fila: pago pse.png' }))
    await page.keyboard.press('Enter')
    await expect(dialog.getByLabel(/^Número: /)).toBeFocused()
    await tabTo(page, dialog.getByLabel(/^Pagada el/))
    await page.keyboard.type(today.split('-').toReversed().join(''))
    await tabTo(page, dialog.getByRole('button', { name: 'Marcar 1 presentada' }))
    await page.keyboard.press('Enter')
    await toast(page, '1 obligación presentada')
    await expect(page.getByText('Marcaste 1 obligación presentada.')).toBeVisible()
    await keepsFocus(page)
    expect(await statesOf(filer)).toEqual(['paid'])

    const context = await browser.newContext({ extraHTTPHeaders: extraHTTPHeaders ?? {} })
    const client = await context.newPage()
    await enterAs(client, filer)
    await client.goto('/portal/calendario')
    for (const [link, { bytes }] of [
      ['Ver declaración', scanned],
      ['Ver comprobante de pago', photo],
    ] as const) {
      const href = await client.getByRole('link', { name: new RegExp(`^${link}`) }).getAttribute('href')
      expect(hashOf(await (await client.request.get(href!)).body())).toBe(hashOf(bytes))
    }
    await noViolations(client)
    await client.goto('/portal')
    await expectNames(client, expect.arrayContaining([scanned.name, photo.name]) as unknown as string[])
    await context.close()
  },
)

test.describe('many receipts', () => {
  test('of 100 receipts 90 are stored and delivered with their obligations, 10 are named, and one press undoes it all', async ({
    page,
    browser,
    extraHTTPHeaders,
  }) => {
    const name = `lote${Date.now()}`
    // The page offers to undo only a member's newest filing, so this member files nothing else.
    const member = await newAdvisor('Lote')
    const filers = [
      await clientWithDuties(`${name}a`, 15, member),
      await clientWithDuties(`${name}b`, 15, member),
      await clientWithDuties(`${name}c`, 15, member),
    ] as const
    const [first] = filers
    for (const filer of filers) await chooseMailsNow(filer, 'documents')
    const good: Receipt[] = []
    for (const filer of filers)
      for (const duty of filer.obligations) good.push(...(await bothOf(filer, duty)))
    const duty = first.obligations[0]!
    const stranger = { ...first, nit: '900418726' }
    const wrong: [string, Receipt | { bytes: Uint8Array }, string][] = [
      ['otro NIT.pdf', await returnOf(stranger, duty), 'su NIT no es de ninguna'],
      ['dañado.pdf', { bytes: Buffer.from('%PDF-1.7\nnada más') }, 'está dañado'],
      ['renta.pdf', await returnOf(first, { ...duty, part: '' }, { form: '110' }), 'ninguna de las elegidas'],
      ['copia.pdf', good[0]!, 'es el mismo archivo que otro'],
      ['rut.pdf', { bytes: await rutPdf({ numbers: '9004187265' }) }, 'no es un formulario de la DIAN'],
      ['foto.png', { bytes: pngFile().bytes }, 'es una foto o un escaneo'],
      ['otro año.pdf', await returnOf(first, { ...duty, year: '2019' }), 'es de otro año o período'],
      ['notas.txt', { bytes: Buffer.from('notas') }, 'no es PDF, JPG ni PNG'],
      ['sin dígito.pdf', await returnOf(first, duty, { digit: 99 }), 'no se lee su NIT'],
      ['pesado.pdf', { bytes: Buffer.alloc(10_485_761, 'x') }, 'pesa más de 10 MB'],
    ]
    await enterAs(page, member)
    const dialog = await openFiling(page, name)
    await dropFiles(page, dialog.getByText('Suelta aquí los recibos, o'), [
      ...good,
      ...wrong.slice(0, 9).map(([named, { bytes }]) => ({ name: named, bytes })),
    ])
    await expect(dialog.getByRole('status').first()).toHaveText(
      '90 de 99 recibos encontraron su obligación.',
      {
        timeout: 90_000,
      },
    )
    // This file is too large to be dropped by a script, so the file field is used.
    const [heavy, { bytes }] = wrong[9]!
    await dialog
      .locator('input[type=file]')
      .setInputFiles({ name: heavy, mimeType: 'application/pdf', buffer: Buffer.from(bytes) })
    const left = dialog.getByRole('region', { name: '10 archivos quedan por fuera' })
    for (const [named, , why] of wrong)
      await expect(left.getByRole('listitem').filter({ hasText: named })).toContainText(why)
    await noViolations(page)

    await dialog.getByRole('button', { name: 'Marcar 45 presentadas' }).click()
    await expect(dialog.getByText(/^Guardando 90 recibos: van \d+\./)).toBeVisible()
    await expect(dialog).toBeHidden({ timeout: 120_000 })
    await expect(page.getByText('Marcaste 45 obligaciones presentadas.')).toBeVisible({ timeout: 120_000 })
    const notice = page.locator('[tabindex="-1"]').filter({ hasText: '10 archivos no se guardaron:' }).last()
    await expect(notice).toBeFocused()
    for (const [named] of wrong) await expect(notice).toContainText(named)
    await noViolations(page)
    expect(await statesOf(...filers)).toEqual(['paid'])
    const stored = await documentsOf(...filers)
    expect(stored.every((document) => document.client_sees)).toBe(true)
    expect(stored.map(({ sha256 }) => sha256).toSorted()).toEqual(
      good.map((one) => hashOf(one.bytes)).toSorted(),
    )
    const held = await mailsFor(...filers)
    expect(held).toHaveLength(3)
    expect(
      held.every(({ status, next_at }) => status === 'pending' && Date.parse(next_at) > Date.now()),
    ).toBe(true)

    const context = await browser.newContext({ extraHTTPHeaders: extraHTTPHeaders ?? {} })
    const client = await context.newPage()
    await enterAs(client, first)
    await client.goto('/portal/calendario')
    await expect(client.getByRole('link', { name: /^Ver declaración/ })).toHaveCount(15)
    const links = client.getByRole('link', { name: /^Ver (declaración|comprobante de pago)/ })
    const hashes: string[] = []
    for (const link of await links.all()) {
      const answer = await client.request.get((await link.getAttribute('href'))!)
      hashes.push(hashOf(await answer.body()))
    }
    expect(hashes.toSorted()).toEqual(
      good
        .slice(0, 30)
        .map((one) => hashOf(one.bytes))
        .toSorted(),
    )
    await client.goto('/portal')
    const brought = new Set(good.slice(0, 30).map((one) => one.name))
    await expect
      .poll(async () => (await names(client)).filter((one) => brought.has(one)).length)
      .toBe(dashboardPageSize)

    await expect(page.getByText('Marcaste 45 obligaciones presentadas.')).toBeVisible()
    await page.getByRole('button', { name: 'Deshacer' }).click()
    await toast(page, 'Deshecho: 45 obligaciones como antes')
    await expect(page.getByText('Marcaste 45 obligaciones presentadas.')).toHaveCount(0)
    await keepsFocus(page)
    expect(await statesOf(...filers)).toEqual(['not-started'])
    expect(await documentsOf(...filers)).toEqual([])
    expect(await mailsFor(...filers)).toEqual([])
    await client.goto('/portal/calendario')
    await expect(links).toHaveCount(0)
    expect((await client.request.get(`/api/documentos/${stored[0]!.id}`)).status()).toBe(404)
    await context.close()
  })

  test('after a lost connection the dialog says what is stored, and going on stores and files nothing twice', async ({
    page,
  }) => {
    const name = `corte${Date.now()}`
    const filer = await clientWithDuties(name, 3)
    const files = (await Promise.all(filer.obligations.map((duty) => bothOf(filer, duty)))).flat()
    await enterAsAdvisor(page)
    const dialog = await openFiling(page, name)
    await dialog.locator('input[type=file]').setInputFiles(files.map(uploaded))
    await expect(dialog.getByRole('status').first()).toHaveText('6 de 6 recibos encontraron su obligación.')

    let sent = 0
    await page.route(
      (url) => url.pathname.includes('/storage/'),
      (route) => (++sent > 2 ? route.abort('connectionreset') : route.fallback()),
    )
    await dialog.getByRole('button', { name: 'Marcar 3 presentadas' }).click()
    await expect(dialog.getByRole('alert')).toContainText(
      /^(Se guardó|Se guardaron) [12] de 6 recibos, y ninguna obligación se ha marcado todavía/,
    )
    expect(await statesOf(filer)).toEqual(['not-started'])
    expect((await documentsOf(filer)).every(({ client_sees }) => !client_sees)).toBe(true)
    await noViolations(page)
    await page.unrouteAll()

    await loseNextAnswer(page)
    await dialog.getByRole('button', { name: 'Reintentar' }).click()
    await expect(dialog.getByRole('alert')).toContainText('no sabemos si las obligaciones se marcaron')
    await expect.poll(() => statesOf(filer)).toEqual(['paid'])
    await expect(dialog.getByRole('button', { name: 'Reintentar' })).toBeFocused()
    await page.keyboard.press('Enter')
    await toast(page, '3 obligaciones presentadas')
    expect((await documentsOf(filer)).map(({ sha256 }) => sha256).toSorted()).toEqual(
      files.map(({ bytes }) => hashOf(bytes)).toSorted(),
    )
    const { data } = await service().from('obligations').select('version').eq('user_id', filer.id)
    expect(data?.map(({ version }) => version)).toEqual([2, 2, 2])
    await page.setViewportSize({ width: 320, height: 700 })
    await noOverflow(page)
  })
})
