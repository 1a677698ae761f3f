import Link from 'next/link'
import { SelectBox } from '@/components/admin/selection'
import { PhaseBadge } from '@/components/obligations/phase-badge'
import { cn } from '@/components/ui/cn'
import { columnHeadStyles } from '@/components/ui/control-styles'
import { OpenObligation } from '@/components/obligations/board/open-obligation'
import { boardText } from '@/content/obligation-board'
import { templateText } from '@/content/obligation-templates'
import { addDays, formatCivilDay, type CivilDay } from '@/lib/calendar/civil-day'
import { clientHref } from '@/lib/format/client-href'
import { formatNitWithDigit } from '@/lib/format/nit'
import { formatDay } from '@/lib/format/date'
import { formatPesos } from '@/lib/format/number'
import { isOpen, phaseOf, stateName, titleOf } from '@/lib/obligations/obligation'
import type { BoardMember, BoardRow } from '@/lib/obligations/board/board-shapes'
import { shortDay } from '@/lib/obligations/board/board'

const text = boardText.list
const { columns } = text
/** Each day has a table of its own, so the column widths are fixed to align the columns of all tables. */
const widths = { what: '', state: 'w-48', inner: 'w-32', value: 'w-36', who: 'w-44' }
const order = ['what', 'state', 'inner', 'value', 'who'] as const
const cell = 'py-3 pr-4 align-top max-sm:p-0'

type DueListProps = { rows: readonly BoardRow[]; members: readonly BoardMember[]; today: CivilDay }

export function DueList({ rows, members, today }: DueListProps) {
  // An obligation without a due date is sorted by the end of its period, which must not be shown as its due date.
  const dated = rows.filter(({ due }) => due !== null)
  const groups = Map.groupBy([...dated, ...rows.filter(({ due }) => due === null)], (row) =>
    row.due === null
      ? text.undated
      : phaseOf(row, today) === 'overdue'
        ? text.overdue
        : dayName(row.listed, today),
  )
  const names = new Map(members.map(({ id, name }) => [id, name]))
  return (
    <section aria-label={text.heading}>
      {[...groups].map(([title, group]) => (
        <section key={title} aria-label={title} className="pt-4">
          <h2
            className={
              title === text.overdue
                ? 'font-sans text-sm font-[550] text-red'
                : 'font-sans text-sm font-[550]'
            }
          >
            {title} · {group.length}
          </h2>
          <table className="w-full border-collapse border-b border-ink max-sm:block" aria-label={title}>
            <thead className="max-sm:sr-only">
              <tr>
                <th scope="col" className="w-tap">
                  <span className="sr-only">{boardText.matrix.choose}</span>
                </th>
                {order.map((name) => (
                  <th key={name} scope="col" className={cn(columnHeadStyles, widths[name])}>
                    {columns[name]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody className="max-sm:block">
              {group.map((row) => (
                <Row key={row.id} row={row} who={names.get(row.responsible ?? '')} today={today} />
              ))}
            </tbody>
          </table>
        </section>
      ))}
      <p className="pt-3 text-sm text-ink-2 max-sm:hidden pointer-coarse:hidden">{text.keys}</p>
    </section>
  )
}

function Row({ row, who, today }: { row: BoardRow; who: string | undefined; today: CivilDay }) {
  const { id, title, client, nit, internalDate, value, due, steps } = row
  const phase = phaseOf(row, today)
  const name = titleOf(row)
  return (
    <tr
      data-item={id}
      className="border-t border-rule text-[1rem] hover:bg-sheet has-[:checked]:bg-sheet max-sm:relative max-sm:grid max-sm:gap-1 max-sm:py-3 max-sm:pr-12"
    >
      <td className="align-top max-sm:absolute max-sm:top-1 max-sm:right-0 sm:pt-1.5">
        <SelectBox id={id} title={`${name}, ${title}`} />
      </td>
      <th scope="row" className={`${cell} text-left font-normal wrap-anywhere`}>
        <OpenObligation
          id={id}
          name={`${title}: ${name}`}
          className="inline-flex min-h-tap items-center font-[550] underline decoration-1 underline-offset-[0.22em] hover:decoration-2"
        >
          {name}
        </OpenObligation>
        <small className="block text-sm text-ink-2">
          <Link
            href={clientHref(client, 'trabajo')}
            prefetch={false}
            className="underline decoration-1 underline-offset-2"
          >
            <bdi>{title}</bdi>
          </Link>
          {nit ? `, NIT\u00a0${formatNitWithDigit(nit)}` : null}
        </small>
      </th>
      <td className={`${cell} sm:pt-4`}>
        <PhaseBadge
          phase={phase}
          label={phase === 'overdue' && due ? boardText.matrix.late(shortDay(due)) : stateName(row)}
        />
        {phase === 'overdue' ? (
          <small className="block pt-1 text-sm text-ink-2">{stateName(row)}</small>
        ) : null}
        {steps[1] > 0 ? (
          <small className="block pt-1 text-sm text-ink-2">{templateText.steps.progress(...steps)}</small>
        ) : null}
      </td>
      <td className={`${cell} text-ink-2 sm:pt-5`}>
        {internalDate ? (
          <>
            <span className="sm:sr-only">{columns.inner}: </span>
            <span className={isOpen(phase) && internalDate < today ? 'text-ochre-ink' : undefined}>
              {formatCivilDay(internalDate)}
            </span>
          </>
        ) : null}
      </td>
      <td className={`${cell} sm:pt-5`}>{value === null ? null : formatPesos(value)}</td>
      <td className={`${cell} pr-0 text-ink-2 sm:pt-5`}>
        <span className="sm:sr-only">{columns.who}: </span>
        {who ?? boardText.load.nobody}
      </td>
    </tr>
  )
}

function dayName(day: CivilDay, today: CivilDay): string {
  const name = formatDay(day)
  if (day === today) return `${text.today}, ${name}`
  return day === addDays(today, 1) ? `${text.tomorrow}, ${name}` : name
}
