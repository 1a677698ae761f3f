'use client'
import { useOptimistic, useTransition, type ComponentProps, type SubmitEvent } from 'react'
import type { StateForm } from '@/components/obligations/board/state-form'
import { useRowDraft } from '@/components/obligations/board/use-row-draft'
import { Button } from '@/components/ui/button'
import { inputStyles } from '@/components/ui/control-styles'
import { Field, Input } from '@/components/ui/field'
import { Notice } from '@/components/ui/notice'
import { Select } from '@/components/ui/select'
import { attempted, useAct } from '@/components/ui/use-act'
import { boardText } from '@/content/obligation-board'
import { workText } from '@/content/obligations'
import { templateText } from '@/content/obligation-templates'
import { planObligationAction, tickStepAction } from '@/lib/obligations/actions'
import { eligibleFor } from '@/lib/obligations/board/board'
import type { ObligationDetail } from '@/lib/obligations/board/queries'
import type { PlanInput } from '@/lib/obligations/board/schema'
import { toast } from '@/lib/toast'

const planText = boardText.plan
const stepText = templateText.steps

export function PlanForm({ detail, ...version }: ComponentProps<typeof StateForm>) {
  const { row, name, members, advisor } = detail
  const draft = useRowDraft(row, version)
  const { busy, problem, error, act } = useAct()
  const eligible = new Set(eligibleFor(members, [row]))

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const typed = Object.fromEntries(new FormData(form)) as Record<string, string>
    act({
      work: () => planObligationAction({ ...typed, obligation: row.id, seen: draft.seen } as PlanInput),
      done: { title: planText.saved, description: name },
      failed: planText.failed,
      ...draft.ends(form),
    })
  }

  const choice = (field: 'responsible' | 'reviewer', nobody: string) => (
    <Field label={planText[field]} error={error(field)}>
      {(control) => (
        <Select {...control} {...draft.field(field, row[field])}>
          <option value="">{nobody}</option>
          {/* The assigned member stays in the list even when that member no longer works for the client. */}
          {members
            .filter((member) => eligible.has(member) || member.id === row[field])
            .map((member) => (
              <option key={member.id} value={member.id}>
                {member.name}
              </option>
            ))}
        </Select>
      )}
    </Field>
  )
  return (
    <form onSubmit={submit} noValidate aria-label={boardText.open.plan} className="grid gap-4">
      {problem?.code === 'conflict' ? <Notice tone="bad">{problem.message}</Notice> : null}
      <div className="grid gap-4 sm:grid-cols-2">
        {choice('responsible', workText.advisorOf(advisor))}
        {choice('reviewer', planText.noReviewer)}
        <Field label={planText.internalDate} hint={planText.internalHint} error={error('internalDate')}>
          {(control) => <Input {...control} {...draft.field('internalDate', row.internalDate)} type="date" />}
        </Field>
        <Field label={planText.hours} error={error('hours')}>
          {(control) => (
            <Input
              {...control}
              {...draft.field('hours', row.hours && String(row.hours).replace('.', ','))}
              inputMode="decimal"
              autoComplete="off"
            />
          )}
        </Field>
      </div>
      <Field label={planText.notes} hint={planText.notesHint} error={error('notes')}>
        {(control) => (
          <textarea
            {...control}
            {...draft.field('notes', row.notes)}
            rows={4}
            maxLength={2000}
            className={inputStyles}
          />
        )}
      </Field>
      <p>
        <Button type="submit" size="sm" variant="primary" busy={busy}>
          {busy ? planText.saving : planText.save}
        </Button>
      </p>
    </form>
  )
}

type Steps = ObligationDetail['steps']

type StepListProps = {
  obligation: string
  steps: Steps
  onChanged?: (() => void) | undefined
}

/** Each ticked step is saved at once, because there is no save button. */
export function StepList({ obligation, steps, onChanged }: StepListProps) {
  const [, start] = useTransition()
  const [shown, show] = useOptimistic(
    steps,
    (known: Steps, { place, done }: { place: number; done: boolean }) =>
      known.map((step) => (step.place === place ? { ...step, at: done ? '' : null, by: null } : step)),
  )

  function tick(place: number, done: boolean) {
    start(async () => {
      show({ place, done })
      const answer = await attempted(tickStepAction({ obligation, place, done }))
      if (!answer.ok) toast({ kind: 'error', title: stepText.failed, description: answer.message })
      onChanged?.()
    })
  }

  return (
    <>
      <p className="text-sm text-ink-2">
        {stepText.progress(shown.filter(({ at }) => at !== null).length, shown.length)}
      </p>
      <ol className="rule-closes">
        {shown.map(({ place, title, at, by }) => (
          <li key={place} className="border-t border-rule first:border-t-0">
            <label className="flex min-h-tap cursor-pointer items-center gap-3 py-1.5">
              <input
                type="checkbox"
                className="size-5 flex-none accent-green"
                checked={at !== null}
                onChange={({ target }) => tick(place, target.checked)}
              />
              <span className="min-w-0 wrap-anywhere">
                {title}
                {at && by ? <small className="block text-sm text-ink-2">{stepText.by(by, at)}</small> : null}
              </span>
            </label>
          </li>
        ))}
      </ol>
    </>
  )
}
