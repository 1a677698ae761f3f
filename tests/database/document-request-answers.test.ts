import { todayShape } from '@/lib/today/lines'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addDays, bogotaDay } from '@/lib/calendar/civil-day'
import { calendarShape } from '@/lib/obligations/calendar'
import { addFiles, content, item, json, openRequestScene, type RequestScene, type Who } from './request-scene'

let scene: RequestScene
beforeAll(async () => void (scene = await openRequestScene()))
afterAll(() => scene?.close())
beforeEach(() => scene.clear())

describe('the client who answers a document request', () => {
  test('delivers each item separately, and the task disappears with the last one', async () => {
    const id = await scene.sent()
    const todo = async () =>
      (
        await scene.ask<{ todo: { items: { kind: string; id: string }[] } }>('ana', 'my_dashboard()')
      ).todo.items
        .filter(({ kind }) => kind === 'request')
        .map((one) => one.id)
    expect(await todo()).toEqual([id])
    expect(await scene.ask('ana', 'my_header()')).toMatchObject({ pending: { requests: 1 } })
    const [extract, petty] = (await scene.asClient(id)).items
    const document = await scene.file()
    await scene.ask('ana', addFiles(extract!.id, document))
    await scene.ask('ana', addFiles(extract!.id, document))
    expect(await scene.asClient(id)).toMatchObject({ delivered: 1, missing: 1, toReview: 1 })
    await scene.ask('ana', `answer_request_item('${petty!.id}', ${petty!.version}, true, 'No tuvimos')`)
    await scene.ask('ana', `answer_request_item('${petty!.id}', ${petty!.version}, true, 'No tuvimos')`)
    expect(await scene.asClient(id)).toMatchObject({ wanted: 2, delivered: 1, missing: 0 })
    expect(await todo()).toEqual([])
  })

  test('cannot overwrite a text that was already answered in another tab', async () => {
    const id = await scene.sent()
    const [, , news] = (await scene.asClient(id)).items
    await scene.ask('ana', `answer_request_item('${news!.id}', ${news!.version}, false, 'Entró Luz')`)
    expect(
      await scene.refusal('ana', `answer_request_item('${news!.id}', ${news!.version}, false, 'Salió Luz')`),
    ).toMatchObject({ message: 'conflict' })
  })

  test('cannot answer an item without having seen it', async () => {
    const [, petty] = (await scene.asClient(await scene.sent())).items
    expect(await scene.refusal('ana', `answer_request_item('${petty!.id}', null, true)`)).toMatchObject({
      message: 'conflict',
    })
  })

  test('can withdraw a file, and the answer that there is none', async () => {
    const id = await scene.sent()
    const [extract, petty] = (await scene.asClient(id)).items
    const document = await scene.file()
    await scene.ask('ana', addFiles(extract!.id, document))
    await scene.ask('ana', `remove_request_file('${extract!.id}', '${document}')`)
    await scene.ask('ana', `answer_request_item('${petty!.id}', ${petty!.version}, true)`)
    await scene.ask('ana', `reopen_request_item('${petty!.id}')`)
    expect(await scene.asClient(id)).toMatchObject({ wanted: 3, delivered: 0, missing: 2 })
    expect((await scene.asClient(id)).items.map(({ state }) => state)).toEqual([
      'pending',
      'pending',
      'pending',
    ])
  })

  test.each([
    [
      'the file of somebody else',
      async (one: string) => addFiles(one, await scene.file('luis')),
      'not-found',
    ],
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
    const [extract] = (await scene.asClient(await scene.sent())).items
    expect(await scene.refusal('ana', await call(extract!.id))).toMatchObject({ message })
  })

  test('sees nothing of another account’s requests, and a reader may not answer', async () => {
    const id = await scene.sent()
    const [extract] = (await scene.asClient(id)).items
    expect(await scene.refusal('luis', `my_request('${id}')`)).toMatchObject({ message: 'not-found' })
    expect(await scene.refusal('luis', addFiles(extract!.id, await scene.file('luis')))).toMatchObject({
      message: 'not-found',
    })
    const role = (name: string) =>
      scene.run(`update private.account_members set role = '${name}' where account = '${scene.people.ana}'`)
    await role('reader')
    expect((await scene.asClient(id)).items).toHaveLength(3)
    expect(await scene.refusal('ana', addFiles(extract!.id, randomUUID()))).toMatchObject({
      message: 'forbidden',
    })
    await role('owner')
  })

  test('can choose from recent files that answer nothing yet', async () => {
    const id = await scene.sent()
    const document = await scene.file()
    expect((await scene.asClient(id)).offers.map((one) => one.id)).toContain(document)
    await scene.ask('ana', addFiles((await scene.asClient(id)).items[0]!.id, document))
    expect((await scene.asClient(id)).offers.map((one) => one.id)).not.toContain(document)
  })
})

describe('the firm’s review of an answer', () => {
  const review = (
    who: Who,
    one: { id: string; version: number },
    accept: boolean,
    note = 'Falta la página 2',
  ) => `review_request_item('${one.id}', ${one.version}, ${accept}, ${accept ? 'null' : `'${note}'`})`

  test('accepts items one by one until the request is complete; returning one opens it again and sends a mail', async () => {
    const id = await scene.sent({ items: [item('Extracto')] })
    const [extract] = (await scene.asClient(id)).items
    await scene.ask('ana', addFiles(extract!.id, await scene.file()))
    const answered = (await scene.asFirm(id)).items[0]!
    await scene.ask('advisor', review('advisor', answered, true))
    expect(await scene.asClient(id)).toMatchObject({ status: 'complete', missing: 0 })
    expect(await scene.refusal('ana', addFiles(extract!.id, await scene.file()))).toMatchObject({
      message: 'request-closed',
    })
    await scene.ask('advisor', review('advisor', (await scene.asFirm(id)).items[0]!, false))
    expect(await scene.asClient(id)).toMatchObject({
      status: 'open',
      missing: 1,
      delivered: 0,
      closedAt: null,
    })
    expect((await scene.mails()).map(({ template }) => template)).toContain('documents-returned')
    const again = await scene.file()
    await scene.ask('ana', addFiles(extract!.id, again))
    const [item1] = (await scene.asClient(id)).items
    expect(item1).toMatchObject({ state: 'answered', reviewNote: null, files: [{ id: again }] })
  })

  test('accepts no file that the member has not seen', async () => {
    const id = await scene.sent()
    const [extract] = (await scene.asClient(id)).items
    await scene.ask('ana', addFiles(extract!.id, await scene.file()))
    const seen = (await scene.asFirm(id)).items[0]!
    await scene.ask('ana', addFiles(extract!.id, await scene.file()))
    expect(await scene.refusal('advisor', review('advisor', seen, true))).toMatchObject({
      message: 'conflict',
    })
    expect(
      await scene.refusal('other', review('other', (await scene.asFirm(id)).items[0]!, true)),
    ).toMatchObject({
      message: 'not-found',
    })
  })

  test('accepts, returns and cancels nothing that the member has not seen', async () => {
    const id = await scene.sent()
    const [extract] = (await scene.asClient(id)).items
    await scene.ask('ana', addFiles(extract!.id, await scene.file()))
    const { version } = (await scene.asFirm(id)).items[0]!
    expect(await scene.refusal('advisor', `cancel_request('${id}', null)`)).toMatchObject({
      message: 'conflict',
    })
    const says = (seen: number | null, accept: boolean | null) =>
      scene.refusal('advisor', `review_request_item('${extract!.id}', ${seen}, ${accept}, 'Falta')`)
    expect(await says(null, true)).toMatchObject({ message: 'conflict' })
    expect(await says(version, null)).toMatchObject({ message: 'invalid-input' })
  })

  test('tells the client of each returned item, and stops when the client loses access', async () => {
    const id = await scene.sent({ items: [item('Extracto'), item('Nómina'), item('Cartera')] })
    for (const { id: one } of (await scene.asClient(id)).items)
      await scene.ask('ana', addFiles(one, await scene.file()))
    const [extract, payroll, debtors] = (await scene.asFirm(id)).items
    const returned = async () =>
      (await scene.mails()).filter(({ template }) => template === 'documents-returned')
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

  test('asks again for an item whose document was deleted', async () => {
    const id = await scene.sent()
    const [extract] = (await scene.asClient(id)).items
    const document = await scene.file()
    await scene.ask('ana', addFiles(extract!.id, document))
    await scene.run(`delete from public.documents where id = '${document}'`)
    expect(await scene.asClient(id)).toMatchObject({ delivered: 0, missing: 2, toReview: 0 })
  })
})

describe('an item that the client cannot deliver yet', () => {
  const delay = (one: { id: string; version: number }, more: string) =>
    `delay_request_item('${one.id}', ${one.version}, ${more})`
  const inDays = (days: number) => addDays(bogotaDay(new Date()), days)
  const planned = async () =>
    (
      await scene.rows<{ p: string | null }>(
        `select r ->> 'promisedOn' as p from jsonb_array_elements(public.reminders_to_plan()) r`,
      )
    )[0]?.p

  test('stays missing with its promised day, and reminders wait once every missing item has a day', async () => {
    const id = await scene.sent()
    const [extract, petty] = (await scene.asClient(id)).items
    const later = delay(extract!, `'later', '${inDays(3)}', 'La pedí ayer'`)
    await scene.ask('ana', later)
    await scene.ask('ana', later)
    expect((await scene.asClient(id)).items[0]).toMatchObject({
      state: 'pending',
      delay: 'later',
      expectedOn: inDays(3),
      delayNote: 'La pedí ayer',
      version: extract!.version + 1,
    })
    expect(await planned()).toBeNull()
    await scene.ask('ana', delay(petty!, `'later', '${inDays(5)}'`))
    expect(await planned()).toBe(inDays(3))
    expect(await scene.asClient(id)).toMatchObject({ missing: 2, delivered: 0 })
    await scene.ask('ana', addFiles(extract!.id, await scene.file()))
    expect((await scene.asClient(id)).items[0]).toMatchObject({
      delay: null,
      expectedOn: null,
      delayNote: null,
    })
  })

  test('may be promised for today, but not for yesterday', async () => {
    const [extract] = (await scene.asClient(await scene.sent())).items
    expect(await scene.refusal('ana', delay(extract!, `'later', '${inDays(-1)}'`))).toMatchObject({
      message: 'invalid-input',
    })
    await scene.ask('ana', delay(extract!, `'later', '${inDays(0)}'`))
  })

  test('can be asked about in a conversation with the firm that names the item', async () => {
    const id = await scene.sent()
    const [extract] = (await scene.asClient(id)).items
    await scene.ask('ana', delay(extract!, `'unknown', null, null, 'No sé qué es: Extracto'`))
    expect(
      await scene.rows(`select t.subject, m.body from public.message_threads t join public.messages m on m.thread_id = t.id
        where t.subject like 'No sé%'`),
    ).toEqual([{ subject: 'No sé qué es: Extracto', body: 'No sé qué es: Extracto' }])
    expect((await scene.asFirm(id)).items[0]).toMatchObject({ delay: 'unknown' })
  })

  test('may be promised for at most 60 days after the due date', async () => {
    const [extract] = (await scene.asClient(await scene.sent({ dueOn: inDays(7) }))).items
    const on = (day: string) => delay(extract!, `'later', '${day}'`)
    expect(await scene.refusal('ana', on(inDays(68)))).toMatchObject({ message: 'day-too-late' })
    await scene.ask('ana', on(inDays(67)))
    const [late] = (await scene.asClient(await scene.sent({ dueOn: inDays(-30) }))).items
    const again = (days: number) => delay(late!, `'later', '${inDays(days)}'`)
    expect(await scene.refusal('ana', again(61))).toMatchObject({ message: 'day-too-late' })
    await scene.ask('ana', again(60))
  })

  test.each([
    ['no day', `'later'`],
    ['a day that has passed', `'later', '${inDays(-1)}'`],
    ['a day for another reason', `'other', '${inDays(1)}'`],
    ['no reason', `null`],
    ['an invented reason', `'never'`],
  ])('with %s is refused', async (_, more) => {
    const [extract] = (await scene.asClient(await scene.sent())).items
    expect(await scene.refusal('ana', delay(extract!, more))).toMatchObject({ message: 'invalid-input' })
  })
})

describe('documents that an obligation lacks', () => {
  const obligation = async (owner: 'ana' | 'luis', state = 'waiting', period = '2026-11') => {
    const id = randomUUID()
    await scene.run(`insert into public.obligations (id, user_id, obligation, period, listed, due, act_by, date_state, norm, source, state, message)
      select '${id}', '${scene.people[owner]}', 'withholding', '${period}', d, d, d, 'computed', 'Norma', 'Fuente', '${state}', 'Falta el extracto'
      from (select (now() at time zone 'America/Bogota')::date + 9 as d) x`)
    return id
  }
  const deliver = (id: string, ...documents: string[]) =>
    `deliver_obligation('${id}', array[${documents.map((d) => `'${d}'::uuid`).join()}])`
  const requests = () =>
    scene.rows<{ id: string; title: string }>(
      `select id, title, by_client, to_review, missing, asked_by from public.document_requests`,
    )

  test('are delivered from the calendar into one request, and the task disappears', async () => {
    const id = await obligation('ana')
    const [one, two] = [await scene.file(), await scene.file()]
    await scene.ask('ana', deliver(id, one))
    await scene.ask('ana', deliver(id, one))
    await scene.ask('ana', deliver(id, two))
    const [request, ...others] = await requests()
    expect(others).toEqual([])
    expect(request).toMatchObject({
      title: 'Documentos de noviembre de 2026',
      by_client: true,
      to_review: 1,
      missing: 0,
      asked_by: 'Laura Gómez',
    })
    const { dates } = await scene.ask<{ dates: { id: string; state: string }[] }>('ana', 'my_dashboard()')
    expect(dates.find((date) => date.id === id)?.state).toBe('in-review')
    for (const who of ['admin', 'advisor'] as const) {
      const today = todayShape.parse(await scene.ask(who, `firm_today('2026-11-16', 20, 'request')`))
      expect(today.lines).toMatchObject([
        { kind: 'request', id: request!.id, client: scene.people.ana, title: request!.title, key: 1 },
      ])
      expect(today.counts).toMatchObject({ request: 1 })
      expect(await scene.ask(who, 'firm_pending()')).toMatchObject({ requests: 1 })
    }
    expect(await scene.ask('other', `firm_today('2026-11-16')`)).toMatchObject({ counts: { request: 0 } })
    expect(await scene.ask('advisor', `client_overview('${scene.people.ana}')`)).toMatchObject({
      waiting: { deliveries: 1 },
    })
    const { items } = await scene.asFirm(request!.id)
    expect(items).toMatchObject([
      { state: 'answered', help: 'Falta el extracto', files: [{ id: one }, { id: two }] },
    ])
    expect(await scene.ask('ana', 'my_header()')).toMatchObject({ pending: { obligations: 0, requests: 0 } })
    const [row] = calendarShape.parse(await scene.ask('ana', 'my_calendar()')).rows
    expect(row).toMatchObject({
      delivered: true,
      state: 'in-review',
      request: { id: request!.id, missing: 0 },
    })
    await scene.ask(
      'advisor',
      `review_request_item('${items[0]!.id}', ${items[0]!.version}, false, 'No se lee')`,
    )
    expect(await scene.ask('ana', 'my_header()')).toMatchObject({ pending: { obligations: 0, requests: 1 } })
    await scene.ask('ana', deliver(id, await scene.file()))
    expect(await requests()).toMatchObject([{ missing: 0 }])
  })

  test('give a request its name only through the server, and only if the client began the request', async () => {
    const [id, asked] = [await obligation('ana'), await obligation('ana', 'waiting', '2026-10')]
    await scene.save('advisor', randomUUID(), true, { of: asked })
    await scene.ask('ana', deliver(id, await scene.file()))
    const named = (of: string, owner: 'ana' | 'luis') =>
      `title_delivery('${scene.people[owner]}', '${of}', 'Retención, noviembre')`
    expect(await scene.refusal('ana', named(id, 'ana'))).toMatchObject({
      message: 'permission denied for function title_delivery',
    })
    for (const call of [named(id, 'luis'), named(asked, 'ana')]) await scene.run(`select public.${call}`)
    const titles = async () => (await requests()).map(({ title }) => title).toSorted()
    expect(await titles()).toEqual(['Documentos de noviembre de 2026', 'Soportes de noviembre'])
    await scene.run(`select public.${named(id, 'ana')}`)
    expect(await titles()).toEqual(['Retención, noviembre', 'Soportes de noviembre'])
  })

  test('can still be requested by the firm under the same title', async () => {
    const id = await obligation('ana')
    await scene.ask('ana', deliver(id, await scene.file()))
    const ask = [{ id: randomUUID(), client: scene.people.ana, obligation: id }]
    const title = 'Documentos de noviembre de 2026'
    expect(
      await scene.ask('advisor', `send_requests(${json(ask)}, ${json(content({ title }))})::text`),
    ).toMatch(/,(sent|no-mail)\)$/)
    expect(await requests()).toHaveLength(2)
  })

  test('are refused for another client’s obligation or one that is settled', async () => {
    const [theirs, filed] = [await obligation('luis'), await obligation('ana', 'not-applicable', '2026-10')]
    const document = await scene.file()
    expect(await scene.refusal('ana', deliver(theirs, document))).toMatchObject({ message: 'not-found' })
    expect(await scene.refusal('ana', deliver(filed, document))).toMatchObject({ message: 'request-closed' })
    expect(
      await scene.refusal('ana', deliver(await obligation('ana'), await scene.file('luis'))),
    ).toMatchObject({ message: 'not-found' })
    expect(await requests()).toEqual([])
  })

  test('are refused in the calendar if the firm requested them in several items', async () => {
    const id = await obligation('ana')
    await scene.save('advisor', randomUUID(), true, { of: id })
    expect(await scene.refusal('ana', deliver(id, await scene.file()))).toMatchObject({ message: 'conflict' })
    expect(await scene.ask('ana', 'my_header()')).toMatchObject({ pending: { obligations: 0, requests: 1 } })
  })
})
