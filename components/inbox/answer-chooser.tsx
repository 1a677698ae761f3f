'use client'
import Link from 'next/link'
import { useState } from 'react'
import { ChooserDialog } from '@/components/inbox/chooser-dialog'
import { useSavedAnswers } from '@/components/inbox/use-saved-answers'
import { Button } from '@/components/ui/button'
import { linkStyles } from '@/components/ui/link-styles'
import { inbox } from '@/content/inbox'
import { matchesWords } from '@/lib/messages/inbox/matches-words'
import type { SavedAnswer } from '@/lib/messages/inbox/saved-answer'

const text = inbox.savedAnswers

type AnswerChooserProps = { onChoose: (answer: SavedAnswer) => void; onClose: () => void }

/** The answers that the team keeps, for one of them to be put where the cursor is. */
export function AnswerChooser({ onChoose, onClose }: AnswerChooserProps) {
  const [words, setWords] = useState('')
  const { answers, loading, failed, retry } = useSavedAnswers()
  const shown = (answers ?? []).filter(({ title, body }) => matchesWords(`${title} ${body}`, words))
  return (
    <ChooserDialog
      title={text.title}
      search={text.find}
      close={text.close}
      onSearch={setWords}
      onEnter={() => shown[0] && onChoose(shown[0])}
      onClose={onClose}
    >
      <p role="status" className="text-sm text-ink-2 empty:hidden">
        {loading
          ? text.loading
          : answers && shown.length === 0
            ? words
              ? text.none
              : text.empty.title
            : null}
      </p>
      {failed ? (
        <p role="alert" className="flex flex-wrap items-center gap-3 text-sm font-[550] text-red">
          {text.failed}
          <Button size="sm" type="button" onClick={retry}>
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
