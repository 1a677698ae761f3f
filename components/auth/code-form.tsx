'use client'
import { unstable_rethrow } from 'next/navigation'
import { useEffect, useRef, useState, useTransition, type SubmitEvent } from 'react'
import { Button } from '@/components/ui/button'
import { Field, Input } from '@/components/ui/field'
import { Notice } from '@/components/ui/notice'
import { errorMessages } from '@/content/errors'
import { secondStepText as text } from '@/content/second-step'
import { passSecondStepAction } from '@/lib/auth/actions'

/** The six digits. What was refused stays to be corrected, and selected, because the next code replaces it. */
export function CodeForm() {
  const field = useRef<HTMLInputElement>(null)
  const [error, setError] = useState<{ field?: string | undefined; general?: string } | null>(null)
  const [busy, start] = useTransition()

  useEffect(() => {
    field.current?.focus()
    if (error) field.current?.select()
  }, [error])

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const code = field.current?.value.replace(/\s/g, '') ?? ''
    if (!/^\d{6}$/.test(code)) {
      setError({ field: text.missing })
      return
    }
    start(async () => {
      try {
        const answer = await passSecondStepAction({ code })
        if (answer.ok) return
        const { message } = answer
        setError(answer.code === 'wrong-code' ? { field: message } : { general: message })
      } catch (failure) {
        unstable_rethrow(failure)
        setError({ general: errorMessages.unavailable })
      }
    })
  }

  return (
    <form onSubmit={submit} noValidate className="grid w-full max-w-72 gap-4 pt-2">
      {error?.general ? <Notice tone="bad">{error.general}</Notice> : null}
      <Field label={text.field} error={error?.field}>
        {(control) => (
          <Input
            {...control}
            ref={field}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={7}
            required
            className="font-serif text-xl tracking-[.2em] tabular-nums"
          />
        )}
      </Field>
      <Button type="submit" variant="primary" busy={busy}>
        {busy ? text.confirming : text.confirm}
      </Button>
    </form>
  )
}
