'use client'
import { Check } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import type { z } from 'zod'
import { AccountSection } from '@/components/account/account-section'
import { Button } from '@/components/ui/button'
import { Field, Input } from '@/components/ui/field'
import { useFormAct } from '@/components/ui/use-form-act'
import { account } from '@/content/account'
import { saveAuthorisationsAction, saveProfileAction } from '@/lib/account/actions'
import { authorisationsSchema } from '@/lib/account/schema'
import { profileSchema } from '@/lib/fields/profile'
import type { Result } from '@/lib/result'

const contactText = account.contact

/** Submitting an empty field deletes its stored value. */
export function ContactDetailsForm({ name, phone }: { name: string; phone: string }) {
  const { busy, props, error } = useFormAct({
    schema: profileSchema,
    send: saveProfileAction,
    failed: account.failed,
    done: { title: contactText.saved },
  })
  return (
    <AccountSection id="contacto" title={contactText.title}>
      <form {...props} aria-labelledby="contacto" className="grid max-w-[40rem] gap-4">
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label={contactText.fields.name} error={error('name')}>
            {(control) => <Input {...control} name="name" defaultValue={name} autoComplete="name" />}
          </Field>
          <Field label={contactText.fields.phone} hint={contactText.phoneHint} error={error('phone')}>
            {(control) => (
              <Input {...control} name="phone" defaultValue={phone} type="tel" autoComplete="tel" />
            )}
          </Field>
        </div>
        <p>
          <Button type="submit" variant="primary" size="sm" busy={busy}>
            {busy ? account.saving : contactText.button}
          </Button>
        </p>
      </form>
    </AccountSection>
  )
}

type AuthorisationsProps = {
  chosen: { deadlines: boolean; newsletter: boolean }
  since: string | null
  children: ReactNode
}

export function Authorisations({ chosen, since, children }: AuthorisationsProps) {
  const { title, treatment, topics } = account.authorisations
  return (
    <AccountSection id="autorizaciones" title={title}>
      <ChoiceForm
        labelledBy="autorizaciones"
        schema={authorisationsSchema}
        chosen={chosen}
        options={topics}
        send={saveAuthorisationsAction}
      >
        <CheckOption
          label={treatment.label}
          text={since ? treatment.since(since) : treatment.text}
          checked
          disabled
          readOnly
        />
      </ChoiceForm>
      {children}
    </AccountSection>
  )
}

type Choices = Record<string, boolean>
type ChoiceFormProps<C extends Choices> = {
  labelledBy: string
  schema: z.ZodType<C, C>
  chosen: C
  options: Record<keyof C, { label: string; text: string }>
  send: (choices: C) => Promise<Result<null>>
  children: ReactNode
}

function ChoiceForm<C extends Choices>({
  labelledBy,
  schema,
  chosen,
  options,
  send,
  children,
}: ChoiceFormProps<C>) {
  const topics = Object.keys(options)
  const { busy, props } = useFormAct({
    schema,
    read: (fields) => Object.fromEntries(topics.map((topic) => [topic, fields.has(topic)])),
    send,
    failed: account.failed,
    done: { title: account.mails.saved },
  })
  return (
    <form {...props} aria-labelledby={labelledBy} className="grid gap-3">
      {children}
      {topics.map((topic) => (
        <CheckOption key={topic} {...options[topic as keyof C]} name={topic} defaultChecked={chosen[topic]} />
      ))}
      <p className="mt-2">
        <Button type="submit" variant="primary" size="sm" busy={busy}>
          {busy ? account.saving : account.mails.button}
        </Button>
      </p>
    </form>
  )
}

type CheckOptionProps = Omit<ComponentProps<'input'>, 'type'> & { label: string; text: string }

function CheckOption({ label, text, ...input }: CheckOptionProps) {
  return (
    <label className="grid min-h-tap max-w-[60ch] cursor-pointer grid-cols-[1.5rem_minmax(0,1fr)] gap-x-3 py-1.5 has-disabled:cursor-default">
      <span className="relative mt-0.5 size-6">
        <input
          {...input}
          type="checkbox"
          className="peer size-6 cursor-pointer appearance-none rounded-sheet border-[1.5px] border-rule-field bg-sheet checked:border-green checked:bg-green enabled:hover:border-ink disabled:cursor-not-allowed disabled:border-dashed disabled:border-rule-field disabled:bg-sunk"
        />
        <span className="pointer-events-none absolute inset-0 hidden place-items-center text-sheet peer-checked:grid peer-disabled:text-ink-2">
          <Check className="size-4.5" strokeWidth={2.5} aria-hidden />
        </span>
      </span>
      <span>
        {label}
        <small className="block text-sm text-ink-2">{text}</small>
      </span>
    </label>
  )
}
