import type { Route } from 'next'
import Link from 'next/link'
import { cn } from '@/components/ui/cn'
import { linkStyles } from '@/components/ui/control-styles'
import { Notice } from '@/components/ui/notice'
import { missingFigureNames } from '@/content/firm-calendar-review'
import { obligationTitle } from '@/content/obligations'
import { todayText } from '@/content/today'
import { type CivilDay } from '@/lib/calendar/civil-day'
import { capitalized } from '@/lib/format/appointment-time'
import { cappedCount } from '@/lib/format/capped-count'
import { formatDayAndMonth } from '@/lib/format/day-name'
import { readPeriod } from '@/lib/tax-calendar/period'
import { figuresYear, missingFigures } from '@/lib/tax-calendar/year-figures'
import { dueHref } from '@/lib/today/line-text'
import type { FirmWeek } from '@/lib/today/queries'
import type { Result } from '@/lib/result'

const { due: text, requests: requestsText } = todayText
const day = (date: string) => formatDayAndMonth(date)

type WeekDueProps = {
  week: Promise<Result<FirmWeek>>
  whole: boolean
  /** The year whose calendar the firm prepares, from November to January; null in the other months. */
  review: number | null
  today: CivilDay
}

export async function WeekDue({ week, whole, review, today }: WeekDueProps) {
  const answer = await week
  const { due, rest, requests } = answer.ok ? answer.data : { due: [], rest: 0, requests: null }
  const year = figuresYear(today)
  // Only administrators see which figures are missing, because only they can enter figures.
  const missing = answer.ok && whole ? missingFigures(year, answer.data) : []
  const [settled, total] = [sum(due.map((one) => one.settled)), sum(due.map((one) => one.total))]
  return (
    <>
      <section aria-labelledby="due">
        <PanelHeading id="due" {...text} href="/admin/trabajo" />
        {due.length === 0 ? (
          <p className="py-3 text-[1rem] text-ink-2">{answer.ok ? text.none : text.failed}</p>
        ) : (
          <>
            <ul>
              {due.map((one) => (
                <DueRow key={`${one.obligation} ${one.municipality} ${one.period}`} due={one} />
              ))}
            </ul>
            <p className="flex justify-between gap-4 py-2.5 text-[1rem] rule-closes">
              <span>{rest > 0 ? text.rest(rest) : text.sum[whole ? 'whole' : 'own']}</span>
              {rest > 0 ? null : <b>{text.of(settled, total)}</b>}
            </p>
            <p aria-hidden className="flex flex-wrap gap-x-5 pt-2 text-sm text-ink-2">
              <span className="inline-flex items-center gap-2">
                <i className="h-2.5 w-4 border border-green bg-green" /> {text.legend.settled}
              </span>
              <span className="inline-flex items-center gap-2">
                <i className={cn('h-2.5 w-4 border border-green', hatch)} /> {text.legend.waiting}
              </span>
            </p>
          </>
        )}
        {review === null && missing.length === 0 ? null : (
          <div className="grid justify-items-start gap-3 pt-3">
            {missing.length > 0 ? (
              <Notice tone="warn">
                {text.figures(missing.map((one) => missingFigureNames[one](year)).join('; '))}
              </Notice>
            ) : null}
            <Link
              href={`/admin/calendario?ano=${review ?? year}&vista=revisar`}
              prefetch={false}
              className={linkStyles}
            >
              {text.review(review ?? year)}
            </Link>
          </div>
        )}
      </section>
      {requests ? <OwedRequests requests={requests} /> : null}
    </>
  )
}

const hatch = 'bg-[repeating-linear-gradient(135deg,var(--color-ink)_0_1.5px,transparent_1.5px_4px)]'
const sum = (numbers: readonly number[]) => numbers.reduce((all, n) => all + n, 0)

type PanelHeadingProps = { id: string; title: string; all: string; href: Route }

const PanelHeading = ({ id, title, all, href }: PanelHeadingProps) => (
  <div className="flex flex-wrap items-baseline justify-between gap-x-4 rule-opens">
    <h2 id={id} className="text-lg">
      {title}
    </h2>
    <Link href={href} prefetch={false} className={`${linkStyles} text-sm`}>
      {all}
    </Link>
  </div>
)

function DueRow({ due }: { due: FirmWeek['due'][number] }) {
  const { first, last, settled, total, waiting, overdue, period, ...named } = due
  const left = total - settled
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-3 border-b border-rule py-3 text-[1rem]">
      <Link
        href={dueHref(due.obligation, first)}
        prefetch={false}
        className="inline-flex min-h-tap items-center font-[550] wrap-anywhere hover:underline"
      >
        {obligationTitle({ ...named, period: readPeriod(period) })}
      </Link>
      <span className={cn('text-right text-sm', overdue > 0 ? 'text-red' : left > 0 && 'font-[550]')}>
        {overdue > 0 ? text.overdue(overdue) : text.left(left)}
      </span>
      <span className="text-sm text-ink-2">{capitalized(text.between(day(first), day(last)))}</span>
      <span className="text-right text-sm text-ink-2" aria-hidden>
        {text.of(settled, total)}
      </span>
      <span
        role="img"
        aria-label={text.bar(settled, total, waiting)}
        className="col-span-2 mt-1.5 flex h-2.5 border border-green bg-sheet forced-colors:border-[CanvasText]"
      >
        <i
          style={{ width: `${(100 * settled) / total}%` }}
          className="bg-green forced-colors:bg-[Highlight]"
        />
        <i style={{ width: `${(100 * waiting) / total}%` }} className={hatch} />
      </span>
    </li>
  )
}

function OwedRequests({ requests }: { requests: FirmWeek['requests'] }) {
  const owed = (['overdue', 'begun', 'untouched'] as const).filter((state) => requests[state] > 0)
  return (
    <section aria-labelledby="owed">
      <PanelHeading id="owed" {...requestsText} href="/admin/solicitudes" />
      {owed.length === 0 ? <p className="py-3 text-[1rem] text-ink-2">{requestsText.none}</p> : null}
      <dl>
        {owed.map((state) => (
          <div
            key={state}
            className="flex min-h-11 items-center justify-between gap-4 border-b border-rule text-[1rem]"
          >
            <dt className="text-ink-2">{requestsText[state]}</dt>
            <dd className={cn('font-semibold tabular-nums', state === 'overdue' && 'text-red')}>
              {cappedCount(requests[state])}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
