import { expect, test, vi } from 'vitest'
import { readList, readLoad, readMatrix } from '@/lib/obligations/board/queries'

test('every filter of the board of work, and the place in its list, reach the database', async () => {
  const rpc = vi.fn<(name: string, args: { wanted: object }) => Promise<object>>(async () => ({
    data: null,
    error: { message: 'x' },
  }))
  const member = { db: { rpc } } as never
  const filters = { month: '2027-02', kind: 'withholding', advisor: 'laura', search: 'café' }
  const query = { view: 'lista', state: 'esperan', cursor: ['a', 'b'], ...filters } as never
  for (const read of [readMatrix, readList, readLoad]) await read(member, query).catch(() => undefined)
  expect(rpc.mock.calls.map(([name]) => name)).toEqual(['work_matrix', 'work_list', 'work_load'])
  for (const [, { wanted }] of rpc.mock.calls)
    expect(wanted).toMatchObject({ ...filters, cursor: ['a', 'b'] })
  await readList(member, { view: 'lista', state: 'esperan', month: '2027-02' } as never).catch(
    () => undefined,
  )
  expect(Object.keys(rpc.mock.lastCall?.[1].wanted ?? {})).toEqual(['month', 'state'])
})
