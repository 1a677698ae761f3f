'use client'
import { useState, type ReactNode, type SubmitEvent } from 'react'
import { Button } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { Field, Input } from '@/components/ui/field'
import { Select } from '@/components/ui/select'
import { useAct } from '@/components/ui/use-act'
import { staffRoleText } from '@/content/people-roles'
import { teamText } from '@/content/team'
import type { StaffRole } from '@/lib/session/session'
import {
  changeMemberAction,
  inviteMemberAction,
  removeMemberAction,
  resetSecondStepAction,
} from '@/lib/team/actions'
import type { TeamMember } from '@/lib/team/queries'

const { invite, fields, reset, remove, toasts } = teamText

export function MemberForm({
  personId,
  givenName,
  role,
}: Pick<TeamMember, 'personId' | 'givenName' | 'role'>) {
  const { busy, error, act } = useAct()

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const changed = readMember(event.currentTarget)
    const panel = event.currentTarget.closest('details')
    act({
      work: () => changeMemberAction({ personId, expected: role, ...changed }),
      done: { title: toasts.changed },
      failed: toasts.failed,
      fieldOf: { 'name-taken': 'name' },
      then: () => {
        if (!panel) return
        panel.open = false
        panel.querySelector('summary')?.focus()
      },
    })
  }

  return (
    <form onSubmit={submit} noValidate className="grid max-w-[28rem] gap-4 pt-3 pb-2">
      <MemberFields name={givenName} role={role} error={error} />
      <p>
        <Button type="submit" size="sm" variant="primary" busy={busy}>
          {busy ? teamText.saving : teamText.save}
        </Button>
      </p>
    </form>
  )
}

/** Inviting the same e-mail address again sends a new mail with the data entered last. */
export function InviteMemberForm() {
  const { busy, error, act } = useAct()

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const email = String(new FormData(form).get('email') ?? '').trim()
    act({
      work: () => inviteMemberAction({ email, ...readMember(form) }),
      done: { title: toasts.invited, description: email },
      failed: toasts.notInvited,
      then: () => form.reset(),
    })
  }

  return (
    <form onSubmit={submit} noValidate className="grid gap-4" aria-labelledby="invite-member">
      <h2 id="invite-member" className="pb-2 text-lg rule-opens">
        {invite.title}
      </h2>
      <Field label={fields.email} hint={fields.emailHint} error={error('email')}>
        {(control) => <Input {...control} name="email" type="email" autoComplete="off" required />}
      </Field>
      <MemberFields role="advisor" error={error} />
      <p>
        <Button type="submit" variant="primary" busy={busy}>
          {busy ? invite.busy : invite.button}
        </Button>
      </p>
    </form>
  )
}

/** The panel's content is mounted only when the panel is opened, because a team has many members. */
export function MemberDetails({ name, children }: { name: string; children: ReactNode }) {
  const [asked, setAsked] = useState(false)
  return (
    <details
      className="w-full"
      // A panel opened before hydration fires no toggle event, so the ref also checks whether the panel is open.
      ref={(panel) => {
        if (panel?.open) setAsked(true)
      }}
      onToggle={() => setAsked(true)}
    >
      <summary className="flex min-h-tap w-fit cursor-pointer items-center text-sm font-[550] text-green underline underline-offset-4">
        {teamText.edit}
        <span className="sr-only">: {name}</span>
      </summary>
      {asked ? children : null}
    </details>
  )
}

type MemberFieldsProps = {
  name?: string
  role: StaffRole
  error: (field: string) => string | undefined
}

function MemberFields({ name, role, error }: MemberFieldsProps) {
  return (
    <>
      <Field label={fields.name} hint={fields.nameHint} error={error('name')}>
        {(control) => (
          <Input {...control} name="name" defaultValue={name} maxLength={80} autoComplete="off" />
        )}
      </Field>
      <Field
        label={fields.role}
        hint={`${staffRoleText.names.advisor}: ${staffRoleText.hints.advisor} ${staffRoleText.names.admin}: ${staffRoleText.hints.admin}`}
      >
        {(control) => (
          <Select {...control} name="role" defaultValue={role}>
            <option value="advisor">{staffRoleText.names.advisor}</option>
            <option value="admin">{staffRoleText.names.admin}</option>
          </Select>
        )}
      </Field>
    </>
  )
}

function readMember(form: HTMLFormElement): { name: string; role: StaffRole } {
  const data = new FormData(form)
  const role = data.get('role') === 'admin' ? 'admin' : 'advisor'
  return { name: String(data.get('name') ?? ''), role }
}

export type MemberName = Pick<TeamMember, 'personId' | 'name'>

/** `everybody` lists the members who can take over the clients of a removed member. */
type MemberStepsProps = Pick<TeamMember, 'personId' | 'name' | 'clients' | 'secondStep'> & {
  everybody: readonly MemberName[]
}

export function MemberSteps({ personId, name, clients, secondStep, everybody }: MemberStepsProps) {
  const { busy, act } = useAct()
  const [asked, setAsked] = useState<'reset' | 'remove' | null>(null)
  const [heir, setHeir] = useState('')
  const { title, confirm, keep } = asked === 'reset' ? reset : remove

  const go = () => {
    act({
      work: () =>
        asked === 'reset'
          ? resetSecondStepAction({ personId })
          : removeMemberAction({ personId, ...(heir ? { heir } : {}) }),
      done: { title: asked === 'reset' ? toasts.reset : toasts.removed, description: name },
      failed: toasts.failed,
    })
  }

  return (
    <div className="flex flex-wrap gap-2">
      {secondStep ? (
        <Button
          size="sm"
          disabled={busy}
          onClick={() => setAsked('reset')}
          aria-label={`${reset.button}: ${name}`}
        >
          {reset.button}
        </Button>
      ) : null}
      <Button
        size="sm"
        variant="danger"
        disabled={busy}
        onClick={() => setAsked('remove')}
        aria-label={`${remove.button}: ${name}`}
      >
        {remove.button}
      </Button>
      {asked ? (
        <ConfirmDialog
          title={title}
          confirm={confirm}
          keep={keep}
          onConfirm={go}
          onClose={() => setAsked(null)}
        >
          {asked === 'reset' ? reset.warning(name) : remove.warning(name, clients)}
          {asked === 'remove' && clients > 0 ? (
            <Field label={remove.heir} className="pt-4 text-ink">
              {(control) => (
                <Select {...control} value={heir} onChange={(event) => setHeir(event.currentTarget.value)}>
                  <option value="">{remove.nobody}</option>
                  {everybody
                    .filter((one) => one.personId !== personId)
                    .map((colleague) => (
                      <option key={colleague.personId} value={colleague.personId}>
                        {colleague.name}
                      </option>
                    ))}
                </Select>
              )}
            </Field>
          ) : null}
        </ConfirmDialog>
      ) : null}
    </div>
  )
}
