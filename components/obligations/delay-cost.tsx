'use client'
import dynamic from 'next/dynamic'
import { useState } from 'react'
import { Spinner } from '@/components/ui/loading'
import { delayText as text } from '@/content/tax-calendar/penalties'
import type { DelayKind } from '@/lib/tax-calendar/obligations'
import type { FirmFigures } from '@/lib/tax-calendar/figures'

const DelayCalculator = dynamic(
  () => import('@/components/obligations/delay-calculator').then((module) => module.DelayCalculator),
  { loading: () => <Spinner label={text.loading} /> },
)

export type DelayCostProps = {
  /** Null when no known norm sets a cost; nothing is then rendered. */
  kind: DelayKind | null
  title: string
  due: string | null
  /** In pesos; null until the firm has recorded the amount. */
  value: number | null
  today: string
  figures: FirmFigures
  /** With `forFirm` the text says where to enter missing figures; clients read that the firm enters them. */
  forFirm?: boolean
}

/** The caller passes the title, because building it needs the names of cities, which would add to this script. */
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
