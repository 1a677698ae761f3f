'use client'
import { AccountSection } from '@/components/account/account-section'
import { useAccountForm } from '@/components/account/use-account-form'
import { Button } from '@/components/ui/button'
import { Field, Input } from '@/components/ui/field'
import { account } from '@/content/account'
import { saveProfileAction } from '@/lib/account/actions'
import { profileSchema } from '@/lib/contact-details'
import { toast } from '@/lib/toast'

const text = account.contact

/** Name and telephone; an empty field takes the datum back. */
export function ContactDetailsForm({ name, phone }: { name: string; phone: string }) {
  const { form, busy, props, error } = useAccountForm({
    schema: profileSchema,
    values: { name, phone },
    send: saveProfileAction,
    failed: account.failed,
    done: () => toast({ kind: 'success', title: text.saved }),
  })
  return (
    <AccountSection id="contacto" title={text.title}>
      <form {...props} aria-labelledby="contacto" className="grid max-w-[40rem] gap-4">
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label={text.fields.name} error={error('name')}>
            {(control) => (
              <Input {...control} {...form.register('name')} defaultValue={name} autoComplete="name" />
            )}
          </Field>
          <Field label={text.fields.phone} hint={text.phoneHint} error={error('phone')}>
            {(control) => (
              <Input
                {...control}
                {...form.register('phone')}
                defaultValue={phone}
                type="tel"
                autoComplete="tel"
              />
            )}
          </Field>
        </div>
        <p>
          <Button type="submit" variant="primary" size="sm" busy={busy}>
            {busy ? account.saving : text.button}
          </Button>
        </p>
      </form>
    </AccountSection>
  )
}
