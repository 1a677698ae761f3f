'use client'
import { unstable_rethrow } from 'next/navigation'
import { useActionState, useEffect, useRef, useState } from 'react'
import { useFormPost } from '@/components/ui/use-form-post'
import { contactForm } from '@/content/contact'
import { unavailable as sentence } from '@/content/general-errors'
import { contactAction } from '@/lib/contact/actions'
import type { ContactState } from '@/lib/contact/form'
import { toast } from '@/lib/toast'

const unavailable = { ok: false, code: 'unavailable', message: sentence } as const

/** `answer` is the result of a submit with script, `posted` that of a plain form post, which renders a new page. */
export function useContactForm() {
  const [posted, action] = useActionState(contactAction, null)
  const [answer, setAnswer] = useState<ContactState>(null)
  const ref = useRef<HTMLFormElement>(null)
  const { busy, onSubmit } = useFormPost(async (data) => setAnswer(await send(data)))

  useEffect(() => {
    if (!answer?.result.ok) return
    toast({ kind: 'success', ...contactForm.sent })
    ref.current?.reset()
  }, [answer])

  const state = answer ?? posted
  return {
    form: { ref, action, onSubmit },
    busy,
    failure: state && !state.result.ok ? state.result : null,
    values: state?.values ?? null,
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
