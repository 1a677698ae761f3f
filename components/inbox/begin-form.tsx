'use client'
import { SendHorizontal } from 'lucide-react'
import type { Route } from 'next'
import Link from 'next/link'
import { useRouter } from 'next/navigation'
import { useRef, useState } from 'react'
import { WritingTools } from '@/components/inbox/writing-tools'
import { postMessage } from '@/components/messages/post-message'
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
import { inbox } from '@/content/inbox'
import type { ClientFace } from '@/lib/messages/inbox/conversation'
import { unfilledPlaceholder } from '@/lib/messages/inbox/placeholders'
import type { Draft } from '@/lib/messages/drafts'
import { toast } from '@/lib/toast'

const text = inbox.write

/** Begins a conversation with a client. Nothing leaves the form before the database has it. */
export function BeginForm({ userId, client }: { userId: string; client: ClientFace }) {
  const router = useRouter()
  const [failure, setFailure] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const sending = useRef(false)
  const writing = useWriting({ userId, thread: null, place: `a:${client.id}` })
  const { form, attachments, save, clear, submit } = writing
  const { errors } = form.formState

  async function send({ id, thread, subject, words, files }: Draft) {
    const blank = unfilledPlaceholder(words)
    if (blank) return form.setError('words', { message: text.blank(blank) }, { shouldFocus: true })
    if (sending.current) return
    sending.current = true
    setBusy(true)
    setFailure(null)
    const letter = { id, thread, client: client.id, subject, words, files: files.map((file) => file.id) }
    const answer = await postMessage(letter, '/api/equipo/mensajes/nueva')
    sending.current = false
    if (answer.ok) {
      clear()
      toast({ kind: 'success', title: text.begun, description: text.begunText(client.name) })
      return router.push(`/admin/mensajes/${answer.data.thread}` as Route)
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
      <Field label={text.subject} hint={text.subjectHint} error={errors.subject?.message}>
        {(control) => <Input {...control} {...form.register('subject')} dir="auto" autoComplete="off" />}
      </Field>
      <Field label={text.words} hint={text.keys} error={errors.words?.message}>
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
      <FieldProblem id="begin-files">{errors.files?.message}</FieldProblem>
      <div className="flex flex-wrap gap-3 border-t border-rule pt-5">
        <Button variant="primary" type="submit" busy={busy}>
          {busy ? null : <SendHorizontal strokeWidth={1.75} aria-hidden />}
          {busy ? text.sending : text.begin}
        </Button>
        <WritingTools writing={writing} client={client} />
        <Button asChild variant="quiet">
          <Link href="/admin/mensajes" prefetch={false}>
            {inbox.thread.back}
          </Link>
        </Button>
      </div>
    </form>
  )
}
