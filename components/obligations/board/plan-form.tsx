'use client'
import type { SubmitEvent } from 'react'
import { Button } from '@/components/ui/button'
import { inputStyles } from '@/components/ui/control-styles'
import { Field, Input } from '@/components/ui/field'
import { Notice } from '@/components/ui/notice'
import { Select } from '@/components/ui/select'
import { useAct } from '@/components/ui/use-act'
import { workText } from '@/content/obligations'
import { boardText } from '@/content/board'
import { planObligationAction } from '@/lib/obligations/board/actions'
import { eligibleFor } from '@/lib/obligations/board/board'
import type { ObligationDetail } from '@/lib/obligations/board/detail'
import type { PlanInput } from '@/lib/obligations/board/schema'

const text = boardText.plan

type PlanFormProps = { detail: ObligationDetail; onChanged?: (() => void) | undefined }

/** Who does it and who looks over it, by when, how long it takes, and what the firm notes. */
export function PlanForm({ detail: { row, name, members, advisor }, onChanged }: PlanFormProps) {
  const { busy, problem, act } = useAct()
  const eligible = new Set(eligibleFor(members, [row]))

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>
    act({
      work: () => planObligationAction({ ...typed, obligation: row.id, seen: row.version } as PlanInput),
      done: { title: text.saved, description: name },
      failed: text.failed,
      onFailure: ({ code, fields }) => {
        // What the colleague wrote is shown above, and what was typed here stays.
        if (code === 'conflict') onChanged?.()
        return code === 'conflict' || fields !== undefined
      },
      then: onChanged,
    })
  }

  const error = (field: string) => problem?.fields?.[field]?.[0]
  const choice = (field: 'responsible' | 'reviewer', nobody: string) => (
    <Field label={text[field]} error={error(field)}>
      {(control) => (
        <Select {...control} name={field} defaultValue={row[field] ?? ''}>
          <option value="">{nobody}</option>
          {/* Who was chosen before stays, whoever works for the client by now. */}
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
        {choice('reviewer', text.noReviewer)}
        <Field label={text.internalDate} hint={text.internalHint} error={error('internalDate')}>
          {(control) => (
            <Input {...control} name="internalDate" type="date" defaultValue={row.internalDate ?? ''} />
          )}
        </Field>
        <Field label={text.hours} error={error('hours')}>
          {(control) => (
            <Input
              {...control}
              name="hours"
              inputMode="decimal"
              autoComplete="off"
              defaultValue={row.hours === null ? '' : String(row.hours).replace('.', ',')}
            />
          )}
        </Field>
      </div>
      <Field label={text.notes} hint={text.notesHint} error={error('notes')}>
        {(control) => (
          <textarea
            {...control}
            name="notes"
            rows={4}
            maxLength={2000}
            defaultValue={row.notes ?? ''}
            className={inputStyles}
          />
        )}
      </Field>
      <p>
        <Button type="submit" size="sm" variant="primary" busy={busy}>
          {busy ? text.saving : text.save}
        </Button>
      </p>
    </form>
  )
}
