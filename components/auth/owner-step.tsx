'use client'
import type { Route } from 'next'
import { useState, useTransition, type SubmitEvent } from 'react'
import { CodeForm, EnrolKey } from '@/components/auth/second-step-forms'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Notice } from '@/components/ui/notice'
import { PasswordInput } from '@/components/ui/password-input'
import { attempted } from '@/components/ui/use-act'
import { secondStepText as text } from '@/content/auth'
import { beginOwnStepAction, confirmOwedStepAction } from '@/lib/account/actions'
import type { Enrolment } from '@/lib/auth/second-step'

/** Asks for the password again, because an open session alone must not enrol a second factor. */
export function OwnerStep({ next }: { next: Route | null }) {
  const [held, setHeld] = useState<(Enrolment & { current: string }) | null>(null)
  const [problem, setProblem] = useState<{ field?: string; general?: string } | null>(null)
  const [busy, start] = useTransition()

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const refuse = (said: { field?: string; general?: string }) => {
      setProblem(said)
      form.querySelector('input')?.focus()
    }
    const current = String(new FormData(form).get('current') ?? '')
    if (!current) return refuse({ field: text.owner.missing })
    start(async () => {
      const answer = await attempted(beginOwnStepAction({ current }))
      if (answer.ok) setHeld({ ...answer.data, current })
      else refuse(answer.code === 'wrong-password' ? { field: answer.message } : { general: answer.message })
    })
  }

  if (held)
    return (
      <EnrolKey qr={held.qr} secret={held.secret}>
        <CodeForm
          send={({ code }) => confirmOwedStepAction({ code, current: held.current, ...(next && { next }) })}
        />
      </EnrolKey>
    )
  return (
    <form method="post" onSubmit={submit} noValidate className="grid w-full max-w-72 gap-4 pt-2">
      {problem?.general ? <Notice tone="bad">{problem.general}</Notice> : null}
      <Field label={text.owner.password} error={problem?.field}>
        {(control) => <PasswordInput {...control} name="current" autoComplete="current-password" required />}
      </Field>
      <Button type="submit" variant="primary" busy={busy}>
        {busy ? text.beginning : text.begin}
      </Button>
    </form>
  )
}
