'use client'
import { unstable_rethrow } from 'next/navigation'
import { useActionState, useEffect, useRef, useState, useTransition, type FormEvent } from 'react'
import { contactForm } from '@/content/contact'
import { unavailable as sentence } from '@/content/general-errors'
import { contactAction } from '@/lib/contact/actions'
import type { ContactState } from '@/lib/contact/form'
import { toast } from '@/lib/toast'

const unavailable = { ok: false, code: 'unavailable', message: sentence } as const

/** Works without script. `posted` belongs to a page rendered after a plain form post. */
export function useContactForm() {
  const [posted, action] = useActionState(contactAction, null)
  const [answer, setAnswer] = useState<ContactState>(null)
  const [busy, start] = useTransition()
  const form = useRef<HTMLFormElement>(null)

  // React would empty the fields after a form action, so the submit is handled here.
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

  // A disabled button loses the focus, so it goes to the faulty field or back to the button.
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
    /** With script a toast has already confirmed it. */
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
