'use client'
import { BookOpenText } from 'lucide-react'
import { useRef, useState, type ComponentProps } from 'react'
import { useAct } from '@/components/ui/use-act'
import { useFormAct } from '@/components/ui/use-form-act'
import { Button } from '@/components/ui/button'
import { cn } from '@/components/ui/cn'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { inputStyles } from '@/components/ui/control-styles'
import { Field, Input } from '@/components/ui/field'
import { State } from '@/components/ui/state'
import { inbox } from '@/content/message-inbox'
import { formatDay } from '@/lib/format/date'
import { removeAnswerAction, saveAnswerAction } from '@/lib/messages/inbox-actions'
import { savedAnswerFields } from '@/lib/messages/inbox-schema'
import type { SavedAnswer } from '@/lib/messages/inbox'

const text = inbox.savedAnswers
const oneAtATime = 'one-at-a-time'

export function SavedAnswersView({ answers }: { answers: readonly SavedAnswer[] }) {
  const [editing, setEditing] = useState<string | null>(null)
  const create = useRef<HTMLButtonElement>(null)
  const done = () => {
    setEditing(null)
    create.current?.focus()
  }
  return (
    <div className="max-w-[56rem]">
      <div className="flex flex-wrap items-center justify-between gap-3 border-b border-ink pb-3">
        <p className="text-sm text-ink-2">
          {text.count(answers.length)}
          {editing === null ? null : <span id={oneAtATime}>. {text.one}</span>}
        </p>
        <OpenButton
          ref={create}
          isOther={editing !== null}
          onOpen={() => setEditing('new')}
          disabled={answers.length >= inbox.limits.answers}
        >
          {text.create}
        </OpenButton>
      </div>
      {editing === 'new' ? <AnswerEditor answer={null} onDone={done} /> : null}
      {answers.length === 0 && editing === null ? (
        <State icon={BookOpenText} title={text.empty.title} className="mt-6">
          {text.empty.text}
        </State>
      ) : null}
      <ul>
        {answers.map((answer) => (
          <li key={answer.id}>
            {editing === answer.id ? (
              <AnswerEditor answer={answer} onDone={done} />
            ) : (
              <SavedAnswerRow
                answer={answer}
                isOther={editing !== null}
                onEdit={() => setEditing(answer.id)}
              />
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

type OpenButtonProps = ComponentProps<typeof Button> & {
  isOther: boolean
  onOpen: () => void
}

/** The button is only `aria-disabled`, because a disabled button could not take the focus back. */
const OpenButton = ({ isOther, onOpen, ...props }: OpenButtonProps) => (
  <Button
    {...props}
    size="sm"
    aria-disabled={isOther}
    aria-describedby={isOther ? oneAtATime : undefined}
    onClick={() => !isOther && onOpen()}
    className="aria-disabled:pointer-events-none aria-disabled:border-dashed aria-disabled:border-rule-field aria-disabled:text-ink-2"
  />
)

type SavedAnswerRowProps = { answer: SavedAnswer; isOther: boolean; onEdit: () => void }

function SavedAnswerRow({ answer, isOther, onEdit }: SavedAnswerRowProps) {
  const [asking, setAsking] = useState(false)
  const { busy, act } = useAct()
  const { id, title, body, revision, changedBy, changedAt } = answer

  const remove = () => {
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
        <p className="mt-1 text-sm text-ink-2">{text.changed(changedBy ?? '', formatDay(changedAt))}</p>
      </div>
      <p className="flex flex-wrap content-start gap-2">
        <OpenButton isOther={isOther} onOpen={onEdit} aria-label={text.edit(title)}>
          {text.editShort}
        </OpenButton>
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

function AnswerEditor({ answer, onDone }: { answer: SavedAnswer | null; onDone: () => void }) {
  const [id] = useState(() => answer?.id ?? crypto.randomUUID())
  const { busy, props, error } = useFormAct({
    schema: savedAnswerFields,
    send: (fields) => saveAnswerAction({ ...fields, id, seen: answer?.revision ?? null }),
    done: { title: text.savedToast },
    failed: text.failedToast,
    fieldOf: { 'answer-exists': 'title' },
    then: onDone,
  })

  return (
    <form {...props} className="grid gap-4 border-y border-rule bg-sheet p-4">
      <Field label={text.titleField} hint={text.titleHint} error={error('title')}>
        {(control) => (
          <Input {...control} name="title" defaultValue={answer?.title} autoFocus autoComplete="off" />
        )}
      </Field>
      <Field label={text.bodyField} hint={text.bodyHint} error={error('body')}>
        {(control) => (
          <textarea
            {...control}
            name="body"
            defaultValue={answer?.body}
            rows={6}
            className={cn(inputStyles, 'resize-y')}
          />
        )}
      </Field>
      <p className="flex flex-wrap gap-3">
        <Button size="sm" variant="primary" type="submit" busy={busy}>
          {busy ? text.saving : text.save}
        </Button>
        <Button size="sm" variant="quiet" onClick={onDone}>
          {text.cancel}
        </Button>
      </p>
    </form>
  )
}
