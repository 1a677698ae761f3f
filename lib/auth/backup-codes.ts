import 'server-only'
import { randomInt, scrypt } from 'node:crypto'
import { promisify } from 'node:util'
import { backupCodeLength } from '@/lib/auth/backup-code'
import { ExpectedError } from '@/lib/errors'
import { backupCodeLimits, newBackupCodesLimits, takeLimits } from '@/lib/limits'
import { currentAccess, readClaims, type SignedIn } from '@/lib/session/session'
import { adminClient } from '@/lib/supabase/admin'
import { unwrap } from '@/lib/supabase/unwrap'

/** Letters and digits without I, L, O and U, which people confuse with other characters. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const count = 10

const derive = promisify<string, string, number, Buffer>(scrypt)

/** A backup code has only 50 random bits, so a slow hash protects the codes in a stolen copy of the database. */
const hashOf = async (person: string, code: string) =>
  (await derive(code, `backup-code ${person}`, 32)).toString('base64url')

const newCode = () =>
  Array.from({ length: backupCodeLength }, () => alphabet[randomInt(alphabet.length)]).join('')

/**
 * Replaces the unused backup codes by ten new ones such as `7KQ2M-XW9ZD`, and stores only their hashes.
 * With `newFactor`, the codes work as soon as this new authenticator app is confirmed.
 * Without `newFactor`, the codes belong to the user's confirmed authenticator app.
 * Throws `conflict` for a new app beside a confirmed one, and without `newFactor` if no app is confirmed.
 */
export async function makeBackupCodes(person: string, newFactor: string | null): Promise<string[]> {
  await takeLimits(newBackupCodesLimits(person))
  const codes = Array.from({ length: count }, newCode)
  const hashes = await Promise.all(codes.map((code) => hashOf(person, code)))
  await unwrap(
    adminClient().rpc('keep_backup_codes', { person, hashes, ...(newFactor && { new_factor: newFactor }) }),
    'auth.backup-codes',
  )
  return codes.map((code) => `${code.slice(0, 5)}-${code.slice(5)}`)
}

/**
 * Accepts a backup code instead of a code of the lost authenticator app; the number of wrong codes is limited.
 * Only a session that still has to pass the second step can use a backup code.
 * A backup code removes the lost authenticator app, so that the user has to set up a new app in this session.
 * A backup code also ends all other sessions of the user.
 */
export async function takeBackupCode({ id, db }: SignedIn, code: string): Promise<void> {
  const [access, claims] = await Promise.all([currentAccess(), readClaims(db)])
  if (access?.owed !== 'verify' || !claims || claims === 'unreachable') throw new ExpectedError('conflict')
  await spendBackupCode(id, code, claims.session_id)
}

/** Uses a backup code in a session that a reset link has just opened. */
export async function spendBackupCode(person: string, code: string, session: string): Promise<void> {
  await takeLimits(backupCodeLimits(person))
  const used = await unwrap(
    adminClient().rpc('use_backup_code', { person, code_hash: await hashOf(person, code), session }),
    'auth.backup-code',
  )
  if (!used) throw new ExpectedError('wrong-backup-code')
}
