import { pngFile } from '@/supabase/sample-files/pictures'
import {
  addCompany,
  enterAccount,
  noOverflow,
  noViolations,
  openAccount,
  otherBrowser,
} from './support/account-page'
import { expect, test, toast } from './support/fixtures'
import { mailTo } from './support/fake-services'
import { readZip } from './support/files'
import { enterAs } from './support/members'

const wrongDigit =
  'El dígito de verificación no corresponde al NIT 800.312.907: debería ser 6. Revísalo en el RUT.'

test('a company is added, changed and removed, its NIT is checked while it is typed, and nobody else sees it', async ({
  page,
  browser,
  extraHTTPHeaders,
}) => {
  await enterAccount(page)
  const form = page.getByRole('form', { name: 'Agregar una empresa' })
  await form.getByLabel('Razón social').fill('Bodegas del Norte Ltda.')
  await form.getByLabel('NIT, sin dígito').fill('800.312.907')
  await form.getByLabel('Dígito', { exact: true }).fill('4')
  await expect(form.getByText(wrongDigit)).toBeVisible()
  await expect(form.getByLabel('Dígito', { exact: true })).toHaveAttribute('aria-invalid', 'true')
  await noViolations(page)
  await form.getByLabel('Dígito', { exact: true }).fill('6')
  await expect(form.getByText(wrongDigit)).toHaveCount(0)
  await form.getByRole('button', { name: 'Agregar empresa' }).dblclick()
  const row = page.getByRole('row', { name: /Bodegas del Norte/ })
  await expect(row).toContainText('800.312.907-6')
  await toast(page, 'Empresa agregada')
  await expect(row).toHaveCount(1)

  // The NIT is typed together with its check digit, as it is printed on the RUT.
  await form.getByLabel('Razón social').fill('Mejía Inversiones S.A.S.')
  await form.getByLabel('NIT, sin dígito').fill('901207354-0')
  await form.getByLabel('NIT, sin dígito').blur()
  await expect(form.getByLabel('NIT, sin dígito')).toHaveValue('901.207.354')
  await expect(form.getByLabel('Dígito', { exact: true })).toHaveValue('0')
  await form.getByRole('button', { name: 'Agregar empresa' }).click()
  await expect(page.getByRole('row', { name: /Mejía Inversiones/ })).toBeVisible()

  await form.getByLabel('Razón social').fill('Otra con el mismo')
  await form.getByLabel('NIT, sin dígito').fill('901207354')
  await form.getByLabel('Dígito', { exact: true }).fill('0')
  await form.getByRole('button', { name: 'Agregar empresa' }).click()
  await expect(form.getByText('Esa empresa ya está en tu cuenta.')).toBeVisible()

  await row.getByRole('button', { name: 'Editar Bodegas del Norte Ltda.' }).click()
  const change = page.getByRole('form', { name: 'Editar Bodegas del Norte Ltda.' })
  await change.getByLabel('Razón social').fill('Bodegas del Sur Ltda.')
  await change.getByRole('button', { name: 'Guardar empresa' }).click()
  const renamed = page.getByRole('row', { name: /Bodegas del Sur/ })
  await expect(renamed).toBeVisible()

  const stranger = await otherBrowser(browser, extraHTTPHeaders)
  await enterAs(stranger, { email: 'cliente@demo.co' })
  await openAccount(stranger)
  await expect(stranger.getByRole('row', { name: /Bodegas del Sur|Mejía Inversiones/ })).toHaveCount(0)
  await stranger.context().close()

  await renamed.getByRole('button', { name: /Eliminar/ }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('button', { name: 'Conservar' })).toBeFocused()
  await noViolations(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(renamed.getByRole('button', { name: /Eliminar/ })).toBeFocused()
  await renamed.getByRole('button', { name: /Eliminar/ }).click()
  await dialog.getByRole('button', { name: 'Eliminar empresa' }).click()
  await expect(renamed).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('row', { name: /Mejía Inversiones/ })).toBeVisible()
  await expect(page.getByRole('row', { name: /Bodegas/ })).toHaveCount(0)
})

test('contact data and authorisations are stored, each authorisation with its evidence', async ({ page }) => {
  await enterAccount(page)
  const contact = page.getByRole('form', { name: 'Datos de contacto' })
  await contact.getByLabel('Teléfono').fill('llámame')
  await contact.getByRole('button', { name: 'Guardar datos' }).click()
  await expect(contact.getByText('Escribe un teléfono de 7 a 15 números; puede empezar por +.')).toBeVisible()
  await contact.getByLabel('Nombre').fill('Ana Prueba')
  await contact.getByLabel('Teléfono').fill('300 000 0000')
  await contact.getByRole('button', { name: 'Guardar datos' }).click()
  await toast(page, 'Datos guardados')

  await expect(page.getByRole('link', { name: 'Elegir cómo avisarte' })).toHaveAttribute(
    'href',
    '/portal/notificaciones#elegir',
  )

  const granted = page.getByRole('form', { name: 'Autorizaciones' })
  await expect(granted.getByLabel('Boletín con cambios de norma')).not.toBeChecked()
  await granted.getByLabel('Boletín con cambios de norma').check()
  await granted.getByRole('button', { name: 'Guardar cambios' }).click()
  await page.getByText('Constancia de tus autorizaciones').click()
  await expect(page.getByText('Boletín con cambios de norma: Autorizada')).toBeVisible()
  await expect(page.getByText('Tratamiento de datos para prestar el servicio: Autorizada')).toBeVisible()
  await granted.getByLabel('Boletín con cambios de norma').uncheck()
  await granted.getByRole('button', { name: 'Guardar cambios' }).click()
  await expect(page.getByText('Boletín con cambios de norma: Retirada')).toBeVisible()

  await openAccount(page)
  await expect(contact.getByLabel('Nombre')).toHaveValue('Ana Prueba')
  await expect(contact.getByLabel('Teléfono')).toHaveValue('300 000 0000')
  await expect(granted.getByLabel('Boletín con cambios de norma')).not.toBeChecked()
})

test(
  'the copy of all personal data is complete, can be downloaded once, and only by its owner',
  { tag: '@core' },
  async ({ page, browser, extraHTTPHeaders }) => {
    const email = await enterAccount(page)
    await addCompany(page, '=SUMA(1;2) S.A.S.', '901207354', '0')
    const file = pngFile({ seed: email })
    await page.goto('/portal/facturas')
    await page
      .locator('input[type=file]')
      .setInputFiles([{ name: 'recibo.png', mimeType: file.type, buffer: Buffer.from(file.bytes) }])
    await page.getByRole('button', { name: 'Subir (1)' }).click()
    await expect(page.getByText('¡Archivos subidos exitosamente!')).toBeVisible()

    await openAccount(page)
    const downloading = page.waitForEvent('download')
    const button = page.getByRole('button', { name: 'Descargar mis datos' })
    await button.click()
    await expect(button).toBeFocused()
    const download = await downloading
    expect(download.suggestedFilename()).toMatch(/^mis-datos-\d{4}-\d{2}-\d{2}\.zip$/)
    const chunks: Buffer[] = []
    for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer)
    const files = readZip(Buffer.concat(chunks))
    const data = JSON.parse(files.get('datos.json')!.toString('utf8')) as Record<string, unknown[]>
    expect(data).toMatchObject({ correo: email, empresas: [{ nit: '901207354' }], facturas: [{}] })
    expect(data.documentos).toMatchObject([{ name: 'recibo.png' }])
    expect(data.autorizaciones).toMatchObject([{ purpose: 'registro', email }])
    const table = files.get('tablas/empresas.csv')!.toString('utf8')
    expect(table).toContain(`"'=SUMA(1;2) S.A.S."`)
    const stored = [...files.keys()].filter((name) => name.startsWith('archivos/'))
    expect(stored).toHaveLength(1)
    expect(files.get(stored[0]!)!.equals(Buffer.from(file.bytes))).toBe(true)
    await toast(page, 'Copia lista')

    // The URL of the download works only once, and only for this client.
    expect((await page.request.get(download.url())).status()).toBe(404)
    const stranger = await otherBrowser(browser, extraHTTPHeaders)
    await enterAs(stranger, { email: 'cliente@demo.co' })
    expect((await stranger.request.get(download.url())).status()).toBe(404)
    expect((await stranger.request.get(`${download.url()}/avance`)).status()).toBe(404)
    await stranger.context().close()
  },
)

test('a request about personal data shows its legal term, is acknowledged by mail and is listed', async ({
  page,
}) => {
  const email = await enterAccount(page)
  const form = page.getByRole('form', { name: 'Hacer una petición' })
  await expect(form.getByText(/La ley nos da 10 días hábiles/)).toBeVisible()
  await page.getByRole('button', { name: 'Pedir que borren mis datos' }).click()
  await expect(form.getByLabel('Qué necesitas')).toHaveValue('deletion')
  await expect(form.getByLabel('Cuéntanos los detalles')).toBeFocused()
  await expect(form.getByText(/La ley nos da 15 días hábiles: .* máximo 8 días hábiles\./)).toBeVisible()
  await form.getByRole('button', { name: 'Enviar petición' }).click()
  await expect(form.getByText('Cuéntanos un poco más: entre 10 y 2.000 caracteres.')).toBeVisible()
  await form.getByLabel('Cuéntanos los detalles').fill('Borren mi teléfono, por favor.')
  await form.getByRole('button', { name: 'Enviar petición' }).dblclick()
  await toast(page, 'Petición enviada')
  const listed = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: 'Borren mi teléfono, por favor.' })
  await expect(listed).toHaveCount(1)
  await expect(listed).toContainText('En trámite')
  await expect(listed).toContainText('Respuesta a más tardar el')
  const mail = await mailTo(email, /Recibimos tu solicitud/)
  expect(mail.text).toMatch(/A más tardar el \d{2}\/\d{2}\/\d{4}/)
  expect(mail.text).toContain('Borren mi teléfono, por favor.')
})

for (const width of [1440, 390, 320]) {
  test(`at ${width} px everything fits and is accessible`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await enterAs(page, { email: 'cliente@demo.co' })
    await openAccount(page)
    await expect(page).toHaveTitle(/^Mi cuenta/)
    for (const name of ['Cambiar correo', 'Cambiar contraseña'])
      await page.getByRole('button', { name }).click()
    await page.getByRole('button', { name: 'Enviar enlace' }).click()
    await expect(page.getByText('Por favor ingresa un correo electrónico válido.')).toBeVisible()
    await page.getByText('Constancia de tus autorizaciones').click()
    await noOverflow(page)
    await noViolations(page)
  })
}

test('a company is added and removed by keyboard alone', async ({ page }) => {
  await enterAccount(page)
  await page.getByLabel('Razón social').focus()
  await page.keyboard.type('Teclado S.A.S.')
  await page.keyboard.press('Tab')
  await page.keyboard.type('901207354')
  await page.keyboard.press('Tab')
  await page.keyboard.type('0')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('row', { name: /Teclado/ })).toBeVisible()
  await expect(page.getByLabel('Razón social')).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Conservar' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('row', { name: /Teclado/ })).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Empresas' })).toBeFocused()
})
