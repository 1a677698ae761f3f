import { cn } from '@/components/ui/cn'
import { columnHeadStyles } from '@/components/ui/control-styles'
import { reportsText as text } from '@/content/reports'
import type { ReportLine, ReportTable } from '@/lib/reports/tables'

/** These have more columns than half a page. */
const wide = new Set(['on-time', 'advisors'])
const cell = 'border-t border-rule py-2.5 pl-4 text-right align-top tabular-nums'

/** One table of the report. Its bars are decoration: what they show stands beside them as text. */
export function ReportSection({ table }: { table: ReportTable }) {
  const { id, title, note, columns, lines, total, goal } = table
  const [first, ...others] = columns
  const hasBars = lines.some(({ bar }) => bar !== undefined)
  return (
    <section aria-labelledby={id} className={cn('min-w-0', wide.has(id) && 'min-[64rem]:col-span-2')}>
      <h2 id={id} className="text-lg">
        {title}
      </h2>
      <p className="pb-3 text-sm text-ink-2">{note}</p>
      {lines.length === 0 ? (
        <p className="border-t border-ink py-3 text-[1rem] text-ink-2">{text.none}</p>
      ) : (
        <div className="relative overflow-x-auto rule-closes" tabIndex={0} role="group" aria-labelledby={id}>
          <table aria-labelledby={id} className="w-full min-w-[30rem] border-collapse text-[1rem]">
            <thead>
              <tr className="border-t border-ink">
                <th scope="col" className={columnHeadStyles}>
                  {first}
                </th>
                {hasBars ? <td aria-hidden /> : null}
                {others.map((name) => (
                  <th key={name} scope="col" className={cn(columnHeadStyles, 'pr-0 pl-4 text-right')}>
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {lines.map((line, at) => (
                <Line key={`${line.name} ${at}`} line={line} hasBars={hasBars} goal={goal} />
              ))}
            </tbody>
            {total ? (
              <tfoot className="font-[550]">
                <Line line={total} hasBars={hasBars} goal={undefined} />
              </tfoot>
            ) : null}
          </table>
        </div>
      )}
    </section>
  )
}

type LineProps = { line: ReportLine; hasBars: boolean; goal: number | undefined }

function Line({ line: { name, detail, cells, bar, below }, hasBars, goal }: LineProps) {
  return (
    <tr>
      <th scope="row" className="max-w-[22rem] border-t border-rule py-2.5 text-left align-top font-[550]">
        {name}
        {detail ? <span className="block text-sm font-normal text-ink-2">{detail}</span> : null}
      </th>
      {hasBars ? (
        <td aria-hidden className="w-1/4 border-t border-rule py-3.5 pl-4 align-top">
          {bar === undefined ? null : (
            <span className="relative block h-2.5 border border-rule-field bg-sheet">
              <span
                className="block h-full bg-green forced-colors:bg-[Highlight]"
                style={{ width: `${bar}%` }}
              />
              {goal === undefined ? null : (
                <span
                  className="absolute -inset-y-1 w-0.5 bg-ink forced-colors:bg-[CanvasText]"
                  style={{ left: `${goal}%` }}
                />
              )}
            </span>
          )}
        </td>
      ) : null}
      {cells.map((value, at) => (
        <td key={at} className={cn(cell, below && at === 0 && 'font-[550] text-ochre-ink')}>
          {value}
        </td>
      ))}
    </tr>
  )
}
