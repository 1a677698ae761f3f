'use client'
import type { Route } from 'next'
import Link from 'next/link'
import { ConsentText, FormFailure, PasswordField } from '@/components/auth/form-parts'
import { fieldError, usePostedForm } from '@/components/auth/use-posted-form'
import { Button } from '@/components/ui/button'
import { linkStyles } from '@/components/ui/control-styles'
import { invitationText as text } from '@/content/people'
import { acceptInvitationAction, joinAction } from '@/lib/people/actions'
import { toast } from '@/lib/toast'

type JoinFormProps = { token: string; email: string; signIn: Route }

export function JoinForm({ token, email, signIn }: JoinFormProps) {
  const { posted, answer, state, busy, form } = usePostedForm(joinAction, (result) => {
    if (!result.ok && result.code !== 'invited-known')
      toast({ kind: 'error', title: text.failed, description: result.message })
  })
  return (
    <form {...form} className="grid w-full gap-6">
      <FormFailure posted={posted} answer={answer} />
      <input type="hidden" name="token" value={token} />
      {/* Password managers store the new password under the e-mail in this field. */}
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField label={text.password} isNew error={fieldError(state, 'password')} />
      {state && !state.result.ok && state.result.code === 'invited-known' ? (
        <p role="alert" className="font-[550] text-red">
          {state.result.message}
        </p>
      ) : null}
      <Button type="submit" variant="primary" wide busy={busy}>
        {busy ? text.busy : text.join}
      </Button>
      <ConsentText />
      <p className="border-t border-rule pt-3">
        {text.known}{' '}
        <Link href={signIn} prefetch={false} className={linkStyles}>
          {text.signIn}
        </Link>
      </p>
    </form>
  )
}

export function AcceptInvitation({ token }: { token: string }) {
  const { posted, answer, busy, form } = usePostedForm(acceptInvitationAction, (result) => {
    if (!result.ok) toast({ kind: 'error', title: text.failed, description: result.message })
  })
  return (
    <form {...form} className="grid w-full gap-6">
      <FormFailure posted={posted} answer={answer} />
      <input type="hidden" name="token" value={token} />
      <Button type="submit" variant="primary" busy={busy}>
        {busy ? text.busy : text.accept}
      </Button>
    </form>
  )
}
