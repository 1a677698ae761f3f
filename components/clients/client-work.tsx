import type { Route } from 'next'
import Link from 'next/link'
import { ClientSection } from '@/components/clients/client-section'
import { PhaseBadge } from '@/components/obligations/phase-badge'
import { linkStyles } from '@/components/ui/control-styles'
import { MoreLink } from '@/components/ui/more-link'
import { ReceiptLinks } from '@/components/obligations/receipt-links'
import { OpenObligation } from '@/components/obligations/board/open-obligation'
import { templateText } from '@/content/obligation-templates'
import { calendarText, workText as text } from '@/content/obligations'
import { addDays, bogotaDay, daysBetween, type CivilDay } from '@/lib/calendar/civil-day'
import { clientHref } from '@/lib/format/client-href'
import { formatDay } from '@/lib/format/date'
import { formatPesos } from '@/lib/format/number'
import { sentences } from '@/lib/format/sentences'
import { isOpen, isOwnWork, missingText, phaseOf, stateName, titleOf } from '@/lib/obligations/obligation'
import { readWork } from '@/lib/obligations/queries'
import type { Work, WorkRow } from '@/lib/obligations/schema'
import type { SearchParams } from '@/lib/http/search-params'
import type { Member } from '@/lib/session/require'

const nearDays = 62
const monthRows = 5
const doneRows = 12

type ClientWorkProps = { member: Member; client: string; params: SearchParams }

/** After ten years a client has hundreds of dates, so distant dates and old completed dates are sent on request. */
export async function ClientWork({ member, client, params }: ClientWorkProps) {
  const work = await readWork(member, client)
  const today = bogotaDay(new Date())
  const open = work.rows.filter((row) => isOpen(phaseOf(row, today)))
  const near = open.filter(({ listed }) => listed <= addDays(today, nearDays))
  const later = open.filter(({ listed }) => listed > addDays(today, nearDays))
  const done = work.rows.filter((row) => !isOpen(phaseOf(row, today))).toReversed()
  const list = { work, today }
  const [showsLater, showsAll] = [params.despues === '1', params.hechas === '1']
  const href = (despues: boolean, hechas: boolean) => {
    const more = `${despues ? '&despues=1' : ''}${hechas ? '&hechas=1' : ''}`
    return `${clientHref(client, 'trabajo')}${more}` as Route
  }
  const add = (
    <Link href={`/admin/trabajo/nueva?cliente=${client}` as Route} prefetch={false} className={linkStyles}>
      {templateText.own.button}
    </Link>
  )
  if (work.rows.length === 0)
    return (
      <>
        <p className="py-2 text-ink-2">{text.none}</p>
        <p>{add}</p>
      </>
    )
  return (
    <div className="grid max-w-[64rem] gap-12">
      <ClientSection
        id="open"
        title={text.open(open.length)}
        empty={open.length === 0 && text.nothingOpen}
        aside={add}
      >
        <Rows {...list} rows={near} />
        {later.length > 0 ? (
          <div className="mt-4">
            <MoreLink href={href(!showsLater, showsAll)} shown={showsLater}>
              {text.later(later.length)}
            </MoreLink>
            {showsLater ? <Rows {...list} rows={later} /> : null}
          </div>
        ) : null}
      </ClientSection>
      {done.length > 0 ? (
        <ClientSection id="done" title={text.done(done.length)}>
          <Rows {...list} rows={showsAll ? done : done.slice(0, doneRows)} />
          {done.length > doneRows ? (
            <MoreLink href={href(showsLater, !showsAll)} shown={showsAll}>
              {showsAll ? text.fewerDone : text.moreDone(done.length - doneRows)}
            </MoreLink>
          ) : null}
        </ClientSection>
      ) : null}
    </div>
  )
}

export async function MonthWork({ member, client }: { member: Member; client: string }) {
  const work = await readWork(member, client)
  const today = bogotaDay(new Date())
  const phase = (row: WorkRow) => phaseOf(row, today)
  const rows = work.rows
    .filter((row) => phase(row) === 'overdue' || row.listed.startsWith(today.slice(0, 7)))
    .toSorted((one, other) => Number(isOpen(phase(other))) - Number(isOpen(phase(one))))
  const isNew = work.rows.length === 0
  return (
    <ClientSection
      id="client-month"
      title={text.month.title}
      empty={rows.length === 0 && (isNew ? text.month.noProfile : text.month.none)}
      aside={
        <Link href={clientHref(client, isNew ? 'perfil' : 'trabajo')} prefetch={false} className={linkStyles}>
          {isNew ? text.month.profile : text.month.all(rows.length - monthRows)}
        </Link>
      }
    >
      <Rows rows={rows.slice(0, monthRows)} work={work} today={today} />
    </ClientSection>
  )
}

type ListProps = { work: Work; today: CivilDay }

const Rows = ({ rows, ...list }: ListProps & { rows: readonly WorkRow[] }) => (
  <ul className="rule-closes">
    {rows.map((row) => (
      <Row key={row.id} row={row} {...list} />
    ))}
  </ul>
)

function Row({ row, work, today }: ListProps & { row: WorkRow }) {
  const { due, responsible, receipt, value, message, applies, receipts, filedOn } = row
  const phase = phaseOf(row, today)
  const title = titleOf(row)
  const doneOn = text.fields[isOwnWork(row) ? 'doneOn' : 'filedOn']
  const who = responsible ? work.members.find(({ id }) => id === responsible)?.name : work.advisor
  const days = due && isOpen(phase) ? calendarText.days(daysBetween(today, due)).toLowerCase() : null
  const facts = [
    due ? [formatDay(due), days].filter(Boolean).join(', ') : calendarText.undated,
    isOpen(phase) ? text.responsible(who ?? null) : filedOn && `${doneOn} ${formatDay(filedOn)}`,
    receipt && text.receipt(receipt),
    value === null ? null : formatPesos(value),
    applies ? null : text.gone,
  ]
  return (
    <li className="grid gap-x-6 border-t border-rule py-3.5 first:border-t-0 sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <h3 className="font-sans text-base font-semibold">
          <OpenObligation
            id={row.id}
            name={title}
            className="inline-flex min-h-tap items-center underline decoration-1 underline-offset-[0.22em] hover:decoration-2"
          >
            <bdi>{title}</bdi>
          </OpenObligation>
        </h3>
        <p className="text-[1rem] text-ink-2">{sentences(...facts).replace(/\.?$/, '.')}</p>
        {(message ?? missingText(row)) ? (
          <p className="text-sm wrap-anywhere text-ink-2">{message ?? missingText(row)}</p>
        ) : null}
      </div>
      <p className="flex flex-wrap items-center gap-3 sm:justify-end">
        <ReceiptLinks receipts={receipts} title={title} />
        {phase === 'overdue' ? <PhaseBadge phase={phase} /> : null}
        <PhaseBadge phase={phase === 'overdue' ? 'ours' : phase} label={stateName(row)} />
      </p>
    </li>
  )
}
