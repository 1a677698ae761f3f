import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { addDays, bogotaDay } from '@/lib/calendar/civil-day'
import { readFirmCalendar } from '@/lib/firm-calendar/firm-dates'
import { confirmChange, previewChange } from '@/lib/firm-calendar/preview'
import type { CalendarChange } from '@/lib/firm-calendar/schema'
import { planObligations } from '@/lib/obligations/plan'
import type { Member } from '@/lib/session/require'
import { dueDate } from '@/lib/tax-calendar/due-date'
import { openReviewScene, type ReviewScene } from './review-scene'

const service = vi.hoisted(() => ({ rpc: (_name: string, _args: object) => Promise.resolve({}) }))
vi.mock('@/lib/supabase/admin', () => ({ adminClient: () => service }))

let scene: ReviewScene
beforeAll(async () => {
  scene = await openReviewScene()
  service.rpc = (name, args) =>
    answered(
      async () =>
        (await scene.rows<{ answer: unknown }>(`select public.${callOf(name, args)} as answer`))[0]?.answer,
    )
})
afterAll(() => scene?.close())

const callOf = (name: string, args: object = {}) => {
  const named = Object.entries(args).map(([key, value]: [string, unknown]) => {
    const text =
      Array.isArray(value) && key === 'clients'
        ? `{${value.join()}}`
        : typeof value === 'object'
          ? JSON.stringify(value)
          : String(value)
    return `${key} => '${text.replaceAll("'", "''")}'`
  })
  return `${name}(${named.join(', ')})`
}
async function answered(ask: () => Promise<unknown>) {
  try {
    return { data: await ask(), error: null }
  } catch (error) {
    const { message, detail, code } = error as { message: string; detail?: string; code?: string }
    return { data: null, error: { message, details: detail, code: code ?? 'P0001' } }
  }
}
const member = (who: 'admin' | 'advisor'): Member => {
  const rpc = (name: string, args?: object) =>
    name === 'clients_by_nit'
      ? Promise.resolve({ data: [{ id: scene.people.ana }], error: null })
      : answered(() => scene.ask(who, callOf(name, args)))
  const named = { name: null, email: `${who}-2@firma.co` }
  return { id: scene.people[who], role: who, ...named, db: { rpc } } as unknown as Member
}

const today = bogotaDay(new Date())
const because = { norm: 'Decreto 9999 de 2026', source: 'Diario Oficial' }
type Row = { due: string; state: string; norm: string; period: string }
const dues = () =>
  scene.rows<Row>(`select due::text, state, norm, period from public.obligations where user_id = '${scene.people.ana}'
    and obligation = 'withholding' order by listed limit 3`)

beforeEach(async () => {
  await scene.run(`delete from private.calendar_edits; delete from private.due_date_rows; delete from private.due_date_overrides;
    delete from private.non_business_days; delete from private.uvt_values; delete from private.wage_values; delete from private.usury_rates; delete from public.obligations;
    delete from private.obligation_plans; delete from private.tax_profiles;
    insert into private.tax_profiles (account, valid_from, nit, digit, kind, regime, responsibilities)
      values ('${scene.people.ana}', '2026-01-01', '900123456', 8, 'company', 'ordinary', '{05,07}')`)
  await planObligations(5000)
})

async function decree(due?: string): Promise<CalendarChange & { kind: 'override' }> {
  const [next] = await dues()
  const later = due ?? businessDay(addDays(next!.due, 3))
  return {
    kind: 'override',
    obligation: 'withholding',
    municipality: '',
    period: next!.period,
    endings: '6',
    due: later,
    reason: 'extension',
    nit: '',
    ...because,
  }
}
/** Returns the next business day; only weekends are skipped, because no holiday is near the tested dates. */
const businessDay = (day: string) => {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  return weekday === 6 ? addDays(day, 2) : weekday === 0 ? addDays(day, 1) : day
}

describe('a decree moves a due date', () => {
  test('an administrator sees the clients concerned, the job moves the date, and the history says who changed it and why', async () => {
    const [before] = await dues()
    const change = await decree()
    const preview = await previewChange(member('admin'), change)
    expect(preview).toMatchObject({ version: 0, faults: [], clients: 1, dates: 1 })
    expect(preview.moves).toMatchObject([
      { before: before!.due, after: change.due, earlier: false, endings: ['56'], clients: 1 },
    ])
    expect(preview.moves[0]?.names).toHaveLength(1)
    expect((await dues())[0]).toEqual(before)

    expect(await confirmChange(member('admin'), change, 0)).toBe(1)
    expect(await scene.ask('advisor', 'calendar_progress()')).toEqual({ left: 1, total: 1 })
    await planObligations(5000)
    expect(await scene.ask('advisor', 'calendar_progress()')).toEqual({ left: 0, total: 1 })
    expect((await dues())[0]).toMatchObject({ due: change.due, norm: because.norm })
    const { history } = await scene.ask<{ history: object[] }>('advisor', 'firm_calendar()')
    expect(history).toMatchObject([
      { version: 1, kind: 'override', norm: because.norm, source: because.source, clients: 1, dates: 1 },
    ])
    expect(await scene.rows(`select action from public.audit_log where action like 'calendar.%'`)).toEqual([
      { action: 'calendar.override' },
    ])
  })

  test('filed obligations keep their date and are not counted', async () => {
    const change = await decree()
    await scene.run(
      `update public.obligations set state = 'filed', filed_on = '${today}' where user_id = '${scene.people.ana}' and period = '${change.period}'`,
    )
    expect(await previewChange(member('admin'), change)).toMatchObject({ clients: 0, moves: [] })
  })

  test('an earlier date gets a warning, and a Sunday or an unknown client is an error', async () => {
    const change = await decree()
    const [before] = await dues()
    const earlier = businessDay(addDays(before!.due, -4))
    expect((await previewChange(member('admin'), { ...change, due: earlier })).moves).toMatchObject([
      { earlier: true },
    ])
    const sunday = addDays('2027-01-03', 0)
    const { faults, moves } = await previewChange(member('admin'), { ...change, due: sunday })
    expect(faults.map(({ sentence }) => sentence)).toEqual(['El 03/01/2027 es fin de semana o festivo.'])
    expect(moves).toEqual([])
    await expect(confirmChange(member('admin'), { ...change, due: sunday }, 0)).rejects.toThrow(
      'invalid-input',
    )
  })

  test('a change may concern one client by NIT, which the preview of the tax profile shows too', async () => {
    const change = { ...(await decree()), endings: '', nit: '900123456-8' }
    expect(await previewChange(member('admin'), change)).toMatchObject({ clients: 1 })
    await confirmChange(member('admin'), change, 0)
    const calendar = await readFirmCalendar(member('advisor'))
    const [year = 0, month = 0] = change.period.split('-').map(Number)
    const holder = { client: scene.people.ana, nit: '900123456', digit: 8, municipality: null }
    const date = dueDate(calendar, 'withholding', { cycle: 'month', year, part: month }, holder)
    expect(date).toMatchObject({ status: 'dated', due: change.due, from: 'client-override' })
  })

  test('withdrawing the change restores the date, and the history keeps both', async () => {
    const [before] = await dues()
    const change = await decree()
    await confirmChange(member('admin'), change, 0)
    const { overrides } = await scene.ask<{ overrides: { id: string }[] }>('admin', 'firm_dates()')
    await confirmChange(member('admin'), { kind: 'drop-override', id: overrides[0]!.id, ...because }, 1)
    await planObligations(5000)
    expect((await dues())[0]?.due).toBe(before!.due)
    const [kept] = await scene.rows<{ gone: { due: string }[] }>(
      `select change -> 'gone' -> 'overrides' as gone from private.calendar_edits where version = 2`,
    )
    expect(kept?.gone[0]?.due).toBe(change.due)
  })
})

test('when two administrators change the calendar, the second overwrites nothing and sees who was faster', async () => {
  const change = await decree()
  await confirmChange(member('admin'), change, 0)
  const refusal = confirmChange(member('admin'), { ...change, endings: '' }, 0)
  await expect(refusal).rejects.toMatchObject({
    code: 'calendar-meanwhile',
    sentence: expect.stringContaining('cambió el calendario'),
  })
  expect(await scene.rows('select from private.due_date_overrides')).toHaveLength(1)
})

test('a new holiday moves the dates that follow it, and removing it moves them back', async () => {
  const [before] = await dues()
  const day = businessDay(`${before!.due.slice(0, 7)}-02`)
  const add: CalendarChange = { kind: 'day', day, name: 'Día de prueba', scope: 'national', ...because }
  const preview = await previewChange(member('admin'), add)
  expect(preview.moves.find(({ before: was }) => was === before!.due)?.after).toBe(
    businessDay(addDays(before!.due, 1)),
  )
  await confirmChange(member('admin'), add, 0)
  const open = await previewChange(member('admin'), { ...add, scope: 'open' })
  expect(open.moves.every(({ earlier }) => earlier)).toBe(true)
  expect(open.clients).toBe(1)
})

test('an outage of DIAN moves its dates to the next business day', async () => {
  const [before] = await dues()
  const { moves, faults } = await previewChange(member('admin'), {
    kind: 'outage',
    from: before!.due,
    restored: before!.due,
    ...because,
  })
  expect(faults).toEqual([])
  expect(moves.find(({ title }) => title.startsWith('Retención'))).toMatchObject({
    before: before!.due,
    clients: 1,
  })
  expect(moves.every(({ before: was, after }) => (after ?? '') > (was ?? ''))).toBe(true)
})

test('the firm can confirm the dates of a year, but not without a table for that year', async () => {
  const confirm = {
    kind: 'confirm',
    obligation: 'withholding',
    municipality: '',
    year: 2026,
    ...because,
  } as const
  expect(await previewChange(member('admin'), confirm)).toMatchObject({ faults: [], clients: 0 })
  await confirmChange(member('admin'), confirm, 0)
  await planObligations(5000)
  expect(
    await scene.rows(
      `select distinct date_state from public.obligations where obligation = 'withholding' and period like '2026%'`,
    ),
  ).toEqual([{ date_state: 'confirmed' }])
  const none = await previewChange(member('admin'), { ...confirm, obligation: 'exogenous' })
  expect(none.faults.map(({ sentence }) => sentence)).toEqual([
    'Hay períodos sin fecha. Carga primero la tabla completa.',
  ])
})

test('the UVT and usury rate that the firm enters change the cost of a delay, for the client and the firm', async () => {
  const uvt = { kind: 'uvt', year: 2027, value: 55_000, ...because } as const
  const usury = { kind: 'usury', month: '2026-11', percent: 25.11, ...because } as const
  expect(await previewChange(member('admin'), usury)).toMatchObject({
    about: 'Tasa de usura de noviembre de 2026: 25,11%',
    faults: [],
    clients: 0,
  })
  await confirmChange(member('admin'), uvt, 0)
  await confirmChange(member('admin'), { ...usury, percent: 24 }, 1)
  await confirmChange(member('admin'), usury, 2)
  const figures = {
    uvt: [{ year: 2027, value: 55_000, source: because.norm }],
    rates: [{ month: '2026-11', percent: 25.11, source: because.norm }],
  }
  expect(await scene.ask('ana', 'my_calendar()')).toMatchObject({ figures })
  expect(await scene.ask('advisor', 'firm_calendar()')).toMatchObject(figures)
  const [one] = await scene.rows<{ id: string }>(
    `select id from public.obligations where user_id = '${scene.people.ana}' limit 1`,
  )
  expect(await scene.ask('advisor', `obligation_detail('${one!.id}')`)).toMatchObject({ figures })
  for (const wrong of [
    { month: '2026-13', percent: 25 },
    { month: '2026-12', percent: 2 },
  ]) {
    const call = `change_calendar(3, 'usury', 'Usura', '${JSON.stringify({ usury: [wrong] })}', 'Norma', 'Fuente', 0, 0)`
    await expect(scene.ask('admin', call)).rejects.toThrow('usury_rates')
  }
})

test('the minimum wage and transport aid of a year are stored with their norm and can be corrected', async () => {
  const wage = { kind: 'wage', year: 2027, value: 1_900_000, aid: 270_000, ...because } as const
  expect(await previewChange(member('admin'), wage)).toMatchObject({
    about: expect.stringMatching(/^Salario mínimo de 2027: \$.1\.900\.000, y auxilio/) as string,
    faults: [],
    clients: 0,
  })
  await confirmChange(member('admin'), { ...wage, aid: 260_000 }, 0)
  await confirmChange(member('admin'), wage, 1)
  expect(await scene.ask('advisor', 'firm_calendar()')).toMatchObject({
    wages: [{ year: 2027, value: 1_900_000, aid: 270_000, source: because.norm }],
  })
  const wrong = JSON.stringify({ wages: [{ year: 2027, value: 1, aid: 1 }] })
  await expect(
    scene.ask('admin', `change_calendar(2, 'wage', 'Salario', '${wrong}', 'Norma', 'Fuente', 0, 0)`),
  ).rejects.toThrow('wage_values')
})

test('advisors can read the calendar but not change it, and see no overrides of other advisors’ clients', async () => {
  const change = await decree()
  await expect(previewChange(member('advisor'), change)).rejects.toThrow('admin-only')
  expect(
    await scene.refusal('advisor', `change_calendar(0, 'uvt', 'UVT', '{}', 'Norma', 'Fuente', 0, 0)`),
  ).toMatchObject({ message: 'admin-only' })
  expect(await scene.refusal('ana', 'firm_dates()')).toMatchObject({ message: 'staff-only' })
  await confirmChange(member('admin'), { ...change, nit: '900123456-8' }, 0)
  const read = async (who: 'advisor' | 'other') =>
    (await scene.ask<{ overrides: object[] }>(who, 'firm_dates()')).overrides
  expect(await read('advisor')).toHaveLength(1)
  expect(await read('other')).toHaveLength(0)
  const { history } = await scene.ask<{ history: { about: string }[] }>('other', 'firm_calendar()')
  expect(history[0]?.about).toContain('solo para un cliente')
  expect(JSON.stringify(history)).not.toContain('900123456')
})

test('municipal obligations come from the current tax profiles of the clients whom the member sees', async () => {
  const profile = (who: 'ana' | 'luis', from: string, city: string, duties: string[]) =>
    scene.run(`insert into private.tax_profiles (account, valid_from, nit, digit, kind, regime, municipalities)
      values ('${scene.people[who]}', '${from}', '900123456', 8, 'company', 'ordinary', '${JSON.stringify([{ code: city, duties }])}')`)
  await profile('ana', '2025-01-01', '05001', ['ica'])
  await scene.run(`update private.tax_profiles set municipalities = '[{"code":"11001","duties":["ica"]}]'
    where account = '${scene.people.ana}' and valid_from = '2026-01-01'`)
  await profile('luis', '2026-01-01', '11001', ['ica'])
  const cities = async (who: 'admin' | 'advisor' | 'other') =>
    (await scene.ask<{ cities: object[] }>(who, 'firm_calendar()')).cities
  const bogota = { municipality: '11001', obligation: 'ica' }
  expect(await cities('admin')).toEqual([{ ...bogota, clients: 2 }])
  expect(await cities('advisor')).toEqual([{ ...bogota, clients: 1 }])
  expect(await cities('other')).toEqual([])
})
