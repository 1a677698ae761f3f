import { afterAll, beforeAll, expect, test } from 'vitest'
import { json, openSignatureScene, type SignatureScene } from './signature-scene'

let scene: SignatureScene
beforeAll(async () => {
  scene = await openSignatureScene()
})
afterAll(() => scene?.close())

// A fee has one instalment for each month of the period, on whichever day the period begins.
test.each([
  ['2026-11-30', '2027-02-28', 5, ['2026-12-05', '2027-01-05', '2027-02-05']],
  ['2026-11-30', '2027-02-28', 28, ['2026-12-28', '2027-01-28', '2027-02-28']],
  ['2026-11-30', '2026-12-02', 5, ['2026-12-02']],
  ['2026-11-16', '2026-12-15', 5, ['2026-12-05']],
  ['2026-11-16', '2026-12-15', 28, ['2026-11-28']],
  ['2026-12-05', '2027-02-20', 10, ['2026-12-10', '2027-01-10', '2027-02-10']],
  ['2026-12-05', '2027-02-12', 10, ['2026-12-10', '2027-01-10']],
  ['2027-01-05', '2027-03-25', 28, ['2027-01-28', '2027-02-28', '2027-03-25']],
  ['2026-11-30', '2026-12-01', 1, ['2026-12-01']],
])('a letter from %s to %s with payment on day %i has fees due on %j', async (from, until, payDay, days) => {
  const terms = { from, until, payDay, fees: [{ concept: 'Mes', amount: 10, rhythm: 'month' }] }
  const rows = await scene.rows<{ due: string; concept: string }>(
    `select due_on::text as due, concept from private.fee_schedule(${json(terms)}, '-infinity')`,
  )
  expect(rows.map(({ due }) => due)).toEqual(days)
  expect(rows.map(({ concept }) => concept)).toEqual(
    days.length === 1 ? ['Mes'] : days.map((_day, n) => `Mes (${n + 1}/${days.length})`),
  )
})

test('a year has twelve instalments whichever day it begins, never two within a fortnight', async () => {
  const rows = await scene.rows<{ since: string; count: number; least: number }>(
    `select s.since::date::text as since, count(f.due_on)::int as count, min(f.gap)::int as least
     from generate_series('2026-01-01'::timestamp, '2027-12-31', interval '1 day') s (since)
       cross join (values (1), (5), (15), (28)) p (day)
       cross join lateral (
         select x.due_on, x.due_on - lag(x.due_on) over (order by x.due_on) as gap from private.fee_schedule(jsonb_build_object(
           'from', s.since::date, 'until', (s.since + interval '1 year' - interval '1 day')::date, 'payDay', p.day,
           'fees', jsonb_build_array(jsonb_build_object('concept', 'Mes', 'amount', 1, 'rhythm', 'month'))), '-infinity') x) f
     group by s.since, p.day having count(f.due_on) <> 12 or min(f.gap) < 14`,
  )
  expect(rows).toEqual([])
})

// A fee due before the last signature moves to the next day of payment or, without one, to the signature's day.
test.each([
  ['2026-12-05', ['2026-12-05', '2027-01-05', '2027-02-05']],
  ['2026-12-06', ['2027-01-05', '2027-01-05', '2027-02-05']],
  ['2027-01-06', ['2027-02-05', '2027-02-05', '2027-02-05']],
  ['2027-03-01', ['2027-03-01', '2027-03-01', '2027-03-01']],
])('a letter with its last signature on %s has fees due on %j', async (signed, days) => {
  const fees = [{ concept: 'Mes', amount: 10, rhythm: 'month' }]
  const terms = { from: '2026-11-30', until: '2027-02-28', payDay: 5, fees }
  const rows = await scene.rows<{ due: string; agreed: string; concept: string }>(
    `select due_on::text as due, agreed_on::text as agreed, concept from private.fee_schedule(${json(terms)}, '${signed}')`,
  )
  expect(rows.map(({ due }) => due)).toEqual(days)
  expect(rows.map(({ agreed }) => agreed)).toEqual(['2026-12-05', '2027-01-05', '2027-02-05'])
  expect(rows.map(({ concept }) => concept)).toEqual(['Mes (1/3)', 'Mes (2/3)', 'Mes (3/3)'])
})
