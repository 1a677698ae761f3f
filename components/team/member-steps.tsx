'use client'
import { useState } from 'react'
import { useAct } from '@/components/ui/use-act'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Select } from '@/components/ui/select'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { teamText } from '@/content/team'
import { removeMemberAction, resetSecondStepAction } from '@/lib/team/actions'
import type { TeamMember } from '@/lib/team/queries'

const { reset, remove, toasts } = teamText

export type MemberName = Pick<TeamMember, 'userId' | 'name'>

/** Of `everybody`, the others are those to whom the clients of who leaves can pass. */
type MemberStepsProps = Pick<TeamMember, 'userId' | 'name' | 'clients' | 'secondStep'> & {
  everybody: readonly MemberName[]
}

/** What cannot be undone asks first. */
export function MemberSteps({ userId, name, clients, secondStep, everybody }: MemberStepsProps) {
  const { busy, act } = useAct()
  const [asked, setAsked] = useState<'reset' | 'remove' | null>(null)
  const [heir, setHeir] = useState('')
  const { title, confirm, keep } = asked === 'reset' ? reset : remove

  const go = () => {
    const step = asked
    setAsked(null)
    act({
      work: () =>
        step === 'reset'
          ? resetSecondStepAction({ userId })
          : removeMemberAction({ userId, ...(heir ? { heir } : {}) }),
      done: { title: step === 'reset' ? toasts.reset : toasts.removed, description: name },
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
                    .filter((one) => one.userId !== userId)
                    .map((colleague) => (
                      <option key={colleague.userId} value={colleague.userId}>
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
