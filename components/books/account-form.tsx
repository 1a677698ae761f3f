'use client'
import { Button } from '@/components/ui/button'
import { Field, Input } from '@/components/ui/field'
import { useFormAct } from '@/components/ui/use-form-act'
import { bookAccountsText } from '@/content/books-accounts'
import { keepAccountsAction } from '@/lib/books/actions'
import { keepAccountsSchema } from '@/lib/books/schema'

const text = bookAccountsText.add

/** Adds an account to the catalogue, or changes the account that already has the typed code. */
export function AccountForm({ client }: { client: string }) {
  const { busy, error, props } = useFormAct({
    schema: keepAccountsSchema,
    read: (fields) => ({
      client,
      whole: false,
      accounts: [
        {
          code: fields.get('accounts.0.code'),
          name: fields.get('accounts.0.name'),
          needsParty: fields.get('accounts.0.needsParty') !== null,
          needsCentre: fields.get('accounts.0.needsCentre') !== null,
        },
      ],
    }),
    send: keepAccountsAction,
    done: { title: text.saved },
    failed: text.failed,
    then: (_, __, form) => {
      form.reset()
      form.querySelector('input')?.focus()
    },
  })
  return (
    <form {...props} className="grid gap-4 border-t border-ink pt-2">
      <h2 className="text-lg">{text.title}</h2>
      <Field label={text.code} error={error('accounts.0.code')}>
        {(control) => <Input {...control} name="accounts.0.code" inputMode="numeric" autoComplete="off" />}
      </Field>
      <Field label={text.name} error={error('accounts.0.name')}>
        {(control) => <Input {...control} name="accounts.0.name" autoComplete="off" />}
      </Field>
      <div>
        {(['needsParty', 'needsCentre'] as const).map((needs) => (
          <label key={needs} className="flex min-h-tap items-center gap-2.5">
            <input type="checkbox" name={`accounts.0.${needs}`} />
            <span>{text[needs]}</span>
          </label>
        ))}
      </div>
      <p>
        <Button type="submit" busy={busy}>
          {text.save}
        </Button>
      </p>
    </form>
  )
}
