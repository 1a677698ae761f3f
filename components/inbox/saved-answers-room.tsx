'use client'
import { BookOpenText } from 'lucide-react'
import { useRef, useState } from 'react'
import { AnswerEditor } from '@/components/inbox/answer-editor'
import { SavedAnswerRow } from '@/components/inbox/saved-answer-row'
import { Button } from '@/components/ui/button'
import { State } from '@/components/ui/state'
import { inbox } from '@/content/inbox'
import type { SavedAnswer } from '@/lib/messages/inbox/saved-answer'

const text = inbox.savedAnswers

/** What the team keeps: written down, changed and deleted in place. */
export function SavedAnswersRoom({ answers }: { answers: readonly SavedAnswer[] }) {
  const [editing, setEditing] = useState<string | null>(null)
  const create = useRef<HTMLButtonElement>(null)
  const done = () => {
    setEditing(null)
    create.current?.focus()
  }
  return (
    <div className="max-w-[56rem]">
      <div className="flex flex-wrap items-center justify-between gap-3 border-b border-ink pb-3">
        <p className="text-sm text-ink-2">{text.count(answers.length)}</p>
        <Button
          ref={create}
          size="sm"
          onClick={() => setEditing('new')}
          disabled={answers.length >= inbox.limits.answers}
        >
          {text.create}
        </Button>
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
              <SavedAnswerRow answer={answer} onEdit={() => setEditing(answer.id)} />
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
