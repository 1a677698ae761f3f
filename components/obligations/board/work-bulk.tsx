'use client'
import { CalendarDays, Check, FolderInput, UserRound, type LucideIcon } from 'lucide-react'
import dynamic from 'next/dynamic'
import { flushSync } from 'react-dom'
import { BulkBar, useBulk, withTitles } from '@/components/admin/bulk-bar'
import { useSelection } from '@/components/admin/selection'
import { LazyAskMany, ManyDialog } from '@/components/clients/bulk-dialogs'
import { noteFiling } from '@/components/obligations/board/filing-result'
import { Field, Input } from '@/components/ui/field'
import { openedPart } from '@/components/ui/opened-part'
import { Select } from '@/components/ui/select'
import { clientsText } from '@/content/clients'
import { boardText } from '@/content/obligation-board'
import type { CivilDay } from '@/lib/calendar/civil-day'
import { changeManyAction } from '@/lib/obligations/actions'
import { eligibleFor, type Chosen } from '@/lib/obligations/board/board'
import type { BoardMember } from '@/lib/obligations/board/board-shapes'
import type { NotDone } from '@/lib/obligations/mutations'

/** The dialog's code is loaded when the dialog is opened, because the code includes a PDF reader. */
const FileWork = dynamic(
  openedPart(() => import('@/components/obligations/board/file-dialog').then((module) => module.FileWork)),
  { ssr: false },
)

const text = boardText.select

type ActionName = 'file' | 'assign' | 'date' | 'ask'
const actions: readonly { name: ActionName; label: string; shortcut: string; icon: LucideIcon }[] = [
  { name: 'file', label: boardText.file.button, shortcut: 'F', icon: Check },
  { name: 'assign', label: boardText.assign.button, shortcut: 'T', icon: UserRound },
  { name: 'date', label: boardText.innerDate.button, shortcut: 'I', icon: CalendarDays },
  { name: 'ask', label: clientsText.askMany.button, shortcut: 'D', icon: FolderInput },
]

type WorkBulkProps = {
  rows: readonly Chosen[]
  /** Says whether the member selects single obligations (`row`) or whole clients (`client`). */
  by: 'row' | 'client'
  members: readonly BoardMember[]
  today: CivilDay
}

export function WorkBulk({ rows, by, members, today }: WorkBulkProps) {
  const { chosen } = useSelection()
  const { asked, ask, settled, settle } = useBulk<ActionName>()
  const ids = new Set(chosen.map(({ id }) => id))
  const picked = rows.filter((row) => ids.has(by === 'client' ? row.client : row.id))
  const meant = picked.filter((row) => row.open)
  // Filed obligations are included, because the proof of payment may still be added to them.
  const fileable = picked.filter((row) => row.open || row.filed)
  const settleRows = (said: (done: number) => string, all: number, refused: readonly NotDone[]) =>
    settle(
      all,
      refused.map(({ id, why }) => ({ title: rows.find((row) => row.id === id)?.title ?? id, why })),
      said,
    )
  const asks = askedOf(meant)
  const dialog = { rows: meant, onClose: () => ask(null) }

  return (
    <>
      <BulkBar
        label={text.label}
        count={by === 'client' ? text.clients(chosen.length, meant.length) : text.rows(meant.length)}
        actions={actions.filter(({ name }) => (name === 'file' ? fileable : meant).length > 0)}
        onAsk={ask}
        settled={settled}
      />
      {asked === 'assign' ? (
        <AssignWork
          {...dialog}
          members={members}
          onDone={(refused) => settleRows(boardText.assign.done, meant.length, refused)}
        />
      ) : null}
      {asked === 'date' ? (
        <DateWork
          {...dialog}
          onDone={(refused) => settleRows(boardText.innerDate.done, meant.length, refused)}
        />
      ) : null}
      {asked === 'ask' ? (
        <LazyAskMany
          clients={asks}
          onClose={() => ask(null)}
          onDone={(refused) => settle(asks.length, withTitles(asks, refused), clientsText.askMany.done)}
        />
      ) : null}
      {asked === 'file' ? (
        <FileWork
          {...dialog}
          rows={fileable}
          today={today}
          onDone={(refused, all, files) => {
            // The dialog closes first, so that it can return the focus to a row that may then leave the list.
            flushSync(() => settleRows(boardText.file.done, all, refused))
            noteFiling(files)
          }}
        />
      ) : null}
    </>
  )
}

/** Lists each client once, with the obligation's id if only one obligation of that client is selected. */
function askedOf(rows: readonly Chosen[]) {
  return [...new Set(rows.map(({ client }) => client))].map((client) => {
    const [first, ...more] = rows.filter((row) => row.client === client)
    const title = first?.title ?? client
    return first && more.length === 0 ? { id: client, title, obligation: first.id } : { id: client, title }
  })
}

type DialogProps = {
  rows: readonly Chosen[]
  onClose: () => void
  onDone: (refused: readonly NotDone[]) => void
}

const itemsOf = (rows: readonly Chosen[]) =>
  rows.map(({ id, version }) => ({ obligation: id, seen: version }))

type DialogText = { title: (count: number) => string; text: string; confirm: string; busy: string }

const saidOf = ({ title, text, confirm, busy }: DialogText, rows: readonly Chosen[]) => ({
  items: rows,
  title: title(rows.length),
  intro: text,
  confirm,
  busyText: busy,
})

export function AssignWork({ rows, members, ...dialog }: DialogProps & { members: readonly BoardMember[] }) {
  const text = boardText.assign
  return (
    <ManyDialog
      {...dialog}
      {...saidOf(text, rows)}
      work={(given) =>
        changeManyAction({ kind: 'assign', items: itemsOf(rows), member: String(given.get('member')) })
      }
    >
      {() => (
        <Field label={text.member}>
          {(control) => (
            <Select {...control} name="member">
              <option value="">{text.advisor}</option>
              {eligibleFor(members, rows).map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
    </ManyDialog>
  )
}

function DateWork({ rows, ...dialog }: DialogProps) {
  const text = boardText.innerDate
  return (
    <ManyDialog
      {...dialog}
      {...saidOf(text, rows)}
      work={(given) =>
        changeManyAction({ kind: 'internal-date', items: itemsOf(rows), day: String(given.get('day')) })
      }
    >
      {(error) => (
        <Field label={text.day} error={error('day')}>
          {(control) => <Input {...control} name="day" type="date" />}
        </Field>
      )}
    </ManyDialog>
  )
}
