import { beforeEach, expect, test, vi } from 'vitest'
import { refreshDianMonth } from '@/lib/dian-lists/refresh'
import { rowKey } from '@/lib/einvoice/dian-list/list-row'
import { clientNit, ourOf, someRow } from '../../support/dian-list/some-row'

type Args = Record<'wanted_month' | 'from_day' | 'until_day', string> & {
  changes: { key: string; class: string }[]
}

const rpc = vi.hoisted(() => vi.fn())
vi.mock('@/lib/supabase/admin', () => ({ adminClient: () => ({ rpc }) }))

const client = '2f0c7c1e-6a55-4d0b-9a53-1a2b3c4d5e6f'
const row = someRow({ issued: '2026-10-31' })
const input = {
  id: '00000000-0000-4000-8000-000000000001',
  run: 1,
  touches: [],
  from: '2026-10-01',
  until: '2026-10-31',
  nits: [clientNit],
  choices: [],
}
let ours: ({ issued: string } & Record<string, unknown>)[]
const answers: Record<string, (args: Args) => unknown> = {
  dian_month_input: () => input,
  dian_month_rows: ({ wanted_month: month }) =>
    month === '2026-10' ? [{ key: rowKey(row), side: 'purchase', row, digest: null }] : [],
  dian_month_ours: ({ from_day: from, until_day: until }) =>
    ours.filter(({ issued }) => issued >= from && issued <= until),
  store_dian_month: () => true,
}
beforeEach(() => {
  rpc.mockReset().mockImplementation(async (name: string, args: Args) => ({
    data: answers[name]?.(args),
    error: null,
  }))
})

test.each([
  ['2026-08-31', 'falta_aqui'],
  ['2026-09-01', 'otro_mes'],
  ['2026-10-31', 'igual'],
  ['2026-11-30', 'otro_mes'],
  ['2026-12-01', 'falta_aqui'],
])('a line of October whose document the portal has on %s is found as %s', async (issued, found) => {
  const document = ourOf(row, { month: issued.slice(0, 7) })
  ours = [{ ...document, issued, direction: 'purchase', status: 'accepted', credit: false }]
  await refreshDianMonth(client, '2026-10')
  const [, stored] = rpc.mock.calls.find(([name]) => name === 'store_dian_month') as [string, Args]
  expect(stored.changes.find(({ key }) => key === rowKey(row))?.class).toBe(found)
})
