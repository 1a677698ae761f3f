'use client'
import { useRef } from 'react'
import { ClientSection } from '@/components/clients/client-section'
import { NoteEntry } from '@/components/clients/note-entry'
import { NoteForm } from '@/components/clients/note-form'
import { clientText } from '@/content/clients'
import { addNoteAction } from '@/lib/clients/actions'
import type { Note } from '@/lib/clients/overview'

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
