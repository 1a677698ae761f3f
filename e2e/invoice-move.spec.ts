import { randomUUID } from 'node:crypto'
import { checkDigit } from '@/supabase/sample-files/parties'
import { leave, newClient } from './support/agenda-page'
import { expect, test, violationsOf } from './support/fixtures'
import { findings, newFile, openDesk, openHistory, row, send } from './support/invoices-page'
import { enterAs, enterAsAdmin } from './support/members'
import { noOverflow } from './support/tasks-page'

const cafe = 'Café Tres Lunas S.A.S.'

test(
  'an invoice that belongs to another client is moved there, and its sender reads why',
  { tag: '@core' },
  async ({ page, browser }) => {
    const sender = await newClient('equivocada')
    const nit = '900108281'
    await sender.db.rpc('save_company', {
      company_name: 'Talleres Usme Ltda.',
      company_nit: nit,
      company_digit: checkDigit(nit),
    })
    await enterAs(page, sender)
    const file = newFile(`de-otro-${randomUUID().slice(0, 8)}`)
    await send(page, file)

    const firm = await (await browser.newContext()).newPage()
    await enterAsAdmin(firm)
    await openDesk(firm, file.name)
    await expect(findings(firm)).toContainText('No es de ninguna empresa de la cuenta')
    const panel = firm.getByRole('region', { name: 'Es de otro cliente de la firma' })
    const move = panel.getByRole('button', { name: `Llevar a ${cafe}` })
    expect(await violationsOf(firm)).toEqual([])
    await firm.setViewportSize({ width: 390, height: 844 })
    await move.scrollIntoViewIfNeeded()
    await noOverflow(firm)

    await move.click()
    const dialog = firm.getByRole('dialog')
    await expect(dialog).toContainText('sin nombrar a otro cliente')
    expect(await violationsOf(firm)).toEqual([])
    await dialog.getByRole('button', { name: 'Dejarla aquí' }).click()
    await expect(move).toBeFocused()
    await move.click()
    await dialog.getByRole('button', { name: 'Llevarla' }).click()
    await expect(firm.getByText(`Llevada a ${cafe}`)).toBeVisible()
    await expect(panel).toHaveCount(0)
    await expect(firm.locator('#findings-title')).toBeFocused()

    await firm.goto(`/admin/facturas?estado=todas&buscar=${encodeURIComponent(file.name)}`)
    await expect(row(firm, file.name).filter({ hasText: cafe })).toContainText('En revisión')
    await expect(row(firm, file.name).filter({ hasText: 'Talleres Usme' })).toContainText('Rechazada')
    await openHistory(page)
    await expect(row(page, file.name)).toContainText('Esta factura no es de ninguna de tus empresas.')
    await expect(row(page, file.name)).not.toContainText(cafe)
    await firm.context().close()
    await leave(sender)
  },
)
