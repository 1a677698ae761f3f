'use client'
import { useRouter } from 'next/navigation'
import { useRef, useState, type SubmitEvent } from 'react'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { inputStyles } from '@/components/ui/control-styles'
import { contacts } from '@/content/contacts'
import { answerContactAction } from '@/lib/contact/actions'
import type { ContactStatus } from '@/lib/contact/queries'
import { toast } from '@/lib/toast'

const text = contacts.form

type AnswerFormProps = { message: string; name: string; status: ContactStatus; onClose: () => void }

/** The answer that is mailed. What was typed stays until it is sent; sent twice it is one. */
export function AnswerForm({ message, name, status, onClose }: AnswerFormProps) {
  const router = useRouter()
  const key = useRef('')
  const [words, setWords] = useState('')
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (words.trim().length < 2) return setError(text.problem)
    key.current ||= crypto.randomUUID()
    setBusy(true)
    const reply = { message, answer: key.current, expected: status, words }
    const answer = await answerContactAction(reply).catch(() => null)
    setBusy(false)
    if (answer?.ok) {
      const { title, text: description } = contacts.toasts.answered
      toast({ kind: 'success', title, description })
      document.getElementById('contacts')?.focus()
      return onClose()
    }
    const field = answer?.fields?.['words']?.[0]
    if (field) return setError(field)
    toast({ kind: 'error', title: contacts.toasts.failed, description: answer?.message ?? contacts.lost })
    if (answer) router.refresh()
  }

  return (
    <form
      noValidate
      aria-label={`${contacts.actions.answer}${contacts.of(name)}`}
      onSubmit={(event) => void submit(event)}
      className="grid max-w-[72ch] gap-3"
    >
      <Field label={text.words} hint={text.hint} error={error}>
        {(control) => (
          <textarea
            {...control}
            autoFocus
            rows={6}
            maxLength={5000}
            dir="auto"
            value={words}
            onChange={(event) => {
              setWords(event.currentTarget.value)
              setError(undefined)
              key.current = ''
            }}
            className={inputStyles}
          />
        )}
      </Field>
      <p className="flex flex-wrap gap-2">
        <Button type="submit" size="sm" variant="primary" busy={busy}>
          {text.send}
        </Button>
        <Button type="button" size="sm" disabled={busy} onClick={onClose}>
          {text.close}
        </Button>
      </p>
    </form>
  )
}
