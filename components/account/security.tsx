'use client'
import { useId, useState, type ReactNode } from 'react'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { Field, Input } from '@/components/ui/field'
import { Notice } from '@/components/ui/notice'
import { PasswordInput } from '@/components/ui/password-input'
import { useAct } from '@/components/ui/use-act'
import { useFormAct } from '@/components/ui/use-form-act'
import { account } from '@/content/account'
import { changeEmailAction, changePasswordAction, endOtherSessionsAction } from '@/lib/account/actions'
import { emailChangeSchema, passwordChangeSchema } from '@/lib/account/schema'
import type { SessionLine } from '@/lib/account/session-lines'

const emailText = account.security.email
const passwordText = account.security.password
const sessionsText = account.security.sessions

export function EmailChange({ email }: { email: string }) {
  const [sentTo, setSentTo] = useState<string | null>(null)
  return (
    <SecurityRow title={emailText.title} state={email} sent={sentTo !== null}>
      {() =>
        sentTo ? (
          <Notice tone="ok" role="status">
            {emailText.sent(sentTo)}
          </Notice>
        ) : (
          <EmailForm onSent={setSentTo} />
        )
      }
    </SecurityRow>
  )
}

function EmailForm({ onSent }: { onSent: (email: string) => void }) {
  const { busy, props, error } = useFormAct({
    schema: emailChangeSchema,
    send: changeEmailAction,
    failed: emailText.failed,
    fieldOf: { 'wrong-password': 'current', 'same-email': 'email' },
    then: (_, { email }) => onSent(email),
  })
  return (
    <form {...props} aria-label={emailText.heading} className="grid max-w-[26rem] gap-4">
      <p className="text-ink-2">{emailText.intro}</p>
      <Field label={emailText.field} error={error('email')}>
        {(control) => <Input {...control} name="email" type="email" autoComplete="email" />}
      </Field>
      <Field label={account.security.current} error={error('current')}>
        {(control) => <PasswordInput {...control} name="current" autoComplete="current-password" />}
      </Field>
      <p>
        <Button type="submit" variant="primary" size="sm" busy={busy}>
          {busy ? emailText.busy : emailText.button}
        </Button>
      </p>
    </form>
  )
}

export function PasswordChange({ changed, email }: { changed: string | null; email: string }) {
  return (
    <SecurityRow
      title={passwordText.title}
      state={changed ? passwordText.changed(changed) : passwordText.unchanged}
    >
      {(close) => <PasswordForm email={email} onDone={close} />}
    </SecurityRow>
  )
}

function PasswordForm({ email, onDone }: { email: string; onDone: () => void }) {
  const { busy, props, error } = useFormAct({
    schema: passwordChangeSchema,
    read: (fields) => ({ current: fields.get('current'), password: fields.get('password') }),
    send: changePasswordAction,
    failed: passwordText.failed,
    fieldOf: {
      'wrong-password': 'current',
      'weak-password': 'password',
      'password-too-long': 'password',
      'same-password': 'password',
    },
    done: passwordText.done,
    then: onDone,
  })
  return (
    <form {...props} aria-label={passwordText.heading} className="grid max-w-[26rem] gap-4">
      <p className="text-ink-2">{passwordText.intro}</p>
      {/* Password managers store the new password under the e-mail in this field. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <Field label={account.security.current} error={error('current')}>
        {(control) => <PasswordInput {...control} name="current" autoComplete="current-password" />}
      </Field>
      <Field label={passwordText.field} hint={passwordText.hint} error={error('password')}>
        {(control) => <PasswordInput {...control} name="password" autoComplete="new-password" />}
      </Field>
      <p>
        <Button type="submit" variant="primary" size="sm" busy={busy}>
          {busy ? account.saving : passwordText.button}
        </Button>
      </p>
    </form>
  )
}

type SecurityRowProps = {
  title: string
  state: ReactNode
  sent?: boolean
  children: (close: () => void) => ReactNode
}

export function SecurityRow({ title, state, sent = false, children }: SecurityRowProps) {
  const [open, setOpen] = useState(false)
  const id = useId()
  const close = () => {
    setOpen(false)
    document.getElementById(`${id}-button`)?.focus()
  }
  return (
    <li className="border-t border-rule first:border-ink">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3.5">
        <div className="min-w-0">
          <b className="font-semibold">{title}</b>
          <p className="text-sm wrap-anywhere text-ink-2">{state}</p>
        </div>
        <Button
          id={`${id}-button`}
          size="sm"
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          onClick={() => (open ? close() : setOpen(true))}
        >
          {open ? (sent ? account.close : account.cancel) : account.security.change}
          <span className="sr-only"> {title.toLowerCase()}</span>
        </Button>
      </div>
      {open ? (
        <div id={id} className="pb-6">
          {children(close)}
        </div>
      ) : null}
    </li>
  )
}

const shownSessions = 5

const sessionLine = ({ id, current, device, detail }: SessionLine) => (
  <li key={id} className="py-1.5">
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span className="font-medium">{device}</span>
      {current ? <Badge tone="ok">{sessionsText.here}</Badge> : null}
    </span>
    <span className="wrap-anywhere text-ink-2">{detail}</span>
  </li>
)

export function SessionList({ sessions }: { sessions: readonly SessionLine[] }) {
  const { busy, act } = useAct()
  const rest = sessions.slice(shownSessions)
  const others = sessions.filter(({ current }) => !current).length

  const close = () =>
    act({
      work: () => endOtherSessionsAction({}),
      done: { title: sessionsText.closedTitle, description: sessionsText.closed(others) },
      failed: sessionsText.failed,
      // Without other sessions the button is disabled, so the heading takes the focus.
      then: () => document.getElementById('sesiones')?.focus(),
    })

  return (
    <li className="border-t border-rule">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3.5">
        <div>
          <b id="sesiones" tabIndex={-1} className="font-semibold outline-none">
            {sessionsText.title}
          </b>
          <p className="text-sm text-ink-2">{others ? sessionsText.count(others) : sessionsText.none}</p>
        </div>
        <Button size="sm" disabled={others === 0} busy={busy} onClick={close}>
          {busy ? sessionsText.closing : sessionsText.close}
        </Button>
      </div>
      <ul aria-labelledby="sesiones" className="mb-4 border-l border-rule pl-4 text-sm">
        {sessions.slice(0, shownSessions).map(sessionLine)}
      </ul>
      {rest.length ? (
        <details className="mb-4 border-l border-rule pl-4 text-sm">
          <summary className="flex min-h-tap w-fit cursor-pointer items-center underline">
            {sessionsText.more(rest.length)}
          </summary>
          <ul aria-labelledby="sesiones">{rest.map(sessionLine)}</ul>
        </details>
      ) : null}
    </li>
  )
}
