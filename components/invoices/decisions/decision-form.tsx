'use client'
import { PenLine, RotateCcw } from 'lucide-react'
import { Dialog } from 'radix-ui'
import { useState, type KeyboardEvent, type SubmitEvent } from 'react'
import { Key } from '@/components/admin/shortcuts'
import type { DecisionState } from '@/components/invoices/decisions/use-decision'
import { Button } from '@/components/ui/button'
import { cn } from '@/components/ui/cn'
import { inputStyles } from '@/components/ui/control-styles'
import { DialogFrame } from '@/components/ui/dialog-frame'
import { Field } from '@/components/ui/field'
import { longestNote, review } from '@/content/invoice-decisions'
import type { ReviewCase } from '@/lib/invoices/decisions/review-invoice'

const decisionText = review.decision
const buttonLook = 'min-h-12 gap-1.5 px-2'
const acceptText = review.acceptance

type DecisionFormProps = {
  invoice: ReviewCase
  decision: DecisionState
  onKeep?: () => void
}

/** In large windows the form stays at the bottom of its column; on phones it would cover the invoice. */
export function DecisionForm({ invoice, decision, onKeep }: DecisionFormProps) {
  const { draft, drafted, write, field, intent, error, busy, doing, decide } = decision
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    if (intent) decide(intent)
  }
  return (
    <div className="grid gap-2.5 border-t border-ink bg-paper py-3 min-[60rem]:-mx-4 min-[60rem]:px-4 print:hidden tall:min-[60rem]:sticky tall:min-[60rem]:bottom-0">
      <Field
        label={
          <>
            {decisionText.note} <span className="sr-only">{decisionText.noteNeed}</span>
          </>
        }
        aside={
          drafted && draft !== drafted ? (
            <Button
              size="sm"
              variant="quiet"
              className="-my-2 -mr-3"
              aria-label={draft.trim() ? decisionText.draftAgain.said : decisionText.draft.said}
              onClick={() => write(drafted)}
            >
              <PenLine strokeWidth={1.75} aria-hidden />
              {draft.trim() ? decisionText.draftAgain.shown : decisionText.draft.shown}
            </Button>
          ) : null
        }
        hint={intent ? decisionText.keys[intent] : undefined}
        error={error}
      >
        {(control) => (
          <textarea
            {...control}
            ref={field}
            // While the note is empty the field stays small, so that the findings above it remain visible.
            rows={draft ? 5 : 2}
            maxLength={longestNote}
            value={draft}
            onChange={(event) => write(event.currentTarget.value)}
            onKeyDown={onKeyDown}
            className={`${inputStyles} resize-y text-[1rem] leading-normal`}
          />
        )}
      </Field>
      <p role="alert" className="sr-only">
        {error}
      </p>
      <div className="grid grid-cols-2 gap-2 min-[26rem]:max-[60rem]:grid-cols-3 min-[100rem]:grid-cols-[auto_auto_1fr]">
        <Button
          size="sm"
          variant="danger"
          className={buttonLook}
          busy={doing === 'rejected'}
          disabled={busy}
          onClick={() => decide('rejected')}
        >
          {decisionText.reject} <Key>R</Key>
        </Button>
        <Button
          size="sm"
          variant="primary"
          className={buttonLook}
          busy={doing === 'accepted'}
          disabled={busy}
          onClick={() => decide('accepted')}
        >
          {decisionText.accept} <Key>A</Key>
        </Button>
        <Button
          size="sm"
          className={cn(
            buttonLook,
            'col-span-full',
            'min-[26rem]:max-[60rem]:col-span-1 min-[100rem]:col-span-1',
          )}
          busy={doing === 'asked'}
          disabled={busy}
          onClick={() => decide('asked')}
        >
          <span>
            <span className="sr-only">{decisionText.ask.before} </span>
            {decisionText.ask.shown}
          </span>{' '}
          <Key>P</Key>
        </Button>
      </div>
      {onKeep && invoice.verdict !== 'reviewing' ? (
        <>
          <Button busy={doing === 'reviewing'} disabled={busy} onClick={() => decide('reviewing')}>
            {doing === 'reviewing' ? null : <RotateCcw strokeWidth={1.75} aria-hidden />}
            {decisionText.reopen}
          </Button>
          <Button variant="quiet" onClick={onKeep}>
            {decisionText.keep}
          </Button>
        </>
      ) : null}
    </div>
  )
}

type AcceptDialogProps = {
  title: string
  /** True if the automatic review has not read the file yet, false if it has findings against accepting the file. */
  unread: boolean
  busy: boolean
  onAccept: (reason: string) => void
  onClose: () => void
}

export function AcceptDialog({ title, unread, busy, onAccept, onClose }: AcceptDialogProps) {
  const [reason, setReason] = useState('')
  const [detail, setDetail] = useState('')
  const [error, setError] = useState<string>()
  const why = acceptText[unread ? 'unread' : 'wrong']
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const said = [reason, detail.trim()].filter(Boolean).join(' ')
    if (said) onAccept(said.slice(0, longestNote))
    else setError(acceptText.missing)
  }
  return (
    <Dialog.Root open onOpenChange={(open) => (open ? undefined : onClose())}>
      <DialogFrame title={why.title(title)} description={acceptText.text}>
        <form onSubmit={submit} noValidate className="mt-4 grid gap-4">
          <fieldset>
            <legend className="pb-1 font-[550]">{acceptText.reason}</legend>
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
          <Field label={acceptText.detail} hint={acceptText.detailHint} error={error}>
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
              <Button disabled={busy}>{acceptText.keep}</Button>
            </Dialog.Close>
            <Button type="submit" variant="primary" busy={busy}>
              {acceptText.accept}
            </Button>
          </div>
        </form>
      </DialogFrame>
    </Dialog.Root>
  )
}
