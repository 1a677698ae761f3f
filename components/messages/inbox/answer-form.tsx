'use client'
import { WritingTools } from '@/components/messages/inbox/writing-tools'
import { MessageForm } from '@/components/messages/message-form'
import { useWriting } from '@/components/messages/writing'
import { inbox } from '@/content/inbox'
import type { Draft, Unsent } from '@/lib/messages/drafts'
import type { ClientFace } from '@/lib/messages/inbox'
import { unfilledPlaceholder } from '@/lib/messages/saved-answer'

type AnswerFormProps = {
  userId: string
  thread: string
  client: ClientFace
  onSend: (message: Unsent) => void
}
const { write: text, thread: about } = inbox

/** The firm answers. What is sent leaves the form at once: whether it arrives is told where it appears. */
export function AnswerForm({ userId, thread, client, onSend }: AnswerFormProps) {
  const writing = useWriting({ writer: userId, thread })
  const { form, clear } = writing

  function send({ id, body, files }: Draft) {
    const blank = unfilledPlaceholder(body)
    if (blank) return form.setError('body', { message: text.blank(blank) }, { shouldFocus: true })
    onSend({ id, thread, body, files, at: new Date().toISOString() })
    clear()
    form.setFocus('body')
  }

  return (
    <MessageForm
      writing={writing}
      text={{ label: text.answer, placeholder: text.placeholder, send: text.send }}
      enterSends={false}
      keys={
        <p>
          <span className="hidden pointer-fine:inline">{text.keys} </span>
          {about.clientReads}
        </p>
      }
      tools={<WritingTools writing={writing} client={client} />}
      className="mt-4"
      fieldClass="max-h-96 min-h-28"
      onSend={send}
    />
  )
}
