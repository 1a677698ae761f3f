import 'server-only'
import { authFailure } from '@/lib/auth/auth-failure'
import { adminClient } from '@/lib/supabase/admin'

type Change = { kind: 'password' } | { kind: 'email'; address: string }

/** Lets the next change of this account through, once, within a minute: the database refuses every other. */
export async function permitChange(person: string, change: Change): Promise<void> {
  const { error } = await adminClient().rpc('permit_change', {
    person,
    change: change.kind,
    ...(change.kind === 'email' ? { address: change.address } : {}),
  })
  if (error) throw new Error('auth.permit-change', { cause: error })
}

/**
 * Sets the password for whoever holds the mailbox of an account, and confirms the address: one step of the auth service,
 * so that nothing in between leaves the account open to a password that somebody else chose. Ends every session and link.
 * The permit came with the link.
 */
export async function setOwnPassword(user: string, email: string, password: string): Promise<void> {
  const { error } = await adminClient().auth.admin.updateUserById(user, {
    password,
    email,
    email_confirm: true,
  })
  if (error) throw authFailure(error, 'auth.set-password')
}
