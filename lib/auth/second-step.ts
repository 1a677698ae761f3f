import 'server-only'
import { firm } from '@/content/firm'
import { authFailure } from '@/lib/auth/auth-failure'
import { makeBackupCodes } from '@/lib/auth/backup-codes'
import { ExpectedError } from '@/lib/errors'
import { giveBackLimits, secondStepCodeLimits, secondStepLimits, takeLimits } from '@/lib/limits'
import { report } from '@/lib/observability/report'
import { adminClient } from '@/lib/supabase/admin'
import type { UserDatabase } from '@/lib/supabase/server'
import { unwrap } from '@/lib/supabase/unwrap'

type Opened = { id: string; db: { auth: UserDatabase['auth'] } }

/** `qr` is an image of the `secret`, `uri` opens the authenticator app; the backup `codes` are shown only once. */
export type Enrolment = { qr: string; secret: string; uri: string; codes: string[] }

async function factorsOf(db: Opened['db']) {
  const { data, error } = await db.auth.mfa.listFactors()
  if (error) throw authFailure(error, 'auth.factors')
  return data.all.filter(({ factor_type: type }) => type === 'totp')
}

/** Begins to set up an authenticator app; throws `conflict` if the user already has a confirmed app. */
export async function beginSecondStep({ id, db }: Opened): Promise<Enrolment> {
  const factors = await factorsOf(db)
  if (factors.some(({ status }) => status === 'verified')) throw new ExpectedError('conflict')
  await unwrap(adminClient().rpc('drop_unconfirmed_factors', { person: id }), 'auth.unenrol')
  const { data, error } = await db.auth.mfa.enroll({ factorType: 'totp', issuer: firm.name })
  if (error) throw authFailure(error, 'auth.enrol')
  const { qr_code: qr, secret, uri } = data.totp
  return { qr, secret, uri, codes: await makeBackupCodes(id, data.id) }
}

/** Confirms a new authenticator app or checks a code of a confirmed app, and returns the renewed session. */
export async function passSecondStep(
  { id, db }: Opened,
  code: string,
): Promise<{ access_token: string; refresh_token: string }> {
  const limits = secondStepLimits(id)
  await takeLimits(limits)
  const factors = await factorsOf(db)
  const factor = factors.find(({ status }) => status === 'verified') ?? factors.at(-1)
  if (!factor) throw new ExpectedError('conflict')
  await takeCode(id, code)
  const { data, error } = await db.auth.mfa.challengeAndVerify({ factorId: factor.id, code })
  if (error) throw authFailure(error, 'auth.second-step')
  await giveBackLimits(limits).catch((failure: unknown) => report(failure, 'auth.second-step'))
  return data
}

/** Makes a code work only once, because the auth service alone would accept the code again until it expires. */
async function takeCode(user: string, code: string): Promise<void> {
  await takeLimits(secondStepCodeLimits(user, code)).catch((error: unknown) => {
    if (error instanceof ExpectedError && error.code === 'rate-limited') throw new ExpectedError('wrong-code')
    throw error
  })
}
