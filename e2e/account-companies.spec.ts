import { randomInt, randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { checkDigit } from '@/supabase/sample-files/parties'
import { linkTo, mailTo } from './support/fake-services'
import { newClient } from './support/agenda-page'
import { openFirm } from './support/firm'
import { expect, test, violationsOf } from './support/fixtures'
import { asUpload, newFile, newPage, row } from './support/invoices-page'
import { advisorName, enterAs, enterAsAdmin } from './support/members'

const accountOf = (page: Page) => new URL(page.url()).searchParams.get('empresa') ?? ''

async function accept(page: Page, link: string): Promise<string> {
  await page.goto(link)
  await page.getByRole('button', { name: 'Aceptar la invitación' }).click()
  await expect(page).toHaveURL(/\/portal\?empresa=/)
  return accountOf(page)
}

async function upload(page: Page, name: string): Promise<void> {
  await page.locator('input[type=file]').setInputFiles(asUpload(newFile(name)))
  await page.getByRole('button', { name: 'Subir (1)' }).click()
  await expect(page.getByText('¡Archivos subidos exitosamente!')).toBeVisible()
}

test(
  'a person with three companies sees what waits in each, and links, mails and uploads reach the right one, in two tabs',
  { tag: '@core' },
  async ({ page, browser, extraHTTPHeaders }) => {
    const mark = randomUUID().slice(0, 8)
    const firm = await openFirm()
    const [me, owner] = [await newClient('tres'), await newClient('segunda')]

    const ownerPage = await newPage(browser, extraHTTPHeaders)
    await enterAs(ownerPage, owner)
    await ownerPage.goto('/portal/personas')
    const form = ownerPage.getByRole('form', { name: 'Invitar' })
    await form.getByLabel('Correo electrónico').fill(me.email)
    await form.getByRole('radio', { name: 'Contador interno' }).check()
    await form.getByRole('button', { name: 'Enviar invitación' }).click()
    await expect(ownerPage.getByRole('heading', { name: me.email })).toBeVisible()
    await ownerPage.context().close()

    const third = `Molinos ${mark} S.A.S.`
    const admin = await newPage(browser, extraHTTPHeaders)
    await enterAsAdmin(admin)
    await admin.goto('/admin/clientes/nuevo')
    const nit = String(randomInt(100_000_000, 799_999_999))
    await admin.getByLabel('NIT con dígito de verificación').fill(nit)
    await admin.getByRole('button', { name: `Usar ${checkDigit(nit)}` }).click()
    await admin.getByLabel('Razón social o nombre completo').fill(third)
    await admin.getByLabel('Asesor', { exact: true }).selectOption({ label: advisorName })
    await admin.getByLabel('Nombre', { exact: true }).fill('Marta Ruiz')
    await admin.getByLabel('Correo electrónico').fill(me.email)
    await admin.getByRole('button', { name: 'Crear cliente e invitar a Marta' }).click()
    await expect(admin.getByRole('heading', { level: 1, name: third })).toBeVisible()
    await admin.context().close()

    await enterAs(page, me)
    const second = await accept(
      page,
      linkTo(await mailTo(me.email, /te invita a trabajar en/), '/invitacion'),
    )
    const owned = await accept(
      page,
      linkTo(await mailTo(me.email, new RegExp(`El portal de «Molinos ${mark}`)), '/invitacion'),
    )
    expect(owned).not.toBe(second)

    const ask = (client: string, title: string, items: number) =>
      firm.call('save_request', {
        request: randomUUID(),
        client,
        send: true,
        content: {
          title,
          note: '',
          dueOn: new Date(Date.now() + 8 * 86_400_000).toISOString().slice(0, 10),
          items: Array.from({ length: items }, (_, at) => ({
            title: `Extracto ${at + 1}`,
            help: '',
            required: true,
            allowsNone: true,
            answerWith: 'file',
          })),
          before: null,
          every: null,
          until: 'complete',
        },
      })
    await ask(second, `Extractos ${mark}`, 1)
    await ask(owned, `Certificados ${mark}`, 1)
    await ask(owned, `Contratos ${mark}`, 2)

    await page.goto('/portal')
    await page.locator('summary').filter({ hasText: 'Cambiar de empresa' }).click()
    const switcher = page.getByRole('navigation', { name: 'Cambiar de empresa' })
    await expect(switcher.getByRole('link').filter({ hasText: owner.email })).toContainText('1 pendiente')
    await expect(switcher.getByRole('link').filter({ hasText: third })).toContainText('2 pendientes')
    await expect(switcher.getByRole('link').filter({ hasText: 'Marta Ruiz' })).toContainText('Estás viendo')
    expect(await violationsOf(page)).toEqual([])

    // The mail's link does not name the company, so the page must choose the company to which the request belongs.
    const mail = await mailTo(me.email, new RegExp(`Te pedimos: Contratos ${mark}`))
    const tab = await page.context().newPage()
    await tab.goto(linkTo(mail, '/portal/solicitudes'))
    await expect(tab).toHaveURL(new RegExp(`empresa=${owned}`))
    await expect(tab.getByRole('heading', { name: `Contratos ${mark}` })).toBeVisible()

    await page.goto(`/portal/facturas?empresa=${second}`)
    await tab.getByRole('navigation').getByRole('link', { name: 'Facturas' }).first().click()
    await expect(tab).toHaveURL(`/portal/facturas?empresa=${owned}`)
    const [hers, mine] = [`segunda-${mark}`, `molinos-${mark}`]
    await upload(page, hers)
    await upload(tab, mine)
    for (const [where, account, has, lacks] of [
      [page, second, hers, mine],
      [tab, owned, mine, hers],
    ] as const) {
      await where.goto(`/portal/facturas?tab=history&empresa=${account}`)
      await expect(row(where, has)).toHaveCount(1)
      await expect(row(where, lacks)).toHaveCount(0)
    }
    const own = await page.context().newPage()
    await own.goto('/portal/facturas?tab=history')
    await expect(own).toHaveURL(/empresa=|\/portal\/facturas/)
    await expect(own.getByRole('main')).toContainText(/factura/i)
    for (const name of [hers, mine]) await expect(row(own, name)).toHaveCount(0)
  },
)
