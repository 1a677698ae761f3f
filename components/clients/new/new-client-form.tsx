'use client'
import { useRouter } from 'next/navigation'
import { useState, type ReactNode, type SubmitEvent } from 'react'
import { InvitationPreview, InvitedPeople, type InvitedPerson } from '@/components/clients/new/invited-people'
import { NitField } from '@/components/clients/new/nit-field'
import { Button } from '@/components/ui/button'
import { Field, Input } from '@/components/ui/field'
import { Select } from '@/components/ui/select'
import { Notice } from '@/components/ui/notice'
import { useAct } from '@/components/ui/use-act'
import { newClientText as text } from '@/content/client-form'
import { clientHref } from '@/lib/format/client-href'
import { createClientAction } from '@/lib/clients/actions'
import { judgeNit, kindOfName } from '@/lib/clients/judge-nit'
import { newClientSchema, type NewClient } from '@/lib/clients/schema'
import type { StaffMember } from '@/lib/clients/queries'
import { fieldErrors, type FieldErrors } from '@/lib/field-errors'
import { kindOfNit } from '@/lib/tax-calendar/profile'

type NewClientFormProps = { me: StaffMember; staff: readonly StaffMember[] }

export function NewClientForm({ me, staff }: NewClientFormProps) {
  const router = useRouter()
  const { busy, error, refuse, act } = useAct()
  // Retries send the same id, so that only one client is created.
  const [client] = useState(() => crypto.randomUUID())
  const [nit, setNit] = useState('')
  const [name, setName] = useState('')
  const [again, setAgain] = useState(false)
  const [people, setPeople] = useState<InvitedPerson[]>([{ key: 1, name: '', email: '', role: 'owner' }])
  const [send, setSend] = useState(true)

  const invited = people.filter((person) => person.name.trim() !== '' || person.email.trim() !== '')
  const [first] = invited
  const called = first?.name.trim().split(/\s+/)[0] || first?.email.trim() || null

  const state = judgeNit(nit)
  const kind = state.kind === 'sound' ? kindOfNit(state.nit) : null
  const proposed = kind ? text.checks.kind[kind] : undefined
  const differs = kind === 'person' && kindOfName(name) === 'company'

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const advisor = String(new FormData(event.currentTarget).get('advisor') ?? '')
    const wanted: NewClient = {
      client,
      nit,
      name,
      advisor: advisor || null,
      people: invited.map(({ name: person, email, role }, place) => ({
        name: person,
        email,
        role: place === 0 ? 'owner' : role,
      })),
      send,
      again,
    }
    const found = errorsOf(wanted)
    if (Object.keys(found).length > 0) return refuse(event.currentTarget, found)
    act({
      work: () => createClientAction(wanted),
      done: { title: text.done, description: name.trim() },
      failed: text.failed,
      then: () => router.push(clientHref(client, 'personas')),
      fieldOf: { 'client-exists': 'nit' },
    })
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-14 gap-y-10 min-[64rem]:grid-cols-[minmax(0,1fr)_22rem]">
      <form onSubmit={submit} noValidate method="post" aria-label={text.title} className="grid gap-8">
        <Part title={text.company}>
          <div className="grid gap-4 sm:grid-cols-2">
            <NitField value={nit} onChange={setNit} again={again} onAgain={setAgain} error={error('nit')} />
            <Field label={text.name} hint={proposed} error={error('name')}>
              {(control) => (
                <Input
                  {...control}
                  name="name"
                  value={name}
                  onChange={(event) => setName(event.currentTarget.value)}
                  maxLength={150}
                  autoComplete="off"
                  required
                />
              )}
            </Field>
          </div>
          <div role="status">
            {differs ? (
              <Notice tone="warn" className="mt-4">
                {text.checks.nameDiffers}
              </Notice>
            ) : null}
          </div>
        </Part>
        <Part title={text.advisor.title}>
          <Field label={text.advisor.label} className="max-w-[24rem]">
            {(control) => (
              <Select {...control} name="advisor" defaultValue={me.id}>
                <option value="">{text.advisor.none}</option>
                {staff.map(({ id, name: staffName }) => (
                  <option key={id} value={id}>
                    {staffName}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        </Part>
        <Part title={text.people.title}>
          <InvitedPeople
            people={people}
            onChange={setPeople}
            errorOf={(place, field) => {
              const person = people[place]
              return person ? error(`people.${invited.indexOf(person)}.${field}`) : undefined
            }}
          />
          {invited.length > 0 ? (
            <div className="pt-4">
              <label className="flex min-h-tap cursor-pointer items-center gap-3">
                <input
                  type="checkbox"
                  className="size-5 flex-none accent-green"
                  checked={send}
                  onChange={(event) => setSend(event.currentTarget.checked)}
                />
                {text.send}
              </label>
              {send ? null : <p className="text-sm text-ink-2">{text.kept}</p>}
            </div>
          ) : null}
        </Part>
        <p>
          <Button type="submit" variant="primary" busy={busy}>
            {busy ? text.busy : called && send ? text.createAndInvite(called) : text.create}
          </Button>
        </p>
      </form>
      <InvitationPreview by={me.name} to={called} email={first?.email.trim() || null} company={name.trim()} />
    </div>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-4 pb-2 text-lg rule-opens">{title}</h2>
      {children}
    </section>
  )
}

function errorsOf(wanted: NewClient): FieldErrors {
  const addresses = wanted.people.map(({ email }) => email.trim().toLowerCase())
  const twice = addresses.flatMap((address, place) =>
    address && addresses.indexOf(address) < place ? [[`people.${place}.email`, text.people.twice]] : [],
  )
  return { ...Object.fromEntries(twice), ...fieldErrors(newClientSchema.safeParse(wanted).error) }
}
