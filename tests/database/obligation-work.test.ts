import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addDays, bogotaDay } from '@/lib/calendar/civil-day'
import { calendarShape } from '@/lib/obligations/calendar'
import { openReviewScene, type ReviewScene } from './review-scene'

let scene: ReviewScene
beforeAll(async () => void (scene = await openReviewScene()))
afterAll(() => scene?.close())

const today = bogotaDay(new Date())
let id: string
beforeEach(async () => {
  id = randomUUID()
  await scene.run(`delete from public.obligations; delete from public.calendar_changes`)
  await insert(id, 20)
})
const insert = (one: string, inDays: number, period = '2026-11') =>
  scene.run(`insert into public.obligations (id, user_id, obligation, period, listed, due, act_by, date_state, norm, source)
    select '${one}', '${scene.people.ana}', 'withholding', '${period}', d, d, d, 'computed', 'Norma', 'Fuente'
    from (select date '${addDays(today, inDays)}' as d) x`)

type Who = 'ana' | 'advisor' | 'other' | 'admin' | 'luis'
const setState = (who: Who, seen: number, state: string, more = '') =>
  scene.ask<number>(who, `set_obligation_state('${id}', ${seen}, '${state}'${more})`)
const file = (who: Who, seen: number, more = '') =>
  scene.ask<number>(who, `file_obligation('${id}', ${seen}, ' 3501 ', '${today}'${more})`)
const kept = async () =>
  (await scene.rows<Record<string, unknown>>(`select * from public.obligations where id = '${id}'`))[0]

describe('the firm', () => {
  test('changes the state of an obligation and says what is missing, and history and log name the member', async () => {
    expect(await setState('advisor', 1, 'waiting', `, 'Faltan dos soportes'`)).toBe(2)
    expect(await kept()).toMatchObject({ state: 'waiting', message: 'Faltan dos soportes', version: 2 })
    const [note] = await scene.rows<{ actor: string; after: object }>(
      `select actor, before, after from private.obligation_history where obligation = '${id}'`,
    )
    expect(note).toMatchObject({
      actor: scene.people.advisor,
      before: { state: 'not-started', message: null },
      after: { state: 'waiting', message: 'Faltan dos soportes' },
    })
    expect(
      await scene.rows(`select action, target from public.audit_log where action like 'obligation.%'`),
    ).toEqual([{ action: 'obligation.waiting', target: scene.people.ana }])
    expect(await scene.rows(`select from public.calendar_changes`)).toHaveLength(1)
  })

  test('a colleague who saw an older state cannot overwrite the new one', async () => {
    await setState('advisor', 1, 'in-progress')
    expect(await scene.refusal('admin', `set_obligation_state('${id}', 1, 'ready')`)).toMatchObject({
      message: 'conflict',
    })
    expect(await scene.refusal('admin', `file_obligation('${id}', 1, '1', '${today}')`)).toMatchObject({
      message: 'conflict',
    })
    expect(await scene.refusal('admin', `excuse_obligation('${id}', 1, 'Sin pagos')`)).toMatchObject({
      message: 'conflict',
    })
    expect(await kept()).toMatchObject({ state: 'in-progress' })
  })

  test.each([
    ['another state', 'set_obligation_state', `'waiting', 'Faltan soportes'`],
    ['a receipt', 'file_obligation', `' 3501 ', '${today}', null, 94000`],
    ['a payment', 'file_obligation', `'3501', '${today}', '${today}'`],
    ['a reason', 'excuse_obligation', `'Sin pagos'`],
  ])(
    '%s that is sent again is one change, and a colleague who sends it is refused',
    async (_, name, given) => {
      const call = `${name}('${id}', 1, ${given})`
      expect(await scene.ask('advisor', call)).toBe(2)
      expect(await scene.ask('advisor', call)).toBe(2)
      expect(await scene.refusal('admin', call)).toMatchObject({ message: 'conflict' })
      expect(await kept()).toMatchObject({ version: 2 })
      const history = `select from private.obligation_history where obligation = '${id}'`
      expect(await scene.rows(history)).toHaveLength(1)
    },
  )

  test('another receipt from a member with an old page is refused, not taken for a repetition', async () => {
    const file = (value: number) => `file_obligation('${id}', 1, '3501', '${today}', null, ${value})`
    await scene.ask('advisor', file(94000))
    expect(await scene.refusal('advisor', file(95000))).toMatchObject({ message: 'conflict' })
  })

  test.each<[Who, string]>([
    ['other', 'not-found'],
    ['ana', 'staff-only'],
    ['luis', 'staff-only'],
  ])('%s may not change the state: %s', async (who, message) =>
    expect(await scene.refusal(who, `set_obligation_state('${id}', 1, 'ready')`)).toMatchObject({ message }),
  )

  test('files an obligation with number, amount and file, and the payment separately', async () => {
    const document = await scene.invoice('ana')
    const [{ d } = { d: '' }] = await scene.rows<{ d: string }>(
      `select document_id as d from public.invoices where id = '${document}'`,
    )
    await file('advisor', 1, `, null, 1094000, '${d}'`)
    expect(await kept()).toMatchObject({
      state: 'filed',
      receipt_number: '3501',
      paid_on: null,
    })
    const payment = await scene.invoice('ana')
    await file('advisor', 2, `, '${today}', 1094000, null, '${payment}'`)
    expect(await kept()).toMatchObject({ state: 'paid' })
    const receipts = `select document, kind, number, value::int from public.obligation_receipts order by kind desc`
    expect(await scene.rows(receipts)).toEqual([
      { document: d, kind: 'return', number: '3501', value: 1_094_000 },
      { document: payment, kind: 'payment', number: null, value: null },
    ])
  })

  test.each([
    [
      'a file of somebody else',
      async () => {
        await scene.invoice('luis')
        const [row] = await scene.rows<{ d: string }>(
          `select id as d from public.documents where user_id = '${scene.people.luis}' limit 1`,
        )
        return `file_obligation('${id}', 1, '3501', '${today}', null, null, '${row?.d}')`
      },
      'not-found',
    ],
    [
      'a day that has not come',
      () => `file_obligation('${id}', 1, '3501', '${addDays(today, 1)}')`,
      'invalid-input',
    ],
    ['no number', () => `file_obligation('${id}', 1, ' ', '${today}')`, 'invalid-input'],
    ['a state that is no state of work', () => `set_obligation_state('${id}', 1, 'paid')`, 'invalid-input'],
    ['no reason', () => `excuse_obligation('${id}', 1, ' ')`, 'invalid-input'],
  ])('refuses %s', async (_, call, message) =>
    expect(await scene.refusal('advisor', await call())).toMatchObject({ message }),
  )

  test('reopens a filed obligation without its receipt, and gives a reason for one that does not apply', async () => {
    await file('advisor', 1, `, '${today}', 500`)
    await setState('advisor', 2, 'in-progress')
    expect(await kept()).toMatchObject({
      state: 'in-progress',
      receipt_number: null,
      filed_on: null,
      paid_on: null,
    })
    await scene.ask('advisor', `excuse_obligation('${id}', 3, 'Sin pagos sujetos a retención')`)
    expect(await kept()).toMatchObject({ state: 'not-applicable', message: 'Sin pagos sujetos a retención' })
    expect(
      await scene.rows(`select receipt_value from private.obligation_work where obligation = '${id}'`),
    ).toEqual([{ receipt_value: null }])
  })

  test('must say what is missing when an obligation waits for the client, unless the client cannot see it', async () => {
    const unnamed = `set_obligation_state('${id}', 1, 'waiting', ' ')`
    expect(await scene.refusal('advisor', unnamed)).toMatchObject({ message: 'missing-unnamed' })
    await scene.run(`update public.obligations set client_sees = false where id = '${id}'`)
    expect(await scene.ask('advisor', unnamed)).toBe(2)
  })

  test('lists the obligations of a client with their notes', async () => {
    await scene.run(
      `insert into private.obligation_work (obligation, notes, hours) values ('${id}', 'Revisar pagos', 1.5)`,
    )
    const { rows, members } = await scene.ask<{ rows: object[]; members: object[] }>(
      'advisor',
      `client_obligations('${scene.people.ana}')`,
    )
    expect(rows).toMatchObject([{ id, notes: 'Revisar pagos', hours: 1.5, version: 1 }])
    expect(members).toHaveLength(3)
    expect(await scene.refusal('other', `client_obligations('${scene.people.ana}')`)).toMatchObject({
      message: 'not-found',
    })
  })

  test('lists obligations open for more than a year, and other ones only if they were due since', async () => {
    const open = randomUUID()
    await insert(open, -400, '2025-09')
    await insert(randomUUID(), -430, '2025-08')
    await insert(randomUUID(), -460, '2025-07')
    await scene.run(`update public.obligations set state = 'filed', filed_on = due where period = '2025-08'`)
    await scene.run(`update public.obligations set applies = false where period = '2025-07'`)
    const { rows } = await scene.ask<{ rows: object[] }>(
      'advisor',
      `client_obligations('${scene.people.ana}')`,
    )
    expect(rows).toMatchObject([{ id: open }, { id }])
  })
})

describe('the client’s calendar', () => {
  const calendar = async (who: Who, year = 'null') =>
    calendarShape.parse(await scene.ask(who, `my_calendar(${year})`))
  const beOwner = (role: string) =>
    scene.run(`update private.account_members set role = '${role}' where account = '${scene.people.ana}'`)

  test('shows dates, receipts and the responsible member, but no notes of the firm', async () => {
    await scene.run(`insert into private.obligation_work (obligation, notes, hours, responsible)
      values ('${id}', 'Cliente difícil', 2, '${scene.people.other}')`)
    const { rows, advisor } = await calendar('ana')
    expect(advisor).toBe('Laura Gómez')
    expect(rows).toMatchObject([{ id, responsible: 'Iván Rojas', state: 'not-started' }])
    expect(JSON.stringify(await scene.ask('ana', 'my_calendar()'))).not.toMatch(/difícil|hours|reviewer/)
    expect((await calendar('luis')).rows).toEqual([])
  })

  test.each([
    ['owner', 1_094_000],
    ['accountant', 1_094_000],
    ['assistant', null],
    ['reader', null],
  ])('shows to the %s the amount %s', async (role, value) => {
    await file('advisor', 1, `, null, 1094000`)
    await beOwner(role)
    expect((await calendar('ana')).rows).toMatchObject([{ receipt: '3501', value }])
    await beOwner('owner')
  })

  test('shows the last month, everything overdue and the chosen year', async () => {
    await insert(randomUUID(), -400, '2025-09')
    const year = Number(addDays(today, -400).slice(0, 4))
    const old = () =>
      scene.run(`update public.obligations set state = 'filed', filed_on = due where period = '2025-09'`)
    expect((await calendar('ana')).rows).toHaveLength(2)
    await old()
    expect((await calendar('ana')).rows).toHaveLength(1)
    expect((await calendar('ana', String(year))).rows).toHaveLength(2)
  })

  test('has waiting and overdue obligations as tasks, and the next ones beside them', async () => {
    await insert(randomUUID(), -3, '2026-10')
    const dashboard = () =>
      scene.ask<{ todo: { items: object[]; total: number }; dates: object[] }>('ana', 'my_dashboard()')
    expect(await dashboard()).toMatchObject({
      todo: { items: [{ kind: 'obligation', due: addDays(today, -3) }], total: 1 },
      dates: [{ id, due: addDays(today, 20) }],
    })
    await setState('advisor', 1, 'waiting', `, 'Faltan dos soportes'`)
    expect((await dashboard()).todo.items).toMatchObject([
      { due: addDays(today, -3) },
      { id, message: 'Faltan dos soportes' },
    ])
    expect(await scene.ask('ana', 'my_header()')).toMatchObject({ pending: { obligations: 2 } })
    // An internal obligation, which the client may not see, is left out of the number that the client sees.
    await scene.run(`update public.obligations set client_sees = false where id = '${id}'`)
    expect(await scene.ask('ana', 'my_header()')).toMatchObject({ pending: { obligations: 1 } })
  })
})
