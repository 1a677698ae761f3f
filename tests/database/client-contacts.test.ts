import { afterAll, beforeAll, expect, test } from 'vitest'
import { openReviewScene, type ReviewScene } from './review-scene'

let scene: ReviewScene
const made = '33333333-3333-4333-8333-333333333333'
beforeAll(async () => {
  scene = await openReviewScene()
  await scene.ask(
    'admin',
    `create_client('${made}', '{"name": "Talleres Usme Ltda.", "nit": "900108281", "digit": 3}')`,
  )
})
afterAll(() => scene?.close())

type Who = 'admin' | 'advisor' | 'other' | 'ana'
const call = (client: string, contact: object, seen: number) =>
  `save_client_contact('${client}', '${JSON.stringify(contact)}', ${seen})`
const save = (who: Who, ...args: Parameters<typeof call>) => scene.ask<number>(who, call(...args))
const contactOf = async (client: string) =>
  (await scene.ask<{ contact: object }>('admin', `client_overview('${client}')`)).contact
const sara = {
  name: 'Sara Rojas',
  phone: '6015551234',
  address: 'Calle 10 # 4-21',
  email: 'sara@talleres.example',
}

test('contact data of a client is saved only over the version that the member saw, and the log has both values', async () => {
  expect(await contactOf(made)).toEqual({ name: null, phone: null, address: null, email: null, version: 0 })
  expect(await save('admin', made, sara, 0)).toBe(1)
  expect(await save('admin', made, sara, 1)).toBe(1)
  expect(await contactOf(made)).toEqual({ ...sara, version: 1 })
  const late = await scene.refusal('admin', call(made, { ...sara, phone: '6015550000' }, 0))
  expect(late).toMatchObject({ message: 'contact-meanwhile', detail: { by: 'admin' } })
  expect(await save('admin', made, { ...sara, phone: '' }, 1)).toBe(2)
  const log = await scene.rows(
    `select before ->> 'phone' as before, after ->> 'phone' as after from public.audit_log where action = 'client.contact' order by id`,
  )
  expect(log).toEqual([
    { before: null, after: '6015551234' },
    { before: '6015551234', after: null },
  ])
})

test('a search finds the client by its contact data', async () => {
  const { rows } = await scene.ask<{ rows: { id: string }[] }>(
    'admin',
    `list_clients('{"search": "sara@talleres"}')`,
  )
  expect(rows).toMatchObject([{ id: made, contact: { name: 'Sara Rojas' } }])
})

test('a contact e-mail is stored only while nobody works in the account', async () => {
  const { ana } = scene.people
  expect((await scene.refusal('advisor', call(ana, sara, 0)))?.message).toBe('invalid-input')
  expect(await save('advisor', ana, { ...sara, email: null }, 0)).toBe(1)
  expect((await scene.refusal('other', call(ana, {}, 1)))?.message).toBe('not-found')
  expect((await scene.refusal('ana', call(ana, {}, 1)))?.message).toBe('staff-only')
  expect((await scene.refusal('advisor', call(ana, { phone: 'llámame' }, 1)))?.message).toBe('invalid-input')
})
