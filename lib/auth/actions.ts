'use server'
import type { Route } from 'next'
import { refresh } from 'next/cache'
import { redirect } from 'next/navigation'
import { backupCodesText } from '@/content/account-backup-codes'
import { authToasts, secondStepText } from '@/content/auth'
import {
  staffEnrolmentAction,
  secondStepAction,
  signedInAction,
  publicAction,
  flash,
  asFormAction,
} from '@/lib/action'
import { authFailure } from '@/lib/auth/auth-failure'
import { undoEmailChange } from '@/lib/auth/change-email'
import { confirmEmail, setNewPassword } from '@/lib/auth/mail-links'
import {
  backupCodeSchema,
  codeSchema,
  passStepSchema,
  confirmSchema,
  emailSchema,
  newPasswordSchema,
  noInputSchema,
  signInSchema,
  signUpSchema,
  undoSchema,
  type SignIn,
} from '@/lib/auth/schema'
import { makeBackupCodes, takeBackupCode } from '@/lib/auth/backup-codes'
import { beginSecondStep, passSecondStep } from '@/lib/auth/second-step'
import { requestReset, resendConfirmation, signUp } from '@/lib/auth/sign-up'
import { withMinimumDuration } from '@/lib/auth/minimum-duration'
import { giveBackLimits, signInLimits, takeLimits, type Limit } from '@/lib/limits'
import { currentSender } from '@/lib/http/client-ip'
import { report } from '@/lib/observability/report'
import { sendAfterAnswer } from '@/lib/jobs/send-outbox'
import { nextPath } from '@/lib/session/destination'
import { knownDevice } from '@/lib/session/device'
import { openSession, signOut } from '@/lib/session/lifecycle'
import { serverClient } from '@/lib/supabase/server'

export const signInAction = asFormAction(
  publicAction(signInSchema, async (input) => {
    const target = await withMinimumDuration(() => signIn(input))
    // Users whom the firm rejected get no welcome message.
    if (target !== '/access-denied') await flash({ kind: 'success', ...authToasts.signedIn })
    redirect(target)
  }),
)

export const signUpAction = asFormAction(
  publicAction(signUpSchema, async (input) => {
    await withMinimumDuration(() => signUp(input), 'registration')
    return null
  }),
)

export const resendAction = asFormAction(
  publicAction(emailSchema, async ({ email }) => {
    await withMinimumDuration(() => resendConfirmation(email), 'mail')
    return null
  }),
)

export const requestResetAction = asFormAction(
  publicAction(emailSchema, async ({ email }) => {
    await withMinimumDuration(() => requestReset(email), 'mail')
    return null
  }),
)

export const confirmAction = asFormAction(
  publicAction(confirmSchema, async (confirmation) => {
    const target = await confirmEmail(confirmation)
    if (!target) return null
    const message = confirmation.type === 'signup' ? authToasts.confirmed : authToasts.emailChanged
    await flash({ kind: 'success', ...message })
    redirect(target)
  }),
)

export const newPasswordAction = asFormAction(
  publicAction(newPasswordSchema, async (change) => {
    const target = await setNewPassword(change)
    sendAfterAnswer()
    await flash({ kind: 'success', ...authToasts.passwordChanged })
    redirect(target)
  }),
)

export const undoEmailAction = asFormAction(
  publicAction(undoSchema, async (undo) => {
    await undoEmailChange(undo)
    await flash({ kind: 'success', ...authToasts.emailTakenBack })
    redirect('/auth')
  }),
)

const endSession = publicAction(noInputSchema, async () => {
  await signOut()
  redirect('/')
})

export async function signOutAction(): Promise<void> {
  await endSession(undefined)
}

async function signIn({ email, password, next }: SignIn): Promise<Route> {
  const { ip } = await currentSender()
  const limits = signInLimits({ email, ip, device: await knownDevice(email) })
  await takeLimits(limits)
  const db = await serverClient()
  const { error } = await db.auth.signInWithPassword({ email, password })
  if (!error || error.code === 'email_not_confirmed') await giveBack(limits)
  if (error) throw authFailure(error, 'auth.sign-in')
  return openSession(db, email, nextPath(next))
}

async function giveBack(limits: readonly Limit[]): Promise<void> {
  await giveBackLimits(limits).catch((error: unknown) => report(error, 'auth.sign-in'))
}

export const beginSecondStepAction = staffEnrolmentAction(noInputSchema, (_input, member) =>
  beginSecondStep(member),
)

export const passSecondStepAction = secondStepAction(passStepSchema, async ({ code, next }, person) => {
  await passSecondStep(person, code)
  const target = await openSession(person.db, person.email, nextPath(next))
  await flash({ kind: 'success', ...secondStepText.passed })
  redirect(target)
})

export const useBackupCodeAction = secondStepAction(backupCodeSchema, async ({ code, next }, person) => {
  await takeBackupCode(person, code)
  sendAfterAnswer()
  const target = await openSession(person.db, person.email, nextPath(next))
  await flash({ kind: 'success', ...backupCodesText.use.used })
  redirect(target)
})

/** New backup codes need a code of the authenticator app, because a stolen session must not be enough. */
export const renewBackupCodesAction = signedInAction(codeSchema, async ({ code }, person) => {
  await passSecondStep(person, code)
  const codes = await makeBackupCodes(person.id, null)
  sendAfterAnswer()
  refresh()
  return codes
})
