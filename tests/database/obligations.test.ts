import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { claimShape, profilesShape } from '@/lib/obligations/plan'
import { addDays, bogotaDay } from '@/lib/calendar/civil-day'
import type { PlannedDuty } from '@/lib/tax-calendar/planned-duties'
import { openReviewScene, type ReviewScene } from './review-scene'

let scene: ReviewScene
beforeAll(async () => void (scene = await openReviewScene()))
afterAll(() => scene?.close())

const today = bogotaDay(new Date())
const { ana, luis } = { ana: 'ana', luis: 'luis' } as const

const duty = (
  obligation: string,
  period: string,
  inDays: number,
  more: Partial<PlannedDuty> = {},
): PlannedDuty => {
  const due = addDays(today, inDays)
  return {
    obligation,
    municipality: null,
    period,
    listed: due,
    due,
    act_by: due,
    date_state: 'computed',
    norm: 'Una norma',
    source: 'Una fuente',
    missing: null,
    ...more,
  }
}
const withholding = duty('withholding', '2026-11', 20)
const vat = duty('vat-bimonthly', '2026-B6', 50)

async function claim(most = 50) {
  const [row] = await scene.rows<{ answer: unknown }>(
    `select public.claim_obligation_plans(${most}) as answer`,
  )
  const claimed = claimShape.nullable().parse(row!.answer)
  return (
    claimed && {
      ...claimed,
      clients: claimed.clients.map((one) => ({ ...one, profiles: profilesShape.parse(one.profiles) })),
    }
  )
}
async function merge(claimed: string, duties: PlannedDuty[], accounts: string[] = [scene.people.ana]) {
  const groups = JSON.stringify([{ accounts, duties }]).replaceAll("'", "''")
  const [row] = await scene.rows<{ changed: number }>(
    `select public.merge_obligations('${claimed}', '${groups}') as changed`,
  )
  return row!.changed
}
/** Computes the obligations again, as the housekeeping job does after a change. */
async function plan(duties: PlannedDuty[]) {
  await scene.run(`update private.obligation_plans set planned_on = null, claim = null, claimed_until = null`)
  return merge((await claim())!.claim, duties)
}
type Row = { id: string; obligation: string; state: string; due: string; applies: boolean; version: number }
const kept = () =>
  scene.rows<Row>(`select id, obligation, state, due::text, applies, version from public.obligations
    where user_id = '${scene.people.ana}' order by obligation`)
const profile = (person: typeof ana | typeof luis, from = '2026-01-01') =>
  scene.run(`insert into private.tax_profiles (account, valid_from, nit, digit, kind, regime, responsibilities)
    values ('${scene.people[person]}', '${from}', '900123456', 8, 'company', 'ordinary', '{05,07}')
    on conflict (account, valid_from) do update set traits = '{employer}'`)

beforeEach(async () => {
  await scene.run(`delete from public.obligations; delete from private.obligation_plans; delete from private.tax_profiles;
    update public.user_approval_status set status = 'approved' where user_id in ('${scene.people.ana}', '${scene.people.luis}')`)
  await profile(ana)
})

describe('the planner of obligations', () => {
  test('claims each client with a tax profile once, with its profiles and days', async () => {
    await profile(ana, '2027-01-01')
    const claimed = await claim()
    expect(claimed?.clients).toMatchObject([{ account: scene.people.ana, from: addDays(today, -92) }])
    expect(claimed?.clients[0]?.profiles).toMatchObject([
      { valid_from: '2026-01-01', nit: '900123456', digit: 8, vat_cycle: null, municipalities: [] },
      { valid_from: '2027-01-01' },
    ])
    expect(await claim()).toBeNull()
  })

  test('claims a client again if the process that claimed it ended', async () => {
    await claim()
    await scene.run(`update private.obligation_plans set claimed_until = now() - interval '1 second'`)
    expect((await claim())?.clients).toHaveLength(1)
  })

  test('gives two processes different clients', async () => {
    await profile(luis)
    const [one, other] = [await claim(1), await claim(1)]
    expect(one?.clients[0]?.account).not.toBe(other?.clients[0]?.account)
  })

  test.each([
    ['the profile', () => profile(ana)],
    ['an override for all', () => override('null')],
    ['an override for the client', () => override(`'${scene.people.ana}'`)],
    [
      'a holiday',
      () =>
        scene.run(`insert into private.non_business_days (day, name, scope, norm)
      values ('2027-01-05', 'Día de prueba', 'national', 'Ninguna') on conflict (day) do update set name = 'Otro'`),
    ],
    ['a new day', () => scene.run(`update private.obligation_plans set planned_on = planned_on - 1`)],
    [
      'the decision to let the client go',
      () =>
        scene.run(
          `update public.user_approval_status set status = 'rejected' where user_id = '${scene.people.ana}'`,
        ),
    ],
  ])('%s makes the planner plan the obligations again', async (_, change) => {
    await merge((await claim())!.claim, [withholding])
    expect(await claim()).toBeNull()
    await change()
    expect((await claim())?.clients).toHaveLength(1)
  })

  test('plans nothing for a client whom the firm removed', async () => {
    await scene.run(
      `update public.user_approval_status set status = 'rejected' where user_id = '${scene.people.ana}'`,
    )
    expect((await claim())?.clients).toMatchObject([{ profiles: [] }])
  })
})

const override = (client: string) =>
  scene.run(`insert into private.due_date_overrides (obligation, period, due, norm, source, state, reason, client)
    values ('withholding', '2026-11', '2026-12-28', 'Decreto', 'Diario', 'published', 'extension', ${client})`)

describe('a plan of obligations', () => {
  test('adds new obligations once', async () => {
    expect(await plan([withholding, vat])).toBe(2)
    const before = await kept()
    expect(before).toMatchObject([
      { obligation: 'vat-bimonthly', state: 'not-started', due: vat.due, version: 1 },
      { obligation: 'withholding', state: 'not-started', due: withholding.due },
    ])
    expect(await plan([withholding, vat])).toBe(0)
    expect(await kept()).toEqual(before)
  })

  test('adds nothing that was due before the client came', async () => {
    await plan([duty('withholding', '2026-09', -1), withholding])
    expect(await kept()).toMatchObject([{ due: withholding.due }])
  })

  test('keeps a known obligation even if its date turns out to be before the client came', async () => {
    await plan([
      {
        ...withholding,
        due: null,
        act_by: null,
        date_state: null,
        norm: null,
        source: null,
        missing: 'no-table',
      },
    ])
    expect(await kept()).toMatchObject([{ due: null }])
    await plan([duty('withholding', '2026-11', -4)])
    expect(await kept()).toMatchObject([{ due: addDays(today, -4), applies: true }])
  })

  test('moves a date, also of an obligation in progress, and the history has the old one', async () => {
    await plan([withholding])
    await scene.run(`update public.obligations set state = 'in-progress'`)
    await plan([duty('withholding', '2026-11', 27)])
    const [row] = await kept()
    expect(row).toMatchObject({ state: 'in-progress', due: addDays(today, 27), version: 2 })
    expect(
      await scene.rows(
        `select before, after, actor from private.obligation_history where obligation = '${row?.id}'`,
      ),
    ).toEqual([{ before: { due: withholding.due }, after: { due: addDays(today, 27) }, actor: null }])
  })

  test.each(['filed', 'paid', 'not-applicable'])(
    'does not change an obligation that is %s',
    async (state) => {
      await plan([withholding])
      await scene.run(`update public.obligations set state = '${state}', message = 'Sin movimiento',
      filed_on = case when '${state}' <> 'not-applicable' then current_date end,
      paid_on = case when '${state}' = 'paid' then current_date end`)
      await plan([duty('withholding', '2026-11', 27)])
      expect(await kept()).toMatchObject([{ state, due: withholding.due, version: 1 }])
      await plan([])
      expect(await kept()).toMatchObject([{ state, applies: true }])
    },
  )

  test('deletes obligations that no longer apply and that nobody changed', async () => {
    await plan([withholding, vat])
    expect(await plan([vat])).toBe(1)
    expect(await kept()).toMatchObject([{ obligation: 'vat-bimonthly' }])
  })

  test('keeps changed obligations that no longer apply, marks them, and unmarks them when they apply again', async () => {
    await plan([withholding, vat])
    await scene.run(`update public.obligations set state = 'waiting' where obligation = 'withholding';
      insert into private.obligation_work (obligation, notes) select id, 'Preguntar' from public.obligations where obligation = 'vat-bimonthly'`)
    await plan([])
    expect(await kept()).toMatchObject([{ applies: false }, { applies: false, state: 'waiting' }])
    expect(await plan([])).toBe(0)
    await plan([withholding, vat])
    expect(await kept()).toMatchObject([{ applies: true }, { applies: true }])
  })

  test('does not change obligations that were due long ago or are after the end of the plan', async () => {
    await scene.run(`insert into public.obligations (user_id, obligation, period, listed, missing) values
      ('${scene.people.ana}', 'withholding', '2025-01', '2025-02-28', 'nit'),
      ('${scene.people.ana}', 'withholding', '2029-01', '2029-02-28', 'nit')`)
    await plan([])
    expect(await kept()).toHaveLength(2)
  })

  test('is discarded if the tax profile changed again meanwhile', async () => {
    const old = await claim()
    await profile(ana)
    expect(await merge(old!.claim, [withholding])).toBe(0)
    expect(await kept()).toEqual([])
    expect((await claim())?.clients).toHaveLength(1)
  })

  test('is refused for clients that another process claimed or nobody did', async () => {
    const mine = await claim()
    expect(await merge(randomUUID(), [withholding])).toBe(0)
    expect(await merge(mine!.claim, [withholding], [scene.people.luis])).toBe(0)
    expect(await scene.rows(`select from public.obligations`)).toEqual([])
  })

  test('refreshes only the open pages of clients whose rows changed', async () => {
    const changes = () =>
      scene.rows<{ at: string }>(
        `select at::text from public.calendar_changes where user_id = '${scene.people.ana}'`,
      )
    await plan([withholding])
    const before = await changes()
    expect(before).toHaveLength(1)
    await plan([withholding])
    expect(await changes()).toEqual(before)
    await plan([vat])
    expect(await changes()).not.toEqual(before)
  })
})
