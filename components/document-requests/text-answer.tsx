'use client'
import { useState, type SubmitEvent } from 'react'
import { Button } from '@/components/ui/button'
import { inputStyles } from '@/components/ui/control-styles'
import { Field } from '@/components/ui/field'
import { Notice } from '@/components/ui/notice'
import { useAct } from '@/components/ui/use-act'
import { requestsText } from '@/content/document-requests'
import { answerItemAction, reopenItemAction } from '@/lib/document-requests/actions'
import type { RequestItem } from '@/lib/document-requests/request'

const { toasts } = requestsText
const longestAnswer = 2000

export function TextAnswer({ item, primary }: { item: RequestItem; primary: boolean }) {
  const text = requestsText.text
  const { busy, error, act } = useAct()
  /** The stored answer at the time when the person began to write; null while the field has no unsent text. */
  const [before, setBefore] = useState<string | null>(null)
  const stored = item.answer ?? ''

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const answer = String(new FormData(form).get('answer'))
    if (answer.trim() === '') return
    act({
      work: () => answerItemAction({ item: item.id, seen: item.version, nothing: false, answer }),
      done: { title: toasts.sent },
      failed: toasts.failed,
      // The reset makes the field show the stored answer again, also when another person changes the answer later.
      then: () => {
        form.reset()
        setBefore(null)
      },
    })
  }

  return (
    <form onSubmit={submit} method="post" className="mt-3 grid gap-2">
      <div role="status" className="empty:absolute">
        {before === null || before === stored ? null : <Notice tone="warn">{text.changed(stored)}</Notice>}
      </div>
      <Field
        label={
          <>
            {text.label}
            <span className="sr-only">: {item.title}</span>
          </>
        }
        error={error('answer')}
      >
        {(control) => (
          <textarea
            {...control}
            name="answer"
            rows={3}
            maxLength={longestAnswer}
            defaultValue={stored}
            onInput={() => setBefore((known) => known ?? stored)}
            required
            className={inputStyles}
          />
        )}
      </Field>
      <p>
        <Button type="submit" size="sm" variant={primary ? 'primary' : 'outline'} busy={busy}>
          {busy ? text.sending : item.state === 'answered' ? text.change : text.send}
        </Button>
      </p>
    </form>
  )
}

export function UndoNone({ item }: { item: RequestItem }) {
  const { busy, act } = useAct()
  return (
    <Button
      type="button"
      size="sm"
      variant="quiet"
      busy={busy}
      onClick={() =>
        act({
          work: () => reopenItemAction({ item: item.id }),
          done: { title: toasts.undone },
          failed: toasts.failed,
        })
      }
    >
      {requestsText.none.undo}
      <span className="sr-only">: {item.title}</span>
    </Button>
  )
}
