'use server'
import { redirect } from 'next/navigation'
import { z } from 'zod'
import { authToasts } from '@/content/auth'
import { publicAction } from '@/lib/action'
import type { FormState } from '@/lib/auth/form-state'
import { confirmEmail, setNewPassword } from '@/lib/auth/mail-links'
import {
  confirmSchema,
  emailSchema,
  newPasswordSchema,
  signInSchema,
  signUpSchema,
  undoSchema,
} from '@/lib/auth/schema'
import { signIn } from '@/lib/auth/sign-in'
import { signOut } from '@/lib/auth/sign-out'
import { requestReset, resendConfirmation, signUp } from '@/lib/auth/sign-up'
import { withTimeFloor } from '@/lib/auth/time-floor'
import { undoEmailChange } from '@/lib/auth/undo-email'
import { flash } from '@/lib/flash'
import type { Result } from '@/lib/result'

/** Lets a wrapped action be the action of a form. */
const posted =
  (run: (raw: never) => Promise<Result<null>>) =>
  async (_previous: FormState, form: FormData): Promise<FormState> => {
    // Whoever calls it past our pages sends what they like in the form's place.
    const fields = form instanceof FormData ? Object.fromEntries(form) : {}
    return { result: await run(fields as never), email: String(fields.email ?? '') }
  }

export const signInAction = posted(
  publicAction(signInSchema, async (input) => {
    const target = await withTimeFloor(() => signIn(input))
    await flash({ kind: 'success', ...authToasts.signedIn })
    redirect(target)
  }),
)

export const signUpAction = posted(
  publicAction(signUpSchema, async (input) => {
    await withTimeFloor(() => signUp(input))
    return null
  }),
)

export const resendAction = posted(
  publicAction(emailSchema, async ({ email }) => {
    await withTimeFloor(() => resendConfirmation(email))
    return null
  }),
)

export const requestResetAction = posted(
  publicAction(emailSchema, async ({ email }) => {
    await withTimeFloor(() => requestReset(email))
    return null
  }),
)

export const confirmAction = posted(
  publicAction(confirmSchema, async (confirmation) => {
    const target = await confirmEmail(confirmation)
    if (!target) return null
    const message = confirmation.type === 'signup' ? authToasts.confirmed : authToasts.emailChanged
    await flash({ kind: 'success', ...message })
    redirect(target)
  }),
)

export const newPasswordAction = posted(
  publicAction(newPasswordSchema, async (change) => {
    const target = await setNewPassword(change)
    await flash({ kind: 'success', ...authToasts.passwordChanged })
    redirect(target)
  }),
)

export const undoEmailAction = posted(
  publicAction(undoSchema, async (undo) => {
    await undoEmailChange(undo)
    await flash({ kind: 'success', ...authToasts.emailTakenBack })
    redirect('/auth')
  }),
)

const endSession = publicAction(z.undefined(), async () => {
  await signOut()
  redirect('/')
})

export async function signOutAction(): Promise<void> {
  await endSession(undefined)
}
