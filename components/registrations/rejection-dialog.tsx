'use client'
import { X } from 'lucide-react'
import { Dialog } from 'radix-ui'
import { useRef, useState, type ReactNode, type SubmitEvent } from 'react'
import { focusListHeading } from '@/components/registrations/list-heading'
import { Button } from '@/components/ui/button'
import { inputStyles } from '@/components/ui/control-styles'
import { DialogFrame } from '@/components/ui/dialog-frame'
import { Field } from '@/components/ui/field'
import { Notice } from '@/components/ui/notice'
import { useAct, type Act } from '@/components/ui/use-act'
import { rejectionText } from '@/content/registrations'
import { toast } from '@/lib/toast'

type Words = { field: string; hint: string; missing: string; keep: string; sending: string }

type RejectionDialogProps<T> = {
  label: string
  /** Completes the button's label for screen readers, which read the button without its row. */
  of?: string
  title: string
  warning: ReactNode
  confirm: string
  disabled: boolean
  words?: Words
  rejection: (reason: string) => Act<T>
}

/** The rejected person gets the reason by mail. */
export function RejectionDialog<T>({
  label,
  of,
  title,
  warning,
  confirm,
  disabled,
  words,
  rejection,
}: RejectionDialogProps<T>) {
  // The dialog is mounted on first use, because each row of a long list has two such dialogs.
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
              // After success the row and its button disappear from the list, so the heading takes the focus.
              if (settled.current) focusListHeading()
              else button.current?.focus()
            }}
          >
            <RejectionForm confirm={confirm} words={words} rejection={rejection} onSettled={settle} />
          </DialogFrame>
        </Dialog.Root>
      )}
    </>
  )
}

type RejectionFormProps<T> = {
  confirm: string
  words: Words | undefined
  rejection: (reason: string) => Act<T>
  onSettled: () => void
}

/** If another member decided first, the form shows a toast and closes; other failures are shown in the form. */
function RejectionForm<T>({ confirm, words, rejection, onSettled }: RejectionFormProps<T>) {
  const text = words ?? rejectionText
  const field = useRef<HTMLTextAreaElement>(null)
  const { busy, problem, error, refuse, clear, act } = useAct()
  const wrong = error('reason') ?? error('note')

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const reason = field.current?.value ?? ''
    if (!reason.trim()) return refuse(event.currentTarget, { reason: text.missing })
    const { failed = '', ...wanted } = rejection(reason)
    act({
      ...wanted,
      then: (data) => {
        wanted.then?.(data)
        onSettled()
      },
      onFailure: (failure) => {
        wanted.onFailure?.(failure)
        if (failure.code !== 'already-decided') return undefined
        toast({ kind: 'error', title: failed, description: failure.message })
        onSettled()
        return true
      },
    })
  }

  return (
    <form onSubmit={submit} noValidate className="mt-4 grid gap-4">
      <Field label={text.field} hint={text.hint} error={wrong}>
        {(control) => (
          <textarea
            {...control}
            ref={field}
            rows={4}
            maxLength={500}
            required
            className={inputStyles}
            onChange={() => {
              clear('reason')
              clear('note')
            }}
          />
        )}
      </Field>
      {problem && !problem.fields ? <Notice tone="bad">{problem.message}</Notice> : null}
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
