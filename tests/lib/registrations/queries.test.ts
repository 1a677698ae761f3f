import { expect, test, vi } from 'vitest'
import { listRegistrations, registrationsQuery, waitingTime } from '@/lib/registrations/queries'
import { approveSchema, rejectSchema } from '@/lib/registrations/schema'
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

test('a page of registrations has 20 rows and knows where the next one begins', async () => {
  const { member } = memberWith(40)
  const page = await listRegistrations(member, 'waitlist')
  expect(page.rows).toHaveLength(20)
  expect(page.next).toBe('2026-11-01T00:00:20+00:00_user-20')
  expect(page.rows[0]).toMatchObject({ email: 'persona1@example.co', emailConfirmed: true })
})

test('decided registrations are listed by the time of the decision', async () => {
  const page = await listRegistrations(memberWith(21).member, 'approved')
  expect(page.next).toBe('2026-11-02T00:00:20+00:00_user-20')
})

test('a page of registrations that is exactly full is the last one', async () => {
  const { member, rpc } = memberWith(20)
  const page = await listRegistrations(member, 'rejected', { at: 'then', accountId: 'someone' })
  expect(page.next).toBeNull()
  expect(rpc.mock.calls[0]?.[1]).toMatchObject({ wanted: 'rejected', after_at: 'then', after_id: 'someone' })
})

test('a caller who is not a member finds no registrations', async () => {
  const rpc = async () => ({ data: null, error: { code: '42501', message: 'staff-only' } })
  await expect(listRegistrations({ db: { rpc } } as unknown as Member, 'waitlist')).rejects.toMatchObject({
    code: 'not-found',
  })
})

const now = new Date('2026-11-20T15:00:00Z')

test.each([
  ['2026-11-20T14:30:00+00:00', 'menos de 1 hora'],
  ['2026-11-20T14:00:00+00:00', '1 hora'],
  ['2026-11-19T16:00:00+00:00', '23 horas'],
  ['2026-11-19T15:00:00+00:00', '1 día'],
  ['2026-11-17T10:00:00-05:00', '3 días'],
])('a registration from %s is said to have waited %s', (since, expected) => {
  expect(waitingTime(since, now)).toBe(expected)
})

const accountId = 'b9f6b6b0-6d2f-4a2e-9d6e-0f4b8f3c2a11'

test('a registration can be rejected only with a reason of at most 500 characters', () => {
  const rejection = { accountId, expected: 'waitlist' as const }
  expect(rejectSchema.safeParse({ ...rejection, reason: ' \n ' }).success).toBe(false)
  expect(rejectSchema.safeParse({ ...rejection, reason: 'a'.repeat(501) }).success).toBe(false)
  expect(rejectSchema.parse({ ...rejection, reason: ' Falta el RUT. ' }).reason).toBe('Falta el RUT.')
})

test('a decision on a registration carries the status that the member saw, and nothing else', () => {
  expect(approveSchema.safeParse({ accountId }).success).toBe(false)
  expect(approveSchema.safeParse({ accountId, expected: 'waitlist', status: 'approved' }).success).toBe(false)
  expect(approveSchema.safeParse({ accountId: 'me', expected: 'waitlist' }).success).toBe(false)
})

test('the address of the registrations keeps the tab and the last row of the page before', () => {
  const desde = `2026-11-20T14:30:00.123456+00:00_${accountId}`
  const query = registrationsQuery.parse({ estado: 'rechazadas', desde })
  expect(query.estado.status).toBe('rejected')
  expect(query.desde).toEqual({ at: '2026-11-20T14:30:00.123456+00:00', accountId })
})

test.each([
  {},
  { estado: 'todas', desde: 'x' },
  { estado: ['a', 'b'], desde: ['c'] },
  { desde: `9999-99-99T99:99:99Z_${accountId}` },
])('an invalid address shows the beginning of the waiting list: %j', (search) => {
  const query = registrationsQuery.parse(search)
  expect(query.estado.status).toBe('waitlist')
  expect(query.desde).toBeUndefined()
})
