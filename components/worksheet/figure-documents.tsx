import type { Route } from 'next'
import Link from 'next/link'
import { columnHeadStyles, linkStyles } from '@/components/ui/control-styles'
import { FigureHeads } from '@/components/ui/figure-table'
import { worksheetText } from '@/content/worksheet'
import { bogotaDay, formatCivilDay } from '@/lib/calendar/civil-day'
import { formatNit } from '@/lib/format/nit'
import { formatSum } from '@/lib/monthly-totals/monthly-totals'
import { worksheetHref, type WorksheetPeriod } from '@/lib/worksheet/period'
import { wholeName, type WorksheetDocuments } from '@/lib/worksheet/worksheet'

const text = worksheetText.documents

type FigureDocumentsProps = {
  client: string
  period: WorksheetPeriod
  figure: string
  passed: number
  documents: WorksheetDocuments
}

const cell = 'border-t border-rule py-2 pl-4 align-top'

export function FigureDocuments({ client, period, figure, passed, documents }: FigureDocumentsProps) {
  const name = wholeName(figure)
  const { columns } = text
  const hasAmounts = !figure.startsWith('left/')
  const page = (from: number) => worksheetHref(client, period, { figure, passed: from })
  return (
    <section id="facturas" aria-labelledby="figure" className="min-w-0 scroll-mt-24">
      <h2 id="figure" className="pb-2 text-lg">
        {text.title(name)}
      </h2>
      {documents.rows.length === 0 ? (
        <p className="border-t border-ink py-3 text-[1rem] text-ink-2">{text.none}</p>
      ) : (
        <div
          className="relative overflow-x-auto rule-closes"
          tabIndex={0}
          role="region"
          aria-labelledby="figure"
        >
          <table aria-labelledby="figure" className="w-full min-w-[40rem] border-collapse text-[1rem]">
            <thead>
              <tr className="border-t border-ink">
                <th scope="col" className={columnHeadStyles}>
                  {columns.document}
                </th>
                <th scope="col" className={`${columnHeadStyles} pl-4`}>
                  {columns.day}
                </th>
                <th scope="col" className={`${columnHeadStyles} pl-4`}>
                  {columns.party}
                </th>
                {hasAmounts ? <FigureHeads names={[columns.base, columns.amount]} /> : null}
              </tr>
            </thead>
            <tbody>
              {documents.rows.map((row) => (
                <tr key={row.id}>
                  <th scope="row" className="border-t border-rule text-left align-top font-[550]">
                    <Link
                      href={`/admin/facturas/${row.id}` as Route}
                      prefetch={false}
                      className={`${linkStyles} wrap-anywhere`}
                    >
                      <bdi>{row.document}</bdi>
                    </Link>
                    <span className="block pb-2 text-sm font-normal text-ink-2">
                      {[
                        row.number,
                        text.note[row.kind ?? ''],
                        row.rate && text.rate(row.currency ?? '', row.rate.replace('.', ',')),
                      ]
                        .filter(Boolean)
                        .join(', ')}
                    </span>
                  </th>
                  <td className={`${cell} whitespace-nowrap tabular-nums`}>
                    {row.issued_on
                      ? formatCivilDay(row.issued_on)
                      : text.undated(formatCivilDay(bogotaDay(row.created_at)))}
                  </td>
                  <td className={`${cell} wrap-anywhere`}>
                    <bdi>{row.party ?? text.noParty}</bdi>
                    {row.nit ? (
                      <span className="block text-sm text-ink-2">NIT {formatNit(row.nit)}</span>
                    ) : null}
                  </td>
                  {hasAmounts
                    ? [row.base, row.amount].map((amount, at) => (
                        <td key={at} className={`${cell} text-right whitespace-nowrap tabular-nums`}>
                          {formatSum(amount)}
                        </td>
                      ))
                    : null}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <p className="flex flex-wrap gap-x-6">
        {passed > 0 ? (
          <Link href={page(0)} prefetch={false} className={linkStyles}>
            {text.first}
          </Link>
        ) : null}
        {documents.more ? (
          <Link href={page(passed + documents.rows.length)} prefetch={false} className={linkStyles}>
            {text.more}
          </Link>
        ) : null}
        <Link href={worksheetHref(client, period)} prefetch={false} className={linkStyles}>
          {text.back}
        </Link>
      </p>
    </section>
  )
}
