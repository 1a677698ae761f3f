import { receiptDetails } from '@/components/obligations/receipt-links'
import { pendingRemark } from '@/components/obligations/remark'
import { receiptsText } from '@/content/obligation-receipts'
import { calendarText as text, workStates } from '@/content/obligations'
import { daysBetween, type CivilDay } from '@/lib/calendar/civil-day'
import { formatDay } from '@/lib/format/date'
import { formatDayParts, longMonth } from '@/lib/format/day-name'
import { formatPesos } from '@/lib/format/number'
import type { Entry } from '@/lib/obligations/calendar'
import { delayEstimate, delayKind } from '@/lib/obligations/delay-kind'
import { isOpen, isOwnWork, missingText, phaseOf, titleOf, type Phase } from '@/lib/obligations/obligation'
import type { KeptReceipt } from '@/lib/obligations/schema'
import type { FirmFigures } from '@/lib/tax-calendar/figures'

/** An item contains finished texts, so that browsers need not load the tax calendar and the names of cities. */
export type CalendarItem = {
  id: string
  title: string
  phase: Phase
  due: CivilDay | null
  /** The day of the month as a text; empty if the obligation has no due date. */
  day: string
  /** The weekday or the month, shown beside the day. */
  beside: string
  note: string
  lines?: readonly string[]
  remark?: string
  cost?: string
  delay?: { kind: NonNullable<ReturnType<typeof delayKind>>; value: number | null }
  origin?: string
  /** Replaces the usual name of the obligation's `phase` on the page. */
  label?: string
  days?: string
  receipts?: readonly Pick<KeptReceipt, 'document' | 'kind' | 'name'>[]
  deliver?: { request: string | null; delivered: boolean }
}

/** `withMonth` shows the month beside the day, for lists without a heading for each month. */
export function calendarItem(
  entry: Entry,
  today: CivilDay,
  figures: FirmFigures,
  withMonth: boolean,
): CalendarItem {
  const { id, due, listed, receipts, value, request, delivered } = entry
  const phase = phaseOf(entry, today)
  const { date, weekday } = formatDayParts(listed)
  const monthly = withMonth || phase === 'overdue'
  const lines = proofsOf(receipts)
  const remark = pendingRemark(entry, today, figures)
  const cost = leastCost(entry, today, figures)
  const kind = delayKind(entry, today)
  const asksClient = phase === 'waiting' || phase === 'overdue' || delivered
  return {
    id,
    title: titleOf(entry),
    phase,
    due,
    day: due ? date : '',
    beside: monthly ? longMonth((due ?? listed).slice(0, 7)) : due ? weekday : '',
    note: noteOf(entry, today),
    ...(lines.length > 0 && { lines }),
    ...(remark && { remark }),
    ...(cost && { cost }),
    ...(kind && { delay: { kind, value } }),
    ...(entry.norm && isOpen(phase) && { origin: originOf(entry) }),
    ...(phase === 'filed' && isOwnWork(entry) && { label: workStates.filed }),
    ...(due && isOpen(phase) && { days: text.days(daysBetween(today, due)) }),
    ...(receipts.length > 0 && {
      receipts: receipts.map(({ document, kind: of, name }) => ({ document, kind: of, name })),
    }),
    ...(asksClient && { deliver: { request: request && !request.byClient ? request.id : null, delivered } }),
  }
}

function noteOf(entry: Entry, today: CivilDay): string {
  const { filedOn, paidOn, receipt, responsible, message, applies, value } = entry
  const pesos = value === null ? null : formatPesos(value)
  const own = isOwnWork(entry)
  if (filedOn) {
    if (own) return text.notes.done(formatDay(filedOn))
    if (paidOn) return text.notes.paid(formatDay(filedOn), formatDay(paidOn), pesos, receipt)
    return [text.notes.filed(formatDay(filedOn), receipt), pesos ? text.notes.value(pesos) : '']
      .join(' ')
      .trim()
  }
  if (!applies) return text.notes.gone(responsible)
  if (entry.delivered) return text.notes.delivered(responsible)
  const phase = phaseOf(entry, today)
  if (message) return message
  const missing = missingText(entry)
  if (missing) return entry.missing === 'no-table' ? text.notes.unpublished(responsible) : missing
  if (phase === 'overdue') return own ? text.notes.late(responsible) : text.notes.overdue(responsible)
  if (phase === 'waiting') return own ? text.notes.needed(responsible) : text.notes.waiting(responsible)
  return text.notes.ours(responsible)
}

/** Lists only payment receipts, because the item's `note` already describes the receipt of the tax return. */
const proofsOf = (receipts: readonly KeptReceipt[]): string[] =>
  receipts
    .filter((receipt) => receipt.kind === 'payment' && receiptDetails(receipt) !== '')
    .map((receipt) => `${receiptsText.kinds.payment}: ${receiptDetails(receipt)}.`)

function leastCost(entry: Entry, today: CivilDay, figures: FirmFigures): string | null {
  const estimate = delayEstimate(entry, today, figures)
  if (!estimate) return null
  const { text: sentence, notice } = text.delay
  return `${sentence(formatPesos(estimate.pesos), estimate.formula, estimate.norm)} ${notice}`
}

function originOf({ norm, dateState, due, actBy, responsible }: Entry): string {
  const state = dateState ? text.origin.states[dateState](responsible) : ''
  const act = actBy && actBy !== due ? text.origin.actBy(formatDay(actBy)) : ''
  return [`${norm}.`, state, act].filter(Boolean).join(' ')
}
