import { randomUUID } from 'node:crypto'
import { advisor, leave, newClient, service, type Visitor } from './support/agenda-page'
import { addDocuments, openPortal } from './support/documents-page'
import { expect, test } from './support/fixtures'
import { enterAs } from './support/members'
import { noOverflow, noViolations } from './support/tasks-page'

let client: Visitor
test.beforeEach(async ({ page }) => {
  client = await newClient('inicio')
  await enterAs(page, client)
})
test.afterEach(() => leave(client))

test('a new client is greeted, has no tasks, and reads how to begin', async ({ page }) => {
  await openPortal(page)
  const name = client.email.split('@')[0]
  await expect(page.getByRole('heading', { level: 1, name: `Hola, ${name}` })).toBeVisible()
  await expect(page.getByText('Accede a tus documentos y gestiona tus servicios contables.')).toBeVisible()
  await expect(page.getByText('Cliente activo')).toBeVisible()
  const start = page.getByRole('region', { name: 'Empieza por aquí' })
  await expect(start.getByText('1 de 4 hecho')).toBeVisible()
  await expect(start.getByRole('link')).toHaveText([/^Subir factura/, /^Completar/, /^Agendar/])
  await expect(page.getByText('No hay documentos disponibles.')).toBeVisible()
  const upload = page.getByRole('link', { name: /^Subir Facturas/ })
  await expect(upload).toContainText('Envía tus facturas para revisión automática')
  await expect(upload).toContainText('Integrado con n8n')
  await page.getByRole('button', { name: 'Carpeta no disponible' }).click()
  await expect(page.getByText('Carpeta aún no creada')).toBeVisible()
  await expect(page.getByText('Sube tu primera factura para crear tu carpeta en Google Drive.')).toBeVisible()
  const { error } = await service().from('user_drive_folders').insert({
    user_id: client.id,
    folder_id: client.id,
    folder_name: 'x',
    folder_url: 'https://drive.google.com/x',
  })
  expect(error).toBeNull()
  const folder = page.getByRole('link', { name: /^Ver mi carpeta en Drive/ })
  await expect(folder).toHaveAttribute('href', 'https://drive.google.com/x')
  await expect(folder).toHaveAttribute('target', '_blank')
})

test(
  'what a client has to do appears by itself, with the reason and a link',
  { tag: '@core' },
  async ({ page }) => {
    await openPortal(page)
    await expect(page.getByRole('region', { name: 'Empieza por aquí' })).toBeVisible()
    const [document] = await addDocuments(client, [{ name: 'FE-4821.xml', type: 'application/xml' }])
    const invoice = {
      user_id: client.id,
      document_id: document ?? '',
      number: 'INV-2026-001',
      name: 'FE-4821.xml',
      file_size: 2000,
    }
    const made = await service().from('invoices').insert(invoice).select('id').single()
    await service()
      .from('invoices')
      .update({ status: 'rejected', findings: [{ message: 'El IVA dice 435.910 y da 453.910.' }] })
      .eq('id', made.data?.id ?? '')
    const todo = page.getByRole('region', { name: 'Por hacer ahora' })
    await expect(todo.getByRole('heading', { name: 'Corrige la factura FE-4821.xml' })).toBeVisible()
    await expect(todo.getByText('El IVA dice 435.910 y da 453.910.')).toBeVisible()
    await expect(todo.getByText('1 pendiente')).toBeVisible()

    const thread = randomUUID()
    const asked = { message: randomUUID(), thread, body: 'Hola', subject: 'Nómina' }
    expect((await client.db.rpc('send_message', asked)).error).toBeNull()
    const firm = await advisor()
    const answer = { message: randomUUID(), thread, body: 'Ya la vi.' }
    expect((await firm.db.rpc('answer_message', answer)).error).toBeNull()
    await expect(todo.getByRole('heading', { name: 'Nómina' })).toBeVisible()
    await expect(todo.getByText('«Ya la vi.»')).toBeVisible()
    await expect(todo.getByText('2 pendientes')).toBeVisible()
    const activity = page.getByRole('region', { name: 'Actividad Reciente' })
    await expect(activity.getByText('Factura FE-4821.xml rechazada')).toBeVisible()
    await expect(activity.getByText('Nuevo mensaje de tu asesor: Nómina')).toBeVisible()
    const sections = page.getByRole('navigation', { name: 'Portal', exact: true })
    await expect(sections.getByRole('link', { name: 'Facturas (1 por corregir)' })).toBeVisible()
    await expect(sections.getByRole('link', { name: 'Mensajes (1 sin leer)' })).toBeVisible()
    await noViolations(page)
    await todo.getByRole('link', { name: /^Responder/ }).click()
    await expect(page).toHaveURL(`/portal/mensajes/${thread}`)
    await expect(sections.getByRole('link', { name: 'Mensajes', exact: true })).toBeVisible()
  },
)

for (const width of [320, 390, 1440]) {
  test(`at ${width} px the tabs are addresses that survive a reload`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    const tabs = page.getByRole('navigation', { name: 'Tu información' })
    for (const [tab, label, heading] of [
      ['citas', 'Citas', 'Mis Citas'],
      ['mensajes', 'Mensajes', 'Mensajes'],
    ] as const) {
      await openPortal(page)
      await tabs.getByRole('link', { name: label }).click()
      await expect(page).toHaveURL(`/portal?tab=${tab}`)
      await page.reload()
      await expect(tabs.getByRole('link', { name: label })).toHaveAttribute('aria-current', 'page')
      await expect(page.getByRole('heading', { level: 2, name: heading })).toBeVisible()
      await expect(page).toHaveTitle(new RegExp(`^${label}`))
      await noViolations(page)
      await noOverflow(page)
    }
    await openPortal(page, '?tab=nada')
    await expect(tabs.getByRole('link', { name: 'Mis Documentos' })).toHaveAttribute('aria-current', 'page')
  })
}

test('what a client has to do is reached, opened and left by keyboard alone', async ({ page }) => {
  const [document] = await addDocuments(client, [{ name: 'FE-77.xml', type: 'application/xml' }])
  const invoice = {
    user_id: client.id,
    document_id: document ?? '',
    number: 'INV-2026-001',
    name: 'FE-77.xml',
    file_size: 2000,
    status: 'rejected',
    decided_at: new Date().toISOString(),
    note: 'Falta el NIT.',
  }
  expect((await service().from('invoices').insert(invoice)).error).toBeNull()
  await openPortal(page)
  const open = page
    .getByRole('region', { name: 'Por hacer ahora' })
    .getByRole('link', { name: /^Corrige la factura/ })
  await expect(open).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: /contenido/ })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(open).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/portal\/facturas\/[0-9a-f-]{36}/)
  await expect(page.getByRole('heading', { level: 1, name: 'FE-77.xml' })).toBeVisible()
  await page.goBack()
  await expect(open).toBeVisible()
})
