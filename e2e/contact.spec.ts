import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect, test, violationsOf } from './support/fixtures'
import { expectWithin } from './support/times'
import { mailsTo } from './support/fake-services'

const thanks = '¡Gracias por contactarnos! Te responderemos a la brevedad.'
const firmBox = 'hola@nogal.example'

const newVisitor = () => {
  const id = randomUUID().slice(0, 8)
  return {
    name: `Laura ${id}`,
    email: `laura.${id}@empresa.example`,
    message: `Necesito ayuda con la renta. ${id}`,
  }
}
type Visitor = ReturnType<typeof newVisitor>

async function fill(page: Page, { name, email, message }: Visitor) {
  await page.getByLabel('Nombre').fill(name)
  await page.getByLabel('Correo electrónico').fill(email)
  await page.getByLabel('Mensaje').fill(message)
  await page.getByRole('checkbox').check()
}
const send = (page: Page) => page.getByRole('button', { name: 'Enviar mensaje' }).click()
const mailsOf = async ({ name }: Visitor) =>
  (await mailsTo(firmBox)).filter(({ subject }) => subject.includes(name))
const expectMail = async (visitor: Visitor) => {
  await expect.poll(async () => (await mailsOf(visitor)).length).toBe(1)
  const [mail] = await mailsOf(visitor)
  expect(mail?.text).toContain(visitor.message)
}
const wrongSentences = [
  'El nombre debe tener al menos 2 caracteres.',
  'Por favor ingresa un correo electrónico válido.',
  'El mensaje debe tener al menos 10 caracteres.',
  'Debes aceptar el tratamiento de datos personales',
]

test(
  'a message shows a toast for five seconds, empties the form and is mailed to the firm',
  { tag: ['@core', '@timed'] },
  async ({ page }) => {
    const problems: string[] = []
    page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
    const visitor = newVisitor()
    await page.goto('/contacto')
    await fill(page, visitor)
    await page.getByRole('button', { name: 'Enviar mensaje' }).dblclick()
    const title = page.getByText('Formulario enviado')
    await expect(title).toBeVisible()
    const shown = Date.now()
    await expect(page.getByText(thanks)).toBeVisible()
    await expect(page.getByLabel('Nombre')).toHaveValue('')
    await expect(page.getByLabel('Mensaje')).toHaveValue('')
    await expect(page.getByRole('checkbox')).not.toBeChecked()
    await page.mouse.move(5, 5)
    await expect(title).toBeHidden()
    expect(Date.now() - shown).toBeGreaterThan(3500)
    expectWithin(9_000, shown)
    await expectMail(visitor)
    expect(problems).toEqual([])
  },
)

test('an empty form says at each field what is missing, and moves the focus to the first one', async ({
  page,
}) => {
  await page.goto('/contacto')
  await page.getByLabel('Teléfono').fill('300 000 0000')
  await send(page)
  for (const sentence of wrongSentences) await expect(page.getByText(sentence, { exact: true })).toBeVisible()
  await expect(page.getByLabel('Nombre')).toBeFocused()
  await expect(page.getByLabel('Teléfono')).toHaveValue('300 000 0000')
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await violationsOf(page)).toEqual([])
  }
  await page.setViewportSize({ width: 320, height: 700 })
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
  ).toBeLessThanOrEqual(0)
})

test('the contact form is filled in and sent with the keyboard alone', async ({ page }) => {
  const visitor = newVisitor()
  await page.goto('/contacto')
  await page.getByLabel('Nombre').focus()
  await page.keyboard.type(visitor.name)
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Teléfono')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.type(visitor.email)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('combobox', { name: /^Servicio/ })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.type(visitor.message)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(page.getByRole('checkbox')).toBeChecked()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: /política de privacidad/ }).first()).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Formulario enviado')).toBeVisible()
  await expectMail(visitor)
})

test('a sixth message within an hour is refused in Spanish, and its text stays', async ({ page }) => {
  const visitor = newVisitor()
  await page.goto('/contacto')
  for (let turn = 1; turn <= 6; turn++) {
    await fill(page, { ...visitor, message: `${visitor.message}, vez ${turn}` })
    await send(page)
    if (turn < 6) await expect(page.getByLabel('Mensaje')).toHaveValue('')
  }
  const refusal = page
    .getByRole('alert')
    .filter({ hasText: 'Hiciste demasiados intentos. Vuelve a intentarlo en' })
  await expect(refusal).toBeVisible()
  await expect(page.getByLabel('Mensaje')).toHaveValue(`${visitor.message}, vez 6`)
})

test('the map loads only after a press, and is 450 px high', async ({ page }) => {
  const asked: string[] = []
  await page.route('https://www.google.com/**', (route) => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: 'text/html', body: 'mapa' })
  })
  await page.goto('/contacto')
  const region = page.getByRole('region', { name: 'Mapa' })
  const link = region.getByRole('link', { name: 'Abrir en otra pestaña' })
  await expect(link).toHaveAttribute('target', '_blank')
  await expect(page.locator('iframe')).toHaveCount(0)
  expect(asked).toEqual([])
  await region.getByRole('button', { name: 'Cargar el mapa' }).click()
  const map = page.locator('iframe[title="Ubicación de Nogal & Asociados"]')
  await expect(map.contentFrame().getByText('mapa')).toBeVisible()
  expect((await map.boundingBox())?.height).toBe(450)
  expect(asked).toHaveLength(1)
})

test('a form that is sent before the scripts load is answered by a page that works', async ({ page }) => {
  const problems: string[] = []
  const visitor = newVisitor()
  let refused = 0
  await page.route('**/_next/static/**/*.js*', (route) => (refused++, route.abort()))
  await page.goto('/contacto')
  // Waits until the page has requested its scripts, which happens after the first paint.
  await expect.poll(() => refused).toBeGreaterThan(5)
  await page.unrouteAll()
  await fill(page, { ...visitor, name: 'L' })
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
  await send(page)
  await expect(page.getByText('Revisa un campo antes de enviar.')).toBeVisible()
  await expect(page.getByLabel('Mensaje')).toHaveValue(visitor.message)
  await expect(page.getByRole('region', { name: 'Aviso de cookies' })).toBeVisible()
  await fill(page, visitor)
  await send(page)
  await expect(page.getByText('Formulario enviado')).toBeVisible()
  await expect(page.getByLabel('Mensaje')).toHaveValue('')
  await expectMail(visitor)
  expect(problems).toEqual([])
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test(
    'the form says what is wrong, keeps the typed values, and can then be sent',
    { tag: '@core' },
    async ({ page }) => {
      const visitor = newVisitor()
      await page.goto('/contacto')
      await page.getByLabel('Teléfono').fill('300 000 0000')
      await page.getByLabel('Mensaje').fill(visitor.message)
      await send(page)
      await expect(page.getByText('Revisa 3 campos antes de enviar.')).toBeVisible()
      for (const sentence of wrongSentences.filter((one) => !one.includes('mensaje')))
        await expect(page.getByText(sentence, { exact: true })).toBeVisible()
      await expect(page.getByLabel('Mensaje')).toHaveValue(visitor.message)
      await expect(page.getByLabel('Teléfono')).toHaveValue('300 000 0000')
      await fill(page, visitor)
      await send(page)
      await expect(page.getByRole('status').getByText('Formulario enviado')).toBeVisible()
      await expect(page.getByText(thanks)).toBeVisible()
      await expect(page.getByLabel('Mensaje')).toHaveValue('')
      await expectMail(visitor)
    },
  )

  test('a message of more than a megabyte is refused with a sentence', async ({ page }) => {
    await page.goto('/contacto')
    await fill(page, newVisitor())
    await page.getByLabel('Mensaje').evaluate((area: HTMLTextAreaElement) => {
      // The field is hidden, because showing a megabyte of text would keep the browser busy for a minute.
      area.style.display = 'none'
      area.removeAttribute('maxlength')
      area.value = 'a'.repeat(1_100_000)
    })
    await send(page)
    await expect(page.getByText('El mensaje puede tener hasta 5.000 caracteres.')).toBeVisible()
  })

  test('the map can be opened in a new tab', async ({ page }) => {
    await page.goto('/contacto')
    await expect(page.getByRole('button', { name: 'Cargar el mapa' })).toBeHidden()
    await expect(page.getByRole('link', { name: 'Abrir en otra pestaña' })).toBeVisible()
  })
})

test('a visitor who comes from the page of a service finds it chosen in the form, and the firm reads it in the mail', async ({
  page,
}) => {
  const visitor = newVisitor()
  await page.goto('/servicios/asesoria-nomina')
  await page.getByRole('main').getByRole('link', { name: 'Solicitar Información' }).first().click()
  await expect(page).toHaveURL('/contacto?servicio=asesoria-nomina')
  await expect(page.getByRole('combobox', { name: /^Servicio/ })).toHaveValue('asesoria-nomina')
  await fill(page, visitor)
  await send(page)
  await expect(page.getByText('Formulario enviado')).toBeVisible()
  await expectMail(visitor)
  expect((await mailsOf(visitor))[0]?.text).toContain('Servicio: Asesoría en nómina')
})
