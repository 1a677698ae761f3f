'use client'
import { unstable_rethrow } from 'next/navigation'
import { useActionState, useEffect, useRef, useState, useTransition, type FormEvent } from 'react'
import { contactForm } from '@/content/contact'
import { unavailable as sentence } from '@/content/general-errors'
import { contactAction } from '@/lib/contact/actions'
import type { ContactState } from '@/lib/contact/form'
import { toast } from '@/lib/toast'

const unavailable = { ok: false, code: 'unavailable', message: sentence } as const

/**
 * The form works without script: `posted` comes with the page that is then drawn anew. With script it stays on the
 * page, is sent once however often it is pressed, and keeps what was typed until it has arrived.
 */
export function useContactForm() {
  const [posted, action] = useActionState(contactAction, null)
  const [answer, setAnswer] = useState<ContactState>(null)
  const [busy, start] = useTransition()
  const form = useRef<HTMLFormElement>(null)

  // React would empty the fields after an action of the form; a submit of our own leaves them.
  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    const data = new FormData(event.currentTarget)
    start(async () => setAnswer(await send(data)))
  }

  useEffect(() => {
    if (!answer) return
    if (answer.result.ok) {
      toast({ kind: 'success', ...contactForm.sent })
      form.current?.reset()
    }
  }, [answer])

  // A disabled button loses the focus: it gets it back, unless a field needs another look.
  useEffect(() => {
    if (busy || !answer) return
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid]')
    if (wrong) wrong.focus()
    else if (document.activeElement === document.body)
      form.current?.querySelector<HTMLElement>('[type=submit]')?.focus()
  }, [busy, answer])

  const state = answer ?? posted
  return {
    form: { ref: form, action, onSubmit },
    busy,
    failure: state && !state.result.ok ? state.result : null,
    values: state?.values ?? null,
    /** The notification has said it already when there is script. */
    sentWithoutScript: !answer && Boolean(posted?.result.ok),
  }
}

async function send(form: FormData): Promise<ContactState> {
  try {
    return await contactAction(null, form)
  } catch (error) {
    unstable_rethrow(error)
    return { result: unavailable, values: null }
  }
}
