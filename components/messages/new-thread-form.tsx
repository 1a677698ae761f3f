'use client'
import { SendHorizontal } from 'lucide-react'
import type { Route } from 'next'
import Link from 'next/link'
import { useRouter } from 'next/navigation'
import { useRef, useState, type ReactNode } from 'react'
import { AttachButton, AttachmentList } from '@/components/messages/attachments'
import { postMessage } from '@/components/messages/post-message'
import { FieldProblem, isSendKey, useWriting, type Begun } from '@/components/messages/writing'
import { Button } from '@/components/ui/button'
import { cn } from '@/components/ui/cn'
import { inputStyles } from '@/components/ui/control-styles'
import { Field, Input } from '@/components/ui/field'
import { Notice } from '@/components/ui/notice'
import { showFieldErrors } from '@/components/ui/schema-resolver'
import { useFocusBack } from '@/components/ui/use-focus-back'
import { messages } from '@/content/messages'
import type { Draft } from '@/lib/messages/drafts'
import type { Message } from '@/lib/messages/message'
import type { Result } from '@/lib/result'
import { toast } from '@/lib/toast'

const { write } = messages

export function NewThreadForm({ account, begun = null }: { account: string; begun?: Begun | null }) {
  const writing = useWriting({ writer: account, thread: null, ...(begun && { place: begun.place, begun }) })
  const { form, attachments } = writing
  return (
    <NewThreadFrame
      texts={{ ...write, keys: write.control }}
      writing={writing}
      post={({ id, thread, subject, body, files }) =>
        postMessage({ id, thread, subject, body, files: files.map((file) => file.id) })
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

type Texts = {
  subject: string
  subjectHint: string
  body: string
  keys: string
  send: string
  sending: string
}

type NewThreadFrameProps = {
  texts: Texts
  writing: ReturnType<typeof useWriting>
  post: (draft: Draft) => Promise<Result<Message>>
  /** Returns why the message cannot be sent yet; null when it can be sent. */
  refuse?: (body: string) => string | null
  sent: { title: string; description: string }
  home: { href: Route; label: string }
  tools: ReactNode
}

/** The form keeps its text until the database has stored the message. */
export function NewThreadFrame({ texts, writing, post, refuse, sent, home, tools }: NewThreadFrameProps) {
  const router = useRouter()
  const [failure, setFailure] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const holdFocus = useFocusBack(busy)
  const sending = useRef(false)
  const { form, attachments, save, clear, submit } = writing
  const { errors } = form.formState

  async function send(draft: Draft) {
    const lack = refuse?.(draft.body)
    if (lack) return form.setError('body', { message: lack }, { shouldFocus: true })
    if (sending.current) return
    sending.current = true
    holdFocus()
    setBusy(true)
    setFailure(null)
    const answer = await post(draft)
    sending.current = false
    if (answer.ok) {
      clear()
      toast({ kind: 'success', ...sent })
      return router.push(`${home.href}/${answer.data.thread}` as Route)
    }
    setBusy(false)
    setFailure(answer.message)
    showFieldErrors(form, answer.fields)
  }

  return (
    <form
      noValidate
      onSubmit={(event) => submit((message) => void send(message))(event)}
      onChange={save}
      className="grid max-w-[46rem] gap-5 border-t border-ink pt-6"
    >
      {failure ? <Notice tone="bad">{failure}</Notice> : null}
      <Field label={texts.subject} hint={texts.subjectHint} error={errors.subject?.message}>
        {(control) => <Input {...control} {...form.register('subject')} dir="auto" autoComplete="off" />}
      </Field>
      <Field
        label={texts.body}
        hint={<span className="hidden pointer-fine:inline">{texts.keys}</span>}
        error={errors.body?.message}
      >
        {(control) => (
          <textarea
            {...control}
            {...form.register('body')}
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
      {attachments.dialog}
      <AttachmentList
        attachments={attachments.attachments}
        onRetry={attachments.retry}
        onRemove={(key) => {
          attachments.remove(key)
          form.clearErrors('files')
          form.setFocus('body')
        }}
      />
      <FieldProblem id="new-thread-files">{errors.files?.message}</FieldProblem>
      <div className="flex flex-wrap gap-3 border-t border-rule pt-5">
        <Button variant="primary" type="submit" busy={busy}>
          {busy ? null : <SendHorizontal strokeWidth={1.75} aria-hidden />}
          {busy ? texts.sending : texts.send}
        </Button>
        {tools}
        <Button asChild variant="quiet" className="max-sm:-ml-[1.35rem]">
          <Link href={home.href} prefetch={false}>
            {home.label}
          </Link>
        </Button>
      </div>
    </form>
  )
}
