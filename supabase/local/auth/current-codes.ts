import { sql, type Kysely } from 'kysely'
import { Secret, TOTP } from 'otpauth'
import type { Tables } from '../database/database'

/** What an authenticator application would show for an account; `waitMs` until it is taken, since a code is good once. */
export type CurrentCode = { email: string; code: string; waitMs: number }

const period = 30_000

/** The next code of every account with a second step: nobody has a telephone for the accounts of a local copy. */
export async function currentCodes(db: Kysely<Tables>): Promise<CurrentCode[]> {
  const { rows } = await sql<{ email: string; secret: string; last_step: number }>`
    select u.email, f.secret, f.last_step from auth.mfa_factors f join auth.users u on u.id = f.user_id
    where f.status = 'verified' order by u.email`.execute(db)
  const now = Date.now()
  return rows.map(({ email, secret, last_step: last }) => {
    const step = Math.max(Math.floor(now / period), Number(last) + 1)
    const totp = new TOTP({ secret: Secret.fromBase32(secret) })
    return {
      email,
      code: totp.generate({ timestamp: step * period }),
      // One step ahead of its time a code is taken already.
      waitMs: Math.max(0, (step - 1) * period - now),
    }
  })
}
