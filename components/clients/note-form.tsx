'use client'
import { useRef, useState, type SubmitEvent } from 'react'
import { useAct } from '@/components/admin/use-act'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { inputStyles } from '@/components/ui/control-styles'
import { clientText } from '@/content/clients'
import type { Result } from '@/lib/result'

const text = clientText.notes

type NoteFormProps = {
  label: string
  initial?: string
  submit: string
  focused?: boolean
  onSave: (words: string) => Promise<Result<null>>
  onSaved?: () => void
  onCancel?: () => void
}

export function NoteForm({ label, initial = '', submit, focused, onSave, onSaved, onCancel }: NoteFormProps) {
  const field = useRef<HTMLTextAreaElement>(null)
  const [error, setError] = useState<string>()
  const { busy, act } = useAct()

  function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const words = field.current?.value.trim() ?? ''
    if (!words) {
      setError(text.missing)
      field.current?.focus()
      return
    }
    const then = () => {
      if (field.current) field.current.value = ''
      onSaved?.()
    }
    act({
      work: () => onSave(words),
      done: { title: text.added },
      failed: text.failed,
      then,
      onFailure: ({ fields }) => {
        const complaint = fields?.['words']?.[0]
        setError(complaint)
        return complaint !== undefined
      },
    })
  }

  return (
    <form onSubmit={save} noValidate className="grid gap-3 py-2">
      <Field label={label} error={error}>
        {(control) => (
          <textarea
            {...control}
            ref={field}
            rows={3}
            maxLength={2000}
            defaultValue={initial}
            autoFocus={focused}
            className={inputStyles}
            onChange={() => setError(undefined)}
          />
        )}
      </Field>
      <p className="flex flex-wrap gap-2">
        <Button type="submit" size="sm" busy={busy}>
          {busy ? text.adding : submit}
        </Button>
        {onCancel ? (
          <Button size="sm" variant="quiet" disabled={busy} onClick={onCancel}>
            {text.cancel}
          </Button>
        ) : null}
      </p>
    </form>
  )
}
