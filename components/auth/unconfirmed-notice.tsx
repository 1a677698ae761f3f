import { ResendForm } from '@/components/auth/resend-form'
import { Notice } from '@/components/ui/notice'
import type { FormState } from '@/lib/auth/form-state'

/** The error area of the sign-in: the address waits for its confirmation, and the mail can be sent again. */
export function UnconfirmedNotice({ state }: { state: FormState }) {
  if (!state || state.result.ok || state.result.code !== 'email-not-confirmed') return null
  return (
    <div className="grid gap-3">
      <Notice tone="bad">{state.result.message}</Notice>
      <ResendForm email={state.email} />
    </div>
  )
}
