import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { periodName } from '@/content/tax-calendar/words'
import { addDays, bogotaDay } from '@/lib/calendar/civil-day'
import { clientRequestShape, firmRequestShape, requestPageShape } from '@/lib/document-requests/request'
import { periodKey, periodsOf, type Cycle } from '@/lib/tax-calendar/period'
import { openReviewScene, type ReviewScene } from './review-scene'

let scene: ReviewScene
beforeAll(async () => void (scene = await openReviewScene()))
afterAll(() => scene?.close())
beforeEach(() =>
  scene.run(
    `delete from public.document_requests; delete from public.outbox; delete from private.request_series;
    delete from public.obligations`,
  ),
)

type Who = 'ana' | 'luis' | 'advisor' | 'other' | 'admin'
const today = bogotaDay(new Date())
const item = (title: string, more: object = {}) => ({
  title,
  help: '',
  required: true,
  allowsNone: false,
  answerWith: 'file',
  ...more,
})
const content = (more: object = {}) => ({
  title: 'Soportes de noviembre',
  note: '',
  dueOn: addDays(today, 7),
  items: [
    item('Extracto'),
    item('Caja menor', { allowsNone: true }),
    item('Novedades', { answerWith: 'text', required: false }),
  ],
  before: 3,
  every: 2,
  until: 'complete',
  ...more,
})
const json = (value: unknown) => `'${JSON.stringify(value)}'::jsonb`
const save = (
  who: Who,
  id: string,
  send: boolean,
  more: { content?: object; seen?: number; of?: string } = {},
) =>
  scene.ask(
    who,
    `save_request('${id}', '${scene.people.ana}', ${json(content(more.content))}, ${send},
      ${more.of ? `'${more.of}'` : 'null'}, ${more.seen ?? 'null'})`,
  )
const sent = async (more: object = {}) => {
  const id = randomUUID()
  await save('advisor', id, true, { content: more })
  return id
}
const asClient = async (id: string, who: Who = 'ana') =>
  clientRequestShape.parse(await scene.ask(who, `my_request('${id}')`))
const asFirm = async (id: string, who: Who = 'advisor') =>
  firmRequestShape.parse(await scene.ask(who, `firm_request('${id}')`))
const file = async (owner: 'ana' | 'luis' = 'ana') => {
  const invoice = await scene.invoice(owner)
  const [row] = await scene.rows<{ d: string }>(
    `select document_id as d from public.invoices where id = '${invoice}'`,
  )
  return row!.d
}
const add = (one: string, ...documents: string[]) =>
  `add_request_files('${one}', array[${documents.map((d) => `'${d}'::uuid`).join()}])`
const mails = () =>
  scene.rows<{ template: string; status: string }>(
    `select payload ->> 'template' as template, status from public.outbox order by created_at, key`,
  )

const obligation = async (of: 'ana' | 'luis', period: string) => {
  const id = randomUUID()
  await scene.run(`insert into public.obligations (id, user_id, obligation, period, listed, due, act_by, date_state, norm, source)
    select '${id}', '${scene.people[of]}', 'vat', '${period}', d, d, d, 'computed', 'Norma', 'Fuente'
    from (select date '${addDays(today, 20)}' as d) x`)
  return id
}

describe('the period that is asked for', () => {
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

  test('is that of the obligation, wherever the client reads it; a draft keeps the place', async () => {
    const [id, of] = [randomUUID(), await obligation('ana', '2026-B5')]
    await save('advisor', id, false, { content: place, of })
    expect(await asFirm(id)).toMatchObject({ title: place.title })
    await save('advisor', id, true, { content: place, of })
    expect(await asClient(id)).toMatchObject(named('bimestre 5 de 2026'))
    const [mail] = await scene.rows<{ title: string }>(
      `select payload -> 'data' ->> 'title' as title from public.outbox`,
    )
    expect(mail).toEqual({ title: 'Soportes para el IVA, bimestre 5 de 2026' })
  })

  test('is the month before the day without one', async () => {
    const id = await sent({ ...place, dueOn: '2027-01-31' })
    expect(await asClient(id)).toMatchObject(named('diciembre de 2026'))
  })

  test('is each client’s own where many are asked, and nobody is asked the same twice', async () => {
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

  test('has the name that pages give it', async () => {
    const cycles: Cycle[] = ['month', 'bimester', 'quarter', 'four-months', 'semester', 'year']
    const periods = cycles.flatMap((cycle) => periodsOf(cycle, 2026))
    const names = await scene.rows<{ name: string }>(
      `select private.period_name(p) as name from jsonb_array_elements_text(${json(periods.map(periodKey))}) p`,
    )
    expect(names.map(({ name }) => name)).toEqual(periods.map(periodName))
  })
})

describe('the firm', () => {
  test('keeps a draft that the client does not see, and sends it once with one mail', async () => {
    const id = randomUUID()
    await save('advisor', id, false)
    expect(await scene.read('ana', 'document_requests')).toEqual([])
    expect(await scene.read('ana', 'document_request_items')).toEqual([])
    expect(await scene.refusal('ana', `my_request('${id}')`)).toMatchObject({ message: 'not-found' })
    await save('advisor', id, true)
    await save('advisor', id, true)
    expect(await mails()).toEqual([{ template: 'documents-asked', status: 'pending' }])
    expect(await asClient(id)).toMatchObject({
      status: 'open',
      askedBy: 'Laura Gómez',
      wanted: 3,
      missing: 2,
    })
    expect(await scene.read('ana', 'document_request_items')).toHaveLength(3)
    expect(await scene.read('luis', 'document_requests')).toEqual([])
  })

  test('a colleague who edits a draft that was changed or sent meanwhile is told', async () => {
    const id = randomUUID()
    await save('advisor', id, false)
    const { version } = await asFirm(id)
    await save('admin', id, false, { seen: version, content: { title: 'Otro título' } })
    const again = (seen: number) =>
      scene.refusal(
        'advisor',
        `save_request('${id}', '${scene.people.ana}', ${json(content())}, true, null, ${seen})`,
      )
    expect(await again(version)).toMatchObject({ message: 'conflict' })
    await save('admin', id, true, { seen: (await asFirm(id)).version })
    expect(await again(version)).toMatchObject({ message: 'conflict' })
  })

  test('a colleague who claims to have seen no draft overwrites none, and one’s own is saved twice', async () => {
    const id = randomUUID()
    await save('advisor', id, false)
    await save('advisor', id, false, { content: { title: 'Mi título' } })
    const blind = `save_request('${id}', '${scene.people.ana}', ${json(content())}, false)`
    expect(await scene.refusal('admin', blind)).toMatchObject({ message: 'conflict' })
    expect(await asFirm(id)).toMatchObject({ title: 'Mi título' })
  })

  test.each<[Who, string]>([
    ['other', 'not-found'],
    ['ana', 'staff-only'],
  ])('%s may not ask Ana: %s', async (who, message) => {
    const call = `save_request('${randomUUID()}', '${scene.people.ana}', ${json(content())}, true)`
    expect(await scene.refusal(who, call)).toMatchObject({ message })
  })

  test.each([
    ['nothing obligatory', { items: [item('Extracto', { required: false })] }],
    ['nothing at all', { items: [] }],
  ])('refuses a request with %s', async (_, more) => {
    const call = `save_request('${randomUUID()}', '${scene.people.ana}', ${json(content(more))}, true)`
    expect(await scene.refusal('advisor', call)).toMatchObject({ message: 'invalid-input' })
  })

  test('asks many at once, each with their own; whom it cannot ask is named, and asked again nobody gets two', async () => {
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
    expect(await mails()).toHaveLength(2)
    await ask(
      'admin',
      asks.map((one) => ({ ...one, id: randomUUID() })),
    )
    expect(await scene.rows(`select user_id from public.document_requests`)).toHaveLength(2)
  })

  test('cancels: a draft goes, what was sent says so and takes no more answers', async () => {
    const draft = randomUUID()
    await save('advisor', draft, false)
    await scene.ask('advisor', `cancel_request('${draft}', ${(await asFirm(draft)).version})`)
    expect(await scene.rows(`select id from public.document_requests`)).toEqual([])
    const id = await sent()
    await scene.ask('advisor', `cancel_request('${id}', ${(await asFirm(id)).version})`)
    const { status, items } = await asClient(id)
    expect(status).toBe('cancelled')
    expect(await scene.refusal('ana', add(items[0]!.id, await file()))).toMatchObject({
      message: 'request-closed',
    })
  })

  test('lists by date what is open, and what waits for it apart', async () => {
    const late = await sent({ title: 'Vencido', dueOn: addDays(today, -1) })
    const soon = await sent()
    const { items } = await asClient(soon)
    await scene.ask('ana', add(items[0]!.id, await file()))
    const list = async (who: 'advisor' | 'other', wanted: object = {}) =>
      requestPageShape.parse(await scene.ask(who, `list_requests(${json(wanted)})`))
    const all = await list('advisor')
    expect(all.rows.map(({ id }) => id)).toEqual([late, soon])
    expect(all.counts).toEqual({ open: 2, review: 1, overdue: 1, drafts: 0 })
    expect((await list('advisor', { list: 'review' })).rows.map(({ id }) => id)).toEqual([soon])
    expect((await list('other')).rows).toEqual([])
    const first = requestPageShape.parse(await scene.ask('advisor', `list_requests('{}', 1)`))
    expect((await list('advisor', { after: first.next })).rows.map(({ id }) => id)).toEqual([soon])
  })
})

describe('the client', () => {
  test('delivers item by item; what stands among the things to do goes with the last one', async () => {
    const id = await sent()
    const todo = async () =>
      (
        await scene.ask<{ todo: { items: { kind: string; id: string }[] } }>('ana', 'my_dashboard()')
      ).todo.items
        .filter(({ kind }) => kind === 'request')
        .map((one) => one.id)
    expect(await todo()).toEqual([id])
    expect(await scene.ask('ana', 'my_header()')).toMatchObject({ pending: { requests: 1 } })
    const [extract, petty] = (await asClient(id)).items
    const document = await file()
    await scene.ask('ana', add(extract!.id, document))
    await scene.ask('ana', add(extract!.id, document))
    expect(await asClient(id)).toMatchObject({ delivered: 1, missing: 1, toReview: 1 })
    await scene.ask('ana', `answer_request_item('${petty!.id}', ${petty!.version}, true, 'No tuvimos')`)
    await scene.ask('ana', `answer_request_item('${petty!.id}', ${petty!.version}, true, 'No tuvimos')`)
    expect(await asClient(id)).toMatchObject({ wanted: 2, delivered: 1, missing: 0 })
    expect(await todo()).toEqual([])
  })

  test('of two tabs the later one is told of a text that stands already', async () => {
    const id = await sent()
    const [, , news] = (await asClient(id)).items
    await scene.ask('ana', `answer_request_item('${news!.id}', ${news!.version}, false, 'Entró Luz')`)
    expect(
      await scene.refusal('ana', `answer_request_item('${news!.id}', ${news!.version}, false, 'Salió Luz')`),
    ).toMatchObject({ message: 'conflict' })
  })

  test('answers nothing that they did not see', async () => {
    const [, petty] = (await asClient(await sent())).items
    expect(await scene.refusal('ana', `answer_request_item('${petty!.id}', null, true)`)).toMatchObject({
      message: 'conflict',
    })
  })

  test('takes a file back, and that there was none', async () => {
    const id = await sent()
    const [extract, petty] = (await asClient(id)).items
    const document = await file()
    await scene.ask('ana', add(extract!.id, document))
    await scene.ask('ana', `remove_request_file('${extract!.id}', '${document}')`)
    await scene.ask('ana', `answer_request_item('${petty!.id}', ${petty!.version}, true)`)
    await scene.ask('ana', `reopen_request_item('${petty!.id}')`)
    expect(await asClient(id)).toMatchObject({ wanted: 3, delivered: 0, missing: 2 })
    expect((await asClient(id)).items.map(({ state }) => state)).toEqual(['pending', 'pending', 'pending'])
  })

  test.each([
    ['the file of somebody else', async (one: string) => add(one, await file('luis')), 'not-found'],
    [
      'no «no hubo» where it is none',
      async (one: string) => `answer_request_item('${one}', 1, true)`,
      'invalid-input',
    ],
    [
      'no text where a file is asked',
      async (one: string) => `answer_request_item('${one}', 1, false, 'x')`,
      'invalid-input',
    ],
    ['no files instead of some', async (one: string) => `add_request_files('${one}', null)`, 'invalid-input'],
    ['none of no files', async (one: string) => `add_request_files('${one}', '{}')`, 'invalid-input'],
    ['no file among files', async (one: string) => `add_request_files('${one}', '{null}')`, 'invalid-input'],
    [
      'nothing at all',
      async (one: string) => `answer_request_item('${one}', null, null, null)`,
      'invalid-input',
    ],
  ])('may not: %s', async (_, call, message) => {
    const [extract] = (await asClient(await sent())).items
    expect(await scene.refusal('ana', await call(extract!.id))).toMatchObject({ message })
  })

  test('of another account nothing is read or answered, and a reader answers nothing', async () => {
    const id = await sent()
    const [extract] = (await asClient(id)).items
    expect(await scene.refusal('luis', `my_request('${id}')`)).toMatchObject({ message: 'not-found' })
    expect(await scene.refusal('luis', add(extract!.id, await file('luis')))).toMatchObject({
      message: 'not-found',
    })
    const role = (name: string) =>
      scene.run(`update private.account_members set role = '${name}' where account = '${scene.people.ana}'`)
    await role('reader')
    expect((await asClient(id)).items).toHaveLength(3)
    expect(await scene.refusal('ana', add(extract!.id, randomUUID()))).toMatchObject({ message: 'forbidden' })
    await role('owner')
  })

  test('is offered what arrived lately and answers nothing yet', async () => {
    const id = await sent()
    const document = await file()
    expect((await asClient(id)).offers.map((one) => one.id)).toContain(document)
    await scene.ask('ana', add((await asClient(id)).items[0]!.id, document))
    expect((await asClient(id)).offers.map((one) => one.id)).not.toContain(document)
  })
})

describe('what the firm says of an answer', () => {
  const review = (
    who: Who,
    one: { id: string; version: number },
    accept: boolean,
    note = 'Falta la página 2',
  ) => `review_request_item('${one.id}', ${one.version}, ${accept}, ${accept ? 'null' : `'${note}'`})`

  test('accepts one by one; with the last the request is complete, and returned it opens again with a mail', async () => {
    const id = await sent({ items: [item('Extracto')] })
    const [extract] = (await asClient(id)).items
    await scene.ask('ana', add(extract!.id, await file()))
    const answered = (await asFirm(id)).items[0]!
    await scene.ask('advisor', review('advisor', answered, true))
    expect(await asClient(id)).toMatchObject({ status: 'complete', missing: 0 })
    expect(await scene.refusal('ana', add(extract!.id, await file()))).toMatchObject({
      message: 'request-closed',
    })
    await scene.ask('advisor', review('advisor', (await asFirm(id)).items[0]!, false))
    expect(await asClient(id)).toMatchObject({ status: 'open', missing: 1, delivered: 0, closedAt: null })
    expect((await mails()).map(({ template }) => template)).toContain('documents-returned')
    const again = await file()
    await scene.ask('ana', add(extract!.id, again))
    const [item1] = (await asClient(id)).items
    expect(item1).toMatchObject({ state: 'answered', reviewNote: null, files: [{ id: again }] })
  })

  test('nobody accepts another file than the one that they saw', async () => {
    const id = await sent()
    const [extract] = (await asClient(id)).items
    await scene.ask('ana', add(extract!.id, await file()))
    const seen = (await asFirm(id)).items[0]!
    await scene.ask('ana', add(extract!.id, await file()))
    expect(await scene.refusal('advisor', review('advisor', seen, true))).toMatchObject({
      message: 'conflict',
    })
    expect(await scene.refusal('other', review('other', (await asFirm(id)).items[0]!, true))).toMatchObject({
      message: 'not-found',
    })
  })

  test('nobody accepts, returns or cancels what they did not see', async () => {
    const id = await sent()
    const [extract] = (await asClient(id)).items
    await scene.ask('ana', add(extract!.id, await file()))
    const { version } = (await asFirm(id)).items[0]!
    expect(await scene.refusal('advisor', `cancel_request('${id}', null)`)).toMatchObject({
      message: 'conflict',
    })
    const says = (seen: number | null, accept: boolean | null) =>
      scene.refusal('advisor', `review_request_item('${extract!.id}', ${seen}, ${accept}, 'Falta')`)
    expect(await says(null, true)).toMatchObject({ message: 'conflict' })
    expect(await says(version, null)).toMatchObject({ message: 'invalid-input' })
  })

  test('the client hears of each item that is returned, and of none once they are no client', async () => {
    const id = await sent({ items: [item('Extracto'), item('Nómina'), item('Cartera')] })
    for (const { id: one } of (await asClient(id)).items) await scene.ask('ana', add(one, await file()))
    const [extract, payroll, debtors] = (await asFirm(id)).items
    const returned = async () => (await mails()).filter(({ template }) => template === 'documents-returned')
    await scene.ask('advisor', review('advisor', extract!, false))
    await scene.ask('advisor', review('advisor', payroll!, false))
    expect(await returned()).toHaveLength(2)
    const become = (status: string) =>
      scene.run(
        `update public.user_approval_status set status = '${status}' where user_id = '${scene.people.ana}'`,
      )
    await become('rejected')
    await scene.ask('advisor', review('advisor', debtors!, false))
    expect(await returned()).toHaveLength(2)
    await become('approved')
  })

  test('an item whose document is gone is to be delivered again', async () => {
    const id = await sent()
    const [extract] = (await asClient(id)).items
    const document = await file()
    await scene.ask('ana', add(extract!.id, document))
    await scene.run(`delete from public.documents where id = '${document}'`)
    expect(await asClient(id)).toMatchObject({ delivered: 0, missing: 2, toReview: 0 })
  })
})
