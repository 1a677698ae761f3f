'use client'
import { EmailField, FormFailure } from '@/components/auth/form-parts'
import { fieldError, usePostedForm } from '@/components/auth/use-posted-form'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { resendText } from '@/content/auth'
import { resendAction } from '@/lib/auth/actions'
import { toast } from '@/lib/toast'

export function ResendForm({ email }: { email?: string }) {
  const { posted, answer, state, busy, form } = usePostedForm(resendAction, (result) => {
    if (!result.ok) toast({ kind: 'error', title: resendText.failed, description: result.message })
  })
  if (state?.result.ok) return <Notice tone="ok">{resendText.sent}</Notice>
  return (
    <form {...form} className="grid gap-4">
      <FormFailure posted={posted} answer={answer} />
      {email ? (
        <input type="hidden" name="email" value={email} />
      ) : (
        <EmailField email={posted?.email} error={fieldError(state, 'email')} />
      )}
      <Button type="submit" busy={busy} className="justify-self-start">
        {busy ? resendText.busy : resendText.button}
      </Button>
    </form>
  )
}
