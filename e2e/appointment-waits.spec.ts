import { momentAt } from '@/lib/calendar/civil-day'
import { otherBrowser } from './support/account-page'
import {
  askFor,
  farDay,
  leave,
  newAdvisor,
  newClient,
  openAppointments,
  pickDay,
  service,
} from './support/agenda-page'
import { expect, test, toast } from './support/fixtures'
import { mailTo } from './support/fake-services'
import { enterAs } from './support/members'
import { noOverflow, noViolations } from './support/tasks-page'

test('a client waits for a free hour and gets one that is cancelled, and another client leaves the waiting list', async ({
  page,
  browser,
}) => {
  const vera = await newAdvisor('Nora')
  const [ana, luz] = [await newClient('ana', { by: vera }), await newClient('luz', { by: vera })]
  const day = farDay(14)
  // The advisor works only one hour on this day, and the client Ana requests that hour.
  const only = await vera.db.rpc('save_day_hours', { member: vera.id, day, hours: [[540, 600]] })
  expect(only.error).toBeNull()
  const asked = await askFor(ana, day, 9)

  await enterAs(page, luz)
  await openAppointments(page)
  const section = page.getByRole('region', { name: 'Lista de espera' })
  const open = section.getByRole('button', { name: 'Avísame si se abre una hora' })
  await open.press('Enter')
  await expect(section.getByRole('heading', { name: 'Días que te sirven' })).toBeFocused()
  await noViolations(page)
  const save = section.getByRole('button', { name: 'Anotarme' })
  await save.press('Enter')
  await expect(section.getByText(/^Elige los días que te sirven/)).toBeVisible()
  await section.getByRole('button', { name: /^Desde el día/ }).click()
  await pickDay(page.getByRole('dialog', { name: /^Desde el día/ }), day)
  await save.press('Enter')
  await toast(page, 'Estás en la lista')
  await expect(open).toBeFocused()
  await expect(section.getByRole('listitem')).toContainText('Cita de una hora, virtual')
  await page.setViewportSize({ width: 320, height: 800 })
  await noOverflow(page)
  await noViolations(page)
  await page.setViewportSize({ width: 1280, height: 900 })

  const firm = await otherBrowser(browser)
  await enterAs(firm, vera)
  await firm.goto('/admin/citas?vista=lista')
  await expect(firm.getByRole('region', { name: 'Lista de espera' }).getByRole('listitem')).toHaveCount(1)
  await noViolations(firm)
  await firm.context().close()

  const cancelled = await ana.db.rpc('cancel_appointment', { appointment: asked.id })
  expect(cancelled.error).toBeNull()
  await service().rpc('offer_freed_hours')
  await mailTo(luz.email, /^Se abrió una hora/)
  const { data } = await service().from('appointments').select('id').eq('user_id', luz.id).single()
  await page.goto(`/portal/citas/${data?.id}`)
  await expect(
    page.getByText(
      /^Se abrió el .* a las 9:00 a\.m\. Es tuya si confirmas antes de esta hora: el .* \S*m\.$/,
    ),
  ).toBeVisible()
  await noViolations(page)
  await page.getByRole('button', { name: 'Confirmar la cita' }).press('Enter')
  await toast(page, 'Cita confirmada')

  const joined = await ana.db.rpc('wait_for_appointment', { days: [[day, day]], title: 'Cierre' })
  expect(joined.error).toBeNull()
  const other = await otherBrowser(browser)
  await enterAs(other, ana)
  await other.goto('/portal/citas')
  await other.getByRole('button', { name: /^Salir de la lista/ }).press('Enter')
  await other.getByRole('dialog').getByRole('button', { name: 'Salir', exact: true }).press('Enter')
  await toast(other, 'Saliste de la lista')
  await expect(other.getByRole('heading', { name: 'Lista de espera' })).toBeFocused()
  await other.context().close()
  expect(momentAt(day, 9)).toBe(asked.slot)

  await leave(ana)
  await leave(luz)
  await leave(vera)
})
