import { expect, test } from 'vitest'
import { accountRoles, givenRoles } from '@/lib/account-role'
import { changeRoleSchema, inviteSchema, tokenSchema } from '@/lib/people/schema'

test('an address is taken as it is meant, and a role that nobody is given is refused', () => {
  const parsed = inviteSchema.parse({ email: ' Beto@Empresa.example ', role: 'reader' })
  expect(parsed.email).toBe('beto@empresa.example')
  for (const email of ['', 'beto', 'beto@', `${'b'.repeat(250)}@empresa.example`])
    expect(inviteSchema.safeParse({ email, role: 'reader' }).success, email).toBe(false)
  for (const role of ['owner', 'admin', ''])
    expect(inviteSchema.safeParse({ ...parsed, role }).success).toBe(false)
})

test('every role but the owner can be given, and any of them can be what it was', () => {
  expect([...givenRoles, 'owner']).toEqual([...accountRoles])
  const person = '00000000-0000-4000-8000-000000000000'
  for (const expected of accountRoles)
    expect(changeRoleSchema.safeParse({ person, role: 'reader', expected }).success).toBe(true)
})

test('a link is 64 letters and figures of a hash, and nothing else', () => {
  expect(tokenSchema.safeParse('a1'.repeat(32)).success).toBe(true)
  for (const token of ['', 'a'.repeat(63), 'A'.repeat(64), `${'a'.repeat(63)}'`])
    expect(tokenSchema.safeParse(token).success, token).toBe(false)
})
