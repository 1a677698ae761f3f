'use client'
import { AttachButton } from '@/components/messages/write/attach-button'
import { MessageForm } from '@/components/messages/write/message-form'
import { useWriting } from '@/components/messages/write/use-writing'
import { messages } from '@/content/messages'
import type { Draft, Unsent } from '@/lib/messages/drafts'

const { write } = messages

type ReplyFormProps = { userId: string; thread: string; onSend: (message: Unsent) => void }

/** The client answers. What is sent leaves the form at once: whether it arrives is told where it appears. */
export function ReplyForm({ userId, thread, onSend }: ReplyFormProps) {
  const writing = useWriting({ userId, thread })
  const { form, attachments, clear } = writing

  function send({ id, words, files }: Draft) {
    onSend({ id, thread, words, files, at: new Date().toISOString() })
    clear()
    form.setFocus('words')
  }

  return (
    <MessageForm
      writing={writing}
      text={{ label: write.reply, placeholder: write.placeholder, send: write.send }}
      enterSends
      keys={<p className="hidden pointer-fine:block">{write.enter}</p>}
      tools={
        <AttachButton
          onChoose={(files) => {
            const refused = attachments.add(files)
            if (refused) form.setError('files', { message: refused })
            else form.clearErrors('files')
          }}
        />
      }
      className="mt-0"
      fieldClass="max-h-72 min-h-20"
      onSend={send}
    />
  )
}
