'use client'
import type { SubmitEvent } from 'react'
import { useAct } from '@/components/admin/use-act'
import { Button } from '@/components/ui/button'
import { Field, Input } from '@/components/ui/field'
import { review } from '@/content/review'
import { saveSecretAction } from '@/lib/review/actions'

const text = review.settings

export function SecretForm() {
  const { busy, problem, act } = useAct()

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const data = new FormData(form)
    const value = (name: string) => String(data.get(name) ?? '')
    act({
      work: () => saveSecretAction({ nit: value('nit'), prefix: value('prefix'), secret: value('secret') }),
      done: { title: text.toasts.saved },
      failed: text.toasts.failed,
      then: () => form.reset(),
    })
  }

  return (
    <form onSubmit={submit} noValidate className="mt-6 grid gap-4">
      <Field label={text.nit} error={problem?.fields?.['nit']?.[0]}>
        {(control) => <Input {...control} name="nit" inputMode="numeric" autoComplete="off" required />}
      </Field>
      <Field label={text.prefix} hint={text.prefixHint} error={problem?.fields?.['prefix']?.[0]}>
        {(control) => <Input {...control} name="prefix" autoComplete="off" />}
      </Field>
      <Field label={text.secret} error={problem?.fields?.['secret']?.[0]}>
        {(control) => <Input {...control} name="secret" type="password" autoComplete="off" required />}
      </Field>
      <p>
        <Button type="submit" variant="primary" busy={busy}>
          {busy ? text.saving : text.save}
        </Button>
      </p>
    </form>
  )
}
