import { otherBrowser } from './support/account-page'
import {
  adviseBy,
  farDay,
  leave,
  namedClient,
  newAdvisor,
  newClient,
  openAppointments,
  pickDay,
  row,
  rowsOf,
} from './support/agenda-page'
import { expect, test, toast } from './support/fixtures'
import { mailTo } from './support/fake-services'
import { enterAs, enterAsAdmin } from './support/members'
import { noOverflow, noViolations } from './support/tasks-page'
import type { Page } from '@playwright/test'
import { addDays, bogotaDay, momentAt, weekdayOf } from '@/lib/calendar/civil-day'
import { holidayOn } from '@/lib/calendar/holidays'

const later = (slot: string, hours: number) => Date.parse(slot) + hours * 3_600_000
const startOf = ({ starts_at }: { starts_at: string }) => Date.parse(starts_at)
const times = async (client: Parameters<typeof rowsOf>[0]) =>
  (await rowsOf(client)).map(startOf).toSorted((a, b) => a - b)

/** Returns five days, each a week after the one before; if possible, one of the last four is a holiday. */
function weeklyDays(): string[] {
  const first = addDays(bogotaDay(Date.now()), 3)
  const all = Array.from({ length: 10 }, (_, n) =>
    Array.from({ length: 5 }, (_, w) => addDays(first, n + 7 * w)),
  )
  const open = all.filter(([day = '']) => weekdayOf(day) % 6 !== 0 && !holidayOn(day))
  return open.find((days) => days.filter(holidayOn).length === 1) ?? open[0]!
}

async function narrow(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 800 })
  await noOverflow(page)
  await noViolations(page)
  await page.setViewportSize({ width: 1280, height: 900 })
}

test('the firm repeats an appointment by keyboard, moves one, cancels one with those after it, and the client sees it', async ({
  page,
  browser,
}) => {
  const vera = await newAdvisor('Vera')
  const pia = await newClient('pia', { by: vera })
  const days = weeklyDays()
  const slots = days.filter((day) => !holidayOn(day)).map((day) => momentAt(day, 9))
  await enterAs(page, vera)
  await page.goto(`/admin/citas/nueva?cliente=${pia.id}`)
  await page.getByLabel('Título de la cita').fill('Cierre semanal')
  await pickDay(page, days[0]!)
  await page.getByRole('radio', { name: '9:00 a.m.' }).focus()
  await page.keyboard.press('Space')
  await page.getByLabel('Se repite').focus()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByLabel('Se repite')).toHaveValue('week')
  const times5 = page.getByLabel('Cuántas veces')
  await times5.fill('1')
  await page.getByLabel('Cómo queda').selectOption('confirmed')
  const send = page.getByRole('button', { name: 'Agendar la cita' })
  await send.press('Enter')
  await expect(times5).toBeFocused()
  await expect(page.getByText('Escribe un número entre 2 y 13.')).toBeVisible()
  await times5.fill('5')
  const dates = page.getByRole('list', { name: 'Las citas de la serie' }).getByRole('listitem')
  await expect(dates).toHaveCount(5)
  await expect(dates.filter({ hasText: 'festivo' })).toHaveCount(5 - slots.length)
  await noViolations(page)
  await narrow(page)
  await send.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await toast(page, `${slots.length} citas agendadas`)
  await expect(page.getByText(`1 de ${slots.length}`, { exact: true })).toBeVisible()
  expect(await times(pia)).toEqual(slots.map((slot) => Date.parse(slot)))
  const [first, second] = (await rowsOf(pia)).toSorted((a, b) => startOf(a) - startOf(b))
  await mailTo(pia.email, /^Cita confirmada/)

  const client = await otherBrowser(browser)
  await enterAs(client, pia)
  await openAppointments(client)
  await expect(row(client, 'Cierre semanal')).toHaveCount(slots.length)

  await page.getByRole('button', { name: 'Proponer otra hora' }).press('Enter')
  await expect(page.getByLabel('¿Cuáles?')).toHaveValue('only')
  await pickDay(page, days[0]!)
  await page.getByRole('radio', { name: '3:00 p.m.' }).check({ force: true })
  await noViolations(page)
  await narrow(page)
  await page.getByRole('button', { name: 'Enviar la propuesta' }).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await toast(page, 'Propuesta enviada')
  expect(await times(pia)).toEqual([later(slots[0]!, 6), ...slots.slice(1).map((slot) => Date.parse(slot))])
  await client.goto(`/portal/citas/${first!.id}`)
  await expect(client.getByText('3:00 a 4:00 p.m.').first()).toBeVisible()
  await client.getByRole('button', { name: 'Confirmar la cita' }).press('Enter')
  await expect(client.getByText('Programada').first()).toBeVisible()

  const stranger = await newAdvisor('Otto')
  for (const call of [
    stranger.db.rpc('cancel_following', { appointment: second!.id, seen: 0 }),
    stranger.db.rpc('move_following', { appointment: second!.id, slot: slots[0]!, seen: 0 }),
  ])
    expect((await call).error?.message).toBe('not-found')
  const away = await otherBrowser(browser)
  await enterAs(away, stranger)
  expect((await away.goto(`/admin/citas/${second!.id}`))?.status()).toBe(404)
  await away.context().close()

  await page.goto(`/admin/citas/${second!.id}`)
  await page.getByRole('button', { name: 'Cancelar la cita' }).press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('¿Cuáles?').focus()
  await page.keyboard.press('ArrowDown')
  await expect(dialog.getByLabel('¿Cuáles?')).toHaveValue('following')
  await dialog.getByLabel(/^Mensaje para el cliente/).fill('Terminamos antes.')
  await noViolations(page)
  await narrow(page)
  await dialog.getByRole('button', { name: `Cancelar las ${slots.length - 1} citas` }).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await toast(page, `${slots.length - 1} citas canceladas`)
  const left = (await rowsOf(pia)).filter(({ status }) => status !== 'cancelled')
  expect(left.map(({ id, status }) => [id, status])).toEqual([[first!.id, 'confirmed']])
  expect((await rowsOf(pia)).map(({ sequence }) => sequence).toSorted()).toEqual([
    ...slots.slice(1).map(() => 1),
    2,
  ])
  await mailTo(pia.email, /^Cita cancelada/)
  await client.goto(`/portal/citas/${second!.id}`)
  await expect(client.getByText('La firma canceló esta cita.')).toBeVisible()
  await expect(client.getByText('Terminamos antes.')).toBeVisible()
  await client.goto('/portal/citas')
  await expect(row(client, 'Cierre semanal').filter({ hasText: 'Programada' })).toHaveCount(1)
  await narrow(client)
  await client.context().close()
  for (const one of [pia, vera, stranger]) await leave(one)
})

test('two appointments swap their hours and then their members by keyboard, and both clients read what changed', async ({
  page,
  browser,
}) => {
  const [vera, otto] = [await newAdvisor('Vera'), await newAdvisor('Otto')]
  const [ana, leo] = [await namedClient('Ana'), await namedClient('Leo')]
  await enterAsAdmin(page)
  for (const one of [ana, leo]) await adviseBy(page, one, [vera, otto])
  const day = farDay(9)
  const book = async (who: typeof ana, person: string, hour: number) => {
    const slot = momentAt(day, hour)
    const { data, error } = await vera.db.rpc('propose_appointment', {
      client: who.id,
      slot,
      title: 'Cierre',
      person,
      confirmed: true,
    })
    expect(error).toBeNull()
    return { id: data!.id, slot }
  }
  const [hers, his] = [await book(ana, vera.id, 9), await book(leo, otto.id, 11)]
  await page.context().clearCookies()
  await enterAs(page, vera)
  await page.goto(`/admin/citas/${hers.id}`)
  await page.getByRole('button', { name: 'Intercambiar con otra' }).press('Enter')
  const form = page.getByRole('form', { name: 'Intercambiar con otra cita' })
  const swap = form.getByRole('button', { name: 'Intercambiar' })
  await swap.press('Enter')
  await expect(form.getByText('Elige la otra cita.')).toBeVisible()
  const other = form.getByLabel('La otra cita, de la misma semana')
  await expect(other).toBeFocused()
  await other.selectOption(his.id)
  await expect(form.getByText(/^Después:/)).toHaveText([/11:00 a\.m\. a 12:00/, /9:00 a 10:00 a\.m\./])
  await form.getByLabel(/^Mensaje para el cliente/).fill('Se cruzó una audiencia.')
  await noViolations(page)
  await narrow(page)
  await swap.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await toast(page, 'Citas intercambiadas')
  const both = async () => [...(await rowsOf(ana)), ...(await rowsOf(leo))]
  expect((await both()).map((one) => [startOf(one), one.person, one.status, one.sequence])).toEqual([
    [Date.parse(his.slot), vera.id, 'proposed', 1],
    [Date.parse(hers.slot), otto.id, 'proposed', 1],
  ])
  for (const one of [ana, leo]) await mailTo(one.email, /^Te proponemos una cita/)

  const client = await otherBrowser(browser)
  await enterAs(client, leo)
  await client.goto(`/portal/citas/${his.id}`)
  await expect(client.getByText('9:00 a 10:00 a.m.').first()).toBeVisible()
  await expect(client.getByText('Se cruzó una audiencia.')).toBeVisible()
  await expect(client.getByText(otto.name, { exact: true })).toBeVisible()
  expect((await client.goto(`/portal/citas/${hers.id}`))?.status()).toBe(404)
  await client.goto(`/portal/citas/${his.id}`)

  await page.getByRole('button', { name: 'Intercambiar con otra' }).press('Enter')
  await form.getByLabel('La otra cita, de la misma semana').selectOption(his.id)
  await form.getByLabel('Qué se intercambia').focus()
  await page.keyboard.press('ArrowDown')
  await expect(form.getByText(/^Después:/)).toHaveText([new RegExp(otto.name), new RegExp(vera.name)])
  await swap.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(form).toHaveCount(0)
  expect((await both()).map(({ person, sequence }) => [person, sequence])).toEqual([
    [otto.id, 2],
    [vera.id, 2],
  ])
  await expect(client.getByText(vera.name, { exact: true })).toBeVisible()

  const stranger = await newAdvisor('Rita')
  const refused = await stranger.db.rpc('swap_appointments', {
    appointment: hers.id,
    seen: 2,
    other: his.id,
    other_seen: 2,
    what: 'hours',
  })
  expect(refused.error?.message).toBe('not-found')
  await client.context().close()
  for (const one of [ana, leo, vera, otto, stranger]) await leave(one)
})

test('an appointment with two members is in both calendars, and the client reads both names', async ({
  page,
  browser,
}) => {
  const [vera, otto] = [await newAdvisor('Vera'), await newAdvisor('Otto')]
  const eva = await namedClient('Eva')
  await enterAsAdmin(page)
  await adviseBy(page, eva, [vera, otto])
  await page.context().clearCookies()
  await enterAs(page, vera)
  const day = farDay(11)
  await page.goto(`/admin/citas/nueva?cliente=${eva.id}`)
  await page.getByLabel('Título de la cita').fill('Planeación')
  await page.getByLabel('Quién atiende').selectOption({ label: vera.name })
  await page.getByLabel('También asiste').selectOption({ label: otto.name })
  await pickDay(page, day)
  await page.getByRole('radio', { name: '10:00 a.m.' }).focus()
  await page.keyboard.press('Space')
  await noViolations(page)
  await narrow(page)
  await page.getByRole('button', { name: 'Enviar la propuesta' }).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Planeación', level: 1 })).toBeVisible()
  const names = `${vera.name}, ${otto.name}`
  await expect(page.getByText(names, { exact: true })).toBeVisible()
  const [made] = await rowsOf(eva)
  expect(await rowsOf(eva)).toHaveLength(1)
  expect(made).toMatchObject({ person: vera.id, second_person: otto.id })

  await page.setViewportSize({ width: 1440, height: 1200 })
  await page.goto(`/admin/citas?vista=dia&dia=${day}`)
  for (const { name } of [vera, otto])
    await expect(
      page.getByRole('region', { name }).getByRole('link', { name: new RegExp(eva.name) }),
    ).toBeVisible()
  await noViolations(page)
  const colleague = await otherBrowser(browser)
  await enterAs(colleague, otto)
  await colleague.goto(`/admin/citas?semana=${day}&persona=${otto.id}`)
  await expect(colleague.getByRole('link', { name: new RegExp(eva.name) })).toBeVisible()
  await colleague.context().close()
  // At this hour both members attend the same appointment, so neither of them can get another one.
  for (const person of [vera.id, otto.id]) {
    const { error } = await vera.db.rpc('propose_appointment', {
      client: eva.id,
      slot: momentAt(day, 10),
      title: 'Otra',
      person,
    })
    expect(error?.message).toBe('slot-taken')
  }

  const client = await otherBrowser(browser)
  await enterAs(client, eva)
  await client.goto(`/portal/citas/${made!.id}`)
  await expect(client.getByText(`${vera.name} y ${otto.name}`)).toBeVisible()
  await client.getByRole('button', { name: 'Confirmar la cita' }).press('Enter')
  await expect(client.getByText('Programada').first()).toBeVisible()
  await noViolations(client)
  await narrow(client)
  await client.context().close()
  expect((await rowsOf(eva)).map(({ status }) => status)).toEqual(['confirmed'])
  for (const one of [eva, vera, otto]) await leave(one)
})
