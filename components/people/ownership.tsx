'use client'
import { useState, type SubmitEvent } from 'react'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Notice } from '@/components/ui/notice'
import { PasswordInput } from '@/components/ui/password-input'
import { Select } from '@/components/ui/select'
import { useAct } from '@/components/ui/use-act'
import { account } from '@/content/account'
import { peopleText } from '@/content/people'
import { formatDay } from '@/lib/format/date'
import {
  askOwnerChangeAction,
  confirmOwnerChangeAction,
  withdrawOwnerChangeAction,
} from '@/lib/people/actions'
import type { People, Person } from '@/lib/people/schema'

const { ownership: text, toasts } = peopleText

type OwnershipProps = { people: People; owns: boolean; me: string; company: string }

/** A transfer of ownership needs two consents, so only an owner and the proposed new owner see this section. */
export function Ownership({ people: { people, change }, owns, me, company }: OwnershipProps) {
  const isHeir = change?.to.id === me
  if (!owns && !isHeir) return null
  return (
    <section aria-labelledby="duenos">
      <h2 id="duenos" tabIndex={-1} className="mb-3 pb-2 text-lg outline-none rule-opens">
        {text.title}
      </h2>
      {change ? (
        <Underway change={change} isHeir={isHeir} company={company} />
      ) : (
        <Proposal others={people.filter(({ id, role }) => id !== me && role !== 'owner')} />
      )}
    </section>
  )
}

function Proposal({ others }: { others: readonly Person[] }) {
  const { busy, error, act } = useAct()
  const [person, setPerson] = useState('')

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!person) return
    const current = String(new FormData(event.currentTarget).get('current') ?? '')
    act({
      work: () => askOwnerChangeAction({ person, current }),
      done: { title: toasts.proposed },
      failed: toasts.failed,
      then: () => document.getElementById('duenos')?.focus(),
      fieldOf: { 'wrong-password': 'current' },
    })
  }

  return (
    <form onSubmit={submit} noValidate method="post" className="grid max-w-[40rem] gap-4">
      <p className="max-w-[64ch] text-ink-2">{others.length > 0 ? text.text : text.nobody}</p>
      {others.length > 0 ? (
        <div className="flex flex-wrap items-start gap-4">
          <Field label={text.who} className="min-w-56 flex-1">
            {(control) => (
              <Select
                {...control}
                required
                value={person}
                onChange={(event) => setPerson(event.currentTarget.value)}
              >
                <option value="">{text.choose}</option>
                {others.map(({ id, name, email }) => (
                  <option key={id} value={id}>
                    {name ?? email}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <Field label={account.security.current} error={error('current')} className="min-w-56 flex-1">
            {(control) => (
              <PasswordInput {...control} name="current" autoComplete="current-password" required />
            )}
          </Field>
          <Button type="submit" busy={busy} className="sm:mt-[1.625rem]">
            {text.propose}
          </Button>
        </div>
      ) : null}
    </form>
  )
}

type UnderwayProps = { change: NonNullable<People['change']>; isHeir: boolean; company: string }

function Underway({ change, isHeir, company }: UnderwayProps) {
  const { busy, act } = useAct()
  const { to, until } = change
  const accept = () =>
    act({
      work: () => confirmOwnerChangeAction({}),
      done: { title: toasts.accepted, description: company },
      failed: toasts.failed,
    })
  const end = () =>
    act({
      work: () => withdrawOwnerChangeAction({}),
      done: { title: isHeir ? toasts.declined : toasts.proposalWithdrawn },
      failed: toasts.failed,
      then: () => document.getElementById('duenos')?.focus(),
    })
  return (
    <Notice tone="warn">
      <p className="font-semibold">
        {isHeir ? text.offered(company) : text.proposed(to.name ?? to.email, company)}
      </p>
      <p>{text.until(formatDay(until))}</p>
      <p className="mt-3 flex flex-wrap gap-3">
        {isHeir ? (
          <Button size="sm" variant="primary" busy={busy} onClick={accept}>
            {text.accept}
          </Button>
        ) : null}
        <Button size="sm" disabled={busy} onClick={end}>
          {isHeir ? text.decline : text.withdraw}
        </Button>
      </p>
    </Notice>
  )
}
