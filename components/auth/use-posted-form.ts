'use client'
import { unstable_rethrow } from 'next/navigation'
import { useActionState, useEffect, useRef, useState, useTransition, type FormEvent } from 'react'
import { unavailable as sentence } from '@/content/general-errors'
import type { FormAction, FormState } from '@/lib/auth/schema'
import type { Result } from '@/lib/result'

const unavailable = { ok: false, code: 'unavailable', message: sentence } as const

/**
 * Works without script. `answer` belongs to this page, `posted` to a page rendered after a plain form post.
 */
export function usePostedForm(action: FormAction, onAnswer?: (result: Result<null>) => void) {
  const [posted, formAction] = useActionState(action, null)
  const [answer, setAnswer] = useState<FormState>(null)
  const [busy, start] = useTransition()
  const form = useRef<HTMLFormElement>(null)

  // React would empty the fields after a form action, so the submit is handled here.
  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    start(async () => {
      const state = await send(action, data)
      setAnswer(state)
      if (state) onAnswer?.(state.result)
    })
  }

  // A disabled button loses the focus, so it goes to the faulty field or back to the button.
  useEffect(() => {
    const button = form.current?.querySelector<HTMLElement>('[type=submit]')
    const { activeElement } = document
    if (busy || !answer || (activeElement !== document.body && activeElement !== button)) return
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid]')
    ;(wrong ?? button)?.focus()
  }, [busy, answer])

  return { posted, answer, state: answer ?? posted, busy, form: { ref: form, action: formAction, onSubmit } }
}

async function send(action: FormAction, data: FormData): Promise<FormState> {
  try {
    return await action(null, data)
  } catch (error) {
    unstable_rethrow(error)
    return { result: unavailable, email: String(data.get('email') ?? '') }
  }
}

type FieldName = 'email' | 'password' | 'code'
const about: Partial<Record<FieldName, ReadonlySet<string>>> = {
  password: new Set(['weak-password', 'password-too-long', 'same-password', 'password-needed']),
  code: new Set(['code-needed', 'wrong-code']),
}

export function fieldError(state: FormState, field: FieldName): string | undefined {
  if (!state || state.result.ok) return undefined
  if (about[field]?.has(state.result.code)) return state.result.message
  return state.result.fields?.[field]
}
