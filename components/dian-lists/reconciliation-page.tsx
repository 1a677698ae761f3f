import Link from 'next/link'
import { ClientMonthHeading } from '@/components/clients/client-month-heading'
import { AskButton } from '@/components/dian-lists/ask-button'
import { Bridge } from '@/components/dian-lists/bridge'
import { ClassSection } from '@/components/dian-lists/class-section'
import { ListUpload } from '@/components/dian-lists/list-upload'
import { MonthActs } from '@/components/dian-lists/month-acts'
import { MonthFacts, Steps } from '@/components/dian-lists/month-facts'
import { linkStyles } from '@/components/ui/control-styles'
import { LinkTabs } from '@/components/ui/link-tabs'
import { Notice } from '@/components/ui/notice'
import { Pager } from '@/components/ui/pager'
import { listClassText } from '@/content/dian-list-classes'
import { dianListsText as text } from '@/content/dian-lists'
import { monthName } from '@/content/tax-calendar/words'
import { addDays, formatCivilDay, type CivilDay } from '@/lib/calendar/civil-day'
import { reconciliationHref, type ReconciliationQuery } from '@/lib/dian-lists/href'
import {
  explainedClasses,
  openClasses,
  restClasses,
  sideTotals,
  type DianMonth,
  type DianPage,
  type SideSums,
} from '@/lib/dian-lists/line'
import { formatCents } from '@/lib/einvoice/format-cents'
import type { ListClass } from '@/lib/einvoice/dian-list/list-class'
import { lastDay } from '@/lib/einvoice/dian-list/month'
import { capitalized } from '@/lib/format/appointment-time'
import { formatDateTime } from '@/lib/format/date'

type ReconciliationPageProps = { client: string; page: DianPage; query: ReconciliationQuery; today: CivilDay }

const linesEach = 100

export function ReconciliationPage({ client, page, query, today }: ReconciliationPageProps) {
  const { month } = page
  const name = monthName(query.month)
  const sums = month?.summary[query.side] ?? {}
  const isOver = lastDay(query.month) < today
  return (
    <div className="pt-6">
      <ClientMonthHeading
        client={client}
        page={page}
        text={{ ...text, heading: text.heading(name), crumb: text.short }}
        month={query.month}
        hrefOf={(month) => reconciliationHref(client, { month, side: query.side })}
      >
        {month && (isOver || month.closedAt) ? (
          <MonthActs
            client={client}
            month={month.month}
            name={name}
            isClosed={month.closedAt !== null}
            open={month.open}
            left={leftOpen(month)}
          />
        ) : null}
      </ClientMonthHeading>
      <div className="grid gap-10">
        {month ? <Notices month={month} name={name} isOver={isOver} /> : null}
        {month ? (
          <>
            <Sides client={client} query={query} month={month} />
            <section
              aria-labelledby="known"
              className="grid gap-6 min-[60rem]:grid-cols-[20rem_minmax(0,1fr)]"
            >
              <div>
                <h2 id="known">{knows(sums)}</h2>
                <p className="mt-2 text-ink-2">{text.pending(month.open)}</p>
                <MonthFacts month={month} />
              </div>
              <Bridge sums={sums} />
            </section>
          </>
        ) : (
          <Steps name={name} />
        )}
        {month?.closedAt ? null : <ListUpload client={client} hasList={month !== null} />}
        {month ? <Classes client={client} page={page} month={month} query={query} today={today} /> : null}
      </div>
    </div>
  )
}

function knows(sums: SideSums): string {
  const { dian, us } = sideTotals(sums)
  return dian[0] === us[0] && dian[1] === us[1] && dian[2] === us[2]
    ? text.same(dian[0])
    : text.knows(dian[0], us[0])
}

const leftOpen = ({ summary }: DianMonth): string[] =>
  openClasses.flatMap((name) => {
    const open = (summary.purchase?.[name]?.open ?? 0) + (summary.sale?.[name]?.open ?? 0)
    return open > 0 ? [text.closeForm.left(listClassText[name].name, open)] : []
  })

type NoticesProps = { month: DianMonth; name: string; isOver: boolean }

function Notices({ month, name, isOver }: NoticesProps) {
  const { closedAt, closedBy, open, from, until } = month
  const isWhole = from === `${month.month}-01` && until === lastDay(month.month)
  if (closedAt)
    return <Notice>{text.closed(capitalized(name), closedBy ?? '', formatDateTime(closedAt), open)}</Notice>
  return (
    <div className="grid gap-3">
      {isOver ? null : <Notice tone="warn">{text.running(capitalized(name))}</Notice>}
      {isWhole ? null : <Notice tone="warn">{text.cut(formatCivilDay(from), formatCivilDay(until))}</Notice>}
    </div>
  )
}

type SidesProps = { client: string; query: ReconciliationQuery; month: DianMonth }

function Sides({ client, query, month }: SidesProps) {
  const { sides } = text
  return (
    <LinkTabs
      label={sides.label}
      items={(['purchase', 'sale'] as const).map((side) => ({
        href: reconciliationHref(client, { month: query.month, side }),
        label: `${sides[side]} ${sideTotals(month.summary[side] ?? {}).dian[0].toLocaleString('es-CO')}`,
        current: side === query.side,
      }))}
    />
  )
}

type ClassesProps = ReconciliationPageProps & { month: DianMonth }

function Classes({ client, page, month, query, today }: ClassesProps) {
  const sums = month.summary[query.side] ?? {}
  const { shown, passed, side } = query
  const mayAct = month.closedAt === null
  const at = { month: month.month, side }
  const section = (name: ListClass) => {
    const lines = page.classes[name]
    if (!lines || lines.rows.length === 0) return null
    const count = Math.max(sums[name]?.rows ?? 0, lines.rows.length)
    const asked =
      name === 'falta_aqui' || name === 'nota_huerfana'
        ? lines.rows.filter(({ request, known, dian }) => !request && !known && dian)
        : []
    return (
      <ClassSection
        key={name}
        client={client}
        month={month.month}
        name={name}
        rows={lines.rows}
        count={count}
        mayAct={mayAct}
        acts={
          mayAct && side === 'purchase' ? (
            <AskButton
              client={client}
              month={month.month}
              lines={asked.map(({ key, party, number, dian }) => ({
                key,
                party: party || text.noName,
                number: number ?? '',
                total: formatCents(dian?.[1] ?? 0),
              }))}
              due={addDays(today, 5)}
              today={today}
            />
          ) : null
        }
        more={
          name === shown ? (
            <Pager
              label={listClassText[name].name}
              before={
                passed > 0
                  ? {
                      href: reconciliationHref(client, {
                        ...at,
                        shown,
                        passed: Math.max(0, passed - linesEach),
                      }),
                      label: text.earlier,
                    }
                  : null
              }
              after={
                lines.more
                  ? {
                      href: reconciliationHref(client, { ...at, shown, passed: passed + linesEach }),
                      label: text.later,
                    }
                  : null
              }
            />
          ) : lines.more ? (
            <Link
              href={reconciliationHref(client, { ...at, shown: name })}
              prefetch={false}
              className={linkStyles}
            >
              {text.more}
            </Link>
          ) : null
        }
      />
    )
  }
  if (shown)
    return (
      <div className="grid gap-6">
        <Link href={reconciliationHref(client, at)} prefetch={false} className={linkStyles}>
          {text.back}
        </Link>
        {section(shown)}
      </div>
    )
  const explained = explainedClasses.map(section).filter(Boolean)
  return (
    <>
      <section aria-labelledby="resolve" className="grid gap-8">
        <h2 id="resolve" tabIndex={-1}>
          {text.resolve}
        </h2>
        {openClasses.map(section)}
      </section>
      {explained.length > 0 ? (
        <section aria-labelledby="explained" className="grid gap-8">
          <h2 id="explained">{text.explained}</h2>
          {explained}
        </section>
      ) : null}
      <section aria-labelledby="rest">
        <h2 id="rest">{text.rest}</h2>
        <ul className="pt-2">
          {restClasses.map((name) => {
            const rows = sums[name]?.rows ?? 0
            return rows === 0 ? null : (
              <li key={name}>
                <Link
                  href={reconciliationHref(client, { ...at, shown: name })}
                  prefetch={false}
                  className={linkStyles}
                >
                  {text.see(listClassText[name].name, rows)}
                </Link>
                <span className="block text-sm text-ink-2">{listClassText[name].sentence}</span>
              </li>
            )
          })}
          {(month.summary.apart ?? []).map(({ name, rows }) => (
            <li key={name} className="text-sm text-ink-2">
              {text.apart(name, rows)}
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}
