'use client'
import dynamic from 'next/dynamic'
import { useState } from 'react'
import { Spinner } from '@/components/ui/loading'
import { delayText as text } from '@/content/tax-calendar/penalties'
import type { DelayKind } from '@/lib/obligations/delay-kind'
import type { FirmFigures } from '@/lib/tax-calendar/figures'

// Most people never ask for it.
const DelayCalculator = dynamic(
  () => import('@/components/obligations/delay-calculator').then((module) => module.DelayCalculator),
  { loading: () => <Spinner label={text.loading} /> },
)

export type DelayCostProps = {
  /** What a delay of it would cost; null where no known norm says it, and nothing is shown. */
  kind: DelayKind | null
  title: string
  due: string | null
  /** In pesos, where the firm has written down what is to be paid. */
  value: number | null
  today: string
  figures: FirmFigures
  /** Where the firm enters what is missing; clients are told that it does. */
  forFirm?: boolean
}

/** What a delay of an open obligation costs, folded away. What it is called is asked of its caller: names of cities weigh. */
export function DelayCost({ kind, title, due, ...asked }: DelayCostProps) {
  const [opened, setOpened] = useState(false)
  if (!kind || due === null) return null
  return (
    <details className="text-sm" onToggle={({ currentTarget }) => setOpened(opened || currentTarget.open)}>
      <summary className="flex min-h-tap w-fit cursor-pointer items-center text-ink-2 underline decoration-dotted underline-offset-4">
        {due < asked.today ? text.late : kind === 'return' ? text.whatIf : text.payLate}
        <span className="sr-only">{text.of(title)}</span>
      </summary>
      {opened ? <DelayCalculator {...asked} kind={kind} due={due} /> : null}
    </details>
  )
}
