'use client'
import { useState } from 'react'
import { useAct } from '@/components/admin/use-act'
import { Button } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { inbox } from '@/content/inbox'
import { formatListDate } from '@/lib/format/date'
import { removeAnswerAction } from '@/lib/messages/inbox/actions'
import type { SavedAnswer } from '@/lib/messages/inbox/saved-answer'

const text = inbox.savedAnswers

/** One answer with who changed it last; it is deleted after a question. */
export function SavedAnswerRow({ answer, onEdit }: { answer: SavedAnswer; onEdit: () => void }) {
  const [asking, setAsking] = useState(false)
  const { busy, act } = useAct()
  const { id, title, body, revision, changedBy, changedAt } = answer

  const remove = () => {
    setAsking(false)
    act({
      work: () => removeAnswerAction({ id, seen: revision }),
      done: { title: text.removedToast },
      failed: text.failedToast,
    })
  }

  return (
    <div className="grid gap-x-6 gap-y-2 border-b border-rule py-4 sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0 wrap-anywhere">
        <h2 className="text-lg">{title}</h2>
        <p className="max-w-[70ch] whitespace-pre-wrap">{body}</p>
        <p className="mt-1 text-sm text-ink-2">{text.changed(changedBy ?? '', formatListDate(changedAt))}</p>
      </div>
      <p className="flex flex-wrap content-start gap-2">
        <Button size="sm" onClick={onEdit} aria-label={text.edit(title)}>
          {text.editShort}
        </Button>
        <Button
          size="sm"
          variant="danger"
          busy={busy}
          onClick={() => setAsking(true)}
          aria-label={text.remove(title)}
        >
          {text.removeShort}
        </Button>
      </p>
      {asking ? (
        <ConfirmDialog
          title={text.confirm.title}
          confirm={text.confirm.remove}
          keep={text.confirm.keep}
          onConfirm={remove}
          onClose={() => setAsking(false)}
        >
          <p>{text.confirm.text(title)}</p>
        </ConfirmDialog>
      ) : null}
    </div>
  )
}
