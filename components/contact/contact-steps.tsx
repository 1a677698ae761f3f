'use client'
import { useRouter } from 'next/navigation'
import { useRef, useState, type SubmitEvent } from 'react'
import { Button } from '@/components/ui/button'
import { inputStyles } from '@/components/ui/control-styles'
import { Field } from '@/components/ui/field'
import { useAct } from '@/components/ui/use-act'
import { contacts } from '@/content/contact-messages'
import { answerContactAction, markContactAction } from '@/lib/contact/actions'
import type { ContactStatus } from '@/lib/contact/schema'
import type { Failure } from '@/lib/result'

const text = contacts.actions
const formText = contacts.form

type ContactStepsProps = { message: string; name: string; status: ContactStatus }

export function ContactSteps({ message, name, status }: ContactStepsProps) {
  const failing = useContactFailing()
  const { busy, doing, act } = useAct()
  const [answering, setAnswering] = useState(false)

  function mark(next: ContactStatus) {
    const { title, text: description } = contacts.toasts.marked[next]
    act({
      name: next,
      work: () => markContactAction({ message, status: next, expected: status }),
      done: { title, description },
      then: focusContacts,
      ...failing,
    })
  }

  const button = (next: ContactStatus, label: string, variant: 'outline' | 'quiet' = 'quiet') => (
    <Button
      size="sm"
      variant={variant}
      busy={doing === next}
      disabled={busy}
      className={variant === 'quiet' ? 'max-sm:px-0' : undefined}
      onClick={() => mark(next)}
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
    <p className="flex flex-wrap gap-2 max-sm:gap-x-6">
      {status === 'spam' ? (
        button('new', text.restore, 'outline')
      ) : (
        <>
          <Button
            size="sm"
            variant={status === 'new' ? 'primary' : 'outline'}
            disabled={busy}
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

const focusContacts = () => document.getElementById('contacts')?.focus()

/** If the server refuses an action, the page is refreshed, because a colleague has probably handled the message. */
function useContactFailing() {
  const router = useRouter()
  return {
    failed: contacts.toasts.failed,
    lost: contacts.lost,
    onFailure: ({ code }: Failure) => {
      if (code !== 'invalid-input' && code !== 'unavailable') router.refresh()
      return undefined
    },
  }
}

type ContactAnswerFormProps = { message: string; name: string; status: ContactStatus; onClose: () => void }

/** The form keeps the text until the mail is sent, and a retry cannot send a second mail. */
function ContactAnswerForm({ message, name, status, onClose }: ContactAnswerFormProps) {
  const failing = useContactFailing()
  const { busy, error, refuse, clear, act } = useAct()
  const key = useRef('')
  const [reply, setReply] = useState('')

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (reply.trim().length < 2) return refuse(event.currentTarget, { reply: formText.problem })
    const answer = (key.current ||= crypto.randomUUID())
    const { title, text: description } = contacts.toasts.answered
    act({
      work: () => answerContactAction({ message, answer, expected: status, reply }),
      done: { title, description },
      then: () => {
        focusContacts()
        onClose()
      },
      ...failing,
    })
  }

  return (
    <form
      noValidate
      aria-label={`${contacts.actions.answer}${contacts.of(name)}`}
      onSubmit={submit}
      className="grid max-w-[72ch] gap-3"
    >
      <Field label={formText.reply} hint={formText.hint} error={error('reply')}>
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
              clear('reply')
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
