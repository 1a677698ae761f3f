'use client'
import { useRouter } from 'next/navigation'
import type { SubmitEvent } from 'react'
import { inputStyles } from '@/components/ui/control-styles'
import { Field } from '@/components/ui/field'
import { FormDialog } from '@/components/ui/form-dialog'
import { useAct } from '@/components/ui/use-act'
import type { Result } from '@/lib/result'

type ReasonDialogProps = {
  text: {
    title: string
    text: string
    reason: string
    hint?: string
    /** The message for a reason with fewer than three letters, which the dialog and the server refuse. */
    short: string
    confirm: string
    keep: string
    done: string
    failed: string
  }
  /** Shown below the title of the success message, for example the name of the fee. */
  about?: string
  maxLength: number
  /** Runs the action; the dialog shows the errors of the action's field `reason`. */
  work: (reason: string) => Promise<Result<unknown>>
  onClose: () => void
}

/** Asks for a reason before the action runs, and refreshes the page afterwards. */
export function ReasonDialog({ text, about, maxLength, work, onClose }: ReasonDialogProps) {
  const router = useRouter()
  const { busy, error, refuse, clear, act } = useAct()
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const reason = String(new FormData(event.currentTarget).get('reason') ?? '')
    if (reason.trim().length < 3) return refuse(event.currentTarget, { reason: text.short })
    act({
      work: () => work(reason),
      done: { title: text.done, ...(about && { description: about }) },
      failed: text.failed,
      then: () => {
        onClose()
        router.refresh()
      },
    })
  }
  return (
    <FormDialog
      title={text.title}
      text={text.text}
      confirm={text.confirm}
      keep={text.keep}
      isDanger
      busy={busy}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label={text.reason} {...(text.hint && { hint: text.hint })} error={error('reason')}>
        {(control) => (
          <textarea
            {...control}
            name="reason"
            rows={3}
            maxLength={maxLength}
            onChange={() => clear('reason')}
            className={inputStyles}
          />
        )}
      </Field>
    </FormDialog>
  )
}
