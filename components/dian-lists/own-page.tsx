import type { Route } from 'next'
import Link from 'next/link'
import { ListUpload } from '@/components/dian-lists/list-upload'
import { MonthFacts, Steps } from '@/components/dian-lists/month-facts'
import { buttonStyles } from '@/components/ui/button-styles'
import { columnHeadStyles, linkStyles } from '@/components/ui/control-styles'
import { FigureHeads } from '@/components/ui/figure-table'
import { Notice } from '@/components/ui/notice'
import { Pager } from '@/components/ui/pager'
import { dianListsText as text } from '@/content/dian-lists'
import { monthName } from '@/content/tax-calendar/words'
import { formatCivilDay } from '@/lib/calendar/civil-day'
import type { OwnDianPage } from '@/lib/dian-lists/line'
import { formatCents } from '@/lib/einvoice/format-cents'
import { capitalized } from '@/lib/format/appointment-time'
import { formatDateTime } from '@/lib/format/date'
import { formatNit } from '@/lib/format/nit'

type OwnPageProps = {
  page: OwnDianPage
  passed: number
  mayUpload: boolean
  month: string
}

const each = 50

/** Clients see only the invoices that DIAN knows and the firm does not have. */
export function OwnDianLists({
  page: { month, months, missing },
  passed,
  mayUpload,
  month: ended,
}: OwnPageProps) {
  const at = (to: string, from = 0) =>
    `/portal/conciliacion?mes=${to}${from > 0 ? `&desde=${from}` : ''}` as Route
  const count = month?.summary.purchase?.falta_aqui?.rows ?? 0
  return (
    <div className="grid gap-8">
      {month ? (
        <section aria-labelledby="missing">
          <h2 id="missing">{text.client.missing(count)}</h2>
          <p className="text-ink-2">{text.knows(month.dian, month.ours)}</p>
          {month.closedAt ? (
            <Notice className="mt-3">
              {text.closed(
                capitalized(monthName(month.month)),
                month.closedBy ?? '',
                formatDateTime(month.closedAt),
                month.open,
              )}
            </Notice>
          ) : null}
          {count > 0 ? (
            <>
              <Missing lines={missing.rows} />
              <Pager
                label={text.client.missing(count)}
                before={
                  passed > 0
                    ? { href: at(month.month, Math.max(0, passed - each)), label: text.earlier }
                    : null
                }
                after={missing.more ? { href: at(month.month, passed + each), label: text.later } : null}
              />
              {mayUpload ? (
                <p className="mt-3">
                  <Link href="/portal/facturas" prefetch={false} className={buttonStyles()}>
                    {text.client.upload}
                  </Link>
                </p>
              ) : null}
            </>
          ) : null}
          <MonthFacts month={month} />
        </section>
      ) : (
        <Steps name={monthName(ended)} />
      )}
      {months.length > 1 ? (
        <nav aria-label={text.months} className="flex flex-wrap gap-x-6">
          {months.map((one) => (
            <Link
              key={one}
              href={at(one)}
              prefetch={false}
              className={linkStyles}
              aria-current={one === month?.month ? 'page' : undefined}
            >
              {capitalized(monthName(one))}
            </Link>
          ))}
        </nav>
      ) : null}
      {mayUpload ? <ListUpload client={null} hasList={month !== null} /> : <p>{text.client.reading}</p>}
    </div>
  )
}

function Missing({ lines }: { lines: OwnDianPage['missing']['rows'] }) {
  const { columns, bridge } = text
  return (
    <table aria-labelledby="missing" className="stacked-table mt-4">
      <thead>
        <tr>
          <th scope="col" className={columnHeadStyles}>
            {columns.party}
          </th>
          <FigureHeads names={[bridge.columns.total, bridge.columns.iva]} />
        </tr>
      </thead>
      <tbody>
        {lines.map(({ key, party, number, nit, day, dian, request }) => (
          <tr key={key}>
            <th scope="row" className="wrap-anywhere">
              <bdi>{party || text.noName}</bdi>
              <span className="block text-sm font-normal text-ink-2">
                {[
                  number,
                  nit ? text.nit(formatNit(nit)) : null,
                  day ? formatCivilDay(day) : null,
                  request ? text.asked(formatCivilDay(request.due)) : null,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </th>
            <td data-label={bridge.columns.total} className="stacked-figure">
              {formatCents(dian?.[1] ?? 0)}
            </td>
            <td data-label={bridge.columns.iva} className="stacked-figure">
              {formatCents(dian?.[2] ?? 0)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
