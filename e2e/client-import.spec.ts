import { randomInt, randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { checkDigit } from '@/supabase/sample-files/parties'
import { rutOf, someClients, windowsCsv } from '@/tests/support/files/client-lists'
import { importFile, journey, openImport, Work } from './support/client-import-page'
import { expect, test, violationsOf } from './support/fixtures'
import { enterAsAdmin } from './support/members'
import { tabTo } from './support/requests-page'
import { keepsFocus, noOverflow, noViolations } from './support/tasks-page'

const newNit = () => String(randomInt(100_000_000, 799_999_999))
const whole = (nit: string) => `${nit}-${checkDigit(nit)}`

const chooseFile = (page: Page, name: string, lines: readonly string[]) =>
  page
    .getByLabel('Archivo de Excel (.xlsx) o CSV')
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(lines.join('\r\n'), 'latin1') })

test(
  'an administrator imports a file with one error, corrects the error in place and finds the clients',
  { tag: '@core' },
  async ({ page }) => {
    const mark = randomUUID().slice(0, 8)
    const [first, second] = [newNit(), newNit()]
    const wrong = (checkDigit(second) + 1) % 10
    await openImport(page)
    await page.goto('/admin/clientes')
    await page.getByRole('link', { name: 'Importar de Excel' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Importar clientes' })).toBeVisible()
    expect(await violationsOf(page)).toEqual([])
    await chooseFile(page, 'clientes.csv', [
      'Razón social;NIT;Correo electrónico',
      `Café Ñandú ${mark};${whole(first)};`,
      `Papelería ${mark};${second}-${wrong};duena.${mark}@ejemplo.test`,
    ])
    const start = page.getByRole('button', { name: 'Importar 1 cliente' })
    await expect(start).toBeEnabled()
    expect(await violationsOf(page)).toEqual([])
    await page.reload()
    const usual = page.viewportSize() ?? { width: 1280, height: 800 }
    await page.setViewportSize({ width: 320, height: 800 })
    await expect(page.getByRole('button', { name: `Usar ${checkDigit(second)}` })).toBeVisible()
    await noOverflow(page)
    await page.setViewportSize(usual)
    await page.getByRole('button', { name: `Usar ${checkDigit(second)}` }).click()
    await page.getByRole('button', { name: 'Importar 2 clientes' }).click()
    await expect(page.getByText('2 clientes nuevos')).toBeVisible()
    expect(await violationsOf(page)).toEqual([])
    await page.getByRole('button', { name: 'Importar otro archivo' }).click()
    await expect(page.getByLabel('Archivo de Excel (.xlsx) o CSV')).toBeAttached()
    await page.goto('/admin/clientes')
    await page.getByRole('searchbox').fill(mark)
    const row = page.getByRole('row').filter({ hasText: `Papelería ${mark}` })
    await expect(row).toContainText('Invitado')
    await expect(page.getByRole('row').filter({ hasText: `Café Ñandú ${mark}` })).toContainText('Sin invitar')
  },
)

test('an administrator creates two clients, writes to both at once and assigns them', async ({ page }) => {
  const mark = randomUUID().slice(0, 8)
  await enterAsAdmin(page)
  for (const name of [`Flores ${mark}`, `Marmolería ${mark}`]) {
    await page.goto('/admin/clientes/nuevo')
    const nit = newNit()
    await page.getByLabel('NIT con dígito de verificación').fill(nit)
    await page.getByRole('button', { name: `Usar ${checkDigit(nit)}` }).click()
    await expect(page.getByText('No está entre tus clientes')).toBeVisible()
    await page.getByLabel('Razón social o nombre completo').fill(name)
    await page.getByLabel('Nombre', { exact: true }).fill('Sara Isidro')
    await page.getByLabel('Correo electrónico').fill(`sara.${randomUUID()}@ejemplo.test`)
    expect(await violationsOf(page)).toEqual([])
    await page.getByRole('button', { name: 'Crear cliente e invitar a Sara' }).click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect(page.getByText('Sara Isidro, sara.')).toBeVisible()
  }
  expect(await violationsOf(page)).toEqual([])
  await page.goto(`/admin/clientes?buscar=${mark}`)
  await page.getByRole('link', { name: `Flores ${mark}` }).focus()
  await page.keyboard.press('x')
  await page.getByRole('link', { name: `Marmolería ${mark}` }).focus()
  await page.keyboard.press('Shift+X')
  await expect(page.getByText('2 clientes elegidos')).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await page.keyboard.press('m')
  await page.getByLabel('Asunto').fill('Cierre de año')
  await page.getByLabel('Mensaje').fill('Ya pueden enviar los soportes.')
  await page.getByRole('button', { name: 'Enviar a 2 clientes' }).click()
  // Both clients were invited but have not joined yet, so the message is mailed to nobody.
  const notice = page.getByRole('main').getByRole('alert')
  await expect(notice).toContainText('Les llegó a 0 de 2. Los demás lo verán después:')
  await expect(notice.getByRole('listitem')).toHaveCount(2)
  await page.getByRole('checkbox', { name: 'Elegir todo lo de esta página' }).check()
  await page.getByRole('button', { name: /Asignar asesor/ }).click()
  await page.getByRole('dialog').getByLabel('Responsable').selectOption({ label: 'Diana Cárdenas' })
  await page.getByRole('button', { name: 'Asignar', exact: true }).click()
  await expect(page.getByRole('row').filter({ hasText: `Flores ${mark}` })).toContainText('Diana Cárdenas')
})

test('twenty clients from three messy files and fifteen RUT files get complete calendars', async ({
  page,
}) => {
  const work = await journey(page, 21, 15)
  expect(work.minutes).toBeLessThan(4)
})

test('three hundred clients from three messy files and two hundred RUT files take a person at most ten minutes', async ({
  page,
}) => {
  test.setTimeout(900_000)
  const began = Date.now()
  const work = await journey(page, 300, 200)
  const { presses, choices, minutes } = work
  console.log(
    `${presses} presses, ${choices} choices of files: ${minutes.toFixed(1)} minutes of a person; ${Math.round((Date.now() - began) / 1000)} s of the machine`,
  )
  expect(minutes).toBeLessThan(10)
})

test('a client file and its RUT files are imported by keyboard alone, and the focus is never lost', async ({
  page,
}) => {
  const mark = randomUUID().slice(0, 8)
  const [first, second] = someClients(2, randomInt(810_000_000, 899_000_000), mark)
  if (!first || !second) throw new Error('two clients are needed')
  const press = async (name: string | RegExp) => {
    await tabTo(page, page.getByRole('main').locator('button').filter({ hasText: name }))
    await page.keyboard.press('Enter')
  }
  const choose = async (name: string, files: { name: string; mimeType: string; buffer: Buffer }[]) => {
    const chooser = page.waitForEvent('filechooser')
    await press(name)
    await (await chooser).setFiles(files)
  }
  const looksRight = async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await noOverflow(page)
    await noViolations(page)
    await page.setViewportSize({ width: 1440, height: 900 })
    await noViolations(page)
  }
  await openImport(page)
  const wrong = (checkDigit(second.nit) + 1) % 10
  const lines = [
    'Razón social;NIT;Correo electrónico',
    `${first.name};${first.nit};ana.${mark}@ejemplo`,
    `${second.name};${second.nit}-${wrong};`,
  ]
  const buffer = Buffer.from(lines.join('\r\n'), 'latin1')
  await choose('Elegir archivo', [{ name: 'clientes.csv', mimeType: 'text/csv', buffer }])
  await expect(page.getByRole('button', { name: 'Importar 1 cliente' })).toBeEnabled()
  await keepsFocus(page)
  await looksRight()

  await press(/^Usar /)
  await expect(page.getByRole('button', { name: 'Importar 2 clientes' })).toBeEnabled()
  await keepsFocus(page)
  const cell = page.getByRole('textbox', { name: 'Correo electrónico de la fila 2' })
  await tabTo(page, cell)
  await page.keyboard.press('End')
  await page.keyboard.type('.test')
  await page.keyboard.press('Enter')
  await expect(cell).toHaveCount(0)
  await keepsFocus(page)
  await press('Importar 2 clientes')
  await expect(page.getByText('2 clientes nuevos')).toBeVisible()
  await keepsFocus(page)
  await looksRight()

  await tabTo(page, page.getByRole('link', { name: 'Leer los RUT en PDF' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Leer muchos RUT' })).toBeVisible()
  const ruts = await Promise.all([first, second].map(rutOf))
  await choose(
    'Elegir archivos',
    ruts.map((rut) => ({ ...rut, mimeType: 'application/pdf' })),
  )
  await expect(page.getByRole('button', { name: 'Guardar 2 perfiles' })).toBeEnabled()
  await keepsFocus(page)
  await looksRight()
  await press('Guardar 2 perfiles')
  await expect(page.getByText('Se guardaron 2 perfiles.')).toBeVisible()
  await keepsFocus(page)
})

test('a second client file changes only what was accepted, with the keyboard alone', async ({ page }) => {
  const mark = randomUUID().slice(0, 8)
  const clients = someClients(3, randomInt(810_000_000, 899_000_000), mark)
  await openImport(page)
  const work = new Work(page)
  await importFile(work, { name: 'clientes.csv', buffer: windowsCsv(clients) }, 3)
  await work.press(page.getByRole('button', { name: 'Importar otro archivo' }))
  const renamed = clients.map((client) => ({ ...client, name: client.name.replace('Ñandú', 'Cóndor') }))
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Elegir archivo' }).press('Enter')
  await (await chooser).setFiles({ name: 'otra.csv', mimeType: 'text/csv', buffer: windowsCsv(renamed) })
  const changes = page.getByRole('region', { name: 'Cambios a clientes que ya están' })
  await expect(changes.getByText('0 de 3 aceptados; los demás no se hacen')).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await page.setViewportSize({ width: 320, height: 800 })
  await noOverflow(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  const name = clients[1]?.name ?? ''
  const box = changes.getByRole('checkbox', { name: `Aceptar Nombre de ${name}` })
  await changes.getByRole('checkbox', { name: 'Aceptar los 3 cambios' }).focus()
  for (
    let tabs = 0;
    tabs < 20 && !(await box.evaluate((element) => element === document.activeElement));
    tabs++
  )
    await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(changes.getByText('1 de 3 aceptados; los demás no se hacen')).toBeVisible()
  const start = page.getByRole('button', { name: 'Cambiar 1 cliente' })
  for (
    let tabs = 0;
    tabs < 20 && !(await start.evaluate((element) => element === document.activeElement));
    tabs++
  )
    await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText('1 cliente cambió')).toBeVisible()
  await expect(page.getByText('2 clientes quedaron igual')).toBeVisible()
  await page.goto(`/admin/clientes?buscar=${mark}`)
  await expect(page.getByRole('link', { name: name.replace('Ñandú', 'Cóndor') })).toBeVisible()
  await expect(page.getByRole('link', { name: clients[0]?.name ?? '' })).toBeVisible()
})
