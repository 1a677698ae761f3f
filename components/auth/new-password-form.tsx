'use client'
import Link from 'next/link'
import { PasswordField } from '@/components/auth/credential-fields'
import { FormFailure } from '@/components/auth/form-failure'
import { fieldError, usePostedForm } from '@/components/auth/use-posted-form'
import { Button } from '@/components/ui/button'
import { linkStyles } from '@/components/ui/link-styles'
import { Notice } from '@/components/ui/notice'
import { newPasswordText } from '@/content/auth'
import { newPasswordAction } from '@/lib/auth/actions'
import { toast } from '@/lib/toast'

/** The link of the mail is used when the new password is sent, not when the page is opened. */
export function NewPasswordForm({ tokenHash }: { tokenHash: string }) {
  const { posted, answer, state, busy, form } = usePostedForm(newPasswordAction, (result) => {
    if (!result.ok && result.code !== 'link-expired')
      toast({ kind: 'error', title: newPasswordText.failed, description: result.message })
  })
  if (state && !state.result.ok && state.result.code === 'link-expired') {
    return (
      <div className="grid gap-3">
        <Notice tone="bad">{state.result.message}</Notice>
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
      <Button type="submit" variant="primary" wide busy={busy}>
        {busy ? newPasswordText.busy : newPasswordText.button}
      </Button>
    </form>
  )
}
