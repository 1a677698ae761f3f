'use client'
import { PenLine, RotateCcw } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { Key } from '@/components/admin/shortcuts'
import type { DecisionState } from '@/components/review/use-decision'
import { Button } from '@/components/ui/button'
import { cn } from '@/components/ui/cn'
import { inputStyles } from '@/components/ui/control-styles'
import { Field } from '@/components/ui/field'
import { longestNote, review } from '@/content/review'
import type { ReviewCase } from '@/lib/review/review-invoice'

const text = review.decision
/** In one row where the column is wide enough, each with its key where there is a keyboard. */
const look = 'min-h-12 gap-1.5 px-2'

type DecisionFormProps = {
  invoice: ReviewCase
  decision: DecisionState
  /** Leaves a made decision as it is. */
  onKeep?: () => void
}

/**
 * The note for the client and the decisions. Where the window is high and wide enough they stay at the foot of their column;
 * on a phone nothing stands over the invoice.
 */
export function DecisionForm({ invoice, decision, onKeep }: DecisionFormProps) {
  const { draft, drafted, write, field, intent, error, busy, decide } = decision
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    // What the note is for has to be known: a key or a button has said it.
    if (intent) decide(intent)
  }
  return (
    <div className="grid gap-2.5 border-t border-ink bg-paper py-3 min-[60rem]:-mx-4 min-[60rem]:px-4 print:hidden tall:min-[60rem]:sticky tall:min-[60rem]:bottom-0">
      <Field
        label={
          <>
            {text.note} <span className="sr-only">{text.noteNeed}</span>
          </>
        }
        aside={
          drafted && draft !== drafted ? (
            <Button
              size="sm"
              variant="quiet"
              className="-my-2 -mr-3"
              aria-label={draft.trim() ? text.draftAgain.said : text.draft.said}
              onClick={() => write(drafted)}
            >
              <PenLine strokeWidth={1.75} aria-hidden />
              {draft.trim() ? text.draftAgain.shown : text.draft.shown}
            </Button>
          ) : null
        }
        hint={intent ? text.keys[intent] : undefined}
        error={error}
      >
        {(control) => (
          <textarea
            {...control}
            ref={field}
            // What was found stays in sight above a note that is empty.
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
      <div className="grid grid-cols-2 gap-2 min-[26rem]:max-[60rem]:grid-cols-3 min-[88rem]:grid-cols-[auto_auto_1fr]">
        <Button
          size="sm"
          variant="danger"
          className={look}
          busy={busy === 'rejected'}
          disabled={busy !== null}
          onClick={() => decide('rejected')}
        >
          {text.reject} <Key>R</Key>
        </Button>
        <Button
          size="sm"
          variant="primary"
          className={look}
          busy={busy === 'accepted'}
          disabled={busy !== null}
          onClick={() => decide('accepted')}
        >
          {text.accept} <Key>A</Key>
        </Button>
        <Button
          size="sm"
          className={cn(look, 'col-span-full', 'min-[26rem]:max-[60rem]:col-span-1 min-[88rem]:col-span-1')}
          busy={busy === 'asked'}
          disabled={busy !== null}
          onClick={() => decide('asked')}
        >
          <span>
            <span className="sr-only">{text.ask.before} </span>
            {text.ask.shown}
          </span>{' '}
          <Key>P</Key>
        </Button>
      </div>
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
    </div>
  )
}
