'use client'
import { useRef, useState } from 'react'
import { useAct } from '@/components/admin/use-act'
import { ClientSection } from '@/components/clients/client-section'
import { NoteForm } from '@/components/clients/note-form'
import { Button } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { clientText } from '@/content/clients'
import { addNoteAction, editNoteAction, removeNoteAction } from '@/lib/clients/actions'
import type { Note } from '@/lib/clients/overview'
import { formatDateTime } from '@/lib/format/date'

const text = clientText.notes

/** What members note about a client for each other; the client never sees it. */
export function ClientNotes({ client, notes }: { client: string; notes: readonly Note[] }) {
  // Kept until it was saved: the same words sent twice are one note.
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
        onSave={(words) => addNoteAction({ client, note: (next.current ??= crypto.randomUUID()), words })}
        onSaved={() => (next.current = undefined)}
      />
    </ClientSection>
  )
}

/** What somebody noted; its author can change or delete it. */
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
