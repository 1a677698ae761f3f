'use client'
import type { SubmitEvent } from 'react'
import { useAct } from '@/components/admin/use-act'
import { MemberFields, readMember } from '@/components/team/member-fields'
import { Button } from '@/components/ui/button'
import { teamText } from '@/content/team'
import { changeMemberAction } from '@/lib/team/actions'
import type { TeamMember } from '@/lib/team/queries'

export function MemberForm({ userId, givenName, role }: Pick<TeamMember, 'userId' | 'givenName' | 'role'>) {
  const { busy, problem, act } = useAct()

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const changed = readMember(event.currentTarget)
    const panel = event.currentTarget.closest('details')
    act({
      work: () => changeMemberAction({ userId, expected: role, ...changed }),
      done: { title: teamText.toasts.changed },
      failed: teamText.toasts.failed,
      then: () => {
        if (!panel) return
        panel.open = false
        panel.querySelector('summary')?.focus()
      },
    })
  }

  return (
    <form onSubmit={submit} noValidate className="grid max-w-[28rem] gap-4 pt-3 pb-2">
      <MemberFields name={givenName} role={role} errors={problem?.fields} />
      <p>
        <Button type="submit" size="sm" variant="primary" busy={busy}>
          {busy ? teamText.saving : teamText.save}
        </Button>
      </p>
    </form>
  )
}
