import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addDays, bogotaDay } from '@/lib/calendar/civil-day'
import { clientRequestShape, firmRequestShape } from '@/lib/document-requests/request'
import { openSlots } from '../support/next-slot'
import { openReviewScene, type ReviewScene } from './review-scene'

let scene: ReviewScene
beforeAll(async () => {
  scene = await openReviewScene()
  const { luis, advisor } = scene.people
  await scene.run(`insert into private.client_advisors (client, advisor) values ('${luis}', '${advisor}')`)
})
afterAll(() => scene?.close())
beforeEach(() =>
  scene.run(
    'delete from public.document_requests; delete from public.appointments; delete from public.outbox',
  ),
)

const [slot, another] = openSlots(2) as [string, string]
const ask = async (answerWith = 'appointment') => {
  const id = randomUUID()
  const content = {
    title: 'Cierre de año',
    note: '',
    dueOn: addDays(bogotaDay(new Date()), 7),
    items: [{ title: 'Reunión de cierre', help: '', required: true, allowsNone: false, answerWith }],
    before: null,
    every: null,
    until: 'complete',
  }
  await scene.ask(
    'advisor',
    `save_request('${id}', '${scene.people.ana}', '${JSON.stringify(content)}'::jsonb, true, null, null)`,
  )
  return id
}
const asClient = async (id: string) => clientRequestShape.parse(await scene.ask('ana', `my_request('${id}')`))
const asFirm = async (id: string) =>
  firmRequestShape.parse(await scene.ask('advisor', `firm_request('${id}')`))
const itemOf = async (id: string) => (await asClient(id)).items[0]!
const book = (item: string, key: string, at = slot) => `book_request_item('${item}', '${key}', '${at}')`
const booked = () => scene.rows<{ id: string; title: string }>('select id, title from public.appointments')

describe('an item that asks for an appointment', () => {
  test('is answered with one appointment although it is sent twice, which the firm sees and accepts', async () => {
    const id = await ask()
    const { id: item } = await itemOf(id)
    const key = randomUUID()
    await scene.ask('ana', book(item, key))
    await scene.ask('ana', book(item, key))
    const appointments = await booked()
    expect(appointments).toMatchObject([{ title: 'Reunión de cierre' }])
    expect(await asClient(id)).toMatchObject({ delivered: 1, missing: 0, toReview: 1 })
    const [read] = (await asFirm(id)).items
    expect(read).toMatchObject({
      state: 'answered',
      appointment: { id: appointments[0]!.id, status: 'requested' },
    })
    expect(Date.parse(read!.appointment!.startsAt)).toBe(Date.parse(slot))
    await scene.ask('advisor', `review_request_item('${item}', ${read!.version}, true)`)
    expect(await asClient(id)).toMatchObject({ status: 'complete' })
  })

  test('is open again when the appointment is cancelled, and takes another hour', async () => {
    const id = await ask()
    const { id: item } = await itemOf(id)
    await scene.ask('ana', book(item, randomUUID()))
    const [appointment] = await booked()
    await scene.ask('ana', `cancel_appointment('${appointment!.id}')`)
    expect(await itemOf(id)).toMatchObject({ state: 'pending', appointment: null })
    expect(await asClient(id)).toMatchObject({ missing: 1 })
    await scene.ask('ana', book(item, randomUUID(), another))
    expect(await itemOf(id)).toMatchObject({ state: 'answered', appointment: { status: 'requested' } })
  })

  test('refuses a second appointment while the first one stands', async () => {
    const { id: item } = await itemOf(await ask())
    await scene.ask('ana', book(item, randomUUID()))
    expect(await scene.refusal('ana', book(item, randomUUID(), another))).toMatchObject({
      message: 'conflict',
    })
    expect(await booked()).toHaveLength(1)
  })

  test('cannot be answered with a text, and no other item with an appointment', async () => {
    const { id: item } = await itemOf(await ask())
    expect(await scene.refusal('ana', `answer_request_item('${item}', 1, false, 'Mañana')`)).not.toBeNull()
    const { id: file } = await itemOf(await ask('file'))
    expect(await scene.refusal('ana', book(file, randomUUID()))).toMatchObject({ message: 'invalid-input' })
    expect(await scene.refusal('luis', book(item, randomUUID()))).toMatchObject({ message: 'not-found' })
    expect(await booked()).toEqual([])
  })

  test('stays open when the hour is already taken', async () => {
    const id = await ask()
    const { id: item } = await itemOf(id)
    await scene.ask('luis', `request_appointment('${randomUUID()}', '${slot}', 'Otra')`)
    expect(await scene.refusal('ana', book(item, randomUUID()))).toMatchObject({ message: 'slot-taken' })
    expect(await itemOf(id)).toMatchObject({ state: 'pending', appointment: null })
  })
})
