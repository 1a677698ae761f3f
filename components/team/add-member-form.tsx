'use client'
import type { SubmitEvent } from 'react'
import { useAct } from '@/components/admin/use-act'
import { MemberFields, readMember } from '@/components/team/member-fields'
import { Button } from '@/components/ui/button'
import { Field, Input } from '@/components/ui/field'
import { teamText } from '@/content/team'
import { addMemberAction } from '@/lib/team/actions'

const { add, fields, toasts } = teamText

export function AddMemberForm() {
  const { busy, problem, act } = useAct()

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const email = String(new FormData(form).get('email') ?? '').trim()
    act({
      work: () => addMemberAction({ email, ...readMember(form) }),
      done: { title: toasts.added, description: email },
      failed: toasts.failed,
      then: () => form.reset(),
    })
  }

  return (
    <form onSubmit={submit} noValidate className="grid gap-4" aria-labelledby="add-member">
      <h2 id="add-member" className="pb-2 text-lg rule-opens">
        {add.title}
      </h2>
      <Field label={fields.email} hint={fields.emailHint} error={problem?.fields?.['email']?.[0]}>
        {(control) => <Input {...control} name="email" type="email" autoComplete="off" required />}
      </Field>
      <MemberFields role="advisor" errors={problem?.fields} />
      <p>
        <Button type="submit" variant="primary" busy={busy}>
          {busy ? add.busy : add.button}
        </Button>
      </p>
    </form>
  )
}
