'use client'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useAct } from '@/components/admin/use-act'
import { Button } from '@/components/ui/button'
import { cn } from '@/components/ui/cn'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { inputStyles } from '@/components/ui/input-styles'
import { inbox } from '@/content/inbox'
import { saveAnswerAction } from '@/lib/messages/inbox/actions'
import type { SavedAnswer } from '@/lib/messages/inbox/saved-answer'
import { savedAnswerFields, type SavedAnswerFields } from '@/lib/messages/inbox/schema'

const text = inbox.savedAnswers

/** Writes a saved answer down, or changes one. */
export function AnswerEditor({ answer, onDone }: { answer: SavedAnswer | null; onDone: () => void }) {
  const [id] = useState(() => answer?.id ?? crypto.randomUUID())
  const { busy, act } = useAct()
  const form = useForm<SavedAnswerFields>({
    resolver: zodResolver(savedAnswerFields),
    defaultValues: { title: answer?.title ?? '', body: answer?.body ?? '' },
  })
  const { errors } = form.formState

  const submit = form.handleSubmit((fields) =>
    act({
      work: () => saveAnswerAction({ ...fields, id, seen: answer?.revision ?? null }),
      done: { title: text.savedToast },
      failed: text.failedToast,
      then: onDone,
      onFailure: ({ code, message }) => {
        if (code !== 'answer-exists') return false
        form.setError('title', { message }, { shouldFocus: true })
        return true
      },
    }),
  )

  return (
    <form
      noValidate
      onSubmit={(event) => void submit(event)}
      className="grid gap-4 border-y border-rule bg-sheet p-4"
    >
      <Field label={text.titleField} hint={text.titleHint} error={errors.title?.message}>
        {(control) => <Input {...control} {...form.register('title')} autoFocus autoComplete="off" />}
      </Field>
      <Field label={text.bodyField} hint={text.bodyHint} error={errors.body?.message}>
        {(control) => (
          <textarea
            {...control}
            {...form.register('body')}
            rows={6}
            className={cn(inputStyles, 'resize-y')}
          />
        )}
      </Field>
      <p className="flex flex-wrap gap-3">
        <Button size="sm" variant="primary" type="submit" busy={busy}>
          {busy ? text.saving : text.save}
        </Button>
        <Button size="sm" variant="quiet" type="button" onClick={onDone}>
          {text.cancel}
        </Button>
      </p>
    </form>
  )
}
