import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Locator } from '@playwright/test'
import { plainDelivery, swappedDelivery, swappedTax } from '@/tests/support/einvoice/signing'
import { zipFile } from '@/tests/support/einvoice/zip-file'
import { expect, test } from './support/fixtures'
import { expectWithin } from './support/times'
import { bytes, check, file, input, openCheck, soundPage, verdict } from './support/invoice-check-page'
import { dropFiles } from './support/files'

const digit = '/herramientas/digito-nit'
const auditor = '/herramientas/revisor-fiscal'
const samples = process.env.DIAN_SAMPLES ?? path.resolve(import.meta.dirname, '../../shared/samples/dian')

test(
  'an invoice is checked without a network, so nothing is sent, and swapped digits show both amounts',
  { tag: '@core' },
  async ({ page, context }) => {
    const marker = 'Marca que no debe salir 7f3a'
    const asked: string[] = []
    context.on('request', (request) =>
      asked.push(`${request.url()} ${request.postDataBuffer()?.toString('latin1') ?? ''}`),
    )
    page.on('websocket', (socket) => socket.on('framesent', ({ payload }) => asked.push(String(payload))))
    await openCheck(page)
    await context.setOffline(true)
    const before = asked.length
    await input(page).setInputFiles(file('factura.xml', swappedDelivery(marker)))
    await expect(verdict(page, `No cuadra por ${swappedTax.difference}`)).toBeFocused()
    const result = page.getByRole('region', { name: 'Resultado' })
    await expect(result).toContainText(marker)
    await expect(result).toContainText(swappedTax.stated)
    await expect(result).toContainText(swappedTax.right)
    await expect(result).toContainText('Parecen dos cifras cambiadas de lugar')
    await context.setOffline(false)
    // If the page had postponed requests while it was offline, it would send them within these two seconds.
    await page.waitForTimeout(2_000)
    await page.goto(digit)
    expect(asked.filter((one) => one.includes(marker) || one.includes('FV4821'))).toEqual([])
    const late = asked.slice(before).filter((one) => !one.includes(digit) && !one.includes('/_next/static/'))
    expect(late.filter((one) => !/\/(icon|apple-icon)/.test(one))).toEqual([])
  },
)

test(
  'an invoice is checked within two seconds by keyboard alone, and another file replaces it',
  { tag: '@timed' },
  async ({ page }) => {
    await openCheck(page)
    await expect(input(page)).toBeFocused()
    const chooser = page.waitForEvent('filechooser')
    await page.keyboard.press('Enter')
    const started = Date.now()
    await (await chooser).setFiles(file('factura.xml', plainDelivery()))
    await expect(verdict(page, 'Todo cuadra')).toBeFocused()
    expectWithin(2_000, started)
    await expect(page.getByText(/^Factura electrónica FV4821 de .* por \$\s2\.842\.910\.$/)).toBeVisible()
    await expect(page.getByRole('article', { name: 'Documento FV4821' })).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: /página de la DIAN/ })).toBeFocused()
    await input(page).setInputFiles(file('otra.xml', swappedDelivery()))
    await expect(verdict(page, /No cuadra/)).toBeFocused()
    await expect(verdict(page, 'Todo cuadra')).toHaveCount(0)
  },
)

test('each of two invoices in a dropped ZIP can be chosen from the list', async ({ page }) => {
  await openCheck(page)
  const zip = zipFile([
    { name: 'mala.xml', bytes: bytes(swappedDelivery()) },
    { name: 'buena.xml', bytes: bytes(plainDelivery()) },
    { name: 'buena.pdf', bytes: bytes('%PDF-1.7') },
  ])
  await dropFiles(page, input(page).locator('..'), [{ name: 'junio.zip', bytes: zip }])
  await expect(verdict(page, /No cuadra/)).toBeFocused()
  const list = page.getByRole('navigation', { name: 'Documentos leídos' })
  await expect(list.getByRole('button')).toHaveCount(3)
  await list.getByRole('button', { name: /buena\.xml/ }).press('Enter')
  await expect(verdict(page, 'Todo cuadra')).toBeFocused()
  await list.getByRole('button', { name: /buena\.pdf/ }).press('Enter')
  await expect(verdict(page, 'Es un PDF')).toBeFocused()
})

const refusals: [string, Uint8Array | string, RegExp][] = [
  [
    'un nombre que trepa',
    zipFile([{ name: '../../a.xml', bytes: bytes('<a/>') }]),
    /nombre de archivo que no es seguro/,
  ],
  [
    '10.000 entradas',
    zipFile(
      Array.from({ length: 10_000 }, (_, at) => ({ name: `${at}.xml`, bytes: bytes('<a/>'), stored: true })),
    ),
    /más de 20 archivos/,
  ],
  ['una bomba', zipFile([{ name: 'a.xml', bytes: new Uint8Array(15_000_000) }]), /comprimido de una forma/],
  ['DOCTYPE', '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>', /declaración DOCTYPE/],
  ['200.000 niveles', '<a>'.repeat(200_000), /demasiado grande para revisarla aquí/],
  ['medio archivo', plainDelivery().slice(0, 4_000), /incompleto o dañado/],
]
test('each hostile file gets a clear message', async ({ page }) => {
  await openCheck(page)
  for (const [name, content, sentence] of refusals) {
    await input(page).setInputFiles(file(`${name}.zip`, content))
    await expect(verdict(page, 'No se pudo leer')).toBeFocused()
    await expect(page.getByRole('article'), name).toContainText(sentence)
    await expect(page.getByRole('article'), name).toContainText(name)
  }
})

test("DIAN's own examples are read", async ({ page }) => {
  test.skip(!existsSync(samples), `No examples of DIAN at ${samples}: set DIAN_SAMPLES.`)
  await openCheck(page)
  const names = readdirSync(samples).filter((name) => name.endsWith('.xml'))
  await input(page).setInputFiles(names.map((name) => file(name, readFileSync(path.join(samples, name)))))
  const list = page.getByRole('navigation', { name: 'Documentos leídos' })
  await expect(list.getByRole('button')).toHaveCount(names.length)
  await expect(list.getByText('No se pudo leer')).toHaveCount(0)
})

for (const width of [1280, 360, 320]) {
  test(`the check at ${width} px: no axe violation and nothing wider than the page, empty, good, bad and refused`, async ({
    page,
  }) => {
    await openCheck(page, width)
    await soundPage(page)
    for (const [content, name] of [
      [plainDelivery(), 'Todo cuadra'],
      [swappedDelivery(), /No cuadra/],
      ['<a', 'No se pudo leer'],
    ] as const) {
      await input(page).setInputFiles(
        file('una-factura-de-nombre-largo-que-no-cabe-en-un-renglon.xml', content),
      )
      await expect(verdict(page, name)).toBeFocused()
      await soundPage(page)
    }
  })

  test(`the digit of a NIT at ${width} px, as it is typed and without a request`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(digit)
    const field = page.getByLabel('NIT, con su dígito o sin él')
    await expect(async () => {
      await field.fill('800197268')
      await expect(page.getByText('El dígito es 4')).toBeVisible({ timeout: 1_000 })
    }).toPass()
    await context.setOffline(true)
    await field.fill('8')
    await expect(page.getByText('Faltan cifras: escribe el NIT completo.')).toBeVisible()
    await field.fill('NIT 899.999.068')
    await expect(page.getByText('El dígito es 1', { exact: true })).toBeVisible()
    await field.fill('')
    await field.pressSequentially('900.418.726-5')
    await expect(page.getByText(/^El dígito es \d, no 5$/)).toBeVisible()
    await expect(page.getByRole('table', { name: 'La cuenta' }).getByRole('row')).toHaveCount(11)
    await soundPage(page)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(field).toBeFocused()
    await expect(field).toHaveValue('')
  })
}

for (const width of [1280, 320]) {
  test(`whether a company needs a statutory auditor, at ${width} px: the figures, the answer, and the form with the service chosen`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/servicios/revisoria-fiscal')
    await page.getByRole('link', { name: 'Calcular si estoy obligado' }).click()
    await expect(page).toHaveURL(auditor)
    const verdict = page.getByRole('region', { name: 'Resultado' }).getByRole('status')
    await expect(async () => {
      await page.getByLabel('Salario mínimo mensual').fill('1.000.000')
      await page.getByLabel('Activos brutos').fill('4.120.000.000')
      await page.getByLabel('Ingresos brutos').fill('$ 3.000.000.000')
      await expect(verdict).toHaveText('Sí, estás obligado', { timeout: 1_000 })
    }).toPass()
    await expect(page.getByRole('table').getByText('4.120')).toBeVisible()
    await soundPage(page)
    await page.getByLabel('Ingresos brutos').fill('2.999.999.999')
    await expect(verdict).toHaveText('No, con estas cifras no')
    await page.getByLabel('Tipo de entidad').selectOption('Sociedad anónima (S.A.)')
    await expect(page.getByText('Sí, siempre')).toBeVisible()
    await soundPage(page)
    await page.getByRole('link', { name: 'Pedir una propuesta de revisoría fiscal' }).click()
    await expect(page.getByRole('combobox', { name: /^Servicio/ })).toHaveValue('revisoria-fiscal')
  })
}

test('on a phone neither the cookie banner nor the chat strip covers the drop zone or the result', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(check)
  await expect(page.getByRole('region', { name: 'Aviso de cookies' })).toBeVisible()
  const covered = (element: Locator) =>
    element.evaluate((one) => {
      const { left, top, bottom, width } = one.getBoundingClientRect()
      return [top + 4, bottom - 4].filter(
        (y) => !one.contains(document.elementFromPoint(left + width / 2, y)),
      )
    })
  expect(await covered(input(page).locator('..'))).toEqual([])
  const swapped = page.getByRole('button', { name: 'Una con dos cifras cambiadas' })
  await expect(async () => {
    await swapped.click()
    await expect(verdict(page, `No cuadra por ${swappedTax.difference}`)).toBeVisible({ timeout: 5_000 })
  }).toPass()
  await expect(verdict(page, /No cuadra/)).toBeFocused()
  await expect.poll(() => covered(verdict(page, /No cuadra/))).toEqual([])
  const levels = await page
    .getByRole('main')
    .getByRole('heading')
    .evaluateAll((all) => all.map(({ tagName }) => Number(tagName.slice(1))))
  for (const [at, level] of levels.entries()) expect(level - (levels[at - 1] ?? 0)).toBeLessThanOrEqual(1)
  await soundPage(page)
})

test('the printed result has no drop zone', async ({ page }) => {
  await openCheck(page)
  await input(page).setInputFiles(file('factura.xml', plainDelivery()))
  await expect(verdict(page, 'Todo cuadra')).toBeFocused()
  await page.emulateMedia({ media: 'print' })
  await expect(input(page)).toBeHidden()
  await expect(page.getByRole('button', { name: 'Imprimir el resultado' })).toBeHidden()
  await expect(page.getByRole('article', { name: 'Documento FV4821' })).toBeVisible()
})

test('both tools are one press away from the footer, the home page and the accounting service', async ({
  page,
}) => {
  await page.goto('/')
  await expect(page.getByRole('contentinfo').locator(`a[href="${digit}"]`)).toBeVisible()
  await page.getByRole('link', { name: 'Revisar una factura tuya' }).click()
  await expect(
    page.getByRole('heading', { level: 1, name: 'Revisa una factura antes de pagarla' }),
  ).toBeVisible()
  await page.goto('/servicios/asesoria-contable')
  await page.getByRole('link', { name: 'Calcular el dígito de un NIT' }).click()
  await expect(page).toHaveURL(new RegExp(`${digit}$`))
})

test('a visitor who comes from a page with a nonce in its policy can use the tool too', async ({ page }) => {
  await page.goto('/auth')
  await expect(async () => {
    await page.locator('a[href="/"]').first().click()
    await expect(page).toHaveURL(/\/$/, { timeout: 2_000 })
  }).toPass()
  let loads = 0
  page.on('load', () => loads++)
  await page.getByRole('link', { name: 'Revisar una factura tuya' }).click()
  await input(page).setInputFiles(file('factura.xml', plainDelivery()))
  await expect(verdict(page, 'Todo cuadra')).toBeFocused()
  expect(loads).toBe(0)
})
