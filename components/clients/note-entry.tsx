'use client'
import { useState } from 'react'
import { useAct } from '@/components/admin/use-act'
import { NoteForm } from '@/components/clients/note-form'
import { Button } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { clientText } from '@/content/clients'
import { editNoteAction, removeNoteAction } from '@/lib/clients/actions'
import type { Note } from '@/lib/clients/overview'
import { formatDateTime } from '@/lib/format/date'

const text = clientText.notes

/** What somebody noted; its author can change or delete it. */
export function NoteEntry({ note, onGone }: { note: Note; onGone: () => void }) {
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
          onSave={(words) => editNoteAction({ note: id, words, seen: body })}
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
            setAsking(false)
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
