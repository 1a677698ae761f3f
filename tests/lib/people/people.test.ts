import { expect, test, vi } from 'vitest'
import * as people from '@/lib/people/people'

const rpc = vi.fn(async (_name: string, _values?: unknown) => ({ data: 'uno', error: null }))
const caller = { db: { rpc } } as never

test.each([
  [
    'invite_person',
    { person_email: 'ana@empresa.test', person_role: 'reader' },
    () => people.invitePerson(caller, { email: 'ana@empresa.test', role: 'reader' }),
  ],
  ['resend_invitation', { invitation: 'i' }, () => people.resendInvitation(caller, 'i')],
  ['withdraw_invitation', { invitation: 'i' }, () => people.withdrawInvitation(caller, 'i')],
  ['accept_invitation', { token: 't' }, () => people.acceptInvitation(caller, 't')],
  [
    'set_person_role',
    { person: 'p', new_role: 'reader', expected: 'assistant' },
    () => people.changeRole(caller, { person: 'p' as never, role: 'reader', expected: 'assistant' }),
  ],
  ['remove_person', { person: 'p' }, () => people.removePerson(caller, 'p' as never)],
  ['leave_account', undefined, () => people.leaveAccount(caller)],
  ['ask_owner_change', { person: 'p' }, () => people.askOwnerChange(caller, 'p' as never)],
  ['confirm_owner_change', undefined, () => people.confirmOwnerChange(caller)],
  ['withdraw_owner_change', undefined, () => people.withdrawOwnerChange(caller)],
  ['open_own_account', undefined, () => people.openOwnAccount(caller)],
])('the procedure %s of the database is called with each value in its place', async (name, values, act) => {
  rpc.mockClear()
  await act()
  expect(rpc.mock.calls).toEqual([values ? [name, values] : [name]])
})
