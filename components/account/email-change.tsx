'use client'
import { useState } from 'react'
import { SecurityRow } from '@/components/account/security-row'
import { useAccountForm } from '@/components/account/use-account-form'
import { Button } from '@/components/ui/button'
import { Field, Input } from '@/components/ui/field'
import { Notice } from '@/components/ui/notice'
import { account } from '@/content/account'
import { changeEmailAction } from '@/lib/account/actions'
import { emailChangeSchema } from '@/lib/account/schema'

const text = account.security.email

export function EmailChange({ email }: { email: string }) {
  const [sentTo, setSentTo] = useState<string | null>(null)
  return (
    <SecurityRow title={text.title} state={email} sent={sentTo !== null}>
      {() =>
        sentTo ? (
          <Notice tone="ok" role="status">
            {text.sent(sentTo)}
          </Notice>
        ) : (
          <EmailForm onSent={setSentTo} />
        )
      }
    </SecurityRow>
  )
}

function EmailForm({ onSent }: { onSent: (email: string) => void }) {
  const { form, busy, props, error } = useAccountForm({
    schema: emailChangeSchema,
    values: { email: '', current: '' },
    send: changeEmailAction,
    failed: text.failed,
    fieldOf: { 'wrong-password': 'current', 'same-email': 'email' },
    done: () => onSent(form.getValues('email').trim().toLowerCase()),
  })
  return (
    <form {...props} aria-label={text.heading} className="grid max-w-[26rem] gap-4">
      <p className="text-ink-2">{text.intro}</p>
      <Field label={text.field} error={error('email')}>
        {(control) => <Input {...control} {...form.register('email')} type="email" autoComplete="email" />}
      </Field>
      <Field label={account.security.current} error={error('current')}>
        {(control) => (
          <Input {...control} {...form.register('current')} type="password" autoComplete="current-password" />
        )}
      </Field>
      <p>
        <Button type="submit" variant="primary" size="sm" busy={busy}>
          {busy ? text.busy : text.button}
        </Button>
      </p>
    </form>
  )
}
