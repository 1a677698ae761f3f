'use client'
import type { Route } from 'next'
import { useState } from 'react'
import { AccessTabs, type AccessMode } from '@/components/auth/access-tabs'
import { ConsentText } from '@/components/auth/consent-text'
import { EmailField, PasswordField } from '@/components/auth/credential-fields'
import { ForgottenLink } from '@/components/auth/forgotten-link'
import { FormFailure } from '@/components/auth/form-failure'
import { RegisteredNotice } from '@/components/auth/registered-notice'
import { UnconfirmedNotice } from '@/components/auth/unconfirmed-notice'
import { fieldError, usePostedForm } from '@/components/auth/use-posted-form'
import { Button } from '@/components/ui/button'
import { authText, authToasts } from '@/content/auth'
import { signInAction, signUpAction } from '@/lib/auth/actions'
import { toast } from '@/lib/toast'

type AccessFormProps = { next: Route | null; initialMode: AccessMode }

/** Both tabs are one form with one pair of fields: what was typed in one stands in the other. */
export function AccessForm({ next, initialMode }: AccessFormProps) {
  const [chosen, setMode] = useState<AccessMode | null>(null)
  const signIn = usePostedForm(signInAction, (result) => {
    if (result.ok || result.code === 'email-not-confirmed') return
    toast({ kind: 'error', title: authToasts.signInFailed.title, description: result.message })
  })
  const signUp = usePostedForm(signUpAction, (result) => {
    if (result.ok) {
      setMode('sign-in')
      toast({ kind: 'success', ...authToasts.registered })
    } else {
      toast({ kind: 'error', title: authToasts.signUpFailed.title, description: result.message })
    }
  })
  const registered = Boolean(signUp.state?.result.ok)
  const mode = chosen ?? (registered ? 'sign-in' : initialMode)
  const isNew = mode === 'sign-up'
  const active = isNew ? signUp : signIn
  const busy = signIn.busy || signUp.busy
  const words = isNew ? authText.signUp : authText.signIn
  const email = (signIn.posted ?? signUp.posted)?.email

  return (
    <AccessTabs mode={mode} onMode={setMode} next={next}>
      {registered && !isNew && !signIn.state ? <RegisteredNotice email={signUp.state?.email ?? ''} /> : null}
      {isNew ? null : <UnconfirmedNotice state={signIn.state} />}
      <FormFailure posted={active.posted} answer={active.answer} />
      <form {...active.form} className="grid gap-6">
        <EmailField email={email} error={fieldError(active.state, 'email')} />
        <PasswordField isNew={isNew} error={fieldError(active.state, 'password')} />
        {next ? <input type="hidden" name="next" value={next} /> : null}
        <Button type="submit" variant="primary" wide busy={busy}>
          {busy ? words.busy : words.button}
        </Button>
        {isNew ? <ConsentText /> : <ForgottenLink />}
      </form>
    </AccessTabs>
  )
}
