'use client'
import { unstable_rethrow } from 'next/navigation'
import { useActionState, useState } from 'react'
import { useFormPost } from '@/components/ui/use-form-post'
import { whyLost } from '@/components/ui/why-lost'
import type { FormAction, FormState } from '@/lib/auth/schema'
import type { Result } from '@/lib/result'

const lost = () => ({ ok: false, code: 'unavailable', message: whyLost() }) as const

/** With script the form's result is `answer`; without script the server renders a page with the result `posted`. */
export function usePostedForm(action: FormAction, onAnswer?: (result: Result<null>) => void) {
  const [posted, formAction] = useActionState(action, null)
  const [answer, setAnswer] = useState<FormState>(null)
  const { busy, ...form } = useFormPost(async (data) => {
    const state = await send(action, data)
    setAnswer(state)
    if (state) onAnswer?.(state.result)
  })

  return { posted, answer, state: answer ?? posted, busy, form: { ...form, action: formAction } }
}

async function send(action: FormAction, data: FormData): Promise<FormState> {
  try {
    return await action(null, data)
  } catch (error) {
    unstable_rethrow(error)
    return { result: lost(), email: String(data.get('email') ?? '') }
  }
}

type FieldName = 'email' | 'password' | 'code' | 'backupCode'
const about: Partial<Record<FieldName, ReadonlySet<string>>> = {
  password: new Set(['weak-password', 'password-too-long', 'same-password', 'password-needed']),
  code: new Set(['code-needed', 'wrong-code']),
  backupCode: new Set(['wrong-backup-code']),
}

export function fieldError(state: FormState, field: FieldName): string | undefined {
  if (!state || state.result.ok) return undefined
  if (about[field]?.has(state.result.code)) return state.result.message
  return state.result.fields?.[field]
}
