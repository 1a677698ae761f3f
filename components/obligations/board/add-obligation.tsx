'use client'
import type { Route } from 'next'
import { useRouter } from 'next/navigation'
import { useState, type SubmitEvent } from 'react'
import { ClientPicker } from '@/components/appointments/agenda/client-picker'
import { Button } from '@/components/ui/button'
import { Field, Input } from '@/components/ui/field'
import { Select } from '@/components/ui/select'
import { useAct } from '@/components/ui/use-act'
import { workText } from '@/content/obligations'
import { templateText } from '@/content/obligation-templates'
import { openListHref } from '@/lib/obligations/board/href'
import { addObligationAction } from '@/lib/obligations/actions'
import type { AddObligationInput } from '@/lib/obligations/templates/schema'

const text = templateText.own

type AddObligationProps = {
  client: { id: string; name: string } | null
  members: readonly { id: string; name: string }[]
  advisor: string | null
}

export function AddObligation({ client, members, advisor }: AddObligationProps) {
  const router = useRouter()
  // Retries send the same id, so that the obligation is added once.
  const [id] = useState(() => crypto.randomUUID())
  const { busy, error, act } = useAct()
  const [due, setDue] = useState('')

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!client) return
    const { clientSees, ...typed } = Object.fromEntries(new FormData(event.currentTarget)) as Record<
      string,
      string
    >
    act({
      work: () =>
        addObligationAction({
          ...typed,
          obligation: id,
          client: client.id,
          clientSees: clientSees === 'on',
        } as AddObligationInput),
      done: { title: text.saved, description: client.name },
      failed: text.failed,
      then: () => router.push(openListHref(due.slice(0, 7))),
    })
  }

  if (!client)
    return (
      <ClientPicker
        label={text.client}
        onPick={({ id: chosen }) => router.push(`/admin/trabajo/nueva?cliente=${chosen}` as Route)}
      />
    )
  return (
    <form onSubmit={submit} noValidate method="post" className="grid gap-5">
      <p>
        <span className="text-sm font-[550]">{text.client}: </span>
        <bdi className="font-semibold wrap-anywhere">{client.name}</bdi>
      </p>
      <Field label={text.name} hint={text.nameHint} error={error('name')}>
        {(control) => <Input {...control} name="name" maxLength={80} autoComplete="off" required />}
      </Field>
      <Field label={text.due} error={error('due')} className="max-w-64">
        {(control) => (
          <Input
            {...control}
            name="due"
            type="date"
            value={due}
            onChange={({ target }) => setDue(target.value)}
            required
          />
        )}
      </Field>
      <Field label={text.responsible} error={error('responsible')}>
        {(control) => (
          <Select {...control} name="responsible">
            <option value="">{workText.advisorOf(advisor)}</option>
            {members.map(({ id: member, name }) => (
              <option key={member} value={member}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <label className="flex min-h-tap cursor-pointer items-center gap-3">
        <input type="checkbox" name="clientSees" className="size-5 flex-none accent-green" defaultChecked />
        {templateText.fields.clientSees}
      </label>
      <p>
        <Button type="submit" variant="primary" busy={busy}>
          {busy ? text.saving : text.save}
        </Button>
      </p>
    </form>
  )
}
