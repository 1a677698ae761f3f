'use client'
import { useRouter } from 'next/navigation'
import { useRef, useState, type SubmitEvent } from 'react'
import { flushSync } from 'react-dom'
import { ClientSection } from '@/components/clients/client-section'
import { Button } from '@/components/ui/button'
import { Field, Input } from '@/components/ui/field'
import { Notice } from '@/components/ui/notice'
import { useAct } from '@/components/ui/use-act'
import { clientContactText as text } from '@/content/clients'
import { saveContactAction } from '@/lib/clients/actions'
import type { FirmContact } from '@/lib/clients/overview'

type ClientContactProps = {
  client: string
  contact: FirmContact
  /** The client's contact person; null while the account has no people. */
  person: { name: string | null; email: string; phone: string | null } | null
}

const line = 'border-t border-rule py-2.5 text-[1rem] first:border-t-0 wrap-anywhere'

/** People edit their own data themselves; this form edits what the firm has noted about the client. */
export function ClientContact({ client, contact, person }: ClientContactProps) {
  const [editing, setEditing] = useState(false)
  const edit = useRef<HTMLButtonElement>(null)
  const own = [
    { label: text.name, value: contact.name },
    ...(person ? [] : [{ label: text.email, value: contact.email }]),
    { label: text.phone, value: contact.phone },
    { label: text.address, value: contact.address },
  ]
  return (
    <>
      {person ? (
        <ClientSection id="client-person" title={text.person} small>
          <Facts
            facts={[
              { label: text.name, value: person.name },
              { label: text.email, value: person.email },
              { label: text.phone, value: person.phone },
            ]}
          />
          <p className="text-sm text-ink-2">{text.theirs}</p>
        </ClientSection>
      ) : null}
      <ClientSection id="client-contact" title={text.title} small>
        {editing ? (
          <ContactForm
            client={client}
            contact={contact}
            withEmail={!person}
            onClose={() => {
              flushSync(() => setEditing(false))
              edit.current?.focus()
            }}
          />
        ) : (
          <>
            <Facts facts={own} />
            <p className="pt-2">
              <Button ref={edit} size="sm" onClick={() => setEditing(true)}>
                {text.edit}
              </Button>
            </p>
          </>
        )}
      </ClientSection>
    </>
  )
}

function Facts({ facts }: { facts: readonly { label: string; value: string | null }[] }) {
  return (
    <dl>
      {facts.map(({ label, value }) => (
        <div key={label} className={line}>
          <dt className="text-sm text-ink-2">{label}</dt>
          <dd>{value || <span className="text-ink-2">{text.none}</span>}</dd>
        </div>
      ))}
    </dl>
  )
}

type ContactFormProps = {
  client: string
  contact: FirmContact
  withEmail: boolean
  onClose: () => void
}

function ContactForm({ client, contact, withEmail, onClose }: ContactFormProps) {
  const router = useRouter()
  // After a conflict the page is refreshed, but the fields keep what was typed.
  const { version: seen } = contact
  const { busy, problem, error, act } = useAct()

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const given = new FormData(event.currentTarget)
    const typed = (name: string) => String(given.get(name) ?? '')
    act({
      work: () =>
        saveContactAction({
          client,
          seen,
          name: typed('name'),
          phone: typed('phone'),
          address: typed('address'),
          email: typed('email'),
        }),
      done: { title: text.saved },
      then: onClose,
      onFailure: ({ code }) => {
        if (code === 'contact-meanwhile') router.refresh()
        return undefined
      },
    })
  }

  return (
    <form
      onSubmit={submit}
      noValidate
      method="post"
      aria-labelledby="client-contact"
      className="grid gap-4 py-2"
    >
      <Field label={text.name} error={error('name')}>
        {(control) => (
          <Input
            {...control}
            name="name"
            defaultValue={contact.name ?? ''}
            maxLength={100}
            autoComplete="off"
            autoFocus
          />
        )}
      </Field>
      {withEmail ? (
        <Field label={text.email} hint={text.emailHint} error={error('email')}>
          {(control) => (
            <Input
              {...control}
              name="email"
              type="email"
              defaultValue={contact.email ?? ''}
              maxLength={254}
              autoComplete="off"
            />
          )}
        </Field>
      ) : null}
      <Field label={text.phone} error={error('phone')}>
        {(control) => (
          <Input
            {...control}
            name="phone"
            type="tel"
            defaultValue={contact.phone ?? ''}
            maxLength={60}
            autoComplete="off"
          />
        )}
      </Field>
      <Field label={text.address} error={error('address')}>
        {(control) => (
          <Input
            {...control}
            name="address"
            defaultValue={contact.address ?? ''}
            maxLength={150}
            autoComplete="off"
          />
        )}
      </Field>
      {problem && !problem.fields ? <Notice tone="bad">{problem.message}</Notice> : null}
      <p className="flex flex-wrap gap-3">
        <Button type="submit" size="sm" variant="primary" busy={busy}>
          {busy ? text.saving : text.save}
        </Button>
        <Button size="sm" disabled={busy} onClick={onClose}>
          {text.cancel}
        </Button>
      </p>
    </form>
  )
}
