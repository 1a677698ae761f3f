import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { addDays, bogotaDay, daysBetween, mondayOf } from '@/lib/calendar/civil-day'
import { readFirmWeek, startToday, type FirmWeek } from '@/lib/today/queries'
import type { Member } from '@/lib/session/require'
import { openReviewScene, type ReviewScene } from './review-scene'

let scene: ReviewScene
beforeAll(async () => void (scene = await openReviewScene()))
afterAll(() => scene?.close())
afterEach(() => scene.run('delete from public.obligations'))

const today = bogotaDay(new Date())
const add = (who: 'ana' | 'luis', days: number, more: Record<string, string> = {}) => {
  const due = addDays(today, days)
  const columns = { obligation: `'withholding'`, period: `'2026-10'`, ...more }
  return scene.run(`insert into public.obligations (user_id, listed, due, act_by, date_state, norm, source, ${Object.keys(columns).join()})
    values ('${scene.people[who]}', '${due}', '${due}', '${due}', 'published', 'Norma', 'Fuente', ${Object.values(columns).join()})`)
}
type Reader = 'admin' | 'advisor' | 'other'
function member(who: Reader): Member {
  const rpc = async (called: string, args: Record<string, unknown>) => {
    const named = Object.entries(args).map(([name, value]) => `${name} => '${String(value)}'`)
    return { data: await scene.ask(who, `${called}(${named.join()})`), error: null }
  }
  return { db: { rpc } } as unknown as Member
}
const dataOf = <T>(answer: { ok: true; data: T } | { ok: false; message: string }): T => {
  if (!answer.ok) throw new Error(answer.message)
  return answer.data
}
const queue = async (who: Reader, only: 'obligation' | 'message' | null = 'obligation') =>
  dataOf(await startToday(member(who), today, only))
const week = async (who: Reader, monday: string) => dataOf(await readFirmWeek(member(who), monday))
const shown = async (...asked: Parameters<typeof queue>) =>
  (await queue(...asked)).lines.map(({ title, key, detail, starts_at, period, municipality }) => [
    title,
    period,
    municipality,
    key,
    detail,
    bogotaDay(starts_at ?? 0),
  ])

test('Today has one line for each kind, period and day of obligations, the overdue ones first', async () => {
  await add('ana', 3)
  await add('luis', 3)
  await add('ana', -40, { period: `'2026-09'` })
  await add('ana', 5, { obligation: `'local-tax-bimonthly'`, period: `'2026-B5'`, municipality: `'11001'` })
  const [ana, day] = ['ana@empresa.example', (days: number) => addDays(today, days)]
  expect(await shown('admin')).toEqual([
    ['withholding', '2026-09', null, 1, ana, day(-40)],
    ['withholding', '2026-10', null, 2, null, day(3)],
    ['local-tax-bimonthly', '2026-B5', '11001', 1, ana, day(5)],
  ])
  expect((await queue('admin')).counts).toMatchObject({ obligation: 3, message: 0 })
  expect((await queue('admin', 'message')).counts).toMatchObject({ obligation: 3 })
  expect(await shown('admin', null)).toHaveLength(3)
})

test('in Today an advisor sees only obligations of their own clients', async () => {
  await add('ana', 3)
  await add('luis', 3)
  expect(await shown('advisor')).toEqual([
    ['withholding', '2026-10', null, 1, 'ana@empresa.example', addDays(today, 3)],
  ])
  expect(await shown('other')).toEqual([])
  expect((await queue('other')).counts.obligation).toBe(0)
})

test('Today leaves out filed, inapplicable and distant obligations', async () => {
  await add('ana', -2, { state: `'filed'`, filed_on: `'${today}'` })
  await add('ana', -2, { state: `'not-applicable'`, message: `'No hubo'`, period: `'2026-09'` })
  await add('ana', -2, { applies: 'false', period: `'2026-08'` })
  await add('ana', 6, { period: `'2026-11'` })
  expect(await shown('admin')).toEqual([])
})

test('a line of Today stays the same when the obligation of one of its clients is filed', async () => {
  await add('ana', 1)
  await add('luis', 1)
  const [before] = (await queue('admin')).lines
  await scene.run(
    `update public.obligations set state = 'filed', filed_on = '${today}' where user_id = '${scene.people.ana}'`,
  )
  const [after] = (await queue('admin')).lines
  expect(after).toMatchObject({ id: before?.id, key: 1, client: scene.people.luis })
})

test('a line of Today about internal work has the firm’s own name for it', async () => {
  const own = `own:${scene.people.luis}`
  const due = addDays(today, 1)
  await scene.run(`insert into public.obligations (user_id, obligation, name, period, listed, due, act_by)
    values ('${scene.people.ana}', '${own}', 'Cierre / revisión', '2026-10', '${due}', '${due}', '${due}')`)
  expect((await queue('admin')).lines).toMatchObject([
    { title: own, name: 'Cierre / revisión', period: '2026-10', municipality: null, key: 1 },
  ])
})

test('Today lists overdue obligations first, then what came today, then later obligations', async () => {
  await add('ana', 2)
  await add('ana', 0, { period: `'2026-09'` })
  await add('ana', -1, { period: `'2026-08'` })
  const applicant = randomUUID()
  await scene.run(`insert into auth.users (id, email, email_confirmed_at) values ('${applicant}', 'marta@empresa.example', now());
    update public.user_approval_status set created_at = now() - interval '90 days' where user_id = '${applicant}'`)
  expect((await queue('admin', null)).lines.map(({ kind, period }) => period ?? kind)).toEqual([
    '2026-08',
    'registration',
    '2026-09',
    '2026-10',
  ])
  await scene.run(`delete from auth.users where id = '${applicant}'`)
})

test('the week counts for each obligation how many are filed, wait for the client or are overdue', async () => {
  const monday = addDays(mondayOf(bogotaDay(new Date())), -7)
  const at = (days: number) => addDays(monday, days)
  const on = (who: 'ana' | 'luis', days: number, more: Record<string, string> = {}) =>
    add(who, daysBetween(today, at(days)), more)
  await on('ana', 1, { state: `'filed'`, filed_on: `'${at(0)}'` })
  await on('luis', 2)
  await on('ana', 3, { obligation: `'local-tax-bimonthly'`, municipality: `'11001'`, state: `'waiting'` })
  await on('luis', 3, {
    obligation: `'local-tax-bimonthly'`,
    municipality: `'11001'`,
    state: `'not-applicable'`,
    message: `'No hubo'`,
  })
  await on('ana', 7, { period: `'2026-11'` })
  const [withholding, local] = [
    { obligation: 'withholding', municipality: null, period: '2026-10', name: null },
    { obligation: 'local-tax-bimonthly', municipality: '11001', period: '2026-10', name: null },
  ]
  const none = { settled: 0, waiting: 0, overdue: 0 }
  expect(await week('admin', monday)).toMatchObject({
    due: [
      { ...withholding, ...none, first: at(1), last: at(2), total: 2, settled: 1, overdue: 1 },
      { ...local, ...none, first: at(3), last: at(3), total: 1, waiting: 1, overdue: 1 },
    ],
    rest: 0,
  })
  expect((await week('advisor', monday)).due.map(({ total, settled }) => [total, settled])).toEqual([
    [1, 1],
    [1, 0],
  ])
  expect((await week('other', monday)).due).toEqual([])
})

test('in the week an obligation due today is not overdue, and one due yesterday is', async () => {
  const on = async (days: number) => {
    await scene.run('delete from public.obligations')
    await add('ana', days)
    return (await week('admin', mondayOf(addDays(today, days)))).due[0]?.overdue
  }
  expect([await on(-1), await on(0), await on(1)]).toEqual([1, 0, 0])
})

test('Today counts requests that clients have not completed: overdue, begun and untouched', async () => {
  const ask = (
    who: 'ana' | 'luis',
    days: number,
    more: Partial<Record<'status' | 'delivered' | 'missing', string>> = {},
  ) => {
    const columns = { status: `'open'`, delivered: '0', missing: '1', ...more }
    return scene.run(`insert into public.document_requests (user_id, title, due_on, asked_by, sent_at, wanted, ${Object.keys(columns).join()})
      values ('${scene.people[who]}', 'Extractos', '${addDays(today, days)}', 'Laura Gómez', ${more.status ? 'null' : 'now()'}, 2, ${Object.values(columns).join()})`)
  }
  await ask('ana', -1)
  await ask('ana', 0, { delivered: '1' })
  await ask('luis', 3)
  await ask('luis', 3, { missing: '0' })
  await ask('luis', -3, { status: `'draft'` })
  const owed = async (who: Reader): Promise<FirmWeek['requests']> => (await week(who, today)).requests
  expect(await owed('admin')).toEqual({ overdue: 1, begun: 1, untouched: 1 })
  expect(await owed('advisor')).toEqual({ overdue: 1, begun: 1, untouched: 0 })
  await scene.run('delete from public.document_requests')
})
