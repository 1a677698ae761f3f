'use client'
import dynamic from 'next/dynamic'
import { useState } from 'react'
import { Spinner } from '@/components/ui/loading'
import { delayText as text } from '@/content/tax-calendar/penalties'
import { delayKind } from '@/lib/obligations/delay'
import { phaseOf, titleOf, type Obligation } from '@/lib/obligations/obligation'
import type { FirmFigures } from '@/lib/tax-calendar/figures'

// Most people never ask for it.
const DelayCalculator = dynamic(
  () => import('@/components/obligations/delay-calculator').then((module) => module.DelayCalculator),
  { loading: () => <Spinner label={text.loading} /> },
)

export type DelayCostProps = {
  row: Obligation
  /** In pesos, where the firm has written down what is to be paid. */
  value: number | null
  today: string
  figures: FirmFigures
  /** Where the firm enters what is missing; clients are told that it does. */
  forFirm?: boolean
}

/** What a delay of an open obligation costs, folded away; nothing where no known norm says it. */
export function DelayCost(props: DelayCostProps) {
  const { row, today } = props
  const [opened, setOpened] = useState(false)
  const kind = delayKind(row, today)
  if (!kind || row.due === null) return null
  const isLate = phaseOf(row, today) === 'overdue'
  return (
    <details className="text-sm" onToggle={({ currentTarget }) => setOpened(opened || currentTarget.open)}>
      <summary className="flex min-h-tap w-fit cursor-pointer items-center text-ink-2 underline decoration-dotted underline-offset-4">
        {isLate ? text.late : kind === 'return' ? text.whatIf : text.payLate}
        <span className="sr-only">{text.of(titleOf(row))}</span>
      </summary>
      {opened ? <DelayCalculator {...props} kind={kind} due={row.due} /> : null}
    </details>
  )
}
