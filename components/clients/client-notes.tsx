'use client'
import { useRef, useState, type SubmitEvent } from 'react'
import { useAct } from '@/components/ui/use-act'
import { ClientSection } from '@/components/clients/client-section'
import { Button } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { inputStyles } from '@/components/ui/control-styles'
import { Field } from '@/components/ui/field'
import { clientText } from '@/content/client-page'
import { addNoteAction, editNoteAction, removeNoteAction } from '@/lib/clients/actions'
import type { Note } from '@/lib/clients/overview'
import { formatDateTime } from '@/lib/format/date'
import type { Result } from '@/lib/result'

const text = clientText.notes

/** Only staff can read these notes; clients never can. */
export function ClientNotes({ client, notes }: { client: string; notes: readonly Note[] }) {
  // The id stays the same until the note is saved, so that a retry stores the note once.
  const next = useRef<string>(undefined)
  return (
    <ClientSection
      id="client-notes"
      title={text.title}
      small
      aside={<p className="text-sm text-ink-2">{text.private}</p>}
    >
      {notes.length === 0 ? <p className="py-2 text-[1rem] text-ink-2">{text.empty}</p> : null}
      <ul>
        {notes.map((note) => (
          <NoteEntry
            key={note.id}
            note={note}
            onGone={() => document.getElementById('client-notes')?.focus()}
          />
        ))}
      </ul>
      <NoteForm
        label={text.field}
        submit={text.add}
        onSave={(draft) =>
          addNoteAction({ client, note: (next.current ??= crypto.randomUUID()), body: draft })
        }
        onSaved={() => (next.current = undefined)}
      />
    </ClientSection>
  )
}

function NoteEntry({ note, onGone }: { note: Note; onGone: () => void }) {
  const { id, author, mine, body, created_at, edited_at } = note
  const [editing, setEditing] = useState(false)
  const [asking, setAsking] = useState(false)
  const { busy, act } = useAct()

  return (
    <li className="my-3 border-l-5 border-double border-ink-2 bg-sunk px-4 py-3 text-[1rem]">
      {editing ? (
        <NoteForm
          label={text.editField}
          initial={body}
          submit={text.save}
          focused
          onSave={(draft) => editNoteAction({ note: id, body: draft, seen: body })}
          onSaved={() => setEditing(false)}
          onCancel={() => setEditing(false)}
        />
      ) : (
        <p className="wrap-anywhere whitespace-pre-line">{body}</p>
      )}
      <p className="mt-1 text-sm text-ink-2">
        {author ?? text.nobody}, {formatDateTime(created_at)}
        {edited_at ? ` (${text.edited} ${formatDateTime(edited_at)})` : null}
      </p>
      {mine && !editing ? (
        <p className="flex gap-2">
          <Button size="sm" variant="quiet" className="pl-0" disabled={busy} onClick={() => setEditing(true)}>
            {text.edit}
          </Button>
          <Button size="sm" variant="quiet" busy={busy} onClick={() => setAsking(true)}>
            {text.remove}
          </Button>
        </p>
      ) : null}
      {asking ? (
        <ConfirmDialog
          title={text.ask.title}
          keep={text.ask.keep}
          confirm={text.ask.confirm}
          onClose={() => setAsking(false)}
          onConfirm={() => {
            act({
              work: () => removeNoteAction({ note: id }),
              done: { title: text.removed },
              failed: text.failed,
              then: onGone,
            })
          }}
        >
          <p>{text.ask.text}</p>
        </ConfirmDialog>
      ) : null}
    </li>
  )
}

type NoteFormProps = {
  label: string
  initial?: string
  submit: string
  focused?: boolean
  onSave: (draft: string) => Promise<Result<null>>
  onSaved?: () => void
  onCancel?: () => void
}

function NoteForm({ label, initial = '', submit, focused, onSave, onSaved, onCancel }: NoteFormProps) {
  const field = useRef<HTMLTextAreaElement>(null)
  const { busy, error, refuse, clear, act } = useAct()

  function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const draft = field.current?.value.trim() ?? ''
    if (!draft) return refuse(event.currentTarget, { body: text.missing })
    const then = () => {
      if (field.current) field.current.value = ''
      onSaved?.()
    }
    act({
      work: () => onSave(draft),
      done: { title: text.added },
      failed: text.failed,
      then,
    })
  }

  return (
    <form onSubmit={save} noValidate className="grid gap-3 py-2">
      <Field label={label} error={error('body')}>
        {(control) => (
          <textarea
            {...control}
            ref={field}
            rows={3}
            maxLength={2000}
            defaultValue={initial}
            autoFocus={focused}
            className={inputStyles}
            onChange={() => clear('body')}
          />
        )}
      </Field>
      <p className="flex flex-wrap gap-2">
        <Button type="submit" size="sm" busy={busy}>
          {busy ? text.adding : submit}
        </Button>
        {onCancel ? (
          <Button size="sm" variant="quiet" disabled={busy} onClick={onCancel}>
            {text.cancel}
          </Button>
        ) : null}
      </p>
    </form>
  )
}
