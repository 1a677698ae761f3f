'use client'
import type { SubmitEvent } from 'react'
import { Button } from '@/components/ui/button'
import { Field, Input } from '@/components/ui/field'
import { Select } from '@/components/ui/select'
import { useAct } from '@/components/ui/use-act'
import { newClientText } from '@/content/client-form'
import { peopleText } from '@/content/people'
import { clientRoleText } from '@/content/people-roles'
import { givenRoles, type AccountRole } from '@/lib/session/account-role'
import { inviteToClientAction } from '@/lib/clients/actions'

const { people: fields, nobody: text } = newClientText

/** `ownerFirst` means that the account has no owner yet, so the first invitation must be for the owner. */
export function InviteToClient({ client, ownerFirst }: { client: string; ownerFirst: boolean }) {
  const { busy, error, act } = useAct()

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const given = new FormData(form)
    const email = String(given.get('email') ?? '').trim()
    act({
      work: () =>
        inviteToClientAction({
          client,
          email,
          name: String(given.get('name') ?? ''),
          role: ownerFirst ? 'owner' : (given.get('role') as AccountRole),
        }),
      done: { title: peopleText.toasts.invited, description: email },
      failed: peopleText.toasts.notInvited,
      then: () => form.reset(),
      fieldOf: { 'already-colleague': 'email', 'invited-member': 'email' },
    })
  }

  return (
    <form
      onSubmit={submit}
      noValidate
      method="post"
      aria-label={text.title}
      className="grid items-start gap-4 border-t border-rule pt-4 sm:grid-cols-3"
    >
      <Field label={fields.name} error={error('name')}>
        {(control) => <Input {...control} name="name" maxLength={100} autoComplete="off" />}
      </Field>
      <Field label={fields.email} error={error('email')}>
        {(control) => <Input {...control} name="email" type="email" autoComplete="off" required />}
      </Field>
      <Field label={fields.role}>
        {(control) => (
          <Select {...control} name="role" disabled={ownerFirst}>
            {ownerFirst ? <option value="owner">{clientRoleText.names.owner}</option> : null}
            {givenRoles.toReversed().map((role) => (
              <option key={role} value={role}>
                {clientRoleText.names[role]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <p className="sm:col-span-full">
        <Button type="submit" variant="primary" size="sm" busy={busy}>
          {busy ? peopleText.invite.busy : text.button}
        </Button>
      </p>
    </form>
  )
}
