'use client'
import dynamic from 'next/dynamic'
import { useState } from 'react'
import { Spinner } from '@/components/ui/loading'
import { openedPart } from '@/components/ui/opened-part'
import { delayText as text } from '@/content/tax-calendar/penalties'
import type { Delay } from '@/lib/tax-calendar/delay'
import type { FirmFigures } from '@/lib/tax-calendar/figures'

const DelayCalculator = dynamic(
  openedPart(() =>
    import('@/components/obligations/delay-calculator').then((module) => module.DelayCalculator),
  ),
  { loading: () => <Spinner label={text.loading} /> },
)

export type DelayCostProps = {
  /** Null when no known norm sets a cost for the delay; then the component renders nothing. */
  kind: Delay['kind'] | null
  title: string
  due: string | null
  /** The obligation's amount in pesos; null until the firm has recorded the amount. */
  value: number | null
  today: string
  figures: FirmFigures
  /** With `forFirm` the text says where to enter missing figures; otherwise it says that the firm will enter them. */
  forFirm?: boolean
}

/** The caller passes the title, because building the title needs the names of all cities in the browser's code. */
export function DelayCost({ kind, title, due, ...asked }: DelayCostProps) {
  const [opened, setOpened] = useState(false)
  if (!kind || due === null) return null
  return (
    <details
      className="more-text text-sm"
      onToggle={({ currentTarget }) => setOpened(opened || currentTarget.open)}
    >
      <summary className="text-ink-2">
        {summaryOf(kind, due < asked.today)}
        <span>{text.of(title)}</span>
      </summary>
      {opened ? <DelayCalculator {...asked} kind={kind} due={due} /> : null}
    </details>
  )
}

function summaryOf(kind: Delay['kind'], isLate: boolean): string {
  if (kind === 'correction') return text.correct
  if (isLate) return text.late
  return kind === 'payment' ? text.payLate : text.whatIf[kind]
}
