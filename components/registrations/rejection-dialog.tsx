'use client'
import { X } from 'lucide-react'
import { Dialog } from 'radix-ui'
import { useRef, useState, useTransition, type ReactNode, type SubmitEvent } from 'react'
import { focusListHeading } from '@/components/registrations/list-heading'
import { Button } from '@/components/ui/button'
import { inputStyles } from '@/components/ui/control-styles'
import { DialogFrame } from '@/components/ui/dialog-frame'
import { Field } from '@/components/ui/field'
import { Notice } from '@/components/ui/notice'
import { rejectionText } from '@/content/registrations'
import type { Failure } from '@/lib/result'

type Words = { field: string; hint: string; missing: string; keep: string; sending: string }

type RejectionDialogProps = {
  label: string
  /** Follows the label for screen readers, which do not see the row. */
  of?: string
  title: string
  warning: ReactNode
  confirm: string
  disabled: boolean
  /** Texts for a use other than a rejection. */
  words?: Words
  /** Returns null on success, which closes the dialog. */
  onReject: (reason: string) => Promise<Failure | null>
}

/** The person reads the reason in their mail. */
export function RejectionDialog({
  label,
  of,
  title,
  warning,
  confirm,
  disabled,
  words,
  onReject,
}: RejectionDialogProps) {
  // Mounted on first use, because a long list has two of these per row.
  const [state, setState] = useState<'unasked' | 'open' | 'closed'>('unasked')
  const button = useRef<HTMLButtonElement>(null)
  const settled = useRef(false)

  function settle() {
    settled.current = true
    setState('closed')
  }

  return (
    <>
      <Button
        ref={button}
        size="sm"
        variant={words ? 'outline' : 'danger'}
        disabled={disabled}
        onClick={() => {
          settled.current = false
          setState('open')
        }}
        aria-haspopup="dialog"
        aria-label={of ? `${label} ${of}` : undefined}
      >
        {words ? null : <X strokeWidth={1.75} aria-hidden />} {label}
      </Button>
      {state === 'unasked' ? null : (
        <Dialog.Root open={state === 'open'} onOpenChange={(open) => setState(open ? 'open' : 'closed')}>
          <DialogFrame
            title={title}
            description={warning}
            onCloseAutoFocus={(event) => {
              event.preventDefault()
              // After success the row with the button leaves the list.
              if (settled.current) focusListHeading()
              else button.current?.focus()
            }}
          >
            <RejectionForm confirm={confirm} words={words} onReject={onReject} onSettled={settle} />
          </DialogFrame>
        </Dialog.Root>
      )}
    </>
  )
}

type RejectionFormProps = {
  confirm: string
  words: Words | undefined
  onReject: (reason: string) => Promise<Failure | null>
  onSettled: () => void
}

function RejectionForm({ confirm, words, onReject, onSettled }: RejectionFormProps) {
  const text = words ?? rejectionText
  const field = useRef<HTMLTextAreaElement>(null)
  const [error, setError] = useState<{ field?: string | undefined; general?: string }>({})
  const [busy, start] = useTransition()

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const reason = field.current?.value ?? ''
    if (!reason.trim()) {
      setError({ field: text.missing })
      field.current?.focus()
      return
    }
    start(async () => {
      const failure = await onReject(reason)
      if (!failure) return onSettled()
      const complaint = failure.fields?.['reason'] ?? failure.fields?.['note']
      setError(complaint ? { field: complaint } : { general: failure.message })
    })
  }

  return (
    <form onSubmit={submit} noValidate className="mt-4 grid gap-4">
      <Field label={text.field} hint={text.hint} error={error.field}>
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
          <Button type="button" disabled={busy}>
            {text.keep}
          </Button>
        </Dialog.Close>
        <Button type="submit" variant={words ? 'primary' : 'danger'} busy={busy}>
          {busy ? text.sending : confirm}
        </Button>
      </div>
    </form>
  )
}
