'use client'
import { postMessage } from '@/components/messages/post-message'
import { AttachButton } from '@/components/messages/write/attach-button'
import { LetterFrame } from '@/components/messages/write/letter-frame'
import { useWriting } from '@/components/messages/write/use-writing'
import { messages } from '@/content/messages'

const { write } = messages

/** Begins a conversation with the firm. */
export function LetterForm({ userId }: { userId: string }) {
  const writing = useWriting({ userId, thread: null })
  const { form, attachments } = writing
  return (
    <LetterFrame
      texts={{ ...write, keys: write.control }}
      writing={writing}
      post={({ id, thread, subject, words, files }) =>
        postMessage({ id, thread, subject, words, files: files.map((file) => file.id) })
      }
      sent={{ title: write.started, description: write.startedText }}
      home={{ href: '/portal/mensajes', label: write.back }}
      tools={
        <AttachButton
          onChoose={(files) => {
            const refused = attachments.add(files)
            if (refused) form.setError('files', { message: refused })
            else form.clearErrors('files')
          }}
        />
      }
    />
  )
}
