import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { periodName } from '@/content/tax-calendar/words'
import { addDays, bogotaDay } from '@/lib/calendar/civil-day'
import { requestListPageShape } from '@/lib/document-requests/request'
import { periodKey, periodsOf, type Cycle } from '@/lib/tax-calendar/period'
import { addFiles, content, item, json, openRequestScene, type RequestScene, type Who } from './request-scene'

let scene: RequestScene
beforeAll(async () => void (scene = await openRequestScene()))
afterAll(() => scene?.close())
beforeEach(() => scene.clear())

const today = bogotaDay(new Date())

const obligation = async (of: 'ana' | 'luis', period: string) => {
  const id = randomUUID()
  await scene.run(`insert into public.obligations (id, user_id, obligation, period, listed, due, act_by, date_state, norm, source)
    select '${id}', '${scene.people[of]}', 'vat', '${period}', d, d, d, 'computed', 'Norma', 'Fuente'
    from (select date '${addDays(today, 20)}' as d) x`)
  return id
}

describe('the period of a document request', () => {
  const place = {
    title: 'Soportes para el IVA, {periodo}',
    note: 'Lo de {Periodo}.',
    items: [item('Ventas de {periodo}', { help: 'De {periodo}' })],
  }
  const named = (name: string) => ({
    title: `Soportes para el IVA, ${name}`,
    note: `Lo de ${name}.`,
    items: [{ title: `Ventas de ${name}`, help: `De ${name}` }],
  })

  test('is the period of its obligation wherever the client reads it, while a draft keeps the placeholder', async () => {
    const [id, of] = [randomUUID(), await obligation('ana', '2026-B5')]
    await scene.save('advisor', id, false, { content: place, of })
    expect(await scene.asFirm(id)).toMatchObject({ title: place.title })
    await scene.save('advisor', id, true, { content: place, of })
    expect(await scene.asClient(id)).toMatchObject(named('bimestre 5 de 2026'))
    const [mail] = await scene.rows<{ title: string }>(
      `select payload -> 'data' ->> 'title' as title from public.outbox`,
    )
    expect(mail).toEqual({ title: 'Soportes para el IVA, bimestre 5 de 2026' })
  })

  test('is the month before the due date if it has no obligation', async () => {
    const id = await scene.sent({ ...place, dueOn: '2027-01-31' })
    expect(await scene.asClient(id)).toMatchObject(named('diciembre de 2026'))
  })

  test('is each client’s own when many are asked, and no client is asked twice', async () => {
    const { ana, luis } = scene.people
    const of = [
      { client: ana, obligation: await obligation('ana', '2026-B5') },
      { client: luis, obligation: await obligation('luis', '2026-C3') },
    ]
    const send = () => {
      const asks = of.map((one) => ({ ...one, id: randomUUID() }))
      return scene.ask('admin', `send_requests(${json(asks)}, ${json(content(place))})::text`)
    }
    await send()
    await send()
    const titles = await scene.rows<{ title: string }>(
      `select title from public.document_requests order by title`,
    )
    expect(titles.map(({ title }) => title)).toEqual([
      'Soportes para el IVA, bimestre 5 de 2026',
      'Soportes para el IVA, cuatrimestre 3 de 2026',
    ])
  })

  test('has the same name in the database as on the pages', async () => {
    const cycles: Cycle[] = ['month', 'bimester', 'quarter', 'four-months', 'semester', 'year']
    const periods = cycles.flatMap((cycle) => periodsOf(cycle, 2026))
    const names = await scene.rows<{ name: string }>(
      `select private.period_name(p) as name from jsonb_array_elements_text(${json(periods.map(periodKey))}) p`,
    )
    expect(names.map(({ name }) => name)).toEqual(periods.map(periodName))
  })
})

describe('the firm’s document requests', () => {
  test('are not seen by the client as drafts, and are sent once with one mail', async () => {
    const id = randomUUID()
    await scene.save('advisor', id, false)
    expect(await scene.read('ana', 'document_requests')).toEqual([])
    expect(await scene.read('ana', 'document_request_items')).toEqual([])
    expect(await scene.refusal('ana', `my_request('${id}')`)).toMatchObject({ message: 'not-found' })
    await scene.save('advisor', id, true)
    await scene.save('advisor', id, true)
    expect(await scene.mails()).toEqual([{ template: 'documents-asked', status: 'pending' }])
    expect(await scene.asClient(id)).toMatchObject({
      status: 'open',
      askedBy: 'Laura Gómez',
      wanted: 3,
      missing: 2,
    })
    expect(await scene.read('ana', 'document_request_items')).toHaveLength(3)
    expect(await scene.read('luis', 'document_requests')).toEqual([])
  })

  test('are not saved over a draft that a colleague changed or sent meanwhile', async () => {
    const id = randomUUID()
    await scene.save('advisor', id, false)
    const { version } = await scene.asFirm(id)
    await scene.save('admin', id, false, { seen: version, content: { title: 'Otro título' } })
    const again = (seen: number) =>
      scene.refusal(
        'advisor',
        `save_request('${id}', '${scene.people.ana}', ${json(content())}, true, null, ${seen})`,
      )
    expect(await again(version)).toMatchObject({ message: 'conflict' })
    await scene.save('admin', id, true, { seen: (await scene.asFirm(id)).version })
    expect(await again(version)).toMatchObject({ message: 'conflict' })
  })

  test('are not saved over a draft that the member has not seen, but the author may save twice', async () => {
    const id = randomUUID()
    await scene.save('advisor', id, false)
    await scene.save('advisor', id, false, { content: { title: 'Mi título' } })
    const blind = `save_request('${id}', '${scene.people.ana}', ${json(content())}, false)`
    expect(await scene.refusal('admin', blind)).toMatchObject({ message: 'conflict' })
    expect(await scene.asFirm(id)).toMatchObject({ title: 'Mi título' })
  })

  test.each<[Who, string]>([
    ['other', 'not-found'],
    ['ana', 'staff-only'],
  ])('may not be made for Ana by %s: %s', async (who, message) => {
    const call = `save_request('${randomUUID()}', '${scene.people.ana}', ${json(content())}, true)`
    expect(await scene.refusal(who, call)).toMatchObject({ message })
  })

  test.each([
    ['nothing obligatory', { items: [item('Extracto', { required: false })] }],
    ['nothing at all', { items: [] }],
  ])('are refused with %s', async (_, more) => {
    const call = `save_request('${randomUUID()}', '${scene.people.ana}', ${json(content(more))}, true)`
    expect(await scene.refusal('advisor', call)).toMatchObject({ message: 'invalid-input' })
  })

  test('to many clients name the clients that cannot be asked, and a repeated call makes no second request', async () => {
    const asks = [scene.people.ana, scene.people.luis, randomUUID()].map((client) => ({
      id: randomUUID(),
      client,
      obligation: null,
    }))
    const ask = async (who: 'advisor' | 'admin', which = asks) => {
      const answers = await scene.ask<string>(who, `send_requests(${json(which)}, ${json(content())})::text`)
      return answers
    }
    await ask('advisor')
    await ask('admin')
    expect(await scene.rows(`select user_id from public.document_requests`)).toHaveLength(2)
    expect(await scene.mails()).toHaveLength(2)
    await ask(
      'admin',
      asks.map((one) => ({ ...one, id: randomUUID() })),
    )
    expect(await scene.rows(`select user_id from public.document_requests`)).toHaveLength(2)
  })

  test('are deleted as drafts when they are cancelled, and take no more answers after they were sent', async () => {
    const draft = randomUUID()
    await scene.save('advisor', draft, false)
    await scene.ask('advisor', `cancel_request('${draft}', ${(await scene.asFirm(draft)).version})`)
    expect(await scene.rows(`select id from public.document_requests`)).toEqual([])
    const id = await scene.sent()
    await scene.ask('advisor', `cancel_request('${id}', ${(await scene.asFirm(id)).version})`)
    const { status, items } = await scene.asClient(id)
    expect(status).toBe('cancelled')
    expect(await scene.refusal('ana', addFiles(items[0]!.id, await scene.file()))).toMatchObject({
      message: 'request-closed',
    })
  })

  test('that were closed last are in the client’s list, even if they were asked first', async () => {
    await scene.run(
      `insert into public.document_requests (user_id, title, status, due_on, asked_by, made_at, sent_at, closed_at)
        select '${scene.people.ana}', 'Solicitud ' || n, 'complete', '${today}', 'Laura Gómez', t, t,
          case n when 1 then now() else t end
        from generate_series(1, 31) n, lateral (select now() - make_interval(days => 100 - n) as t) x`,
    )
    const { closed } = await scene.ask<{ closed: { title: string }[] }>('ana', 'my_requests()')
    expect(closed).toHaveLength(30)
    expect(closed[0]?.title).toBe('Solicitud 1')
  })

  test('are listed by due date, separately from those that wait for the firm', async () => {
    const late = await scene.sent({ title: 'Vencido', dueOn: addDays(today, -1) })
    // A request that is due today is not overdue.
    const soon = await scene.sent({ dueOn: today })
    const { items } = await scene.asClient(soon)
    await scene.ask('ana', addFiles(items[0]!.id, await scene.file()))
    const list = async (who: 'advisor' | 'other', wanted: object = {}) =>
      requestListPageShape.parse(await scene.ask(who, `list_requests(${json(wanted)})`))
    const all = await list('advisor')
    expect(all.rows.map(({ id }) => id)).toEqual([late, soon])
    expect(all.counts).toEqual({ open: 2, review: 1, overdue: 1, drafts: 0 })
    expect((await list('advisor', { list: 'review' })).rows.map(({ id }) => id)).toEqual([soon])
    expect((await list('other')).rows).toEqual([])
    const first = requestListPageShape.parse(await scene.ask('advisor', `list_requests('{}', 1)`))
    expect((await list('advisor', { after: first.next })).rows.map(({ id }) => id)).toEqual([soon])
  })
})
