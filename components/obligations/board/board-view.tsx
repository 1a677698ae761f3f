import { Selection } from '@/components/admin/selection'
import { ShortcutLegend } from '@/components/admin/shortcuts'
import { BoardPage } from '@/components/obligations/board/board-page'
import { DueList } from '@/components/obligations/board/due-list'
import { LoadTable } from '@/components/obligations/board/load-table'
import { MatrixGrid } from '@/components/obligations/board/matrix-grid'
import { WorkBulk } from '@/components/obligations/board/work-bulk'
import { monthName } from '@/content/tax-calendar/words'
import { boardText as text } from '@/content/board'
import { ExportLinks } from '@/components/ui/export-links'
import { bogotaDay } from '@/lib/calendar/civil-day'
import type { Member } from '@/lib/session/require'
import { boardParams, type BoardQuery } from '@/lib/obligations/board/address'
import { columnsOf, toChosen } from '@/lib/obligations/board/board'
import { cellOf, initialsOf } from '@/lib/obligations/board/cell'
import { readList, readLoad, readMatrix } from '@/lib/obligations/board/queries'

type ViewProps = { member: Member; query: BoardQuery }

/** The view that the address asks for; each reads its rows itself. */
export function BoardView(props: ViewProps) {
  if (props.query.view === 'lista') return <ListView {...props} />
  return props.query.view === 'carga' ? <LoadView {...props} /> : <MatrixView {...props} />
}

async function MatrixView({ member, query }: ViewProps) {
  const matrix = await readMatrix(member, query)
  const today = bogotaDay(new Date())
  const { rows, members, kinds, counts, after } = matrix
  const clients = matrix.clients.map(({ advisor, ...client }) => ({
    ...client,
    advisor: initialsOf(members, advisor),
    cells: rows.filter((row) => row.client === client.id).map((row) => cellOf(row, today)),
  }))
  return (
    <BoardPage {...{ query, counts, members, kinds, after }} me={member.id} empty={clients.length === 0}>
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
      <p className="pt-3 text-sm text-ink-2">{text.clients(clients.length)}</p>
      <ShortcutLegend
        keys={text.matrix.keys}
        className="flex flex-wrap pt-3 max-sm:hidden [&>div]:flex [&>div]:items-center [&>div]:gap-2"
      />
    </BoardPage>
  )
}

async function ListView({ member, query }: ViewProps) {
  const { rows, members, kinds, counts, after } = await readList(member, query)
  const today = bogotaDay(new Date())
  return (
    <BoardPage {...{ query, counts, members, kinds, after }} me={member.id} empty={rows.length === 0}>
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
  const { rows, members, kinds, counts } = await readLoad(member, query)
  return (
    <BoardPage {...{ query, counts, members, kinds }} me={member.id} empty={rows.length === 0}>
      <LoadTable rows={rows} query={query} />
    </BoardPage>
  )
}
