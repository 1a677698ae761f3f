import { Download } from 'lucide-react'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { Breadcrumb } from '@/components/site/breadcrumb'
import { Button } from '@/components/ui/button'
import { linkStyles } from '@/components/ui/control-styles'
import { LinkTabs } from '@/components/ui/link-tabs'
import { Notice } from '@/components/ui/notice'
import { PeriodSteps } from '@/components/ui/period-steps'
import { FigureDocuments } from '@/components/worksheet/figure-documents'
import { SheetSection } from '@/components/worksheet/sheet-section'
import { clientText } from '@/content/client-page'
import { periodName } from '@/content/tax-calendar/words'
import { worksheetText as text } from '@/content/worksheet'
import { clientHref } from '@/lib/format/client-href'
import { capitalized } from '@/lib/format/appointment-time'
import { formatSum } from '@/lib/monthly-totals/monthly-totals'
import { periodKey } from '@/lib/tax-calendar/period'
import {
  kindOf,
  otherKind,
  periodAfter,
  worksheetHref,
  type WorksheetPeriod,
  type WorksheetQuery,
} from '@/lib/worksheet/period'
import {
  vatBalance,
  worksheetSections,
  type Worksheet,
  type WorksheetDocuments,
} from '@/lib/worksheet/worksheet'

type WorksheetPageProps = {
  client: string
  period: WorksheetPeriod
  sheet: Worksheet
  query: WorksheetQuery
  documents: WorksheetDocuments | null
  /** A part of the page that another feature renders, because features do not import each other. */
  children?: ReactNode
}

export function WorksheetPage({ client, period, sheet, query, documents, children }: WorksheetPageProps) {
  const kind = kindOf(period)
  const sections = worksheetSections(kind, sheet.figures)
  const isEmpty = sheet.figures.length === 0
  const { sales, purchases, balance } = vatBalance(sections)
  return (
    <div className="pt-6">
      <Breadcrumb
        trail={[
          { label: clientText.back, href: '/admin/clientes' },
          { label: sheet.title, href: clientHref(client, 'cifras') },
        ]}
        current={text.title}
      />
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3 pb-5">
        <div className="min-w-0">
          <h1 className="wrap-anywhere">
            {text.title}: {text.kinds[kind]}
          </h1>
          <p className="text-ink-2">
            <bdi>{sheet.title}</bdi>, {periodName(period)}
          </p>
        </div>
        <Button asChild size="sm">
          <a href={`/admin/clientes/${client}/hoja/exportar?periodo=${periodKey(period)}`} download>
            <Download strokeWidth={1.75} aria-hidden />
            {text.export.excel}
          </a>
        </Button>
      </div>
      <Notice tone="warn">{text.draft}</Notice>
      <Periods client={client} period={period} sheet={sheet} />
      {children}
      {isEmpty ? <p className="py-4 text-ink-2">{text.none}</p> : null}
      <div className="grid gap-10 pt-4">
        {isEmpty
          ? null
          : sections.map((section) => (
              <SheetSection
                key={section.id}
                section={section}
                client={client}
                period={period}
                shown={query.figure}
              />
            ))}
        {kind === 'vat' && !isEmpty ? (
          <section aria-labelledby="balance" className="border-t-3 border-double border-ink pt-3">
            <h2 id="balance" className="text-lg">
              {text.balance.title}
            </h2>
            <p className="font-serif text-2xl tabular-nums">{formatSum(balance)}</p>
            <p className="text-sm text-ink-2">
              {text.balance.formula(formatSum(sales), formatSum(purchases))}
            </p>
          </section>
        ) : null}
        {query.figure && documents ? (
          <FigureDocuments
            client={client}
            period={period}
            figure={query.figure}
            passed={query.passed}
            documents={documents}
          />
        ) : null}
        <ul className="grid max-w-[68ch] gap-1.5 text-sm text-ink-2">
          {text.rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      </div>
    </div>
  )
}

type PeriodsProps = Pick<WorksheetPageProps, 'client' | 'period' | 'sheet'>

/** Links to other periods, with a hint if the client's VAT returns do not have this period's length. */
function Periods({ client, period, sheet: { cycle } }: PeriodsProps) {
  const kind = kindOf(period)
  const other = otherKind(period, cycle)
  const [vat, withholding] = kind === 'vat' ? [period, other] : [other, period]
  const step = (by: -1 | 1) => {
    const to = periodAfter(period, by)
    return { href: worksheetHref(client, to), label: capitalized(periodName(to)) }
  }
  return (
    <>
      <LinkTabs
        label={text.title}
        className="mt-5"
        items={[
          {
            href: worksheetHref(client, vat),
            label: text.choose.vat,
            current: kind === 'vat',
          },
          {
            href: worksheetHref(client, withholding),
            label: text.choose.withholding,
            current: kind === 'withholding',
          },
        ]}
      />
      <PeriodSteps label={text.periods} before={step(-1)} after={step(1)} className="" />
      {kind === 'vat' && cycle !== period.cycle ? (
        <p className="text-sm">
          {text.otherCycle[cycle ?? 'none']}{' '}
          {cycle ? (
            <Link
              href={worksheetHref(client, otherKind(otherKind(period, cycle), cycle))}
              prefetch={false}
              className={linkStyles}
            >
              {capitalized(periodName(otherKind(otherKind(period, cycle), cycle)))}
            </Link>
          ) : (
            <Link href={clientHref(client, 'perfil')} prefetch={false} className={linkStyles}>
              {text.profile}
            </Link>
          )}
        </p>
      ) : null}
    </>
  )
}
