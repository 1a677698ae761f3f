'use client'
import { BookOpenText, Paperclip } from 'lucide-react'
import Link from 'next/link'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { fetchList } from '@/components/live/fetch-list'
import { ChooserDialog, DocumentChooser } from '@/components/messages/inbox/document-chooser'
import type { useWriting } from '@/components/messages/writing'
import { Button } from '@/components/ui/button'
import { linkStyles } from '@/components/ui/control-styles'
import { inbox } from '@/content/message-inbox'
import { fillPlaceholders, matchesSearch, type ClientFace, type SavedAnswer } from '@/lib/messages/inbox'

const text = inbox.savedAnswers

type WritingToolsProps = {
  writing: ReturnType<typeof useWriting>
  client: ClientFace
}

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

  function insert(body: string) {
    setOpen(null)
    const box = row.current?.closest('form')?.querySelector('textarea')
    if (!box) return
    const { text, cursor } = insertText(box, fillPlaceholders(body, client))
    form.setValue('body', text)
    form.clearErrors('body')
    save()
    // The timeout waits until the closing dialog has returned the focus to its opener.
    setTimeout(() => {
      box.focus()
      box.setSelectionRange(cursor, cursor)
    })
  }

  return (
    <span ref={row} className="contents">
      <Button size="sm" aria-keyshortcuts="Alt+R" onClick={() => setOpen('answers')}>
        <BookOpenText strokeWidth={1.75} aria-hidden />
        {inbox.write.saved}
      </Button>
      <Button size="sm" onClick={() => setOpen('files')}>
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

/** Compares the key's position and not its letter, because some keyboards type another letter with Alt. */
const isSavedKey = ({ altKey, ctrlKey, metaKey, shiftKey, code }: KeyboardEvent) =>
  altKey && !ctrlKey && !metaKey && !shiftKey && code === 'KeyR'

type AnswerChooserProps = { onChoose: (answer: SavedAnswer) => void; onClose: () => void }

function AnswerChooser({ onChoose, onClose }: AnswerChooserProps) {
  const [search, setSearch] = useState('')
  const { answers, loading, failed, retry } = useSavedAnswers()
  const shown = (answers ?? []).filter(({ title, body }) => matchesSearch(`${title} ${body}`, search))
  return (
    <ChooserDialog
      title={text.title}
      search={text.find}
      close={text.close}
      onSearch={setSearch}
      onEnter={() => shown[0] && onChoose(shown[0])}
      onClose={onClose}
    >
      <p role="status" className="text-sm text-ink-2 empty:hidden">
        {loading
          ? text.loading
          : answers && shown.length === 0
            ? search
              ? text.none
              : text.empty.title
            : null}
      </p>
      {failed ? (
        <p role="alert" className="flex flex-wrap items-center gap-3 text-sm font-[550] text-red">
          {text.failed}
          <Button size="sm" onClick={retry}>
            {text.retry}
          </Button>
        </p>
      ) : null}
      {shown.length > 0 ? (
        <ul aria-label={text.title} className="border-t border-ink">
          {shown.map((answer) => (
            <li key={answer.id}>
              <button
                type="button"
                onClick={() => onChoose(answer)}
                className="block min-h-14 w-full border-b border-rule py-2 text-left leading-snug wrap-anywhere hover:bg-sunk"
              >
                <b className="block font-[550]">{answer.title}</b>
                <span className="line-clamp-2 text-sm text-ink-2">{answer.body}</span>
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      <p>
        <Link href="/admin/mensajes/respuestas" prefetch={false} className={linkStyles}>
          {text.manage}
        </Link>
      </p>
    </ChooserDialog>
  )
}

type Answer = { tried: number; answers: readonly SavedAnswer[] | null }

/** `answers` is null while the saved answers are loading, and when loading failed. */
function useSavedAnswers() {
  const [tries, setTries] = useState(0)
  const [answer, setAnswer] = useState<Answer | null>(null)
  useEffect(() => {
    const own = new AbortController()
    void fetchList<SavedAnswer[]>('/api/equipo/mensajes/respuestas', own.signal)
      .catch(() => null)
      .then((result) => {
        if (!own.signal.aborted) setAnswer({ tried: tries, answers: result?.ok ? result.data : null })
      })
    return () => own.abort()
  }, [tries])
  const loading = answer?.tried !== tries
  return {
    loading,
    answers: answer?.answers ?? null,
    failed: !loading && !answer?.answers,
    retry: () => setTries((n) => n + 1),
  }
}

type Field = Pick<HTMLTextAreaElement, 'value' | 'selectionStart' | 'selectionEnd'>

export function insertText({ value, selectionStart, selectionEnd }: Field, insertion: string) {
  const before = value.slice(0, selectionStart)
  const space = before === '' || /\s$/.test(before) ? '' : ' '
  const head = `${before}${space}${insertion}`
  return { text: head + value.slice(selectionEnd), cursor: head.length }
}
