'use client'
import { BookOpenText, Paperclip } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { AnswerChooser } from '@/components/inbox/answer-chooser'
import { DocumentChooser } from '@/components/inbox/document-chooser'
import { insertWords } from '@/components/inbox/insert-words'
import type { useWriting } from '@/components/messages/write/use-writing'
import { Button } from '@/components/ui/button'
import { inbox } from '@/content/inbox'
import type { ClientFace } from '@/lib/messages/inbox/conversation'
import { fillPlaceholders } from '@/lib/messages/inbox/placeholders'

type WritingToolsProps = {
  writing: ReturnType<typeof useWriting>
  client: ClientFace
}

const isSavedKey = (event: KeyboardEvent) =>
  (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.key.toLowerCase() === 'k'

/** What helps while writing: the client's documents, and the answers that the team keeps. */
export function WritingTools({ writing: { form, attachments, save }, client }: WritingToolsProps) {
  const [open, setOpen] = useState<'files' | 'answers' | null>(null)
  const row = useRef<HTMLSpanElement>(null)
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isSavedKey(event) || open) return
    event.preventDefault()
    setOpen('answers')
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])

  /** Where the cursor was, with the client's data in it. */
  function insert(body: string) {
    setOpen(null)
    const box = row.current?.closest('form')?.querySelector('textarea')
    if (!box) return
    const { text, cursor } = insertWords(box, fillPlaceholders(body, client))
    form.setValue('words', text)
    form.clearErrors('words')
    save()
    // The dialog that closes gives the focus back first.
    setTimeout(() => {
      box.focus()
      box.setSelectionRange(cursor, cursor)
    })
  }

  return (
    <span ref={row} className="contents">
      <Button size="sm" type="button" aria-keyshortcuts="Control+K" onClick={() => setOpen('answers')}>
        <BookOpenText strokeWidth={1.75} aria-hidden />
        {inbox.write.saved}
      </Button>
      <Button size="sm" type="button" onClick={() => setOpen('files')}>
        <Paperclip strokeWidth={1.75} aria-hidden />
        {inbox.write.attach}
      </Button>
      {open === 'answers' ? (
        <AnswerChooser onChoose={({ body }) => insert(body)} onClose={() => setOpen(null)} />
      ) : null}
      {open === 'files' ? (
        <DocumentChooser
          client={client.id}
          chosen={attachments.attachments.map(({ key }) => key)}
          onChoose={(file) => {
            const refused = attachments.pick(file)
            if (refused) form.setError('files', { message: refused })
            else form.clearErrors('files')
            setOpen(null)
          }}
          onClose={() => setOpen(null)}
        />
      ) : null}
    </span>
  )
}
