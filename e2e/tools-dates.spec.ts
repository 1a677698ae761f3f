import { expect, test } from './support/fixtures'
import { soundPage } from './support/invoice-check-page'

test(
  'the due dates of a NIT are found without sending it, and a wrong check digit is named',
  { tag: '@core' },
  async ({ page, context }) => {
    await page.goto('/herramientas/vencimientos')
    const field = page.getByLabel('NIT o cédula')
    await field.fill('900123456-1')
    await field.press('Enter')
    await expect(field).toBeFocused()
    await expect(field).toHaveAccessibleDescription(/El dígito de verificación de ese NIT es 8/)
    await context.setOffline(true)
    await field.fill('900.123.456-8')
    await field.press('Enter')
    await expect(page.getByRole('heading', { name: 'Tus fechas' })).toBeFocused()
    const vat = page.getByRole('region', { name: 'Tus fechas' })
    await expect(vat.getByText('20/01/2027', { exact: true }).first()).toBeVisible()
    await expect(
      vat.getByRole('link', { name: 'Agregar a mi calendario las fechas de IVA bimestral' }),
    ).toHaveAttribute('href', '/api/herramientas/vencimientos/iva-bimestral-56.ics')
    await context.setOffline(false)
    await soundPage(page)
  },
)

test('without script a typed NIT gives the same due dates', { tag: '@core' }, async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/herramientas/vencimientos')
  await page.getByLabel('NIT o cédula').fill('900123456-8')
  await page.getByLabel('¿Quién declara?').selectOption('simple')
  await page.getByRole('button', { name: 'Ver mis fechas' }).click()
  const result = page.getByRole('region', { name: 'Tus fechas' })
  await expect(result.getByText('Termina en 6, y sus dos últimas cifras son 56.')).toBeVisible()
  await expect(result.getByRole('heading', { name: 'Régimen SIMPLE' })).toBeVisible()
  expect(page.url()).not.toContain('900123456')
  await page.getByLabel('NIT o cédula').fill('12')
  await page.getByRole('button', { name: 'Ver mis fechas' }).click()
  await expect(page.getByText('Faltan cifras: escribe el número completo.')).toBeVisible()
  await context.close()
})

test('the calendar file of a tax has its due dates, and an unknown tax is not found', async ({ request }) => {
  const file = await request.get('/api/herramientas/vencimientos/iva-bimestral-56.ics')
  expect(file.headers()['content-type']).toContain('text/calendar')
  expect(await file.text()).toContain('DTSTART;VALUE=DATE:20270120')
  for (const name of ['otra-56.ics', 'iva-bimestral-5.ics', 'iva-bimestral-900123456.ics'])
    expect((await request.get(`/api/herramientas/vencimientos/${name}`)).status()).toBe(404)
  expect((await request.get('/api/herramientas/vencimientos/..%2f')).status()).toBe(400)
})
