import { expect, test } from 'vitest'
import { approveSchema, registrationsQuery, rejectSchema } from '@/lib/approval/queries'

const userId = 'b9f6b6b0-6d2f-4a2e-9d6e-0f4b8f3c2a11'

test('a rejection needs a reason that says something', () => {
  const rejection = { userId, expected: 'waitlist' as const }
  expect(rejectSchema.safeParse({ ...rejection, reason: ' \n ' }).success).toBe(false)
  expect(rejectSchema.safeParse({ ...rejection, reason: 'a'.repeat(501) }).success).toBe(false)
  expect(rejectSchema.parse({ ...rejection, reason: ' Falta el RUT. ' }).reason).toBe('Falta el RUT.')
})

test('a decision carries the status that the member saw, and nothing else', () => {
  expect(approveSchema.safeParse({ userId }).success).toBe(false)
  expect(approveSchema.safeParse({ userId, expected: 'waitlist', status: 'approved' }).success).toBe(false)
  expect(approveSchema.safeParse({ userId: 'me', expected: 'waitlist' }).success).toBe(false)
})

test('the address names the tab and the last row of the page before', () => {
  const desde = `2026-11-20T14:30:00.123456+00:00_${userId}`
  const query = registrationsQuery.parse({ estado: 'rechazadas', desde })
  expect(query.estado.status).toBe('rejected')
  expect(query.desde).toEqual({ at: '2026-11-20T14:30:00.123456+00:00', userId })
})

test.each([
  {},
  { estado: 'todas', desde: 'x' },
  { estado: ['a', 'b'], desde: ['c'] },
  { desde: `9999-99-99T99:99:99Z_${userId}` },
])('an address that makes no sense means the beginning of who waits: %j', (search) => {
  const query = registrationsQuery.parse(search)
  expect(query.estado.status).toBe('waitlist')
  expect(query.desde).toBeUndefined()
})
