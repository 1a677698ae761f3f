'use client'
import { unstable_rethrow } from 'next/navigation'
import { useActionState, useEffect, useRef, useState } from 'react'
import { useFormPost } from '@/components/ui/use-form-post'
import { contactForm } from '@/content/contact'
import { whyLost } from '@/components/ui/why-lost'
import { contactAction } from '@/lib/contact/actions'
import type { ContactState } from '@/lib/contact/form'
import { toast } from '@/lib/toast'

const lost = () => ({ ok: false, code: 'unavailable', message: whyLost() }) as const

/** With script the form's result is `answer`; without script the server renders a page with the result `posted`. */
export function useContactForm() {
  const [posted, action] = useActionState(contactAction, null)
  const [answer, setAnswer] = useState<ContactState>(null)
  const ref = useRef<HTMLFormElement>(null)
  const { busy, onSubmit } = useFormPost(async (data) => setAnswer(await send(data)))

  useEffect(() => {
    if (!answer?.result.ok) return
    const { title, description } = contactForm.sent
    toast({ kind: 'success', title, description })
    ref.current?.reset()
  }, [answer])

  const state = answer ?? posted
  const failure = state && !state.result.ok ? state.result : null
  const sent = state?.result.ok && state.values ? { ...state.result.data, values: state.values } : null
  return {
    form: { ref, action, onSubmit },
    busy,
    failure,
    values: failure ? state?.values : null,
    sent,
    /** True if a toast has already reported the result; a form sent without script shows no toast. */
    isNotified: answer !== null,
  }
}

async function send(form: FormData): Promise<ContactState> {
  try {
    return await contactAction(null, form)
  } catch (error) {
    unstable_rethrow(error)
    return { result: lost(), values: null }
  }
}
