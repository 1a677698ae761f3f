import { afterAll, beforeAll, expect, test } from 'vitest'
import { findAppointment, listAppointments } from '@/lib/appointments/queries'
import { appointmentsQuery } from '@/lib/appointments/schema'
import { decide, must, register, registerStaff, type Person } from '../support/contract-people'
import { openClient, openTarget, type Client, type ContractTarget } from '../support/contract-target'
import { openSlots } from '../support/next-slot'

let target: ContractTarget
let service: Client
let ana: Person
let luis: Person
beforeAll(async () => {
  target = await openTarget()
  service = openClient(target, target.secretKey)
  const staff = await registerStaff(target)
  ana = await register(target, 'ana')
  luis = await register(target, 'luis')
  for (const client of [ana, luis]) await decide(staff, client, 'approved')
})
afterAll(() => target.stop())

const as = ({ id, email, client }: Person) => ({ id, email, db: client })
const rowAt = (user: Person, starts: number, status: string) => ({
  user_id: user.id,
  title: 'Cierre',
  starts_at: new Date(starts).toISOString(),
  ends_at: new Date(starts + 3_600_000).toISOString(),
  status,
  ...(status === 'cancelled' ? { cancelled_by: 'client' } : {}),
})

test('what is to come stands first, the past is turned page by page without losing or repeating one', async () => {
  const hour = Math.floor(Date.now() / 3_600_000) * 3_600_000
  // Many were cancelled at the same hour: the time alone does not say where a page ended.
  const over = [
    ...Array.from({ length: 30 }, () => rowAt(ana, hour - 24 * 3_600_000, 'cancelled')),
    ...Array.from({ length: 15 }, (_, n) => rowAt(ana, hour - (30 + n) * 3_600_000, 'done')),
  ]
  const soon = openSlots(2)
    .toReversed()
    .map((slot) => rowAt(ana, Date.parse(slot), 'confirmed'))
  must(
    await service
      .from('appointments')
      .insert([...over, ...soon])
      .select('id'),
  )
  const first = await listAppointments(as(ana))
  expect(first.coming.map(({ startsAt }) => Date.parse(startsAt))).toEqual(
    openSlots(2).map((slot) => Date.parse(slot)),
  )
  const seen = [...first.past]
  for (let older = first.older, pages = 0; older && pages < 5; pages++) {
    const page = await listAppointments(as(ana), appointmentsQuery.parse({ antes: older }).antes)
    expect(page.coming).toEqual([])
    seen.push(...page.past)
    older = page.older
  }
  expect(new Set(seen.map(({ id }) => id)).size).toBe(45)
  expect(seen).toHaveLength(45)
  expect((await listAppointments(as(luis))).past).toEqual([])
})

test('an id of another person, or none at all, finds nothing', async () => {
  const id = (await listAppointments(as(ana))).coming[0]?.id ?? 'none'
  expect((await findAppointment(as(ana), id))?.id).toBe(id)
  expect(await findAppointment(as(luis), id)).toBeNull()
  expect(await findAppointment(as(luis), 'no-es-un-id')).toBeNull()
})

test('an address that makes no sense means the beginning', () => {
  for (const antes of ['ayer', '2026-13-45T99:00:00Z_x', "2026-12-09T14:00:00Z_' or 1=1", ['a', 'b']])
    expect(appointmentsQuery.parse({ antes })).toEqual({})
})
