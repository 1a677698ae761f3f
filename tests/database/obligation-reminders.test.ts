import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addDays, bogotaDay } from '@/lib/calendar/civil-day'
import { openReviewScene, type ReviewScene } from './review-scene'

let scene: ReviewScene
beforeAll(async () => void (scene = await openReviewScene()))
afterAll(() => scene?.close())
beforeEach(async () => {
  await scene.run(
    `delete from public.outbox; delete from public.obligations; delete from public.notification_choices`,
  )
  await wants('ana', true)
})

const today = bogotaDay(new Date())
const day = (n: number) => addDays(today, n)
const wants = (who: 'ana' | 'luis', wanted: boolean) =>
  scene.run(`insert into public.notification_choices (user_id, topic, mail)
    values ('${scene.people[who]}', 'deadlines', '${wanted ? 'now' : 'never'}')
    on conflict (user_id, topic) do update set mail = excluded.mail`)
const obligation = async (
  due: string,
  more: { state?: string; sees?: boolean; of?: 'ana' | 'luis' } = {},
) => {
  const id = randomUUID()
  const { state = 'not-started', sees = true, of = 'ana' } = more
  await scene.run(`insert into public.obligations (id, user_id, obligation, period, listed, due, act_by, date_state, norm, source, state, client_sees, filed_on)
    values ('${id}', '${scene.people[of]}', 'withholding', '2026-${String(10 + (count++ % 80)).padStart(2, '0')}', '${due}', '${due}', '${due}', 'computed',
      'Norma', 'Fuente', '${state}', ${sees}, ${state === 'filed' ? `'${due}'` : 'null'})`)
  return id
}
let count = 0
const spans = [
  { days: 1, until: day(1), waiting: false },
  { days: 5, until: day(5), waiting: false },
  { days: 10, until: day(10), waiting: true },
]
type Near = { client: string; dates: { id: string; days: number; due: string }[] }[]
const server = async <T>(call: string) =>
  (await scene.rows<{ answer: T }>(`select public.${call} as answer`))[0]!.answer
const near = () => server<Near>(`dates_to_remind('${today}', '${JSON.stringify(spans)}'::jsonb)`)
const queueReminders = async (found: Near) =>
  server<number>(
    `queue_date_reminders('${JSON.stringify(found.map((one) => ({ ...one, mail: { account: one.client, company: '', first: '', dates: '' } })))}'::jsonb)`,
  )
const mails = () => scene.rows<{ to: string }>(`select payload ->> 'to' as to from public.outbox`)

describe('reminders of due dates', () => {
  test('come once, in one mail, and again when the due dates are nearer', async () => {
    const [soon, week] = [await obligation(day(1)), await obligation(day(4))]
    const found = await near()
    expect(found).toMatchObject([
      {
        client: scene.people.ana,
        dates: [
          { id: soon, days: 1 },
          { id: week, days: 5 },
        ],
      },
    ])
    expect(await queueReminders(found)).toBe(1)
    expect(await queueReminders(found)).toBe(0)
    expect(await near()).toEqual([])
    expect(await mails()).toEqual([{ to: 'ana@empresa.example' }])
    await scene.run(`update private.date_reminders set due = '${day(1)}' where obligation = '${week}';
      update public.obligations set listed = '${day(1)}', due = '${day(1)}', act_by = '${day(1)}' where id = '${week}'`)
    expect(await near()).toMatchObject([{ dates: [{ id: week, days: 1 }] }])
  })

  test('cover distant due dates only if the firm waits for the client', async () => {
    await obligation(day(9))
    const waiting = await obligation(day(9), { state: 'waiting' })
    expect(await near()).toMatchObject([{ dates: [{ id: waiting, days: 10 }] }])
  })

  test('cover an obligation that moves to tomorrow, even if it was in an earlier reminder', async () => {
    const id = await obligation(day(5))
    await queueReminders(await near())
    expect(await near()).toEqual([])
    await scene.run(
      `update public.obligations set listed = '${day(1)}', due = '${day(1)}', act_by = '${day(1)}' where id = '${id}'`,
    )
    expect(await near()).toMatchObject([{ dates: [{ id, due: day(1), days: 1 }] }])
  })

  test('leave out filed, past and internal obligations, and people who do not want them', async () => {
    await obligation(day(1), { state: 'filed' })
    await obligation(day(-1))
    await obligation(day(1), { sees: false })
    await obligation(day(1), { of: 'luis' })
    expect(await near()).toEqual([])
    await wants('luis', true)
    expect(await near()).toMatchObject([{ client: scene.people.luis }])
  })

  test('are not sent for obligations that were filed meanwhile or to people who turned them off', async () => {
    const id = await obligation(day(1))
    const found = await near()
    await scene.run(`update public.obligations set state = 'filed', filed_on = '${today}' where id = '${id}'`)
    expect(await queueReminders(found)).toBe(0)
    await obligation(day(1))
    const later = await near()
    await wants('ana', false)
    await queueReminders(later)
    expect(await mails()).toEqual([])
  })

  test('are not sent to a person who lost access, even if they are already queued', async () => {
    await obligation(day(1))
    await queueReminders(await near())
    await obligation(day(2))
    await scene.run(
      `update public.user_approval_status set status = 'rejected' where user_id = '${scene.people.ana}'`,
    )
    expect(await near()).toEqual([])
    expect(await scene.rows(`select status from public.outbox where key like 'mail:dates-near:%'`)).toEqual([
      { status: 'dropped' },
    ])
    await scene.run(
      `update public.user_approval_status set status = 'approved' where user_id = '${scene.people.ana}'`,
    )
  })
})

test('the calendar says whether its reader gets reminders, or that the mails go to somebody else', async () => {
  expect(await scene.ask('ana', 'my_calendar()')).toMatchObject({ notices: true })
  await wants('ana', false)
  expect(await scene.ask('ana', 'my_calendar()')).toMatchObject({ notices: false })
  await scene.run(`update public.accounts set contact = null where id = '${scene.people.ana}'`)
  expect(await scene.ask('ana', 'my_calendar()')).toMatchObject({ notices: null })
})
