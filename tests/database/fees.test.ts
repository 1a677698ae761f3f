import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openReviewScene, type ReviewScene } from './review-scene'

let scene: ReviewScene
beforeAll(async () => void (scene = await openReviewScene()))
afterAll(() => scene?.close())
beforeEach(() =>
  scene.run(`delete from private.fees; delete from private.fee_silences; delete from public.outbox`),
)

const json = (value: unknown) => `'${JSON.stringify(value).replaceAll("'", "''")}'::jsonb`
const day = (offset: number) =>
  new Date(Date.now() - 5 * 3_600_000 + offset * 86_400_000).toISOString().slice(0, 10)
type Row = {
  id: string
  state: string
  version: number
  late: boolean
  amount: number
  silent: boolean
  reminders: number
}
type Page = { rows: Row[]; open: number; late: number; next: unknown; clientTitle: string | null }

async function fee(more: object = {}, who: 'advisor' | 'admin' = 'advisor') {
  const id = randomUUID()
  const content = {
    client: scene.people.ana,
    concept: 'Contabilidad de enero',
    amount: 1_480_000,
    dueOn: day(-3),
    reminds: true,
    ...more,
  }
  await scene.ask(who, `save_fee('${id}', ${json(content)})`)
  return id
}
const read = (id: string, who: 'advisor' | 'admin' = 'advisor') => scene.ask<Row>(who, `firm_fee('${id}')`)
const list = (wanted: object = {}, who: 'advisor' | 'other' | 'admin' = 'advisor', rows = 50) =>
  scene.ask<Page>(who, `firm_fees(${json(wanted)}, ${rows})`)
const settle = (id: string, becomes: string, content: object = {}, seen = 1) =>
  `settle_fee('${id}', '${becomes}', ${json(content)}, ${seen})`
const server = async <T>(call: string): Promise<T> =>
  (await scene.rows<{ answer: T }>(`select public.${call} as answer`))[0]!.answer
const mails = () =>
  scene.rows<{ to: string; status: string; fees: { concept: string }[] }>(
    `select payload ->> 'to' as "to", status, payload #> '{data,fees}' as fees from public.outbox
     where payload ->> 'template' = 'fee-reminder' order by created_at`,
  )
const sent = () =>
  scene.run(
    `update public.outbox set status = 'done', done_at = clock_timestamp() where key like 'mail:fee-reminder:%'`,
  )
/** Moves all reminders of fees and their mails this many days into the past. */
const later = (days: number) =>
  scene.run(`update private.fees set reminded_on = reminded_on - ${days};
    update public.outbox set done_at = done_at - interval '${days} days', created_at = created_at - interval '${days} days',
      key = key || ':' || gen_random_uuid() where key like 'mail:fee-reminder:%'`)

describe('fees', () => {
  test('are saved by members for their own clients, once although a call is repeated, and not over a colleague’s change', async () => {
    const id = await fee()
    const content = { client: scene.people.ana, concept: 'Otra', amount: 5, dueOn: day(3), reminds: false }
    await scene.ask('advisor', `save_fee('${id}', ${json(content)})`)
    expect(await read(id)).toMatchObject({ amount: 1_480_000, version: 1, late: true, madeBy: 'Laura Gómez' })
    await scene.ask('advisor', `save_fee('${id}', ${json(content)}, 1)`)
    expect(await read(id)).toMatchObject({ amount: 5, version: 2, late: false })
    expect(await scene.refusal('advisor', `save_fee('${id}', ${json(content)}, 1)`)).toMatchObject({
      message: 'conflict',
    })
    for (const call of [`firm_fee('${id}')`, settle(id, 'void', { reason: 'Ninguno' }, 2)])
      expect(await scene.refusal('other', call)).toMatchObject({ message: 'not-found' })
    expect(await scene.refusal('ana', 'firm_fees()')).toMatchObject({ message: 'staff-only' })
    expect((await list({}, 'other')).rows).toEqual([])
    expect(await list({}, 'other')).toMatchObject({ open: 0, late: 0 })
    const hidden = await list({ client: scene.people.ana }, 'other')
    expect(hidden).toMatchObject({ rows: [], open: 0, clientTitle: null })
    expect((await list({ client: scene.people.ana })).clientTitle).toEqual(expect.any(String))
  })

  test.each([
    { amount: 0 },
    { amount: 12.5 },
    { amount: null },
    { dueOn: '1999-01-01' },
    { concept: 'a\nb' },
    { dueOn: 'x' },
  ])('are refused with %j', async (more) => {
    const content = {
      client: scene.people.ana,
      concept: 'Renta',
      amount: 5,
      dueOn: day(3),
      reminds: true,
      ...more,
    }
    expect(await scene.refusal('advisor', `save_fee('${randomUUID()}', ${json(content)})`)).toMatchObject({
      message: 'invalid-input',
    })
  })

  test('cannot be more than two hundred open ones for a client', async () => {
    await scene.run(`insert into private.fees (id, client, concept, amount, due_on)
      select gen_random_uuid(), '${scene.people.ana}', 'Relleno', 1, '2027-01-01' from generate_series(1, 200)`)
    await expect(fee()).rejects.toThrow('fee-limit')
  })

  test('are collected on a day or made void with a reason, and both can be undone, which the log says', async () => {
    const [one, two] = [await fee(), await fee()]
    expect(await scene.refusal('advisor', settle(one, 'collected', { on: day(1) }))).toMatchObject({
      message: 'invalid-input',
    })
    await scene.ask('advisor', settle(one, 'collected', { on: day(0) }))
    expect(await scene.refusal('advisor', settle(two, 'void', { reason: ' ' }))).toMatchObject({
      message: 'reason-required',
    })
    await scene.ask('advisor', settle(two, 'void', { reason: 'Se cobró dos veces' }))
    expect(await read(one)).toMatchObject({
      state: 'collected',
      collectedOn: day(0),
      settledBy: 'Laura Gómez',
    })
    expect(await scene.refusal('advisor', settle(one, 'void', { reason: 'No' }, 2))).toMatchObject({
      message: 'invalid-input',
    })
    expect((await list({ list: 'collected' })).rows.map(({ id }) => id)).toEqual([one])
    expect((await list({ list: 'void' })).rows.map(({ id }) => id)).toEqual([two])
    await scene.ask('advisor', settle(one, 'due', {}, 2))
    await scene.ask('advisor', settle(two, 'due', {}, 2))
    expect(await list({ list: 'late' })).toMatchObject({ open: 2_960_000, late: 2_960_000 })
    const log = await scene.rows<{ action: string }>(
      `select action from public.audit_log where action like 'fee.%' and target = '${scene.people.ana}' order by id desc limit 6`,
    )
    expect(log.map(({ action }) => action).toReversed()).toEqual([
      'fee.made',
      'fee.made',
      'fee.collected',
      'fee.void',
      'fee.reopened',
      'fee.reopened',
    ])
  })

  test('are listed in pages and found by their client', async () => {
    for (const n of [1, 2, 3]) await fee({ dueOn: day(n), concept: `Honorario ${n}` })
    await fee({ client: scene.people.luis }, 'admin')
    const first = await list({ client: scene.people.ana }, 'admin', 2)
    const second = await list({ client: scene.people.ana, after: first.next }, 'admin', 2)
    expect(
      [...first.rows, ...second.rows].map((row) => (row as unknown as { concept: string }).concept),
    ).toEqual(['Honorario 1', 'Honorario 2', 'Honorario 3'])
    expect(second.next).toBeNull()
    expect((await list({ search: 'luis' }, 'admin')).rows).toHaveLength(1)
    expect((await list({ search: 'luis' })).rows).toEqual([])
  })

  test('are visible to their own client, without void ones', async () => {
    const [paid, gone] = [await fee(), await fee({ dueOn: day(5) })]
    await scene.ask('advisor', settle(paid, 'collected', { on: day(0) }))
    await scene.ask('advisor', settle(gone, 'void', { reason: 'Era otro' }))
    await fee({ dueOn: day(9), amount: 300_000 })
    const mine = await scene.ask<Page>('ana', 'my_fees()')
    expect(mine).toMatchObject({ open: 300_000, late: 0, silent: false })
    expect(mine.rows.map(({ state }) => state)).toEqual(['due', 'collected'])
    expect((await scene.ask<Page>('luis', 'my_fees()')).rows).toEqual([])
  })
})

describe('reminders of fees', () => {
  test('name all late fees in one mail, once a week and at most six times', async () => {
    await fee()
    await fee({ concept: 'Contabilidad de febrero', dueOn: day(-1) })
    await fee({ concept: 'Todavía no', dueOn: day(0) })
    await fee({ concept: 'Sin recordar', reminds: false })
    expect(await server('queue_fee_reminders()')).toBe(1)
    expect(await server('queue_fee_reminders()')).toBe(0)
    expect(await mails()).toMatchObject([
      {
        to: 'ana@empresa.example',
        fees: [{ concept: 'Contabilidad de enero' }, { concept: 'Contabilidad de febrero' }],
      },
    ])
    await sent()
    await later(6)
    expect(await server('queue_fee_reminders()')).toBe(0)
    await later(1)
    expect(await server('queue_fee_reminders()')).toBe(1)
    for (let n = 3; n <= 8; n++) {
      await sent()
      await later(7)
      await server('queue_fee_reminders()')
    }
    expect(await mails()).toHaveLength(6)
  })

  test('are sent by hand at most once a day, also while a mail waits and after a change', async () => {
    const id = await fee({ reminds: false })
    expect(await scene.ask('advisor', `remind_fees('${scene.people.ana}', false)`)).toBe('closed')
    expect(await mails()).toEqual([])
    expect(await scene.ask('advisor', `remind_fees('${scene.people.ana}', true)`)).toBe('queued')
    expect(await scene.ask('advisor', `remind_fees('${scene.people.ana}', true)`)).toBe('today')
    await sent()
    expect(await scene.ask('advisor', `remind_fees('${scene.people.ana}', true)`)).toBe('today')
    await later(1)
    expect(await scene.ask('advisor', `remind_fees('${scene.people.ana}', true)`)).toBe('queued')
    // Reminders leave out a fee that was collected, and a client gets no second reminder on the same day.
    await scene.ask('advisor', settle(id, 'collected', { on: day(0) }))
    expect((await mails()).map(({ status }) => status)).toEqual(['done', 'dropped'])
    await fee()
    expect(await scene.ask('advisor', `remind_fees('${scene.people.ana}', true)`)).toBe('today')
    expect(await scene.refusal('other', `remind_fees('${scene.people.ana}', true)`)).toMatchObject({
      message: 'not-found',
    })
  })

  test('do not count for the remaining fees if the mail was dropped', async () => {
    const id = await fee()
    const stays = await fee({ concept: 'Queda' })
    await server('queue_fee_reminders()')
    expect(await read(stays)).toMatchObject({ reminders: 1 })
    await scene.ask('advisor', settle(id, 'void', { reason: 'Era otro' }))
    expect(await read(stays)).toMatchObject({ reminders: 0, remindedOn: null })
  })

  test('that the client stopped cannot be started by the firm, and those that the firm stopped can be started by both', async () => {
    await fee()
    await server('queue_fee_reminders()')
    await scene.ask('ana', 'silence_my_fees(true)')
    expect((await mails()).map(({ status }) => status)).toEqual(['dropped'])
    await later(8)
    expect(await server('queue_fee_reminders()')).toBe(0)
    expect(await scene.ask('advisor', `remind_fees('${scene.people.ana}', true)`)).toBe('silent')
    expect(await scene.refusal('advisor', `silence_client_fees('${scene.people.ana}', false)`)).toMatchObject(
      { message: 'fee-client-silent' },
    )
    await scene.ask('ana', 'silence_my_fees(false)')
    await scene.ask('advisor', `silence_client_fees('${scene.people.ana}', true)`)
    expect(await list({ client: scene.people.ana })).toMatchObject({ silent: true })
    await scene.ask('advisor', `silence_client_fees('${scene.people.ana}', false)`)
    expect(await server('queue_fee_reminders()')).toBe(1)
  })

  test('that both stopped, the firm first, cannot be started by the firm', async () => {
    const { ana } = scene.people
    await scene.ask('advisor', `silence_client_fees('${ana}', true)`)
    expect(await scene.ask('ana', 'my_fees()')).toMatchObject({ silent: true, refused: false })
    await scene.ask('ana', 'silence_my_fees(true)')
    await scene.ask('advisor', `silence_client_fees('${ana}', true)`)
    expect(await scene.ask('ana', 'my_fees()')).toMatchObject({ silent: true, refused: true })
    expect(await scene.refusal('advisor', `silence_client_fees('${ana}', false)`)).toMatchObject({
      message: 'fee-client-silent',
    })
  })

  test('are not sent if the client meanwhile refused them or owes less than they name', async () => {
    const id = await fee()
    await fee({ concept: 'Contabilidad de febrero' })
    await server('queue_fee_reminders()')
    const [mail] = await mails()
    const holds = (who: 'ana' | 'luis' = 'ana') =>
      server(`fee_reminder_holds('${scene.people[who]}', ${json(mail?.fees)})`)
    expect(await holds()).toBe(true)
    expect(await holds('luis')).toBe(false)
    await scene.ask('ana', 'silence_my_fees(true)')
    expect(await holds()).toBe(false)
    await scene.ask('ana', 'silence_my_fees(false)')
    expect(await holds()).toBe(true)
    await scene.ask('advisor', settle(id, 'collected', { on: day(0) }))
    expect(await holds()).toBe(false)
  })

  test('are not sent to former clients and clients without people', async () => {
    await fee()
    await scene.run(
      `update public.user_approval_status set status = 'rejected' where user_id = '${scene.people.ana}'`,
    )
    expect(await server('queue_fee_reminders()')).toBe(0)
    expect(await scene.ask('admin', `remind_fees('${scene.people.ana}', true)`)).toBe('no-mail')
    await scene.run(
      `update public.user_approval_status set status = 'approved' where user_id = '${scene.people.ana}'`,
    )
  })

  test('name twenty fees and count the others', async () => {
    for (let n = 0; n < 23; n++) await fee({ concept: `Honorario ${n}` })
    await server('queue_fee_reminders()')
    const [mail] = await scene.rows<{ fees: unknown[]; more: number }>(
      `select payload #> '{data,fees}' as fees, (payload #>> '{data,more}')::int as more from public.outbox where key like 'mail:fee-reminder:%'`,
    )
    expect(mail?.fees).toHaveLength(20)
    expect(mail?.more).toBe(3)
  })
})
