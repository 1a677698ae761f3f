import Link from 'next/link'
import { Selection } from '@/components/admin/selection'
import { ShortcutLegend } from '@/components/admin/shortcuts'
import { BoardPage } from '@/components/obligations/board/board-page'
import { DueList } from '@/components/obligations/board/due-list'
import { MatrixGrid } from '@/components/obligations/board/matrix-grid'
import { MatrixLegend } from '@/components/obligations/board/matrix-legend'
import { ShareBar } from '@/components/obligations/board/share-bar'
import { WorkBulk } from '@/components/obligations/board/work-bulk'
import { columnHeadStyles } from '@/components/ui/control-styles'
import { ExportLinks } from '@/components/ui/export-links'
import { boardText as text } from '@/content/obligation-board'
import { monthName } from '@/content/tax-calendar/words'
import { bogotaDay } from '@/lib/calendar/civil-day'
import { formatNumber } from '@/lib/format/number'
import { boardHref, boardParams, type BoardQuery } from '@/lib/obligations/board/href'
import { columnsOf, toChosen } from '@/lib/obligations/board/board'
import type { BoardLoad } from '@/lib/obligations/board/board-shapes'
import { cellOf, initialsOf } from '@/lib/obligations/board/cell'
import { readList, readLoad, readMatrix } from '@/lib/obligations/board/queries'
import type { Member } from '@/lib/session/require'

const loadText = text.load
const { columns } = loadText
const numbers = ['clients', 'open', 'waiting', 'overdue', 'done'] as const
const figure = 'py-3 pl-4 text-right max-sm:flex max-sm:justify-between max-sm:gap-4 max-sm:p-0'

type ViewProps = { member: Member; query: BoardQuery }

export function BoardView(props: ViewProps) {
  if (props.query.view === 'lista') return <ListView {...props} />
  return props.query.view === 'carga' ? <LoadView {...props} /> : <MatrixView {...props} />
}

async function MatrixView({ member, query }: ViewProps) {
  const matrix = await readMatrix(member, query)
  const today = bogotaDay(new Date())
  const { rows, members, kinds, counts, after, filing } = matrix
  const clients = matrix.clients.map(({ advisor, ...client }) => ({
    ...client,
    advisor: initialsOf(members, advisor),
    cells: rows.filter((row) => row.client === client.id).map((row) => cellOf(row, today)),
  }))
  return (
    <BoardPage
      {...{ query, counts, members, kinds, filing, after }}
      me={member.id}
      empty={clients.length === 0}
    >
      <Selection items={clients.map(({ id, title }) => ({ id, title }))}>
        <WorkBulk rows={rows.map(toChosen)} by="client" members={members} today={today} />
        <div className="relative overflow-x-auto border-t border-ink rule-closes">
          <MatrixGrid
            label={text.matrix.label(monthName(query.month))}
            clients={clients}
            columns={columnsOf(matrix)}
          />
        </div>
      </Selection>
      <MatrixLegend />
      <p className="pt-3 text-sm text-ink-2">{text.clients(clients.length)}</p>
      <ShortcutLegend
        keys={text.matrix.keys}
        className="flex flex-wrap pt-3 max-sm:hidden [&>div]:flex [&>div]:items-center [&>div]:gap-2"
      />
    </BoardPage>
  )
}

async function ListView({ member, query }: ViewProps) {
  const { rows, members, kinds, counts, after, filing } = await readList(member, query)
  const today = bogotaDay(new Date())
  return (
    <BoardPage {...{ query, counts, members, kinds, filing, after }} me={member.id} empty={rows.length === 0}>
      <Selection items={rows.map(toChosen)}>
        <WorkBulk rows={rows.map(toChosen)} by="row" members={members} today={today} />
        <DueList rows={rows} members={members} today={today} />
      </Selection>
      <ExportLinks
        text={text.export}
        href={(formato) =>
          `/admin/trabajo/exportar?${new URLSearchParams({ ...boardParams(query), formato })}`
        }
        className="pt-4"
      />
    </BoardPage>
  )
}

async function LoadView({ member, query }: ViewProps) {
  const { rows, members, kinds, counts, filing } = await readLoad(member, query)
  return (
    <BoardPage {...{ query, counts, members, kinds, filing }} me={member.id} empty={rows.length === 0}>
      <LoadTable rows={rows} query={query} />
    </BoardPage>
  )
}

function LoadTable({ rows, query }: { rows: BoardLoad['rows']; query: BoardQuery }) {
  return (
    <section aria-labelledby="load">
      <h2 id="load" className="sr-only">
        {loadText.heading}
      </h2>
      <p className="max-w-[68ch] pb-4 text-ink-2">{loadText.intro}</p>
      <table
        className="w-full border-collapse border-t border-ink rule-closes max-sm:block"
        aria-labelledby="load"
      >
        <thead className="max-sm:sr-only">
          <tr>
            <th scope="col" className={columnHeadStyles}>
              {columns.member}
            </th>
            {[...numbers, 'hours' as const].map((name) => (
              <th key={name} scope="col" className={`${columnHeadStyles} pl-4 text-right`}>
                {columns[name]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-sm:block">
          {rows.map((row) => (
            <tr
              key={row.member ?? ''}
              className="border-t border-rule text-[1rem] max-sm:grid max-sm:gap-1 max-sm:py-3"
            >
              <th scope="row" className="py-3 text-left font-normal max-sm:p-0">
                <Link
                  href={boardHref({
                    ...query,
                    view: 'lista',
                    state: 'sin-presentar',
                    advisor: row.member ?? 'nobody',
                  })}
                  prefetch={false}
                  className="inline-flex min-h-tap items-center font-[550] underline decoration-1 underline-offset-[0.22em]"
                >
                  {row.name ?? loadText.nobody}
                </Link>
                <ShareBar done={row.done} waiting={row.waiting} all={row.done + row.open} />
              </th>
              {numbers.map((name) => (
                <td key={name} className={figure}>
                  <span className="text-ink-2 sm:sr-only">{columns[name]}</span>
                  <span className={name === 'overdue' && row.overdue > 0 ? 'font-[550] text-red' : undefined}>
                    {formatNumber(row[name])}
                  </span>
                </td>
              ))}
              <td className={figure}>
                <span className="text-ink-2 sm:sr-only">{columns.hours}</span>
                <span>
                  {loadText.hours(formatNumber(row.hours))}
                  {row.unestimated > 0 ? (
                    <small className="block text-sm text-ink-2">
                      {loadText.unestimated(row.unestimated)}
                    </small>
                  ) : null}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
