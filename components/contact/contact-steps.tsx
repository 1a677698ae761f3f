'use client'
import { useRouter } from 'next/navigation'
import { useRef, useState, type SubmitEvent } from 'react'
import { Button } from '@/components/ui/button'
import { inputStyles } from '@/components/ui/control-styles'
import { Field } from '@/components/ui/field'
import { contacts } from '@/content/contact-messages'
import { answerContactAction, markContactAction } from '@/lib/contact/actions'
import type { ContactStatus } from '@/lib/contact/schema'
import { toast } from '@/lib/toast'

const text = contacts.actions
const formText = contacts.form

type ContactStepsProps = { message: string; name: string; status: ContactStatus }

/** A step that removes the message from the list can be undone from the toast. */
export function ContactSteps({ message, name, status }: ContactStepsProps) {
  const router = useRouter()
  const [busy, setBusy] = useState<ContactStatus | null>(null)
  const [answering, setAnswering] = useState(false)

  async function mark(next: ContactStatus) {
    setBusy(next)
    const answer = await markContactAction({ message, status: next, expected: status }).catch(() => null)
    setBusy(null)
    if (answer?.ok) {
      const { title, text: description } = contacts.toasts.marked[next]
      toast({ kind: 'success', title, description })
      document.getElementById('contacts')?.focus()
      return
    }
    toast({ kind: 'error', title: contacts.toasts.failed, description: answer?.message ?? contacts.lost })
    if (answer) router.refresh()
  }

  const button = (next: ContactStatus, label: string, variant: 'outline' | 'quiet' = 'quiet') => (
    <Button
      size="sm"
      variant={variant}
      busy={busy === next}
      disabled={busy !== null}
      onClick={() => void mark(next)}
    >
      {label}
      <span className="sr-only">{contacts.ofMessage(name)}</span>
    </Button>
  )
  if (answering)
    return (
      <ContactAnswerForm message={message} name={name} status={status} onClose={() => setAnswering(false)} />
    )
  return (
    <p className="flex flex-wrap gap-2">
      {status === 'spam' ? (
        button('new', text.restore, 'outline')
      ) : (
        <>
          <Button
            size="sm"
            variant={status === 'new' ? 'primary' : 'outline'}
            disabled={busy !== null}
            onClick={() => setAnswering(true)}
          >
            {status === 'new' ? text.answer : text.again}
            <span className="sr-only">{contacts.of(name)}</span>
          </Button>
          {status === 'new' ? button('answered', text.mark) : button('new', text.restore)}
          {button('spam', text.spam)}
        </>
      )}
    </p>
  )
}

type ContactAnswerFormProps = { message: string; name: string; status: ContactStatus; onClose: () => void }

/** The text stays until it is sent, and a retry sends the same mail. */
function ContactAnswerForm({ message, name, status, onClose }: ContactAnswerFormProps) {
  const router = useRouter()
  const key = useRef('')
  const [reply, setReply] = useState('')
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (reply.trim().length < 2) return setError(formText.problem)
    key.current ||= crypto.randomUUID()
    setBusy(true)
    const input = { message, answer: key.current, expected: status, reply }
    const answer = await answerContactAction(input).catch(() => null)
    setBusy(false)
    if (answer?.ok) {
      const { title, text: description } = contacts.toasts.answered
      toast({ kind: 'success', title, description })
      document.getElementById('contacts')?.focus()
      return onClose()
    }
    const field = answer?.fields?.['reply']
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
      <Field label={formText.reply} hint={formText.hint} error={error}>
        {(control) => (
          <textarea
            {...control}
            autoFocus
            rows={6}
            maxLength={5000}
            dir="auto"
            value={reply}
            onChange={(event) => {
              setReply(event.currentTarget.value)
              setError(undefined)
              key.current = ''
            }}
            className={inputStyles}
          />
        )}
      </Field>
      <p className="flex flex-wrap gap-2">
        <Button type="submit" size="sm" variant="primary" busy={busy}>
          {formText.send}
        </Button>
        <Button size="sm" disabled={busy} onClick={onClose}>
          {formText.close}
        </Button>
      </p>
    </form>
  )
}
