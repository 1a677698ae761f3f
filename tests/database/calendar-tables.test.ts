import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readFirmCalendar } from '@/lib/firm-calendar/firm-dates'
import type { Member } from '@/lib/session/require'
import { obligations } from '@/lib/tax-calendar/obligations'
import { ladders } from '@/lib/tax-calendar/rule'
import { lastDayOf, periodKey, periodsOf } from '@/lib/tax-calendar/period'
import { openReviewScene, type ReviewScene } from './review-scene'

let scene: ReviewScene
beforeAll(async () => {
  scene = await openReviewScene()
})
afterAll(() => scene?.close())
beforeEach(() =>
  scene.run(
    'delete from private.calendar_edits; delete from private.due_date_rows; delete from private.due_date_overrides',
  ),
)

describe('a table of due dates that a member sends', () => {
  const days = Array.from(
    { length: 10 },
    (_, n) => `2027-02-${String(n < 5 ? n + 8 : n + 10).padStart(2, '0')}`,
  )
  const one = {
    obligation: 'withholding',
    period: '2027-01',
    norm: 'Norma',
    source: 'Fuente',
    state: 'confirmed',
  }
  /** This valid table has one due date for each last digit of the NIT: 1 to 9, then 0. */
  const ladder = days.map((due, n) => ({ ...one, endings: String((n + 1) % 10), due: due as string | null }))
  const keep = (change: object, kind = 'table') =>
    scene.refusal(
      'admin',
      `change_calendar(0, '${kind}', 'Tabla', '${JSON.stringify(change)}', 'Norma', 'Fuente', 0, 0)`,
    )
  const with3 = (row: object) => ladder.map((line, n) => (n === 2 ? { ...line, ...row } : line))
  const exogenous = { ...one, obligation: 'exogenous', period: '2026' }

  test.each<[string, object[]]>([
    ['each-once', ladder.slice(1)],
    ['each-once', [...ladder.slice(0, 9), { ...one, endings: '9', due: days[9] }]],
    ['each-once', [...ladder, { ...one, endings: '03', due: days[2] }]],
    ['each-once', [{ ...exogenous, endings: '01-99', due: '2027-05-12' }]],
    ['everyone', [...ladder, { ...one, endings: '*', due: days[9] }]],
    ['order', with3({ due: days[8] })],
    [
      'order',
      ['0-2', '3-5', '6-9'].map((endings, n) => ({
        ...one,
        obligation: 'local-withholding',
        municipality: '25754',
        endings,
        due: days[[0, 2, 1][n] ?? 0] ?? null,
      })),
    ],
    ['endings', with3({ endings: 'tres' })],
    ['endings', with3({ endings: '3-04' })],
    ['endings', with3({ endings: null })],
    ['weekend', with3({ due: '2027-02-13' })],
    ['day', with3({ due: '2027-01-29' })],
    ['day', with3({ due: '2028-02-11', period: '2024-01' })],
    ['day', with3({ due: null })],
    ['day', with3({ due: 'infinity' })],
    ['unknown', [{ ...one, obligation: 'tithe', endings: '*', due: days[0] }]],
    ['unknown', [{ ...one, period: '2027-B1', endings: '*', due: '2027-03-10' }]],
    ['unknown', [{ ...one, period: '2027-13', endings: '*', due: '2028-02-10' }]],
    ['unknown', [{ ...one, municipality: '11001', endings: '*', due: days[0] }]],
    ['unknown', [{ ...one, obligation: 'local-tax-annual', period: '2026', endings: '*', due: days[0] }]],
  ])('is refused: %s', async (problem, rows) => {
    expect(await keep({ rows })).toMatchObject({ message: 'invalid-input', detail: { problem } })
    expect(await scene.rows('select from private.due_date_rows')).toEqual([])
  })

  test.each<[string, object[], string?]>([
    ['rises', ladder],
    ['falls', ladder.map((line, n) => ({ ...line, due: days[9 - n] }))],
    ['has one day for all', [{ ...one, endings: '*', due: days[0] }]],
    [
      'goes by the last two digits, around the zero',
      [
        { ...exogenous, endings: '01-95', due: '2027-05-12' },
        { ...exogenous, endings: '96-00', due: '2027-05-13' },
      ],
    ],
    [
      'is of a city that declares each month and begins with the ending 0',
      ['0-2', '3-5', '6-9'].map((endings, n) => ({
        ...one,
        obligation: 'local-withholding',
        municipality: '25754',
        endings,
        due: days[n] ?? null,
      })),
    ],
    ['has moved dates that the firm confirms', with3({ due: days[8] }), 'confirm'],
    [
      'goes by sector',
      ['comercial', 'residencial'].map((endings) => ({
        ...one,
        obligation: 'property-tax-by-sector',
        municipality: '05001',
        period: '2027-Q1',
        endings,
        due: '2027-02-10',
      })),
    ],
  ])('is stored when it %s', async (_, rows, kind) => {
    expect(await keep({ rows }, kind)).toBeNull()
    expect(await scene.rows('select from private.due_date_rows')).toHaveLength(rows.length)
    const rpc = async () => ({ data: await scene.ask('advisor', 'firm_dates()'), error: null })
    await readFirmCalendar({ db: { rpc } } as unknown as Member)
  })

  test('a moved due date is checked too, and a stale version is refused', async () => {
    const moved = { ...one, endings: '*', due: days[0], reason: 'extension' }
    expect(await keep({ overrides: [{ ...moved, due: '2027-02-13' }] })).toMatchObject({
      detail: { problem: 'weekend' },
    })
    expect(await keep({ overrides: [{ ...moved, endings: '4', obligation: 'tithe' }] })).toMatchObject({
      detail: { problem: 'unknown' },
    })
    expect(await keep({ overrides: [{ ...moved, endings: '4' }] })).toBeNull()
    expect(
      await scene.refusal('admin', `change_calendar(null, 'uvt', 'UVT', '{}', 'Norma', 'Fuente', 0, 0)`),
    ).toMatchObject({ message: 'calendar-meanwhile' })
  })

  test('the database knows the same obligations as the rules, with the same end of each period', async () => {
    const known = await scene.rows<{ obligation: string }>('select * from private.dated_obligations()')
    const patterns = {
      year: '^\\d{4}$',
      month: '^\\d{4}-\\d\\d$',
      bimester: '-B',
      quarter: '-Q',
      'four-months': '-C',
      semester: '-S',
    }
    const rules = Object.entries(obligations).map(
      ([obligation, { cycle, cityCycle, field, within, rule }]) => ({
        obligation,
        period: cityCycle ? '^\\d{4}' : patterns[cycle],
        local: field === 'city',
        within,
        by_sector: rule.on === 'table' && rule.by === 'sector',
        zero_first: rule.on === 'ladder' && ladders[rule.ladder].firstEnding === 0,
      }),
    )
    const sorted = (list: readonly { obligation: string }[]) =>
      list.toSorted((a, b) => (a.obligation < b.obligation ? -1 : 1))
    expect(sorted(known)).toEqual(sorted(rules))
    const cycles = Object.keys(patterns) as (keyof typeof patterns)[]
    for (const period of cycles.flatMap((cycle) => periodsOf(cycle, 2028)))
      expect(await scene.rows(`select private.period_end('${periodKey(period)}')::text as day`)).toEqual([
        { day: lastDayOf(period) },
      ])
  })
})
