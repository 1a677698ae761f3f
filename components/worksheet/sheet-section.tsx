import Link from 'next/link'
import { cn } from '@/components/ui/cn'
import { columnHeadStyles, linkStyles } from '@/components/ui/control-styles'
import { FigureHeads } from '@/components/ui/figure-table'
import { worksheetText as text } from '@/content/worksheet'
import { formatSum } from '@/lib/monthly-totals/monthly-totals'
import { worksheetHref, type WorksheetPeriod } from '@/lib/worksheet/period'
import { figureName, type Figure, type Section } from '@/lib/worksheet/worksheet'

type SectionProps = {
  section: Section
  client: string
  period: WorksheetPeriod
  shown: string | null
}

const cell =
  'py-1 pl-4 text-right tabular-nums max-sm:flex max-sm:items-center max-sm:justify-between max-sm:p-0 sm:border-t sm:border-rule'
const stacked = 'max-sm:block max-sm:border-t max-sm:border-rule max-sm:py-2'
const cellLabel = 'font-normal text-ink-2 sm:hidden'

export function SheetSection({ section: { id, figures, total }, client, period, shown }: SectionProps) {
  const { columns } = text
  const names = id === 'left' ? [] : [columns.base, columns.amount]
  return (
    <section aria-labelledby={`section-${id}`} className="min-w-0">
      <h2 id={`section-${id}`} className="text-lg">
        {text.sections[id]}
      </h2>
      <p className="pb-2 text-sm text-ink-2">{text.notes[id]}</p>
      {figures.length === 0 ? (
        <p className="border-t border-ink py-3 text-[1rem] text-ink-2">{text.nothing}</p>
      ) : (
        <div
          className="relative overflow-x-auto rule-closes"
          tabIndex={0}
          role="group"
          aria-labelledby={`section-${id}`}
        >
          <table
            aria-labelledby={`section-${id}`}
            className="w-full border-collapse text-[1rem] max-sm:block sm:min-w-[34rem]"
          >
            <thead className="max-sm:sr-only">
              <tr className="border-t border-ink">
                <th scope="col" className={columnHeadStyles}>
                  {columns.name}
                </th>
                <FigureHeads names={[...names, columns.documents]} />
              </tr>
            </thead>
            <tbody className="max-sm:block">
              {figures.map((figure) => (
                <FigureRow
                  key={figure.figure}
                  figure={figure}
                  client={client}
                  period={period}
                  isShown={figure.figure === shown}
                  hasAmounts={id !== 'left'}
                />
              ))}
            </tbody>
            {total === null ? null : (
              <tfoot className="max-sm:block">
                <tr className="font-[550] max-sm:flex max-sm:justify-between max-sm:border-t max-sm:border-ink">
                  <th
                    scope="row"
                    colSpan={2}
                    className="py-2.5 text-left font-[550] sm:border-t sm:border-ink"
                  >
                    {text.total}
                  </th>
                  <td className="py-2.5 pl-4 text-right tabular-nums sm:border-t sm:border-ink">
                    {formatSum(total)}
                  </td>
                  <td aria-hidden className="border-t border-ink max-sm:hidden" />
                </tr>
              </tfoot>
            )}
          </table>
        </div>
      )}
    </section>
  )
}

type RowProps = {
  figure: Figure
  client: string
  period: WorksheetPeriod
  isShown: boolean
  hasAmounts: boolean
}

function FigureRow({ figure, client, period, isShown, hasAmounts }: RowProps) {
  const name = figureName(figure.figure)
  return (
    <tr className={cn(stacked, isShown && 'bg-ochre-wash')}>
      <th scope="row" className="text-left font-[550] sm:max-w-[24rem] sm:border-t sm:border-rule sm:py-1">
        {name}
      </th>
      {hasAmounts
        ? (['base', 'amount'] as const).map((name) => (
            <td key={name} className={cell}>
              <span className={cellLabel}>{text.columns[name]} </span>
              {formatSum(figure[name])}
            </td>
          ))
        : null}
      <td className={cell}>
        <span className={cellLabel}>{text.columns.documents} </span>
        <Link
          href={worksheetHref(client, period, { figure: figure.figure })}
          prefetch={false}
          aria-label={text.see(name, figure.documents)}
          aria-current={isShown ? 'true' : undefined}
          className={linkStyles}
        >
          {figure.documents.toLocaleString('es-CO')}
        </Link>
      </td>
    </tr>
  )
}
