'use client'
import Link from 'next/link'
import { useEffect, useRef } from 'react'
import { EmailField, FormFailure, PasswordField } from '@/components/auth/form-parts'
import { fieldError, usePostedForm } from '@/components/auth/use-posted-form'
import { Button } from '@/components/ui/button'
import { linkStyles } from '@/components/ui/control-styles'
import { Field, Input } from '@/components/ui/field'
import { Notice } from '@/components/ui/notice'
import { backupCodesText } from '@/content/account-backup-codes'
import { newPasswordText, resetText, secondStepText } from '@/content/auth'
import { newPasswordAction, requestResetAction } from '@/lib/auth/actions'
import { takeTypedAddress } from '@/lib/auth/typed-address'
import { toast } from '@/lib/toast'

const backup = backupCodesText.use
const quiet = new Set<string>(['link-expired', 'code-needed', 'wrong-code', 'wrong-backup-code'])

/** Only sending the new password uses up the link; opening the page does not. */
export function NewPasswordForm({ tokenHash, needsCode }: { tokenHash: string; needsCode: boolean }) {
  const { posted, answer, state, busy, form } = usePostedForm(newPasswordAction, (result) => {
    if (!result.ok && !quiet.has(result.code))
      toast({ kind: 'error', title: newPasswordText.failed, description: result.message })
  })
  const refused = state && !state.result.ok ? state.result : null
  if (refused?.code === 'link-expired') {
    return (
      <div className="grid gap-3">
        <Notice tone="bad">{refused.message}</Notice>
        <Link href="/auth/recuperar" prefetch={false} className={linkStyles}>
          {newPasswordText.again}
        </Link>
      </div>
    )
  }
  return (
    <form {...form} className="grid gap-6">
      <FormFailure posted={posted} answer={answer} />
      <input type="hidden" name="tokenHash" value={tokenHash} />
      <PasswordField label={newPasswordText.field} isNew error={fieldError(state, 'password')} />
      {needsCode || refused?.code === 'code-needed' ? (
        <CodeFields code={fieldError(state, 'code')} backupCode={fieldError(state, 'backupCode')} />
      ) : null}
      <Button type="submit" variant="primary" wide busy={busy}>
        {busy ? newPasswordText.busy : newPasswordText.button}
      </Button>
    </form>
  )
}

type CodeErrors = { code: string | undefined; backupCode: string | undefined }

function CodeFields({ code, backupCode }: CodeErrors) {
  return (
    <div className="grid gap-3 border-t border-rule pt-6">
      <p className="text-ink-2">{secondStepText.reset}</p>
      <Field label={secondStepText.field} error={code}>
        {(control) => (
          <Input
            {...control}
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={7}
            className="max-w-44 font-serif text-xl tracking-[.2em] tabular-nums"
          />
        )}
      </Field>
      <details open={backupCode ? true : undefined}>
        <summary className="flex min-h-tap w-fit cursor-pointer items-center underline">
          {backup.summary}
        </summary>
        <div className="grid gap-3 pt-2">
          <p className="text-ink-2">{backup.intro}</p>
          <Field label={backup.field} hint={backup.hint} error={backupCode}>
            {(control) => (
              <Input
                {...control}
                name="backupCode"
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                maxLength={20}
                className="font-mono"
              />
            )}
          </Field>
        </div>
      </details>
      <p className="text-sm text-ink-2">{secondStepText.lost}</p>
    </div>
  )
}

export function ResetRequestForm() {
  const { posted, answer, state, busy, form } = usePostedForm(requestResetAction, (result) => {
    if (!result.ok) toast({ kind: 'error', title: resetText.failed, description: result.message })
  })
  const frame = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const field = frame.current?.elements.namedItem('email')
    const typed = takeTypedAddress()
    if (typed && field instanceof HTMLInputElement && field.value === '') field.value = typed
  }, [])
  if (state?.result.ok) return <Notice tone="ok">{resetText.sent}</Notice>
  return (
    <form {...form} ref={frame} className="grid gap-6">
      <FormFailure posted={posted} answer={answer} />
      <EmailField email={posted?.email} error={fieldError(state, 'email')} />
      <Button type="submit" variant="primary" wide busy={busy}>
        {busy ? resetText.busy : resetText.button}
      </Button>
    </form>
  )
}
