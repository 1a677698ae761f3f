'use client'
import { SendHorizontal } from 'lucide-react'
import { useId } from 'react'
import { AttachButton } from '@/components/messages/write/attach-button'
import { AttachmentList } from '@/components/messages/write/attachment-list'
import { FieldProblem } from '@/components/messages/write/field-problem'
import { isSendKey } from '@/components/messages/write/send-key'
import { useWriting } from '@/components/messages/write/use-writing'
import { Button } from '@/components/ui/button'
import { cn } from '@/components/ui/cn'
import { inputStyles } from '@/components/ui/input-styles'
import { messages as text } from '@/content/messages'
import type { Draft, Unsent } from '@/lib/messages/drafts'

type ReplyFormProps = { userId: string; thread: string; onSend: (message: Unsent) => void }

/** The place to answer. What is sent leaves the form at once: whether it arrives is told where it appears. */
export function ReplyForm({ userId, thread, onSend }: ReplyFormProps) {
  const id = useId()
  const { form, attachments, save, clear, submit } = useWriting({ userId, thread })
  const { errors } = form.formState
  const problem = errors.words?.message ?? errors.files?.message
  const { write } = text

  function send({ id: message, words, files }: Draft) {
    onSend({ id: message, thread, words, files, at: new Date().toISOString() })
    clear()
    form.setFocus('words')
  }

  return (
    <form
      noValidate
      onSubmit={submit(send)}
      onChange={save}
      className="mt-0 grid gap-3 border-t-5 border-double border-ink pt-4"
    >
      <label htmlFor={id} className="sr-only">
        {write.reply}
      </label>
      <textarea
        {...form.register('words')}
        id={id}
        rows={2}
        dir="auto"
        placeholder={write.placeholder}
        aria-invalid={problem ? true : undefined}
        aria-describedby={`${id}-problem ${id}-keys`}
        onKeyDown={(event) => {
          if (!isSendKey(event, true)) return
          event.preventDefault()
          event.currentTarget.form?.requestSubmit()
        }}
        className={cn(inputStyles, 'field-sizing-content max-h-72 min-h-20 resize-y placeholder:text-ink-2')}
      />
      <FieldProblem id={`${id}-problem`}>{problem}</FieldProblem>
      <AttachmentList
        attachments={attachments.attachments}
        onRetry={attachments.retry}
        onRemove={(key) => {
          attachments.remove(key)
          form.clearErrors('files')
          form.setFocus('words')
        }}
      />
      <div className="flex flex-wrap items-center justify-end gap-3">
        <p id={`${id}-keys`} className="mr-auto hidden text-sm text-ink-2 pointer-fine:block">
          {write.enter}
        </p>
        <AttachButton
          onChoose={(files) => {
            const refused = attachments.add(files)
            if (refused) form.setError('files', { message: refused })
            else form.clearErrors('files')
          }}
        />
        <Button size="sm" variant="primary" type="submit">
          <SendHorizontal strokeWidth={1.75} aria-hidden />
          {write.send}
        </Button>
      </div>
    </form>
  )
}
