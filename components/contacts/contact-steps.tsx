'use client'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { AnswerForm } from '@/components/contacts/answer-form'
import { Button } from '@/components/ui/button'
import { contacts } from '@/content/contacts'
import { markContactAction } from '@/lib/contact/actions'
import type { ContactStatus } from '@/lib/contact/queries'
import { toast } from '@/lib/toast'

const text = contacts.actions

type ContactStepsProps = { message: string; name: string; status: ContactStatus }

/** Answer, mark, put aside and bring back; what leaves the list can be undone from its message. */
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
    return <AnswerForm message={message} name={name} status={status} onClose={() => setAnswering(false)} />
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
