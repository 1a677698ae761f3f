'use client'
import type { Route } from 'next'
import Link from 'next/link'
import { Tabs } from 'radix-ui'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { ConsentText, EmailField, FormFailure, PasswordField } from '@/components/auth/form-parts'
import { ResendForm } from '@/components/auth/resend-form'
import { fieldError, usePostedForm } from '@/components/auth/use-posted-form'
import { Button } from '@/components/ui/button'
import { cn } from '@/components/ui/cn'
import { linkStyles } from '@/components/ui/control-styles'
import { Notice } from '@/components/ui/notice'
import { tabListStyles, tabStyles } from '@/components/ui/tab-styles'
import { authText, authToasts, registeredNotice } from '@/content/auth'
import { keepTypedAddress } from '@/lib/auth/typed-address'
import { signInAction, signUpAction } from '@/lib/auth/actions'
import type { FormState } from '@/lib/auth/schema'
import { toast } from '@/lib/toast'

const modes = [
  { mode: 'sign-in', label: authText.signIn.tab },
  { mode: 'sign-up', label: authText.signUp.tab },
] as const

type AccessMode = 'sign-in' | 'sign-up'

type AccessFormProps = { next: Route | null; initialMode: AccessMode }

/** Both tabs share one form, so that typed values survive a change of tab. */
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
  const texts = isNew ? authText.signUp : authText.signIn
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
          {busy ? texts.busy : texts.button}
        </Button>
        {isNew ? <ConsentText /> : <ForgottenLink />}
      </form>
    </AccessTabs>
  )
}

/** The submit button that had the focus is disabled now, so this notice takes the focus. */
function RegisteredNotice({ email }: { email: string }) {
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (document.activeElement === document.body) notice.current?.focus()
  }, [])
  return (
    <Notice ref={notice} tone="ok" tabIndex={-1} className="outline-none">
      {registeredNotice.before} <b>{email}</b> {registeredNotice.after}
    </Notice>
  )
}

function UnconfirmedNotice({ state }: { state: FormState }) {
  if (!state || state.result.ok || state.result.code !== 'email-not-confirmed') return null
  return (
    <div className="grid gap-3">
      <Notice tone="bad">{state.result.message}</Notice>
      <ResendForm email={state.email} />
    </div>
  )
}

/** Stores the typed e-mail address, so that the next page can fill it in. */
function keepAddress(form: HTMLFormElement | null) {
  const typed = form && new FormData(form).get('email')
  if (typeof typed === 'string' && typed !== '') keepTypedAddress(typed)
}

function ForgottenLink() {
  return (
    <Link
      href="/auth/recuperar"
      prefetch={false}
      onClick={(event) => keepAddress(event.currentTarget.closest('form'))}
      className={cn(linkStyles, '-mt-3.5 justify-self-start font-medium')}
    >
      {authText.forgotten}
    </Link>
  )
}

function href(mode: AccessMode, next: Route | null): Route {
  const query = new URLSearchParams()
  if (mode === 'sign-up') query.set('tab', 'registro')
  if (next) query.set('next', next)
  return query.size ? `/auth?${query.toString()}` : '/auth'
}

type AccessTabsProps = {
  mode: AccessMode
  onMode: (mode: AccessMode) => void
  next: Route | null
  children: ReactNode
}

function AccessTabs({ mode, onMode, next, children }: AccessTabsProps) {
  return (
    <Tabs.Root value={mode} onValueChange={(value) => onMode(value as AccessMode)}>
      <Tabs.List aria-label={authText.tabs} className={cn(tabListStyles, 'mt-8')}>
        {modes.map((tab) => (
          <Tabs.Trigger key={tab.mode} value={tab.mode} className={tabStyles} asChild>
            <Link
              href={href(tab.mode, next)}
              prefetch={false}
              type={undefined}
              onClick={(event) => event.preventDefault()}
            >
              {tab.label}
            </Link>
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      <Tabs.Content value={mode} tabIndex={-1} className="grid gap-6 pt-6 outline-none">
        {children}
      </Tabs.Content>
    </Tabs.Root>
  )
}
