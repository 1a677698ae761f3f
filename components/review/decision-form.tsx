'use client'
import { Check, FilePlus2, RotateCcw, X } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import type { DecisionState } from '@/components/review/use-decision'
import { Button } from '@/components/ui/button'
import { inputStyles } from '@/components/ui/control-styles'
import { Field } from '@/components/ui/field'
import { longestNote, review } from '@/content/review'
import type { ReviewCase } from '@/lib/review/review-invoice'

const text = review.decision

type DecisionFormProps = {
  invoice: ReviewCase
  decision: DecisionState
  /** Leaves a made decision as it is. */
  onKeep?: () => void
}

/** The note for the client and the decisions. On a phone the two that come most often stay at the foot of the screen. */
export function DecisionForm({ invoice, decision, onKeep }: DecisionFormProps) {
  const { draft, write, field, intent, error, busy, decide } = decision
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    // What the note is for has to be known: a key or a button has said it.
    if (intent) decide(intent)
  }
  return (
    <div className="grid gap-3 pt-3">
      <Field
        label={
          <>
            {text.note} <span className="font-normal text-ink-2">{text.noteNeed}</span>
          </>
        }
        hint={intent ? text.keys[intent] : undefined}
        error={error}
      >
        {(control) => (
          <textarea
            {...control}
            ref={field}
            rows={4}
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
      <div className="grid grid-cols-2 gap-3 max-[60rem]:fixed max-[60rem]:inset-x-0 max-[60rem]:bottom-0 max-[60rem]:z-10 max-[60rem]:border-t max-[60rem]:border-ink max-[60rem]:bg-paper max-[60rem]:px-gut max-[60rem]:py-3 print:hidden">
        <Button
          variant="danger"
          className="px-2"
          busy={busy === 'rejected'}
          disabled={busy !== null}
          onClick={() => decide('rejected')}
        >
          {busy === 'rejected' ? null : <X strokeWidth={1.75} aria-hidden />}
          {text.reject}
        </Button>
        <Button
          variant="primary"
          className="px-2"
          busy={busy === 'accepted'}
          disabled={busy !== null}
          onClick={() => decide('accepted')}
        >
          {busy === 'accepted' ? null : <Check strokeWidth={1.75} aria-hidden />}
          {text.accept}
        </Button>
      </div>
      <Button busy={busy === 'asked'} disabled={busy !== null} onClick={() => decide('asked')}>
        {busy === 'asked' ? null : <FilePlus2 strokeWidth={1.75} aria-hidden />}
        {text.ask}
      </Button>
      {onKeep && invoice.verdict !== 'reviewing' ? (
        <>
          <Button busy={busy === 'reviewing'} disabled={busy !== null} onClick={() => decide('reviewing')}>
            {busy === 'reviewing' ? null : <RotateCcw strokeWidth={1.75} aria-hidden />}
            {text.reopen}
          </Button>
          <Button variant="quiet" onClick={onKeep}>
            {text.keep}
          </Button>
        </>
      ) : null}
      <p className="text-sm text-ink-2">{text.hint}</p>
    </div>
  )
}
