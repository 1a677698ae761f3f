'use client'
import type { SubmitEvent } from 'react'
import { Button } from '@/components/ui/button'
import { Field, Input } from '@/components/ui/field'
import { useAct } from '@/components/ui/use-act'
import { peopleText } from '@/content/people'
import { clientRoleText } from '@/content/people-roles'
import { givenRoles, type GivenRole } from '@/lib/session/account-role'
import { inviteAction } from '@/lib/people/actions'

const { invite: text, toasts } = peopleText
const { names, hints } = clientRoleText

export function InviteForm() {
  const { busy, error, act } = useAct()

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const given = new FormData(form)
    const email = String(given.get('email') ?? '').trim()
    act({
      work: () => inviteAction({ email, role: given.get('role') as GivenRole }),
      done: { title: toasts.invited, description: email },
      failed: toasts.notInvited,
      then: () => form.reset(),
      fieldOf: { 'already-colleague': 'email' },
    })
  }

  return (
    <form
      onSubmit={submit}
      noValidate
      method="post"
      aria-labelledby="invitar"
      className="grid gap-4 rounded-sheet border border-rule bg-sheet p-6"
    >
      <h2 id="invitar" className="text-xl">
        {text.title}
      </h2>
      <Field label={text.email} error={error('email')}>
        {(control) => (
          <Input
            {...control}
            name="email"
            type="email"
            autoComplete="off"
            placeholder={text.placeholder}
            required
          />
        )}
      </Field>
      <fieldset>
        <legend className="pb-1 text-sm font-[550]">{text.role}</legend>
        {givenRoles.toReversed().map((role) => (
          <label
            key={role}
            className="flex min-h-tap cursor-pointer gap-3 border-t border-rule py-2.5 last:border-b"
          >
            <input
              type="radio"
              name="role"
              value={role}
              defaultChecked={role === 'assistant'}
              aria-describedby={`rol-${role}`}
              className="mt-0.5 size-5 flex-none accent-green"
            />
            <span>
              {names[role]}
              <span id={`rol-${role}`} className="block text-sm text-ink-2">
                {hints[role]}
              </span>
            </span>
          </label>
        ))}
      </fieldset>
      <Button type="submit" variant="primary" busy={busy}>
        {busy ? text.busy : text.button}
      </Button>
      <p className="text-sm text-ink-2">{text.note}</p>
    </form>
  )
}
