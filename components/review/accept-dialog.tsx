'use client'
import { Dialog } from 'radix-ui'
import { useState, type SubmitEvent } from 'react'
import { Button } from '@/components/ui/button'
import { inputStyles } from '@/components/ui/control-styles'
import { DialogFrame } from '@/components/ui/dialog-frame'
import { Field } from '@/components/ui/field'
import { longestNote, review } from '@/content/review'

const text = review.acceptance

type AcceptDialogProps = {
  title: string
  /** Nothing has read its file yet; else something in it does not hold. */
  unread: boolean
  busy: boolean
  onAccept: (reason: string) => void
  onClose: () => void
}

/** Asks why an invoice is accepted although something in it does not hold, or nobody knows yet. */
export function AcceptDialog({ title, unread, busy, onAccept, onClose }: AcceptDialogProps) {
  const [reason, setReason] = useState('')
  const [detail, setDetail] = useState('')
  const [error, setError] = useState<string>()
  const why = text[unread ? 'unread' : 'wrong']
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const said = [reason, detail.trim()].filter(Boolean).join(' ')
    if (said) onAccept(said.slice(0, longestNote))
    else setError(text.missing)
  }
  return (
    <Dialog.Root open onOpenChange={(open) => (open ? undefined : onClose())}>
      <DialogFrame title={why.title(title)} description={text.text}>
        <form onSubmit={submit} noValidate className="mt-4 grid gap-4">
          <fieldset>
            <legend className="pb-1 font-[550]">{text.reason}</legend>
            {why.reasons.map((one) => (
              <label key={one} className="flex min-h-tap cursor-pointer items-center gap-3 leading-snug">
                <input
                  type="radio"
                  name="reason"
                  checked={reason === one}
                  onChange={() => {
                    setReason(one)
                    setError(undefined)
                  }}
                  className="size-5 flex-none accent-green"
                />
                {one}
              </label>
            ))}
          </fieldset>
          <Field label={text.detail} hint={text.detailHint} error={error}>
            {(control) => (
              <textarea
                {...control}
                rows={3}
                maxLength={longestNote - 100}
                value={detail}
                onChange={(event) => {
                  setDetail(event.currentTarget.value)
                  setError(undefined)
                }}
                className={inputStyles}
              />
            )}
          </Field>
          <div className="flex flex-wrap justify-end gap-2">
            <Dialog.Close asChild>
              <Button disabled={busy}>{text.keep}</Button>
            </Dialog.Close>
            <Button type="submit" variant="primary" busy={busy}>
              {text.accept}
            </Button>
          </div>
        </form>
      </DialogFrame>
    </Dialog.Root>
  )
}
