'use client'
import { SendHorizontal } from 'lucide-react'
import type { Route } from 'next'
import Link from 'next/link'
import { useRouter } from 'next/navigation'
import { useRef, useState } from 'react'
import { postMessage } from '@/components/messages/post-message'
import { AttachButton } from '@/components/messages/write/attach-button'
import { AttachmentList } from '@/components/messages/write/attachment-list'
import { FieldProblem } from '@/components/messages/write/field-problem'
import { isSendKey } from '@/components/messages/write/send-key'
import { useWriting } from '@/components/messages/write/use-writing'
import { Button } from '@/components/ui/button'
import { cn } from '@/components/ui/cn'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { inputStyles } from '@/components/ui/input-styles'
import { Notice } from '@/components/ui/notice'
import { messages as text } from '@/content/messages'
import type { Draft } from '@/lib/messages/drafts'
import { toast } from '@/lib/toast'

const { write } = text

/** Begins a conversation. Nothing leaves the form before the firm has it. */
export function LetterForm({ userId }: { userId: string }) {
  const router = useRouter()
  const [failure, setFailure] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const sending = useRef(false)
  const { form, attachments, save, clear, submit } = useWriting({ userId, thread: null })
  const { errors } = form.formState

  async function send({ id, thread, subject, words, files }: Draft) {
    if (sending.current) return
    sending.current = true
    setBusy(true)
    setFailure(null)
    const answer = await postMessage({ id, thread, subject, words, files: files.map((file) => file.id) })
    sending.current = false
    if (answer.ok) {
      clear()
      toast({ kind: 'success', title: write.started, description: write.startedText })
      return router.push(`/portal/mensajes/${answer.data.thread}` as Route)
    }
    setBusy(false)
    setFailure(answer.message)
    for (const name of ['subject', 'words', 'files'] as const) {
      const message = answer.fields?.[name]?.[0]
      if (message) form.setError(name, { message }, { shouldFocus: true })
    }
  }

  return (
    <form
      noValidate
      onSubmit={(event) => submit((message) => void send(message))(event)}
      onChange={save}
      className="grid max-w-[46rem] gap-5 border-t border-ink pt-6"
    >
      {failure ? <Notice tone="bad">{failure}</Notice> : null}
      <Field label={write.subject} hint={write.subjectHint} error={errors.subject?.message}>
        {(control) => <Input {...control} {...form.register('subject')} dir="auto" autoComplete="off" />}
      </Field>
      <Field label={write.words} hint={write.control} error={errors.words?.message}>
        {(control) => (
          <textarea
            {...control}
            {...form.register('words')}
            rows={7}
            dir="auto"
            onKeyDown={(event) => {
              if (!isSendKey(event, false)) return
              event.preventDefault()
              event.currentTarget.form?.requestSubmit()
            }}
            className={cn(inputStyles, 'resize-y')}
          />
        )}
      </Field>
      <AttachmentList
        attachments={attachments.attachments}
        onRetry={attachments.retry}
        onRemove={(key) => {
          attachments.remove(key)
          form.clearErrors('files')
          form.setFocus('words')
        }}
      />
      <FieldProblem id="letter-files">{errors.files?.message}</FieldProblem>
      <div className="flex flex-wrap gap-3 border-t border-rule pt-5">
        <Button variant="primary" type="submit" busy={busy}>
          {busy ? null : <SendHorizontal strokeWidth={1.75} aria-hidden />}
          {busy ? write.sending : write.send}
        </Button>
        <AttachButton
          onChoose={(files) => {
            const refused = attachments.add(files)
            if (refused) form.setError('files', { message: refused })
            else form.clearErrors('files')
          }}
        />
        <Button asChild variant="quiet">
          <Link href="/portal/mensajes" prefetch={false}>
            {write.back}
          </Link>
        </Button>
      </div>
    </form>
  )
}
