import { expect, test, vi } from 'vitest'
import { listClients } from '@/lib/clients/queries'

test('every filter of the list of clients, its place and its direction reach the database', async () => {
  const rpc = vi.fn(async () => ({ data: { rows: [], before: null, after: null }, error: null }))
  const filters = { search: 'café', advisor: 'nobody', regime: 'simple', municipality: '11001', tag: 'vip' }
  const query = { ...filters, status: 'retirados', view: 'sin-mes', cursor: ['a', 'b'], backward: true }
  await listClients({ db: { rpc } } as never, { ...query, rows: 25 } as never)
  const [name, sent] = rpc.mock.calls[0] as unknown as [string, { wanted: object; page_size: number }]
  expect([name, sent.page_size]).toEqual(['list_clients', 25])
  expect(sent.wanted).toMatchObject({ ...filters, cursor: ['a', 'b'], backward: true })
  expect(Object.keys(sent.wanted)).toEqual(expect.arrayContaining(['status', 'view']))
})
