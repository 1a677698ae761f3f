import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { decide, must, register, registerStaff, type Person } from '../support/contract-people'
import { openClient, openTarget, type Client, type ContractTarget } from '../support/contract-target'
import { openSlots } from '../support/next-slot'

let target: ContractTarget
let service: Client
let staff: Person
let clients: Person[]
beforeAll(async () => {
  target = await openTarget()
  service = openClient(target, target.secretKey)
  staff = await registerStaff(target)
  clients = [await register(target, 'cliente.a'), await register(target, 'cliente.b')]
  for (const client of clients) await decide(staff, client, 'approved')
})
afterAll(() => target.stop())

const same = (a: string, b: string) => Date.parse(a) === Date.parse(b)
const request = (person: Person, slot: string, key: string = randomUUID()) =>
  person.client.rpc('request_appointment', { key, slot, title: 'Consulta tributaria' })
const standing = async (slot: string) =>
  must(await service.from('appointments').select('id, user_id, status').eq('starts_at', slot).neq('status', 'cancelled')) // prettier-ignore

test('200 requests for the same hour at the same time are one appointment; the others are told that it is taken', async () => {
  const [slot = ''] = openSlots(1)
  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, n) => request(clients[n % 2] as Person, slot)),
  )
  expect(answers.filter(({ data }) => data)).toHaveLength(1)
  expect(new Set(answers.flatMap(({ error }) => error?.message ?? []))).toEqual(new Set(['slot-taken']))
  expect(await standing(slot)).toHaveLength(1)
})

test('the same request sent 20 times at once is one appointment, and each answer names it', async () => {
  const [, slot = ''] = openSlots(2)
  const key = randomUUID()
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => request(clients[0] as Person, slot, key)),
  )
  expect(new Set(answers.map((answer) => must(answer).id)).size).toBe(1)
  expect(await standing(slot)).toHaveLength(1)
})

test('two appointments moved to the same hour at once: one gets it, the other stays where it was', async () => {
  const [, , first = '', second = '', goal = ''] = openSlots(5)
  const [a, b] = [
    must(await request(clients[0] as Person, first)),
    must(await request(clients[1] as Person, second)),
  ]
  const answers = await Promise.all([
    clients[0]?.client.rpc('change_appointment', { appointment: a.id, slot: goal, seen: 0 }),
    clients[1]?.client.rpc('change_appointment', { appointment: b.id, slot: goal, seen: 0 }),
  ])
  expect(answers.map((answer) => answer?.error?.message ?? 'moved').toSorted()).toEqual([
    'moved',
    'slot-taken',
  ])
  expect(await standing(goal)).toHaveLength(1)
})

test('the table itself refuses two at the same hour, whoever writes', async () => {
  const [slot = ''] = openSlots(1)
  const row = { title: 'x', starts_at: slot, ends_at: new Date(Date.parse(slot) + 3_600_000).toISOString(), status: 'confirmed' } // prettier-ignore
  const { error } = await service.from('appointments').insert({ ...row, user_id: clients[1]?.id ?? '' })
  expect(error?.code).toBe('23P01')
})

test('a cancelled hour is free again, and the hours in use are known without their owners', async () => {
  const [, , , , , slot = ''] = openSlots(6)
  const kept = must(await request(clients[0] as Person, slot))
  const busy = async () => (must(await (clients[1] as Person).client.rpc('open_agenda')) as { busy: string[] }).busy.some((taken) => same(taken, slot)) // prettier-ignore
  expect(await busy()).toBe(true)
  must(await (clients[0] as Person).client.rpc('cancel_appointment', { appointment: kept.id }))
  expect(await busy()).toBe(false)
  expect(must(await request(clients[1] as Person, slot)).status).toBe('requested')
})
