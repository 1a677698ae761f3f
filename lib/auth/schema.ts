import { z } from 'zod'
import { backupCodeMissing } from '@/content/account-backup-codes'
import { fieldMessages, secondStepText } from '@/content/auth'
import { readBackupCode } from '@/lib/auth/backup-code'
import { emailText } from '@/lib/fields/email'
import type { Result } from '@/lib/result'

export const email = emailText(fieldMessages.email)
/** Spaces are part of a password, so they are not trimmed. */
export const password = z.string().min(1, fieldMessages.password).max(1000, fieldMessages.password)
const tokenHash = z.string().regex(/^(?:pkce_)?[\w-]{20,200}$/)

export const signInSchema = z.object({ email, password, next: z.string().optional() })
export const signUpSchema = z.object({ email, password })
export const emailSchema = z.object({ email })
const code = z
  .string()
  .transform((text) => text.replace(/\s/g, ''))
  .pipe(z.union([z.literal(''), z.string().regex(/^\d{6}$/, secondStepText.missing)], secondStepText.missing))

const linkTypes = ['signup', 'email_change'] as const
export const confirmSchema = z.object({ tokenHash, type: z.enum(linkTypes), password: password.optional() })
export const undoLinkSchema = z.object({ cambio: z.uuid(), firma: z.string().min(20).max(100) })
export const undoSchema = undoLinkSchema.extend({ password })

export type SignUp = z.output<typeof signUpSchema>
export type SignIn = z.output<typeof signInSchema>
export type Confirmation = z.output<typeof confirmSchema>
export type Undo = z.output<typeof undoSchema>
export type LinkType = (typeof linkTypes)[number]

export const codeSchema = z.object({ code: z.string().regex(/^\d{6}$/, secondStepText.missing) })

/** `next` is the page to open after the second sign-in step. */
export const passStepSchema = codeSchema.extend({ next: z.string().optional() })

const backupCode = z
  .string()
  .max(100, backupCodeMissing)
  .transform((text, context) => {
    const code = readBackupCode(text)
    if (code === null) context.addIssue({ code: 'custom', message: backupCodeMissing })
    return code ?? z.NEVER
  })
/** `backupCode` replaces the code of a lost authenticator app; '' when the user has the app. */
export const newPasswordSchema = z.object({
  tokenHash,
  password,
  code: code.optional(),
  backupCode: z.union([z.literal(''), backupCode]).optional(),
})
export type NewPassword = z.output<typeof newPasswordSchema>
export const backupCodeSchema = z.object({ code: backupCode, next: z.string().optional() })

export const mailLinkSchema = z.object({ token_hash: tokenHash, type: z.enum([...linkTypes, 'recovery']) })
export const resetLinkSchema = z.object({ token_hash: tokenHash })

export const noInputSchema = z.undefined()

/** The result of a posted form, and the typed e-mail, which fills the form again in a browser without scripts. */
export type FormState = { result: Result<null>; email: string } | null

export type FormAction = (previous: FormState, form: FormData) => Promise<FormState>
