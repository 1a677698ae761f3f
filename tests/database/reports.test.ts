import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addDays, bogotaDay } from '@/lib/calendar/civil-day'
import { readReport } from '@/lib/reports/report'
import { reportTables } from '@/lib/reports/tables'
import type { Member } from '@/lib/session/require'
import { openReviewScene, type ReviewScene } from './review-scene'

let scene: ReviewScene
const today = bogotaDay(new Date())
const from = addDays(today, -60)
let period = 10

async function obligation(
  who: 'ana' | 'luis',
  dueAgo: number,
  filedAfter: number | null,
  state = 'not-started',
) {
  const due = addDays(today, -dueAgo)
  const filed = filedAfter === null ? null : addDays(due, filedAfter)
  await scene.run(`insert into public.obligations (id, user_id, obligation, period, listed, due, act_by, date_state, norm, source, state, message, filed_on)
    values ('${randomUUID()}', '${scene.people[who]}', 'withholding', '2026-${period++}', '${due}', '${due}', '${due}', 'computed', 'Norma', 'Fuente',
      '${filed ? 'filed' : state}', ${state === 'not-applicable' ? `'Sin pagos este mes'` : 'null'}, ${filed ? `'${filed}'` : 'null'})`)
}
const member = (who: 'admin' | 'advisor' | 'other'): Member =>
  ({
    id: scene.people[who],
    role: who === 'admin' ? 'admin' : 'advisor',
    db: {
      rpc: async (name: string, args: Record<string, string>) => {
        const named = Object.entries(args).map(([key, value]) => `${key} => '${value}'`)
        return { data: await scene.ask(who, `${name}(${named.join(', ')})`), error: null }
      },
    },
  }) as unknown as Member
const report = (who: 'admin' | 'advisor' | 'other', about: string | null = null) =>
  readReport(member(who), { from, until: today, member: about })

beforeAll(async () => {
  scene = await openReviewScene()
  await obligation('ana', 40, -1)
  await obligation('ana', 30, 0)
  await obligation('ana', 20, 2)
  await obligation('ana', 10, null)
  await obligation('ana', 5, null, 'not-applicable')
  await obligation('ana', -3, null, 'waiting')
  await obligation('luis', 15, -2)
  // The report leaves out this obligation, because it was due before the report's period.
  await obligation('luis', 90, 5)
  const sound = await scene.invoice('ana')
  await scene.run(`update public.invoices set created_at = now() - interval '10 hours' where id = '${sound}'`)
  await scene.ask('advisor', `decide_invoice('${sound}', 'rejected', 0, 'IVA mal calculado')`)
  // The report still counts the rejection of the first file, although the file was replaced.
  await scene.invoice('ana', 'corregida.xml', { replaces: `'${sound}'` })
})
afterAll(() => scene?.close())

describe('the report of the firm', () => {
  test('counts obligations that are due as in time, late or open, and leaves out those not yet due or not applicable', async () => {
    const { obligations, firm, waiting } = await report('admin')
    expect(obligations).toEqual([
      { obligation: 'withholding', name: null, municipality: null, due: 5, inTime: 3, late: 1 },
    ])
    expect(firm).toEqual({ due: 5, inTime: 3, late: 1 })
    expect(waiting).toMatchObject([
      { obligation: 'withholding', count: 1, clients: 1, next: addDays(today, 3) },
    ])
  })

  test('shows an advisor their own clients, and the sum of the firm', async () => {
    const { obligations, firm, advisors, load } = await report('advisor')
    expect(obligations).toMatchObject([{ due: 4, inTime: 2, late: 1 }])
    expect(firm).toMatchObject({ due: 5, inTime: 3 })
    expect(advisors).toMatchObject([
      { name: 'Laura Gómez', clients: 1, invoices: 1, rejected: 1, due: 4, inTime: 2 },
    ])
    expect(load).toMatchObject([{ name: 'Laura Gómez', obligations: 1 }])
  })

  test('lets only administrators choose an advisor', async () => {
    expect(await report('other', scene.people.advisor)).toMatchObject({ obligations: [], waiting: [] })
    expect((await report('admin', scene.people.advisor)).obligations).toMatchObject([{ due: 4 }])
  })

  test('says how long a review by a member took, and why invoices were rejected', async () => {
    const { turnaround, invoices, reasons } = await report('admin')
    expect(turnaround).toHaveLength(1)
    expect(turnaround[0]?.hours).toBeCloseTo(10, 0)
    expect(invoices).toEqual({ reviewed: 1, rejected: 1 })
    expect(reasons).toEqual([{ title: null, invoices: 1 }])
  })

  test('counts each obligation for the client’s responsible member, as the board does', async () => {
    const { ana, advisor, other } = scene.people
    const of = async (name: string) => {
      const { advisors, load } = await report('admin')
      return [
        advisors.find((one) => one.name === name)?.due,
        load.find((one) => one.name === name)?.obligations,
      ]
    }
    expect(await of('Laura Gómez')).toEqual([4, 1])
    await scene.ask('admin', `set_advisors('${ana}', '{${advisor},${other}}', null, '${other}')`)
    expect(await of('Iván Rojas')).toEqual([4, 1])
    expect(await of('Laura Gómez')).toEqual([0, undefined])
    await scene.ask('admin', `set_advisors('${ana}', '{${advisor}}')`)
  })

  test('is only for members, and covers a few years at most', async () => {
    expect(await scene.refusal('ana', `firm_report('${from}', '${today}')`)).toMatchObject({
      message: 'staff-only',
    })
    expect(await scene.refusal('admin', `firm_report('2000-01-01', '${today}')`)).toMatchObject({
      message: 'invalid-input',
    })
  })

  test('becomes tables without percentages for fewer than ten rows, with figures as text and bars up to 100 %', async () => {
    const tables = reportTables(await report('admin'))
    expect(tables.map(({ id }) => id)).toEqual([
      'on-time',
      'turnaround',
      'load',
      'waiting',
      'reasons',
      'suppliers',
      'advisors',
    ])
    expect(tables[0]?.lines).toMatchObject([
      {
        name: 'Retención en la fuente',
        cells: ['Muy pocos para un porcentaje', '3 de 5', '1', '1'].map((shown) => ({ text: shown })),
        bar: 60,
        below: false,
      },
    ])
    for (const { lines, columns } of tables)
      for (const { cells, bar = 0 } of lines) {
        expect(cells).toHaveLength(columns.length - 1)
        expect(bar).toBeLessThanOrEqual(100)
      }
  })

  test('shows the twenty kinds of work that wait most often, whatever their names are', async () => {
    const wait = (template: string, name: string, period: string) =>
      scene.run(`insert into public.obligations (id, user_id, obligation, name, period, listed, due, act_by, state)
        values ('${randomUUID()}', '${scene.people.ana}', 'work:${template}', '${name}', '${period}', '${today}', '${today}', '${today}', 'waiting')`)
    for (let n = 0; n < 20; n++) await wait(randomUUID(), `Zarpe ${n}`, '2026-01')
    const often = randomUUID()
    for (const period of ['2026-01', '2026-02', '2026-03']) await wait(often, 'Actas', period)
    const { waiting } = await report('admin')
    expect(waiting).toHaveLength(20)
    expect(waiting[0]).toMatchObject({ name: 'Actas', count: 3, clients: 1 })
  })
})
