'use client'
import { EmailField } from '@/components/auth/credential-fields'
import { FormFailure } from '@/components/auth/form-failure'
import { fieldError, usePostedForm } from '@/components/auth/use-posted-form'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { resetText } from '@/content/auth'
import { requestResetAction } from '@/lib/auth/actions'
import { toast } from '@/lib/toast'

export function ResetRequestForm() {
  const { posted, answer, state, busy, form } = usePostedForm(requestResetAction, (result) => {
    if (!result.ok) toast({ kind: 'error', title: resetText.failed, description: result.message })
  })
  if (state?.result.ok) return <Notice tone="ok">{resetText.sent}</Notice>
  return (
    <form {...form} className="grid gap-6">
      <FormFailure posted={posted} answer={answer} />
      <EmailField email={posted?.email} error={fieldError(state, 'email')} />
      <Button type="submit" variant="primary" wide busy={busy}>
        {busy ? resetText.busy : resetText.button}
      </Button>
    </form>
  )
}
