import { Field, Input } from '@/components/ui/field'
import { authText } from '@/content/auth'

export function EmailField({ email, error }: { email?: string; error?: string }) {
  return (
    <Field label={authText.email} error={error}>
      {(control) => (
        <Input
          {...control}
          name="email"
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          required
          defaultValue={email}
        />
      )}
    </Field>
  )
}

type PasswordFieldProps = { label?: string; isNew: boolean; error?: string }

export function PasswordField({ label = authText.password, isNew, error }: PasswordFieldProps) {
  return (
    <Field label={label} hint={isNew ? authText.passwordHint : undefined} error={error}>
      {(control) => (
        <Input
          {...control}
          name="password"
          type="password"
          autoComplete={isNew ? 'new-password' : 'current-password'}
          required
        />
      )}
    </Field>
  )
}
