import { randomUUID } from 'node:crypto'
import { expect, test } from './support/fixtures'
import { openLive, service } from './support/agenda-page'
import { mailTo } from './support/fake-services'
import { enterAsAdmin, enterAsAdvisor } from './support/members'
import { noOverflow, noViolations } from './support/tasks-page'

const hostile = `Hola <img src=x onerror="alert('dentro')"><script>alert(1)</script> javascript:alert(2) {{7*7}}`

/** Sends a message and returns a unique word in it. */
async function write(message: string) {
  const word = `v${randomUUID().slice(0, 8)}`
  const email = `${word}@visita.example`
  const { error } = await service().rpc('receive_contact_message', {
    sender_name: `Visita ${word} <b>x</b>`,
    sender_email: email,
    message: message,
    recipient: 'hola@nogal.example',
    policy: '1',
    consent_sha256: 'a'.repeat(64),
  })
  if (error) throw error
  return { word, email }
}
const at = (word: string, kind = 'nuevos') => `/admin/contactos?estado=${kind}&buscar=${word}`

test(
  'a contact message is answered by mail from its page, no code in it runs, and advisors do not have the section',
  { tag: '@core' },
  async ({ page }) => {
    const { word, email } = await write(hostile)
    let ran = false
    page.on('dialog', (dialog) => {
      ran = true
      void dialog.dismiss()
    })
    await enterAsAdmin(page)
    await page.goto(at(word))
    const item = page.getByRole('main').getByRole('listitem').filter({ hasText: word })
    await expect(item).toContainText(hostile)
    expect(await item.locator('img, script, b').count()).toBe(0)
    await noViolations(page)

    await item.getByRole('button', { name: /^Responder a/ }).click()
    await expect(item.getByLabel('Tu respuesta')).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(item.getByText(/^Escribe la respuesta/)).toBeVisible()
    await item.getByLabel('Tu respuesta').fill('Gracias por escribir.\nTe llamamos <mañana>.')
    await noViolations(page)
    await item.getByRole('button', { name: 'Enviar la respuesta' }).click()
    await expect(page.getByText('Nada coincide con la búsqueda')).toBeVisible()
    const mail = await mailTo(email, /^Respuesta a tu mensaje$/)
    expect(mail.text).toContain('Te llamamos <mañana>.')
    expect(mail.html).toContain('Te llamamos &lt;mañana&gt;.')
    expect(mail.html).not.toContain('<img src=x')

    await page.goto(at(word, 'respondidos'))
    await expect(item).toContainText('Te llamamos <mañana>.')
    await page.setViewportSize({ width: 320, height: 800 })
    await noOverflow(page)
    await noViolations(page)
    expect(ran).toBe(false)

    await page.context().clearCookies()
    await enterAsAdvisor(page)
    const response = await page.goto('/admin/contactos')
    expect(response?.status()).toBe(404)
    expect((await page.request.get('/admin/contactos/exportar?formato=csv')).status()).toBe(404)
  },
)

test('a visitor’s message appears by itself on the page that a member has open', async ({ page }) => {
  await enterAsAdmin(page)
  await openLive(page, '/admin/contactos?estado=todos')
  const { email } = await write('¿Cuánto cuesta llevar la contabilidad de una panadería?')
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: email })).toBeVisible()
})

test('spam is moved away by keyboard and brought back, and the list of messages is exported', async ({
  page,
}) => {
  const { word } = await write('=1+1 compra seguidores ya mismo')
  await enterAsAdmin(page)
  await page.goto(at(word))
  const item = page.getByRole('main').getByRole('listitem').filter({ hasText: word })
  await item.getByRole('button', { name: /^No deseado/ }).focus()
  await page.keyboard.press('Enter')
  await expect(item).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Nuevos' })).toBeFocused()
  await page.goto(at(word, 'no-deseados'))
  await expect(item).toContainText('Lo apartó')
  await item.getByRole('button', { name: /^Devolver a nuevos/ }).click()
  await expect(item).toHaveCount(0)
  await page.goto(at(word, 'todos'))
  await expect(item).toContainText('Nuevo')
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: /CSV/ }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/^contactos-\d{4}-\d\d-\d\d\.csv$/)
  const stream = await file.createReadStream()
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk as Buffer)
  const text = Buffer.concat(chunks).toString('utf8')
  expect(text).toContain(word)
  expect(text).toContain(`"'=1+1 compra`)
})
