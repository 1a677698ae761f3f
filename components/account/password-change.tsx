'use client'
import { SecurityRow } from '@/components/account/security-row'
import { useAccountForm } from '@/components/account/use-account-form'
import { Button } from '@/components/ui/button'
import { Field, Input } from '@/components/ui/field'
import { account } from '@/content/account'
import { changePasswordAction } from '@/lib/account/actions'
import { passwordChangeSchema } from '@/lib/account/schema'
import { toast } from '@/lib/toast'

const text = account.security.password

/** `changed`: the day of the last change, in words. */
export function PasswordChange({ changed, email }: { changed: string | null; email: string }) {
  return (
    <SecurityRow title={text.title} state={changed ? text.changed(changed) : text.unchanged}>
      {(close) => <PasswordForm email={email} onDone={close} />}
    </SecurityRow>
  )
}

function PasswordForm({ email, onDone }: { email: string; onDone: () => void }) {
  const { form, busy, props, error } = useAccountForm({
    schema: passwordChangeSchema,
    values: { current: '', password: '' },
    send: changePasswordAction,
    failed: text.failed,
    fieldOf: {
      'wrong-password': 'current',
      'weak-password': 'password',
      'password-too-long': 'password',
      'same-password': 'password',
    },
    done: () => {
      toast({ kind: 'success', ...text.done })
      onDone()
    },
  })
  return (
    <form {...props} aria-label={text.heading} className="grid max-w-[26rem] gap-4">
      <p className="text-ink-2">{text.intro}</p>
      {/* Password programs want to know whose password it is. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <Field label={account.security.current} error={error('current')}>
        {(control) => (
          <Input {...control} {...form.register('current')} type="password" autoComplete="current-password" />
        )}
      </Field>
      <Field label={text.field} hint={text.hint} error={error('password')}>
        {(control) => (
          <Input {...control} {...form.register('password')} type="password" autoComplete="new-password" />
        )}
      </Field>
      <p>
        <Button type="submit" variant="primary" size="sm" busy={busy}>
          {busy ? account.saving : text.button}
        </Button>
      </p>
    </form>
  )
}
