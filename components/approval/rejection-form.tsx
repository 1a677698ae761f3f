'use client'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { inputStyles } from '@/components/ui/input-styles'
import { Notice } from '@/components/ui/notice'
import { approvalText, rejectionText } from '@/content/approval'
import { rejectRegistrationAction } from '@/lib/approval/actions'
import { toast } from '@/lib/toast'
import { useRouter } from 'next/navigation'
import { Dialog } from 'radix-ui'
import { useRef, useState, useTransition, type SubmitEvent } from 'react'

type RejectionFormProps = {
  userId: string
  email: string
  status: 'waitlist' | 'approved'
  onSettled: () => void
}

export function RejectionForm({ userId, email, status, onSettled }: RejectionFormProps) {
  const router = useRouter()
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
      const result = await rejectRegistrationAction({ userId, expected: status, reason })
      if (result.ok) {
        const { title, description } = approvalText.rejectedToast
        toast({ kind: 'success', title, description: `${description} ${email}.` })
        onSettled()
      } else if (result.code === 'already-decided') {
        toast({ kind: 'error', title: approvalText.failedToast, description: result.message })
        router.refresh()
        onSettled()
      } else {
        const complaint = result.fields?.['reason']?.[0]
        setError(complaint ? { field: complaint } : { general: result.message })
      }
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
          {busy ? rejectionText.sending : rejectionText.confirm[status]}
        </Button>
      </div>
    </form>
  )
}
