'use client'
import type { Route } from 'next'
import { useState, type SubmitEvent } from 'react'
import { CodeForm, EnrolKey } from '@/components/auth/second-step-forms'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Notice } from '@/components/ui/notice'
import { PasswordInput } from '@/components/ui/password-input'
import { useAct } from '@/components/ui/use-act'
import { secondStepText as text } from '@/content/auth'
import { beginOwnStepAction, confirmOwedStepAction } from '@/lib/account/actions'
import type { Enrolment } from '@/lib/auth/second-step'

/** Owners enter their password again, because an open session alone must not enrol a second factor. */
export function OwnerStep({ next }: { next: Route | null }) {
  const [held, setHeld] = useState<(Enrolment & { current: string }) | null>(null)
  const { busy, problem, error, refuse, act } = useAct()

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const current = String(new FormData(form).get('current') ?? '')
    if (!current) return refuse(form, { current: text.owner.missing })
    act({
      work: () => beginOwnStepAction({ current }),
      then: (enrolment) => setHeld({ ...enrolment, current }),
      fieldOf: { 'wrong-password': 'current' },
      onFailure: () => {
        form.querySelector('input')?.focus()
        return undefined
      },
    })
  }

  if (held)
    return (
      <EnrolKey {...held}>
        <CodeForm
          send={({ code }) => confirmOwedStepAction({ code, current: held.current, ...(next && { next }) })}
        />
      </EnrolKey>
    )
  return (
    <form method="post" onSubmit={submit} noValidate className="grid w-full max-w-72 gap-4 pt-2">
      {problem && !error('current') ? <Notice tone="bad">{problem.message}</Notice> : null}
      <Field label={text.owner.password} error={error('current')}>
        {(control) => <PasswordInput {...control} name="current" autoComplete="current-password" required />}
      </Field>
      <Button type="submit" variant="primary" busy={busy}>
        {busy ? text.beginning : text.begin}
      </Button>
    </form>
  )
}
