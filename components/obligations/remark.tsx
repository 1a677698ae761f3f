import type { CivilDay } from '@/lib/calendar/civil-day'
import { isOpen, phaseOf, type Obligation } from '@/lib/obligations/obligation'
import type { FirmFigures } from '@/lib/tax-calendar/figures'
import { remarkOf } from '@/lib/tax-calendar/remarks'

type RemarkProps = { one: Obligation; today: CivilDay; figures: FirmFigures; className?: string }

/** Returns the remark while the obligation is open; a withholding return stays open until it is paid. */
export function pendingRemark(one: Obligation, today: CivilDay, figures: FirmFigures): string | null {
  const phase = phaseOf(one, today)
  const isPending = isOpen(phase) || (phase === 'filed' && one.obligation === 'withholding')
  return one.applies && isPending ? remarkOf(one, figures) : null
}

export function Remark({ one, today, figures, className }: RemarkProps) {
  const remark = pendingRemark(one, today, figures)
  return remark ? <p className={className}>{remark}</p> : null
}
