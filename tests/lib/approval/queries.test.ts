import { expect, test, vi } from 'vitest'
import { listRegistrations } from '@/lib/approval/queries'
import type { Member } from '@/lib/session/require'

const row = (n: number) => ({
  user_id: `user-${n}`,
  email: `persona${n}@example.co`,
  status: 'waitlist',
  reason: null,
  created_at: `2026-11-01T00:00:${String(n).padStart(2, '0')}+00:00`,
  email_confirmed_at: n % 2 ? '2026-11-01T01:00:00+00:00' : null,
  decided_at: `2026-11-02T00:00:${String(n).padStart(2, '0')}+00:00`,
  decided_by: null,
  name: null,
  phone: null,
  companies: [],
})

function memberWith(count: number) {
  const rpc = vi.fn(async (_name: string, { max_rows }: { max_rows: number }) => ({
    data: Array.from({ length: Math.min(count, max_rows) }, (_, n) => row(n + 1)),
    error: null,
  }))
  return { rpc, member: { db: { rpc } } as unknown as Member }
}

test('a page holds 20 rows and knows where the next one begins', async () => {
  const { member } = memberWith(40)
  const page = await listRegistrations(member, 'waitlist')
  expect(page.rows).toHaveLength(20)
  expect(page.next).toBe('2026-11-01T00:00:20+00:00_user-20')
  expect(page.rows[0]).toMatchObject({ email: 'persona1@example.co', emailConfirmed: true })
})

test('decided registrations continue after the time of the decision', async () => {
  const page = await listRegistrations(memberWith(21).member, 'approved')
  expect(page.next).toBe('2026-11-02T00:00:20+00:00_user-20')
})

test('a page that is exactly full is the last one', async () => {
  const { member, rpc } = memberWith(20)
  const page = await listRegistrations(member, 'rejected', { at: 'then', userId: 'someone' })
  expect(page.next).toBeNull()
  expect(rpc.mock.calls[0]?.[1]).toMatchObject({ wanted: 'rejected', after_at: 'then', after_id: 'someone' })
})

test('a caller who is not staff finds nothing', async () => {
  const rpc = async () => ({ data: null, error: { code: '42501', message: 'staff-only' } })
  await expect(listRegistrations({ db: { rpc } } as unknown as Member, 'waitlist')).rejects.toMatchObject({
    code: 'not-found',
  })
})
