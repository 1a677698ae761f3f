import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addDays, bogotaDay } from '@/lib/calendar/civil-day'
import { openReviewScene, type ReviewScene } from './review-scene'

let scene: ReviewScene
beforeAll(async () => void (scene = await openReviewScene()))
afterAll(() => scene?.close())
beforeEach(() =>
  scene.run(`delete from public.document_requests; delete from public.outbox; delete from private.request_series;
    delete from public.obligations`),
)

const today = bogotaDay(new Date())
const items = [{ title: 'Extracto', help: '', required: true, allowsNone: true, answerWith: 'file' }]
const content = {
  title: 'Soportes',
  note: '',
  dueOn: addDays(today, 7),
  items,
  before: 3,
  every: 2,
  until: 'complete',
}
const json = (value: unknown) => `'${JSON.stringify(value)}'::jsonb`
const server = async <T>(call: string) =>
  (await scene.rows<{ answer: T }>(`select public.${call} as answer`))[0]!.answer
const send = async () => {
  const id = randomUUID()
  await scene.ask('advisor', `save_request('${id}', '${scene.people.ana}', ${json(content)}, true)`)
  return id
}
type Facts = { id: string; version: number; at: string | null }
const toPlan = () => server<Facts[]>('reminders_to_plan(10)')
const plan = async (at: string | null) =>
  server<number>(`plan_reminders(${json((await toPlan()).map(({ id, version }) => ({ id, version, at })))})`)
const due = (moment = new Date().toISOString()) => server<Facts[]>(`due_reminders('${moment}', 10)`)
const queue = (facts: Facts[], next: string | null = null) =>
  server<number>(
    `queue_reminders(${json(facts.map(({ id, at }) => ({ id, at, next })))}, '${new Date().toISOString()}')`,
  )
const reminders = () =>
  scene.rows<{ key: string; status: string }>(
    `select key, status from public.outbox where payload ->> 'template' = 'document-reminder' order by key`,
  )
const past = '2026-01-05T13:00:00Z'
const item = async (id: string) =>
  (
    await scene.rows<{ id: string; version: number }>(
      `select id, version from public.document_request_items where request = '${id}'`,
    )
  )[0]!

describe('a reminder of a document request', () => {
  test('is queued once for its hour, however many workers try', async () => {
    const id = await send()
    expect(await plan(past)).toBe(1)
    expect(await toPlan()).toEqual([])
    const facts = await due()
    expect(facts).toMatchObject([{ id }])
    expect(await queue(facts, '2100-01-01T13:00:00Z')).toBe(1)
    expect(await queue(facts, '2100-01-01T13:00:00Z')).toBe(0)
    expect(await due()).toEqual([])
    expect(await reminders()).toEqual([{ key: `mail:document-reminder:${id}:1`, status: 'pending' }])
  })

  test('is counted from the day in Bogotá on which the request was sent, also late in the evening', async () => {
    const id = await send()
    await scene.run(`update public.document_requests set sent_at = '2026-11-20T02:30:00Z' where id = '${id}'`)
    expect(await toPlan()).toMatchObject([{ id, sentOn: '2026-11-19' }])
  })

  test('is not planned for a request that changed meanwhile', async () => {
    const id = await send()
    const [{ version }] = (await toPlan()) as [Facts]
    await scene.run(`update public.document_requests set version = version + 1 where id = '${id}'`)
    expect(await server(`plan_reminders(${json([{ id, version, at: past }])})`)).toBe(0)
  })

  test('is not queued again while the last one waits to be sent', async () => {
    await send()
    await plan(past)
    expect(await queue(await due(), past)).toBe(1)
    expect(await queue(await due(), past)).toBe(0)
    await scene.run(
      `update public.outbox set status = 'done' where payload ->> 'template' = 'document-reminder'`,
    )
    expect(await queue(await due(), null)).toBe(1)
    expect((await reminders()).map(({ status }) => status)).toEqual(['done', 'pending'])
  })

  test('is not sent when everything has arrived, and is planned anew when an item is returned', async () => {
    const id = await send()
    await plan(past)
    await queue(await due(), past)
    const { id: one, version } = await item(id)
    await scene.ask('ana', `answer_request_item('${one}', ${version}, true)`)
    expect(await due()).toEqual([])
    expect(await reminders()).toMatchObject([{ status: 'dropped' }])
    await scene.ask('advisor', `review_request_item('${one}', ${version + 1}, false, 'Sí hubo')`)
    expect(await toPlan()).toMatchObject([{ id }])
  })

  test('is not sent for a cancelled request or to a rejected client, and is sent again to a readmitted client', async () => {
    const id = await send()
    await plan(past)
    await queue(await due(), past)
    await scene.run(
      `update public.user_approval_status set status = 'rejected' where user_id = '${scene.people.ana}'`,
    )
    expect(await reminders()).toMatchObject([{ status: 'dropped' }])
    await plan(past)
    expect(await due()).toEqual([])
    await scene.run(
      `update public.user_approval_status set status = 'approved' where user_id = '${scene.people.ana}'`,
    )
    await plan(past)
    expect(await due()).toMatchObject([{ id }])
    await scene.ask(
      'advisor',
      `cancel_request('${id}', ${(await scene.ask<{ version: number }>('advisor', `firm_request('${id}')`)).version})`,
    )
    expect(await due()).toEqual([])
  })

  test('is not counted when it can be sent to nobody', async () => {
    const id = await send()
    await plan(past)
    await scene.run(`update public.accounts set contact = null where id = '${scene.people.ana}'`)
    expect(await queue(await due(), '2100-01-01T13:00:00Z')).toBe(0)
    expect(await due()).toEqual([])
    const [row] = await scene.rows(
      `select reminders, reminded_at from public.document_requests where id = '${id}'`,
    )
    expect(row).toEqual({ reminders: 0, reminded_at: null })
    await scene.run(`update public.accounts set contact = id where id = '${scene.people.ana}'`)
  })

  test('moves when the firm adds a day off', async () => {
    const id = await send()
    await plan(past)
    await scene.run(
      `insert into private.non_business_days (day, name, scope, norm) values ('2031-03-04', 'Día cívico', 'national', 'Decreto')`,
    )
    expect(await toPlan()).toMatchObject([{ id }])
  })
})

describe('a series of document requests', () => {
  const write = (repeat: object, more: object = {}) =>
    json({
      ...content,
      dueOn: '2026-11-30',
      ...more,
      repeat: { series: randomUUID(), leadDays: 10, ...repeat },
    })
  const start = async (
    repeat: object,
    { obligation = 'null', ...more }: { obligation?: string; title?: string } = {},
  ) => {
    const [series, first] = [randomUUID(), randomUUID()]
    const said = write({ series, ...repeat }, more)
    await scene.ask(
      'advisor',
      `save_request('${first}', '${scene.people.ana}', ${said}, true, ${obligation})`,
    )
    return series
  }
  const check = (day: string) =>
    server<{ id: string; periods: object[] }[]>(`request_series_to_check('${day}', 10)`)
  const make = (series: string, period: string, day = today) =>
    server<number>(
      `make_series_requests(array['${series}'::uuid], '${day}', ${json([{ series, period, due: addDays(today, 9), of: null }])})`,
    )

  test('makes and sends the request of a period once, and is checked once a day', async () => {
    const series = await start({ monthDay: 5 }, { title: 'Soportes de {periodo}' })
    expect(
      await scene.rows(
        `select remind_before as before, remind_every as every, remind_until as until, month_day as day, lead_days as lead
         from private.request_series where id = '${series}'`,
      ),
    ).toEqual([{ before: 3, every: 2, until: 'complete', day: 5, lead: 10 }])
    expect(await check(today)).toMatchObject([{ id: series }])
    expect(await make(series, '2026-11')).toBe(1)
    expect(await make(series, '2026-11')).toBe(0)
    // No request for 2026-10 is created, because the advisor had already sent that request when the series began.
    expect(await make(series, '2026-10')).toBe(0)
    expect(await check(today)).toEqual([])
    expect(await check(addDays(today, 1))).toHaveLength(1)
    const made = await scene.rows(
      `select title, status, wanted from public.document_requests where period = '2026-11'`,
    )
    expect(made).toEqual([{ title: 'Soportes de noviembre de 2026', status: 'open', wanted: 1 }])
  })

  test('starts together with the draft that is sent, or not at all, and sending the form again changes nothing', async () => {
    const [id, series] = [randomUUID(), randomUUID()]
    const call = (said: string, send: boolean, seen: number | null) =>
      `save_request('${id}', '${scene.people.ana}', ${said}, ${send}, null, ${seen})`
    await scene.ask('advisor', call(json(content), false, null))
    const { version } = await scene.ask<{ version: number }>('advisor', `firm_request('${id}')`)
    await expect(scene.ask('advisor', call(write({ monthDay: 40 }), true, version))).rejects.toThrow(
      'month_day',
    )
    expect(await scene.ask('advisor', `firm_request('${id}')`)).toMatchObject({ status: 'draft', version })
    const said = write({ series, monthDay: 5 })
    await scene.ask('advisor', call(said, true, version))
    await scene.ask('advisor', call(said, true, version))
    expect(await check(today)).toMatchObject([{ id: series }])
    expect(await scene.refusal('advisor', call(write({ monthDay: 5 }), true, version))).toMatchObject({
      message: 'conflict',
    })
  })

  test('continues when one of its requests fails, and is checked once a day then too', async () => {
    const [bad, good] = [await start({ monthDay: 5 }), await start({ monthDay: 6 })]
    await scene.run(`update private.request_series set items = '[]' where id = '${bad}'`)
    const made = [bad, good].map((series) => ({
      series,
      period: '2026-11',
      due: addDays(today, 9),
      of: null,
    }))
    const call = `make_series_requests(array['${bad}', '${good}']::uuid[], '${today}', ${json(made)})`
    expect(await server(call)).toBe(1)
    expect(await check(today)).toEqual([])
  })

  test('follows the periods of its obligation that were not requested, and can be ended', async () => {
    const add = (period: string, inDays: number, id = randomUUID()) =>
      scene.run(`insert into public.obligations (id, user_id, obligation, period, listed, due, act_by, date_state, norm, source)
        select '${id}', '${scene.people.ana}', 'withholding', '${period}', d, d, d, 'computed', 'Norma', 'Fuente'
        from (select date '${addDays(today, inDays)}' as d) x`)
    const of = randomUUID()
    await add('2026-10', 5, of)
    await add('2026-11', 12)
    await add('2026-12', 60)
    const series = await start({ daysBefore: 3 }, { obligation: `'${of}'` })
    expect((await check(today))[0]!.periods).toMatchObject([{ period: '2026-11' }])
    await scene.ask('advisor', `end_request_series('${series}')`)
    expect(await check(today)).toEqual([])
    expect(await make(series, '2026-11')).toBe(0)
    expect(await scene.refusal('other', `end_request_series('${series}')`)).toMatchObject({
      message: 'not-found',
    })
  })
})
