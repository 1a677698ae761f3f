import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { addDays, bogotaDay } from '@/lib/calendar/civil-day'
import { startToday } from '@/lib/today/queries'
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
/** What the page reads, by the way that it reads it. */
async function queue(
  who: 'admin' | 'advisor' | 'other',
  only: 'obligation' | 'message' | null = 'obligation',
) {
  const rpc = async (_: string, args: Record<string, unknown>) => {
    const named = Object.entries(args).map(([name, value]) => `${name} => '${String(value)}'`)
    return { data: await scene.ask(who, `firm_today(${named.join()})`), error: null }
  }
  const answer = await startToday({ db: { rpc } } as unknown as Member, today, only)
  if (!answer.ok) throw new Error(answer.message)
  return answer.data
}
const shown = async (...asked: Parameters<typeof queue>) =>
  (await queue(...asked)).lines.map(({ title, key, detail, starts_at, period, municipality }) => [
    title, period, municipality, key, detail, bogotaDay(starts_at ?? 0),
  ]) // prettier-ignore

test('what is due on one day is one line for each kind and period, the overdue first', async () => {
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

test('of an advisor only their own clients', async () => {
  await add('ana', 3)
  await add('luis', 3)
  expect(await shown('advisor')).toEqual([
    ['withholding', '2026-10', null, 1, 'ana@empresa.example', addDays(today, 3)],
  ])
  expect(await shown('other')).toEqual([])
  expect((await queue('other')).counts.obligation).toBe(0)
})

test('what is settled, gone, undated or not due for days is not there', async () => {
  await add('ana', -2, { state: `'filed'`, filed_on: `'${today}'` })
  await add('ana', -2, { state: `'not-applicable'`, message: `'No hubo'`, period: `'2026-09'` })
  await add('ana', -2, { applies: 'false', period: `'2026-08'` })
  await add('ana', 6, { period: `'2026-11'` })
  expect(await shown('admin')).toEqual([])
})

test('the line keeps its name when one of its clients is settled', async () => {
  await add('ana', 1)
  await add('luis', 1)
  const [before] = (await queue('admin')).lines
  await scene.run(
    `update public.obligations set state = 'filed', filed_on = '${today}' where user_id = '${scene.people.ana}'`,
  )
  const [after] = (await queue('admin')).lines
  expect(after).toMatchObject({ id: before?.id, key: 1, client: scene.people.luis })
})

test('work of the firm is called as the firm calls it', async () => {
  const own = `own:${scene.people.luis}`
  const due = addDays(today, 1)
  await scene.run(`insert into public.obligations (user_id, obligation, name, period, listed, due, act_by)
    values ('${scene.people.ana}', '${own}', 'Cierre / revisión', '2026-10', '${due}', '${due}', '${due}')`)
  expect((await queue('admin')).lines).toMatchObject([
    { title: own, name: 'Cierre / revisión', period: '2026-10', municipality: null, key: 1 },
  ])
})
