import 'server-only'
import type { AuthError } from '@supabase/supabase-js'
import { firm } from '@/content/firm'
import { authFailure } from '@/lib/auth/auth-failure'
import type { SignedIn } from '@/lib/auth/session'
import { ExpectedError } from '@/lib/errors'
import { secondStepCodeLimits, secondStepLimits } from '@/lib/limits/access-limits'
import { giveBackLimits, takeLimits } from '@/lib/limits/limit'
import type { UserDatabase } from '@/lib/supabase/server'

/** What an authenticator application needs: `qr` is an image address, `secret` the same to be typed. */
export type Enrolment = { qr: string; secret: string }

async function factorsOf(db: UserDatabase) {
  const { data, error } = await db.auth.mfa.listFactors()
  if (error) throw authFailure(error, 'auth.factors')
  return data.all.filter(({ factor_type: type }) => type === 'totp')
}

/** Begins anew: what was begun before and never confirmed is thrown away. */
export async function beginSecondStep({ db }: SignedIn): Promise<Enrolment> {
  const factors = await factorsOf(db)
  if (factors.some(({ status }) => status === 'verified')) throw new ExpectedError('conflict')
  for (const { id } of factors) {
    const { error } = await db.auth.mfa.unenroll({ factorId: id })
    if (error) throw authFailure(error, 'auth.unenrol')
  }
  const { data, error } = await db.auth.mfa.enroll({ factorType: 'totp', issuer: firm.name })
  if (error) throw authFailure(error, 'auth.enrol')
  return { qr: data.totp.qr_code, secret: data.totp.secret }
}

/** Confirms a new application, or passes the step with the known one. The session of `user` is renewed. */
export async function passSecondStep({ id, db }: SignedIn, code: string): Promise<void> {
  const limits = secondStepLimits(id)
  await takeLimits(limits)
  const factors = await factorsOf(db)
  const factor = factors.find(({ status }) => status === 'verified') ?? factors.at(-1)
  if (!factor) throw new ExpectedError('conflict')
  await takeCode(id, code)
  const { error } = await db.auth.mfa.challengeAndVerify({ factorId: factor.id, code })
  if (error) throw isWrong(error) ? new ExpectedError('wrong-code') : authFailure(error, 'auth.second-step')
  await giveBackLimits(limits)
}

/** A code is good for one sign-in: the auth service itself would take it again while it lasts. */
async function takeCode(user: string, code: string): Promise<void> {
  await takeLimits(secondStepCodeLimits(user, code)).catch((error: unknown) => {
    if (error instanceof ExpectedError && error.code === 'rate-limited') throw new ExpectedError('wrong-code')
    throw error
  })
}

const isWrong = ({ code }: AuthError) =>
  code === 'mfa_verification_failed' || code === 'mfa_challenge_expired'
