import { beforeEach, describe, expect, test, vi } from 'vitest'
import { addDays, bogotaDay } from '@/lib/calendar/civil-day'

vi.mock('@/lib/supabase/unwrap', () => ({
  unwrap: async (call: Promise<unknown>) => {
    await call
    return { rows: [], next: null, before: null, after: null }
  },
}))
vi.mock('@/lib/action', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  staffAction: (_schema: unknown, run: unknown) => run,
}))
vi.mock('@/lib/jobs/send-outbox', () => ({ sendAfterAnswer: () => undefined }))
vi.mock('@/lib/env', () => import('./deliveries/test-env'))

type Asked = { wanted?: Record<string, string | null> } & Record<string, unknown>
const rpc = vi.fn(async (_name: string, _asked: Asked) => ({ data: null, error: null }))
const caller = { db: { rpc } } as never
beforeEach(() => void rpc.mockClear())

const { auditCsv, listAudit } = await import('@/lib/audit/queries')
const { listInvoices } = await import('@/lib/invoices/queries')
const { noFilters } = await import('@/lib/invoices/href')
const { readReport } = await import('@/lib/reports/report')

const audit = { actor: null, area: null, about: '' }
const page = { cursor: null, backward: false }
const invoices = (dayKind: 'uploaded' | 'issued') => (day: string, until: string) =>
  listInvoices(
    { rpc } as never,
    { ...noFilters, ...page, dayKind, day, until: until === day ? null : until },
    10,
  )

/** Each function filters by days; the database gets the first moment (included) and the last moment (excluded). */
const moments: Record<string, (from: string, until: string) => Promise<unknown>> = {
  'the audit log': (from, until) => listAudit(caller, { ...audit, from, until }, null, 10),
  'the exported audit log': async (from, until) =>
    new Response(await auditCsv(caller, { ...audit, from, until }, new Map())).text(),
  'the invoices by upload': invoices('uploaded'),
  'the invoices by their own date': invoices('issued'),
}

describe.each(Object.entries(moments))('%s from one day to another', (_name, ask) => {
  test.each([
    ['a month', '2026-11-01', '2026-11-30'],
    ['the end of a year', '2026-12-30', '2027-01-02'],
    ['one day alone', '2026-11-30', '2026-11-30'],
  ])('includes both days whole in Bogotá, and nothing else: %s', async (_what, first, last) => {
    await ask(first, last)
    const { from, until } = rpc.mock.lastCall?.[1].wanted ?? {}
    const [begin, end] = [Date.parse(from ?? ''), Date.parse(until ?? '')]
    expect([bogotaDay(begin), bogotaDay(end - 1)]).toEqual([first, last])
    expect(bogotaDay(begin - 1) < first && bogotaDay(end) > last).toBe(true)
  })
})

test('an audit log with only one of the two days has no limit at the other end', async () => {
  await listAudit(caller, { ...audit, from: '2026-11-01', until: null }, null, 10)
  expect(rpc.mock.lastCall?.[1].wanted?.until).toBeNull()
  await listAudit(caller, { ...audit, from: null, until: '2026-11-30' }, null, 10)
  expect(rpc.mock.lastCall?.[1].wanted?.from).toBeNull()
})

test('a report is asked for with its first and its last day, which the database includes', async () => {
  await readReport(caller, { from: '2026-11-01', until: '2026-11-30', member: null })
  expect(rpc.mock.lastCall).toEqual(['firm_report', { from_day: '2026-11-01', until_day: '2026-11-30' }])
})

test('a document can be signed until the end of the last day in Bogotá', async () => {
  const send = (await import('@/lib/signatures/actions')).sendSignatureAction as unknown as (
    input: object,
    member: never,
  ) => Promise<null>
  await send({ request: 'r', days: 3 }, caller)
  const { content } = rpc.mock.lastCall?.[1] as unknown as { content: { dueAt: string } }
  const end = Date.parse(content.dueAt)
  const last = addDays(bogotaDay(new Date()), 3)
  expect([bogotaDay(end - 1), bogotaDay(end)]).toEqual([last, addDays(last, 1)])
})
