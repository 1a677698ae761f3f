'use client'
import { SendHorizontal } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { AttachmentList } from '@/components/messages/attachments'
import { FieldProblem, isSendKey, type useWriting } from '@/components/messages/writing'
import { Button } from '@/components/ui/button'
import { cn } from '@/components/ui/cn'
import { inputStyles } from '@/components/ui/control-styles'
import type { Draft } from '@/lib/messages/drafts'

type MessageFormProps = {
  writing: ReturnType<typeof useWriting>
  text: { label: string; placeholder: string; send: string }
  enterSends: boolean
  keys: ReactNode
  tools: ReactNode
  className?: string
  fieldClass: string
  onSend: (draft: Draft) => void
}

export function MessageForm({ writing, text, enterSends, keys, tools, ...rest }: MessageFormProps) {
  const { className, fieldClass, onSend } = rest
  const id = useId()
  const { form, attachments, save, submit } = writing
  const { errors } = form.formState
  const problem = errors.body?.message ?? errors.files?.message
  return (
    <form
      noValidate
      onSubmit={submit(onSend)}
      onChange={save}
      className={cn('grid gap-3 border-t-5 border-double border-ink pt-4', className)}
    >
      <label htmlFor={id} className="sr-only">
        {text.label}
      </label>
      <textarea
        {...form.register('body')}
        id={id}
        rows={enterSends ? 2 : 3}
        dir="auto"
        placeholder={text.placeholder}
        aria-invalid={problem ? true : undefined}
        aria-describedby={`${id}-problem ${id}-keys`}
        onKeyDown={(event) => {
          if (!isSendKey(event, enterSends)) return
          event.preventDefault()
          event.currentTarget.form?.requestSubmit()
        }}
        className={cn(inputStyles, 'field-sizing-content resize-y placeholder:text-ink-2', fieldClass)}
      />
      <FieldProblem id={`${id}-problem`}>{problem}</FieldProblem>
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
      <div className="flex flex-wrap items-center justify-end gap-3">
        <div id={`${id}-keys`} className="mr-auto max-w-[44ch] text-sm text-ink-2">
          {keys}
        </div>
        {tools}
        <Button size="sm" variant="primary" type="submit">
          <SendHorizontal strokeWidth={1.75} aria-hidden />
          {text.send}
        </Button>
      </div>
    </form>
  )
}
