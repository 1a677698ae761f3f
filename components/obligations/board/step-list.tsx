'use client'
import { useOptimistic, useTransition } from 'react'
import { attempted } from '@/components/ui/use-act'
import { templateText } from '@/content/work-templates'
import type { ObligationDetail } from '@/lib/obligations/board/detail'
import { tickStepAction } from '@/lib/obligations/work/actions'
import { toast } from '@/lib/toast'

const text = templateText.steps
type Steps = ObligationDetail['steps']

type StepListProps = {
  obligation: string
  steps: Steps
  /** After a tick, and when it could not be kept. */
  onChanged?: (() => void) | undefined
}

/** What a work consists of, ticked off one by one; each tick is kept by itself. */
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
      if (!answer.ok) toast({ kind: 'error', title: text.failed, description: answer.message })
      onChanged?.()
    })
  }

  return (
    <>
      <p className="text-sm text-ink-2">
        {text.progress(shown.filter(({ at }) => at !== null).length, shown.length)}
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
                {at && by ? <small className="block text-sm text-ink-2">{text.by(by, at)}</small> : null}
              </span>
            </label>
          </li>
        ))}
      </ol>
    </>
  )
}
