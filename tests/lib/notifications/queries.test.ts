import { expect, test, vi } from 'vitest'
import { listNotices, readNoticeQuery } from '@/lib/notifications/queries'

const id = '2f0c7c1e-6a55-4d0b-9a53-1a2b3c4d5e6f'

test.each([true, false])(
  'the list of notifications reads those of the firm (%s), filtered by its address',
  async (firm) => {
    const rpc = vi.fn(async () => ({ data: null, error: { message: 'refused', code: 'P0001' } }))
    const query = readNoticeQuery({ ver: 'sin-leer', de: id, desde: `2026-11-20T12:00:00Z_${id}` })
    await listNotices({ db: { rpc } } as never, firm, query).catch(() => undefined)
    expect(rpc).toHaveBeenCalledWith('my_notifications', {
      wanted: { firm, unread: true, account: id, after: ['2026-11-20T12:00:00Z', id] },
      page_size: 30,
    })
  },
)
