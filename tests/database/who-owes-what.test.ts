import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { entities, kinds, regimes, traits, vatCycles } from '@/content/tax-calendar/profile'
import { addDays, bogotaDay, yearOf } from '@/lib/calendar/civil-day'
import { readFirmCalendar } from '@/lib/firm-calendar/firm-dates'
import { checkDigit } from '@/lib/format/nit'
import { planObligations } from '@/lib/obligations/plan'
import type { Member } from '@/lib/session/require'
import { datesOf, readProfiles } from '@/lib/tax-profile/profiles'
import { historyOf, type StoredProfile } from '@/lib/tax-profile/schema'
import { openReviewScene, type ReviewScene } from './review-scene'

const service = vi.hoisted(() => ({ rpc: (_name: string, _args?: object) => Promise.resolve({}) }))
vi.mock('@/lib/supabase/admin', () => ({ adminClient: () => service }))

let scene: ReviewScene
const quoted = (value: unknown) =>
  value === null
    ? 'null'
    : `'${(typeof value === 'object' ? JSON.stringify(value) : String(value)).replaceAll("'", "''")}'`
const callOf = (name: string, args: object = {}) =>
  `${name}(${Object.entries(args)
    .map(([key, value]) => `${key} => ${quoted(value)}`)
    .join(', ')})`
const server = async <T>(name: string, args?: object) =>
  (await scene.rows<{ answer: T }>(`select public.${callOf(name, args)} as answer`))[0]!.answer

beforeAll(async () => {
  scene = await openReviewScene()
  service.rpc = async (name, args) => ({ data: await server(name, args), error: null })
})
afterAll(() => scene?.close())
beforeEach(() => clear())
const clear = () =>
  scene.run(
    'delete from public.obligations; delete from private.obligation_plans; delete from private.tax_profiles',
  )

const advisor = (): Member => {
  const rpc = async (name: string, args?: object) => ({
    data: await scene.ask('advisor', callOf(name, args)),
    error: null,
  })
  return { id: scene.people.advisor, role: 'advisor', db: { rpc } } as unknown as Member
}

type Profile = StoredProfile & { valid_from: string }
const save = async ({ valid_from, ...profile }: Profile) => {
  const { seen } = await readProfiles(advisor(), scene.people.ana)
  await scene.ask(
    'advisor',
    callOf('save_tax_profile', { client: scene.people.ana, valid_from, profile, seen }),
  )
}

const today = bogotaDay(new Date())
const until = addDays(today, 360)
const year = yearOf(today)
type Line = { key: string; due: string | null }
const sorted = (lines: readonly Line[]) => lines.map(({ key, due }) => `${key} ${due}`).toSorted()
type Row = {
  obligation: string
  municipality: string | null
  period: string
  due: string | null
  listed: string
}
const lineOf = ({ obligation, municipality, period, due }: Row): Line => ({
  key: [obligation, municipality ?? '', period].join(' '),
  due,
})
const within = <T extends { listed: string }>(rows: readonly T[]) =>
  rows.filter(({ listed }) => today <= listed && listed <= until)

/** Returns what the profile editor shows for `draft` before it is saved. */
async function preview(draft: Profile): Promise<Line[]> {
  const { profiles } = await readProfiles(advisor(), scene.people.ana)
  const history = historyOf(scene.people.ana, profiles, draft)
  const lines = datesOf(await readFirmCalendar(advisor()), history, today)
  return lines.filter(({ listed }) => listed <= until)
}

async function board(): Promise<Line[]> {
  const rows: Row[] = []
  for (let at = 0; at <= 13; at += 1) {
    const month = new Date(Date.UTC(year, Number(today.slice(5, 7)) - 1 + at, 1)).toISOString().slice(0, 7)
    const answer = await scene.ask<{ rows: Row[] }>(
      'advisor',
      callOf('work_list', { wanted: { state: 'all', month }, page_size: 100 }),
    )
    rows.push(...answer.rows)
  }
  return within(rows).map(lineOf)
}

async function calendarOf(): Promise<Line[]> {
  const years = await Promise.all(
    [year, year + 1].map((wanted) => scene.ask<{ rows: Row[] }>('ana', `my_calendar(${wanted})`)),
  )
  const rows = new Map(years.flatMap((one) => one.rows).map((row) => [lineOf(row).key, row]))
  return within([...rows.values()]).map(lineOf)
}

async function feed(): Promise<Line[]> {
  const token = createHash('sha256').update('feed').digest('hex')
  await scene.ask('ana', callOf('renew_calendar_feed', { token_sha256: token }))
  const { obligations } = await server<{ obligations: (Row & { due: string })[] }>('read_calendar_feed', {
    token_sha256: token,
  })
  return within(obligations.map((row) => ({ ...row, listed: row.due }))).map(lineOf)
}

const keys = <T extends object>(names: T) => Object.keys(names) as (keyof T & string)[]
const codes = '03 04 05 06 07 09 13 14 18 19 23 32 33 41 47 48 50 55 56 59 62 64'.split(' ')
const cities = [
  { code: '11001', duties: ['local-tax-bimonthly', 'local-withholding'] },
  { code: '05001', duties: ['local-tax-annual'] },
  { code: '08001', duties: ['local-withholding'] },
] satisfies StoredProfile['municipalities']
const profile = fc
  .record({
    nit: fc.constantFrom('900123456', '900123401', '800100190', null),
    kind: fc.constantFrom(...keys(kinds)),
    regime: fc.constantFrom(...keys(regimes)),
    entity: fc.constantFrom(...keys(entities), null),
    responsibilities: fc.subarray(codes, { minLength: 1, maxLength: 10 }),
    vat_cycle: fc.constantFrom(...keys(vatCycles), null),
    traits: fc.subarray(keys(traits), { maxLength: 8 }),
    municipalities: fc.subarray(cities),
  })
  .map((facts): StoredProfile => ({
    ...facts,
    name: null,
    digit: facts.nit && checkDigit(facts.nit),
    entity: facts.regime === 'non-contributor' ? facts.entity : null,
    activities: [],
  }))
const starts = [
  '2025-01-01',
  `${year}-03-10`,
  today,
  addDays(today, 40),
  `${year + 1}-01-01`,
  `${year + 1}-03-10`,
]
const histories = fc
  .tuple(
    fc.subarray(starts, { minLength: 1, maxLength: 4 }),
    fc.array(profile, { minLength: 4, maxLength: 4 }),
  )
  .map(([days, profiles]) => days.map((valid_from, at) => ({ ...profiles[at]!, valid_from })))

test('property: preview, board, the client’s calendar and the calendar address always agree', async () => {
  let most = 0
  await fc.assert(
    fc.asyncProperty(histories, fc.nat(), async (history, draftAt) => {
      await clear()
      // A member edits one of the profiles, chosen at random; the other profiles are already saved.
      const draft = history[draftAt % history.length]!
      for (const one of history) if (one !== draft) await save(one)
      const shown = await preview(draft)
      await save(draft)
      await planObligations(20_000)
      const expected = sorted(shown)
      most = Math.max(most, expected.length)
      expect(sorted(await board())).toEqual(expected)
      expect(sorted(await calendarOf())).toEqual(expected)
      expect(sorted(await feed())).toEqual(sorted(shown.filter(({ due }) => due !== null)))
    }),
    { numRuns: 15 },
  )
  expect(most).toBeGreaterThan(30)
}, 240_000)

const company: Profile = {
  valid_from: '2026-01-01',
  nit: '900123456',
  digit: checkDigit('900123456'),
  name: null,
  kind: 'company',
  regime: 'ordinary',
  entity: null,
  responsibilities: ['05', '07', '14'],
  vat_cycle: null,
  traits: [],
  municipalities: [],
  activities: [],
}
const stored = () =>
  scene.rows<{ obligation: string; period: string; state: string; id: string }>(
    `select id, obligation, period, state from public.obligations order by listed, obligation, period`,
  )

test('a change of the tax profile keeps existing and filed obligations, and adds none twice', async () => {
  await save(company)
  await planObligations(20_000)
  const before = await stored()
  const first = before.find(({ obligation }) => obligation === 'withholding')!
  await scene.run(
    `update public.obligations set state = 'filed', filed_on = '${today}' where id = '${first.id}'`,
  )
  await save({
    ...company,
    responsibilities: ['04', '07', '13', '14'],
    regime: 'special',
    valid_from: `${year + 1}-01-01`,
  })
  await planObligations(20_000)
  const after = await stored()
  const kept = before.filter(({ obligation }) => obligation === 'withholding').map(({ id }) => id)
  expect(after.filter(({ obligation }) => obligation === 'withholding').map(({ id }) => id)).toEqual(kept)
  expect(after.find(({ id }) => id === first.id)).toMatchObject({ state: 'filed' })
  const ids = after.map(({ obligation, period }) => `${obligation} ${period}`)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids).toContain(`large-taxpayer-income-first ${year}`)
  expect(ids).not.toContain(`company-income-return ${year}`)
})

test('each January the review asks about clients with an older tax profile, and about no others', async () => {
  const ana = scene.people.ana
  const review = (who: 'advisor' | 'other' | 'admin', wanted = year + 1) =>
    scene.ask<Record<string, { clients: number; some: { id: string }[] }>>(who, `calendar_review(${wanted})`)
  await save({ ...company, responsibilities: ['05', '13', '48'] })
  expect(await review('advisor')).toMatchObject({ large: { clients: 1, some: [{ id: ana }] } })
  // Large taxpayers declare VAT every two months at any income, so the review does not ask about their VAT period.
  expect(await review('advisor')).not.toHaveProperty('vat')
  expect(await review('other')).toEqual({})
  await save({ ...company, responsibilities: ['05', '48'], valid_from: `${year}-06-01` })
  expect(Object.keys(await review('admin'))).toEqual(['vat'])
  await save({ ...company, responsibilities: ['05', '48'], valid_from: `${year + 1}-01-01` })
  expect(await review('admin')).toEqual({})
  await clear()
  await save({ ...company, kind: 'person', responsibilities: ['49'] })
  expect(Object.keys(await review('admin'))).toEqual(['persons'])
  await clear()
  await save({ ...company, regime: 'simple', responsibilities: ['47', '48'] })
  expect(Object.keys(await review('admin'))).toEqual(['simple'])
})
