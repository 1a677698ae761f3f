'use client'
import { useState, type SubmitEvent } from 'react'
import { useAct } from '@/components/ui/use-act'
import { Button } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { Field, Input } from '@/components/ui/field'
import { reviewSettingsText } from '@/content/invoice-decisions-settings'
import { formatNit } from '@/lib/format/nit'
import { removeSecretAction, saveSecretAction } from '@/lib/invoices/decisions/actions'
import type { ReviewSettings } from '@/lib/invoices/decisions/queries'

const text = reviewSettingsText
type Secret = ReviewSettings['secrets'][number]
const nameOf = ({ nit, prefix }: Secret) => [formatNit(nit), prefix].filter(Boolean).join(' ')

/** Lists the invoice number ranges with a stored technical key or PIN; the secrets never reach the browser. */
export function SecretList({ secrets }: { secrets: readonly Secret[] }) {
  const { busy, act } = useAct()
  const [asking, setAsking] = useState<Secret | null>(null)
  if (secrets.length === 0) return <p className="py-4 text-sm">{text.noSecrets}</p>
  return (
    <>
      <ul className="mt-3 rule-closes">
        {secrets.map((secret) => (
          <li key={secret.id} className="flex items-center justify-between gap-4 border-t border-rule py-1.5">
            <span className="wrap-anywhere">{nameOf(secret)}</span>
            <Button size="sm" busy={busy} onClick={() => setAsking(secret)}>
              {text.remove}
              <span className="sr-only">{text.removeOf(nameOf(secret))}</span>
            </Button>
          </li>
        ))}
      </ul>
      {asking ? (
        <ConfirmDialog
          title={text.removeTitle}
          confirm={text.remove}
          keep={text.keep}
          onClose={() => setAsking(null)}
          onConfirm={() => {
            act({
              work: () => removeSecretAction({ id: asking.id }),
              done: { title: text.toasts.removed },
              failed: text.toasts.failed,
              then: () => document.getElementById('secrets')?.focus(),
            })
          }}
        >
          {text.removeText}
        </ConfirmDialog>
      ) : null}
    </>
  )
}

export function SecretForm() {
  const { busy, error, act } = useAct()

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
      <Field label={text.nit} error={error('nit')}>
        {(control) => <Input {...control} name="nit" inputMode="numeric" autoComplete="off" required />}
      </Field>
      <Field label={text.prefix} hint={text.prefixHint} error={error('prefix')}>
        {(control) => <Input {...control} name="prefix" autoComplete="off" />}
      </Field>
      <Field label={text.secret} error={error('secret')}>
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
