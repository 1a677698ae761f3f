import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { formPdf, pagesPdf, withScript } from '@/tests/support/files/signable-pdfs'
import { partsOf, pdfText } from '@/tests/support/signature-tools'
import { newClient, service, type Visitor } from './support/agenda-page'
import { linkTo, mailTo } from './support/fake-services'
import { expect, test, toast } from './support/fixtures'
import { enterAs, enterAsAdvisor } from './support/members'
import { readAndSign, signerOption } from './support/signing'
import { keepsFocus, noOverflow, noViolations } from './support/tasks-page'

const advisorEmail = 'asesora@demo.co'
const pdf = (bytes: Uint8Array, name = 'Carta de compromiso 2027.pdf') => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(bytes),
})

async function bring(page: Page, client: Visitor, bytes: Uint8Array): Promise<void> {
  await page.goto(`/admin/firmas/nueva?cliente=${client.id}`)
  await page.locator('input[type=file]').setInputFiles(pdf(bytes))
  await expect(page.getByText(/^Así lo van a firmar:/)).toBeVisible()
  await expect(page.getByRole('img', { name: /^Página 1 de/ })).toBeVisible()
}

async function placeBoxes(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Poner los recuadros' }).press('Enter')
  const place = page.getByRole('button', { name: /^Poner en la página 1 el recuadro de/ })
  await expect(place.nth(0)).toBeFocused()
  await place.nth(0).press('Enter')
  const boxes = page.getByRole('button', { name: /Recuadro en la página 1/ })
  await expect(boxes.nth(0)).toBeFocused()
  await place.nth(1).press('Enter')
  await expect(boxes).toHaveCount(2)
  await expect(boxes.nth(1)).toBeFocused()
  await boxes.nth(0).focus()
  const left = () => boxes.nth(0).evaluate((box) => Number.parseFloat((box as HTMLElement).style.left))
  const before = await left()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Shift+ArrowUp')
  expect((await left()) - before).toBeCloseTo(1)
  await boxes.nth(1).scrollIntoViewIfNeeded()
  const from = (await boxes.nth(1).boundingBox())!
  await page.mouse.move(from.x + 20, from.y + 10)
  await page.mouse.down()
  await page.mouse.move(from.x - 20, from.y - 50, { steps: 4 })
  await page.mouse.up()
  const to = (await boxes.nth(1).boundingBox())!
  expect([Math.round(to.x - from.x), Math.round(to.y - from.y)]).toEqual([-40, -60])
}

const addSigner = async (page: Page, label: string | RegExp) =>
  page.getByLabel('Agregar un firmante').selectOption(await signerOption(page, label))

test(
  'a client, a person without an account and the advisor sign in order, and everybody can check what they signed',
  { tag: '@core' },
  async ({ page, browser }) => {
    const client = await newClient(`firma${Date.now()}`)
    const outside = `socia${Date.now()}@otra.example`
    await enterAsAdvisor(page)
    await page.goto(`/admin/firmas/nueva?cliente=${client.id}`)
    await page.locator('input[type=file]').setInputFiles(pdf(await withScript()))
    await expect(page.getByRole('alert').filter({ hasText: 'ejecuta acciones' })).toBeVisible()
    await page.getByLabel('Clase de documento').selectOption('opinion')
    await expect(page.getByText(/con su propio certificado digital/)).toBeVisible()
    await expect(page.getByRole('button', { name: /^Enviar a/ })).toHaveCount(0)
    await bring(page, client, await formPdf())
    await expect(page.getByText('2 campos quedaron fijos.')).toBeVisible()
    await addSigner(page, client.email)
    await addSigner(page, 'Alguien sin cuenta')
    await page.getByLabel('Nombre del firmante 2').fill('Socia Externa')
    await addSigner(page, advisorEmail)
    await placeBoxes(page)
    await page.getByRole('button', { name: 'Enviar a 3 firmantes' }).click()
    await expect(page.getByLabel('Correo del firmante 2')).toBeFocused()
    await page.getByLabel('Correo del firmante 2').fill(outside)
    await noViolations(page)
    await page.setViewportSize({ width: 320, height: 700 })
    await noOverflow(page)
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.getByRole('button', { name: 'Enviar a 3 firmantes' }).click()
    await expect(page).toHaveURL(/\/admin\/firmas\/[0-9a-f-]{36}$/)
    const id = page.url().split('/').at(-1) ?? ''
    await expect(page.getByText(/^Faltan /).first()).toBeVisible()
    await noViolations(page)

    const theirs = await (await browser.newContext()).newPage()
    await enterAs(theirs, client)
    const asked = await mailTo(client.email, /^Para firmar: Carta de compromiso 2027$/)
    await theirs.goto(new URL(linkTo(asked, '/portal/firmas')).pathname + `?empresa=${client.id}`)
    await expect(theirs.getByRole('heading', { level: 1, name: 'Carta de compromiso 2027' })).toBeVisible()
    const session = await theirs.context().storageState()
    const plain = await browser.newContext({ javaScriptEnabled: false, storageState: session })
    const plainPage = await plain.newPage()
    await plainPage.goto(theirs.url())
    await expect(plainPage.getByText(/^Para ver las páginas y firmar aquí, activa JavaScript/)).toBeVisible()
    await plain.close()
    await expect(theirs.getByText('Aquí va tu firma')).toBeVisible()
    await expect(theirs.getByText(/^Tu recuadro está en la página 1\./)).toBeVisible()
    await noViolations(theirs)
    await readAndSign(theirs, client.email)
    await expect(theirs.getByText('Firmaste. Faltan Socia Externa y')).toBeVisible()
    await expect(theirs.getByText('CC 52887214')).toBeVisible()
    await noViolations(theirs)

    const link = linkTo(await mailTo(outside, /te envió un documento para firmar$/), '/firmar')
    const stranger = await (await browser.newContext()).newPage()
    await stranger.goto(link)
    // Programs that scan mails request the link, which must not count as opening the document.
    const events = async () =>
      (await page.request.get(`/admin/firmas/${id}`))
        .text()
        .then((html) => html.includes('Socia Externa abrió'))
    expect(await events()).toBe(false)
    await noViolations(stranger)
    await stranger.setViewportSize({ width: 320, height: 700 })
    await noOverflow(stranger)
    await stranger.setViewportSize({ width: 1280, height: 800 })
    await stranger.getByRole('button', { name: 'Abrir el documento' }).click()
    await expect(stranger.getByText('Aquí va tu firma')).toBeVisible()
    await expect(stranger.getByText(/^Firmó el /)).toBeVisible()
    await readAndSign(stranger, outside)
    await expect(stranger.getByText(/^Firmaste\. Falta /)).toBeVisible()
    await keepsFocus(stranger)
    expect(await events()).toBe(true)

    await page.goto(`/admin/firmas/${id}`)
    await page.getByRole('link', { name: 'Firmar', exact: true }).click()
    await readAndSign(page, advisorEmail)
    await expect(async () => {
      await stranger.goto(linkTo(await mailTo(outside, /^Quedó firmado:/), '/firmar'))
      await expect(stranger.getByRole('heading', { name: 'El documento quedó firmado' })).toBeVisible({
        timeout: 2_000,
      })
    }).toPass()
    const download = stranger.waitForEvent('download')
    await stranger.getByRole('link', { name: 'PDF firmado, con la constancia' }).click()
    const file = await (await download).path()
    const signed = readFileSync(file)
    expect(pdfText(file).split('\f')[0]).toMatch(/Firmado electrónicamente[^]*Socia Externa/)
    expect(partsOf(signed).signature.length).toBeGreaterThan(1_000)
    const hash = createHash('sha256').update(signed).digest('hex')

    await stranger.goto(`/verificar?codigo=${hash}`)
    await expect(
      stranger.getByRole('heading', { name: 'Comprobar un documento firmado', level: 1 }),
    ).toBeVisible()
    await expect(
      stranger.getByRole('heading', { name: 'Coincide: es el documento que se firmó.' }),
    ).toBeVisible()
    await noViolations(stranger)
    await stranger
      .getByLabel('Elegir el documento firmado')
      .setInputFiles(pdf(Buffer.concat([signed, Buffer.from('\n')])))
    await expect(stranger.getByText('No coincide: este archivo cambió o es otro.')).toBeVisible()
    await stranger.getByLabel('Elegir el documento firmado').setInputFiles(pdf(signed))
    await expect(
      stranger.getByRole('heading', { name: 'Coincide: es el documento que se firmó.' }),
    ).toBeVisible()

    await expect(theirs.getByRole('heading', { name: 'El documento quedó firmado' })).toBeVisible()
    const { data } = await service().from('documents').select('sha256').eq('user_id', client.id)
    expect(data).toEqual([{ sha256: hash }])
    await theirs.setViewportSize({ width: 320, height: 700 })
    await noOverflow(theirs)
    await theirs.goto(`/portal/firmas?empresa=${client.id}`)
    await noOverflow(theirs)
    await noViolations(theirs)
  },
)

test('a client declines with a reason and comes back; the firm reminds and withdraws, and keeps the focus', async ({
  page,
  browser,
}) => {
  const client = await newClient(`nofirma${Date.now()}`)
  await enterAsAdvisor(page)
  await bring(page, client, await pagesPdf(3))
  await addSigner(page, client.email)
  await page.getByRole('button', { name: 'Enviar a 1 firmante' }).click()
  await expect(page).toHaveURL(/\/admin\/firmas\/[0-9a-f-]{36}$/)
  const id = page.url().split('/').at(-1) ?? ''

  const theirs = await (await browser.newContext()).newPage()
  await enterAs(theirs, client)
  await theirs.goto(`/portal/firmas/${id}?empresa=${client.id}`)
  const sheet = theirs.getByRole('group', { name: 'Página 1 de 3' })
  await sheet.focus()
  await theirs.keyboard.press('PageDown')
  await expect(theirs.getByRole('status').filter({ hasText: 'Página 2 de 3' })).toBeVisible()
  await theirs.getByRole('button', { name: 'Ya lo leí por fuera' }).press('Enter')
  await expect(theirs.getByText(/^Dijiste que lo leíste por fuera/)).toBeVisible()
  await theirs.getByRole('button', { name: 'No voy a firmar' }).press('Enter')
  const dialog = theirs.getByRole('dialog', { name: '¿No vas a firmar?' })
  await dialog.getByRole('button', { name: 'No voy a firmar' }).press('Enter')
  await expect(dialog.getByLabel('Por qué')).toBeFocused()
  await dialog.getByLabel('Por qué').fill('El valor no es el hablado')
  await noViolations(theirs)
  await dialog.getByRole('button', { name: 'No voy a firmar' }).press('Enter')
  await expect(theirs.getByRole('heading', { name: 'Dijiste que no vas a firmar' })).toBeVisible()
  await expect(theirs.getByText('«El valor no es el hablado»')).toBeVisible()
  await mailTo(advisorEmail, /^No lo van a firmar: Carta de compromiso 2027$/)
  await theirs.getByRole('button', { name: 'Volver a la firma' }).press('Enter')
  await expect(theirs.getByRole('heading', { name: 'Firmar', exact: true })).toBeVisible()

  await expect(page.getByText(/dijo que no va a firmar: «El valor no es el hablado»/)).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: 'Recordar ahora' }).press('Enter')
  await toast(page, 'No pudimos recordarle')
  await keepsFocus(page)
  await page.getByRole('button', { name: 'Anular el envío' }).press('Enter')
  const ask = page.getByRole('dialog', { name: '¿Anular el envío?' })
  await ask.getByRole('button', { name: 'Anular el envío' }).press('Enter')
  await expect(ask.getByLabel('Motivo')).toBeFocused()
  await ask.getByLabel('Motivo').fill('Cambió el valor')
  await ask.getByRole('button', { name: 'Anular el envío' }).press('Enter')
  await toast(page, 'Envío anulado')
  await keepsFocus(page)
  await theirs.reload()
  await expect(theirs.getByText('La firma anuló este envío.')).toBeVisible()
  await page.goto('/admin/firmas?lista=vencidos')
  await expect(page.getByRole('link', { name: 'Carta de compromiso 2027' }).first()).toBeVisible()
  await noViolations(page)
  await page.setViewportSize({ width: 320, height: 700 })
  await noOverflow(page)
})
