import Link from 'next/link'
import { DeliverButton } from '@/components/obligations/deliver-button'
import { DelayCost } from '@/components/obligations/delay-cost'
import { PhaseBadge } from '@/components/obligations/phase-badge'
import { ReceiptLinks, receiptDetails } from '@/components/obligations/receipt-links'
import { Remark } from '@/components/obligations/remark'
import { buttonStyles } from '@/components/ui/button-styles'
import { cn } from '@/components/ui/cn'
import { receiptsText } from '@/content/obligation-receipts'
import { calendarText as text, workStates } from '@/content/obligations'
import { daysBetween, momentAt, type CivilDay } from '@/lib/calendar/civil-day'
import { formatDay } from '@/lib/format/date'
import { formatDayParts, longMonth } from '@/lib/format/day-name'
import { formatPesos } from '@/lib/format/number'
import type { Entry } from '@/lib/obligations/calendar'
import { delayEstimate, delayKind } from '@/lib/obligations/delay-kind'
import { isOpen, isOwnWork, missingText, phaseOf, titleOf } from '@/lib/obligations/obligation'
import type { FirmFigures } from '@/lib/tax-calendar/figures'

const noon = (day: CivilDay) => momentAt(day, 12)
const named = (day: CivilDay) => formatDay(noon(day))

type CalendarRowProps = {
  entry: Entry
  today: CivilDay
  figures: FirmFigures
  hot?: boolean
  /** Shows the month beside the day, for lists without a heading for each month. */
  withMonth?: boolean
}

export function CalendarRow({ entry, today, figures, hot = false, withMonth = false }: CalendarRowProps) {
  const phase = phaseOf(entry, today)
  const { due, receipts } = entry
  const title = titleOf(entry)
  return (
    <li
      id={`o-${entry.id}`}
      className={cn(
        'scroll-mt-24 grid grid-cols-[4.75rem_minmax(0,1fr)] max-[18rem]:grid-cols-1 gap-x-4 border-t border-rule first:border-t-0 sm:grid-cols-[5.25rem_minmax(0,1fr)_11rem] sm:items-center sm:gap-x-6',
        hot && '-mx-gut bg-ochre-wash px-gut sm:-mx-4 sm:px-4 forced-colors:border-2',
      )}
    >
      <DayMark entry={entry} hot={hot} withMonth={withMonth || phase === 'overdue'} />
      <div className="min-w-0 pt-3.5 sm:py-3.5">
        <h3 className="text-[1.1875rem]">
          <bdi>{title}</bdi>
        </h3>
        <p className={cn('max-w-[54ch] text-[1rem] leading-snug wrap-anywhere', !hot && 'text-ink-2')}>
          {noteOf(entry, today)}
        </p>
        <PaymentProofs entry={entry} />
        <Remark
          one={entry}
          today={today}
          figures={figures}
          className={cn('mt-1 max-w-[60ch] text-sm', !hot && 'text-ink-2')}
        />
        <LeastCost entry={entry} today={today} figures={figures} />
        <DelayCost
          kind={delayKind(entry, today)}
          title={title}
          due={due}
          value={entry.value}
          today={today}
          figures={figures}
        />
        {entry.norm && isOpen(phase) ? <Origin entry={entry} title={title} /> : null}
      </div>
      <div className="col-start-2 flex flex-wrap items-center gap-x-3 gap-y-1.5 pt-1.5 pb-3.5 text-sm max-[18rem]:col-start-1 sm:col-start-3 sm:grid sm:justify-items-end sm:py-3.5 sm:text-right">
        <PhaseBadge
          phase={phase}
          hot={hot}
          {...(phase === 'filed' && isOwnWork(entry) && { label: workStates.filed })}
        />
        {due && isOpen(phase) ? <b className="font-semibold">{text.days(daysBetween(today, due))}</b> : null}
        <ReceiptLinks receipts={receipts} title={title} />
        <Deliver entry={entry} title={title} hot={hot} open={phase === 'waiting' || phase === 'overdue'} />
      </div>
    </li>
  )
}

/** What is asked in a request is delivered there; what only the calendar names is delivered from its row. */
function Deliver({ entry, title, hot, open }: { entry: Entry; title: string; hot: boolean; open: boolean }) {
  const { id, request, delivered } = entry
  if (!open && !delivered) return null
  return (
    <>
      {request && !request.byClient ? (
        <Link
          href={`/portal/solicitudes/${request.id}`}
          prefetch={false}
          className={buttonStyles({ size: 'sm', variant: hot ? 'primary' : 'outline' })}
        >
          {delivered ? text.deliver.see : text.deliver.button}
          <span className="sr-only">: {title}</span>
        </Link>
      ) : (
        <DeliverButton obligation={id} title={title} more={delivered} hot={hot} />
      )}
      <Link
        href={`/portal/mensajes/nuevo?obligacion=${id}`}
        prefetch={false}
        className={buttonStyles({ size: 'sm', variant: 'quiet' })}
      >
        {text.write}
        <span className="sr-only">: {title}</span>
      </Link>
    </>
  )
}

function DayMark({
  entry: { due, listed },
  hot,
  withMonth,
}: {
  entry: Entry
  hot: boolean
  withMonth: boolean
}) {
  const { date, weekday } = formatDayParts(noon(listed))
  return (
    <p
      className={cn(
        'row-span-2 grid content-start border-r-5 max-[18rem]:row-span-1 max-[18rem]:border-r-0 max-[18rem]:pb-0 border-double py-3.5 text-sm leading-tight sm:row-span-1 sm:h-full sm:content-center',
        hot ? 'border-ochre' : 'border-rule-green text-ink-2',
      )}
    >
      {due ? (
        <time dateTime={due}>
          <b className="block font-serif text-[1.75rem]/none font-[450] text-ink">{date}</b>
          {withMonth ? longMonth(due.slice(0, 7)) : weekday}
        </time>
      ) : (
        <span className="pr-1">
          {withMonth ? <span className="block">{longMonth(listed.slice(0, 7))}</span> : null}
          {text.undated}
        </span>
      )}
    </p>
  )
}

function noteOf(entry: Entry, today: CivilDay): string {
  const { filedOn, paidOn, receipt, responsible, message, applies, value } = entry
  const pesos = value === null ? null : formatPesos(value)
  const own = isOwnWork(entry)
  if (filedOn) {
    if (own) return text.notes.done(named(filedOn))
    if (paidOn) return text.notes.paid(named(filedOn), named(paidOn), pesos, receipt)
    return [text.notes.filed(named(filedOn), receipt), pesos ? text.notes.value(pesos) : ''].join(' ').trim()
  }
  if (!applies) return text.notes.gone(responsible)
  if (entry.delivered) return text.notes.delivered(responsible)
  const phase = phaseOf(entry, today)
  if (message) return message
  const missing = missingText(entry)
  if (missing) return missing
  if (phase === 'overdue') return own ? text.notes.late(responsible) : text.notes.overdue(responsible)
  if (phase === 'waiting') return own ? text.notes.needed(responsible) : text.notes.waiting(responsible)
  return text.notes.ours(responsible)
}

/** What the return says is part of the note above. */
function PaymentProofs({ entry: { receipts } }: Pick<CalendarRowProps, 'entry'>) {
  return receipts
    .filter((receipt) => receipt.kind === 'payment' && receiptDetails(receipt) !== '')
    .map((receipt) => (
      <p key={receipt.document} className="max-w-[54ch] text-sm wrap-anywhere text-ink-2">
        {receiptsText.kinds.payment}: {receiptDetails(receipt)}.
      </p>
    ))
}

function LeastCost({ entry, today, figures }: Pick<CalendarRowProps, 'entry' | 'today' | 'figures'>) {
  const estimate = delayEstimate(entry, today, figures)
  if (!estimate) return null
  const { title, text: sentence, notice } = text.delay
  return (
    <p className="mt-1 max-w-[54ch] text-sm">
      <b className="font-semibold">{title}</b>{' '}
      {sentence(formatPesos(estimate.pesos), estimate.formula, estimate.norm)} {notice}
    </p>
  )
}

function Origin({ entry, title }: { entry: Entry; title: string }) {
  const { norm, dateState, due, actBy } = entry
  return (
    <details className="text-sm text-ink-2">
      <summary className="flex min-h-tap w-fit cursor-pointer items-center underline decoration-dotted underline-offset-4">
        {text.origin.summary}
        <span className="sr-only">{text.origin.of(title)}</span>
      </summary>
      <p className="max-w-[60ch] pb-2">
        {norm}. {dateState ? text.origin.states[dateState](entry.responsible) : null}
        {actBy && actBy !== due ? ` ${text.origin.actBy(named(actBy))}` : null}
      </p>
    </details>
  )
}
