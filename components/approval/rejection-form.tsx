'use client'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { inputStyles } from '@/components/ui/input-styles'
import { Notice } from '@/components/ui/notice'
import { rejectionText } from '@/content/approval'
import type { Failure } from '@/lib/result'
import { Dialog } from 'radix-ui'
import { useRef, useState, useTransition, type SubmitEvent } from 'react'

type RejectionFormProps = {
  confirm: string
  onReject: (reason: string) => Promise<Failure | null>
  onSettled: () => void
}

export function RejectionForm({ confirm, onReject, onSettled }: RejectionFormProps) {
  const field = useRef<HTMLTextAreaElement>(null)
  const [error, setError] = useState<{ field?: string | undefined; general?: string }>({})
  const [busy, start] = useTransition()

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const reason = field.current?.value ?? ''
    if (!reason.trim()) {
      setError({ field: rejectionText.missing })
      field.current?.focus()
      return
    }
    start(async () => {
      const failure = await onReject(reason)
      if (!failure) return onSettled()
      const complaint = failure.fields?.['reason']?.[0]
      setError(complaint ? { field: complaint } : { general: failure.message })
    })
  }

  return (
    <form onSubmit={submit} noValidate className="mt-4 grid gap-4">
      <Field label={rejectionText.field} hint={rejectionText.hint} error={error.field}>
        {(control) => (
          <textarea
            {...control}
            ref={field}
            rows={4}
            maxLength={500}
            required
            className={inputStyles}
            onChange={() => setError({})}
          />
        )}
      </Field>
      {error.general ? <Notice tone="bad">{error.general}</Notice> : null}
      <div className="flex flex-wrap justify-end gap-2">
        <Dialog.Close asChild>
          <Button disabled={busy}>{rejectionText.keep}</Button>
        </Dialog.Close>
        <Button type="submit" variant="danger" busy={busy}>
          {busy ? rejectionText.sending : confirm}
        </Button>
      </div>
    </form>
  )
}
