'use client'
import { CalendarDays, Check, FolderInput, UserRound, type LucideIcon } from 'lucide-react'
import { useState } from 'react'
import { useSelection } from '@/components/admin/selection'
import { Key, useShortcuts } from '@/components/admin/shortcuts'
import { LazyAskMany } from '@/components/document-requests/firm/lazy-ask-many'
import { Notice } from '@/components/ui/notice'
import { AssignWork, DateWork } from '@/components/obligations/board/bulk-dialogs'
import { FileWork } from '@/components/obligations/board/file-dialog'
import { boardText } from '@/content/board'
import { requestFormText } from '@/content/document-request-form'
import { firmRequestsText } from '@/content/document-requests'
import type { CivilDay } from '@/lib/calendar/civil-day'
import { toast } from '@/lib/toast'
import type { Chosen } from '@/lib/obligations/board/board'
import type { BoardMember } from '@/lib/obligations/board/board-shapes'
import type { NotDone } from '@/lib/obligations/board/mutations'

const text = boardText.select
const action =
  'inline-flex min-h-tap cursor-pointer items-center gap-2 px-3 font-[550] underline-offset-4 hover:underline [&>svg]:size-5'

type ActionName = 'file' | 'assign' | 'date' | 'ask'
/** What can be done about what is chosen: an action more is a row more, and its dialog below. */
const actions: readonly { name: ActionName; label: string; shortcut: string; icon: LucideIcon }[] = [
  { name: 'file', label: boardText.file.button, shortcut: 'F', icon: Check },
  { name: 'assign', label: boardText.assign.button, shortcut: 'T', icon: UserRound },
  { name: 'date', label: boardText.innerDate.button, shortcut: 'I', icon: CalendarDays },
  { name: 'ask', label: firmRequestsText.title, shortcut: 'D', icon: FolderInput },
]

type WorkBulkProps = {
  rows: readonly Chosen[]
  /** Whether rows or whole clients are chosen. */
  by: 'row' | 'client'
  members: readonly BoardMember[]
  today: CivilDay
}

/** The bar over a view of the board, while something open is chosen in it. */
export function WorkBulk({ rows, by, members, today }: WorkBulkProps) {
  const { chosen, choose } = useSelection()
  const [asked, setAsked] = useState<ActionName | null>(null)
  const [left, setLeft] = useState<{
    done: number
    all: number
    names: { title: string; why: string }[]
  } | null>(null)
  const ids = new Set(chosen.map(({ id }) => id))
  const meant = rows.filter((row) => row.open && ids.has(by === 'client' ? row.client : row.id))
  const some = meant.length > 0
  useShortcuts(
    Object.fromEntries(
      actions.map(({ name, shortcut }) => [shortcut, some ? () => setAsked(name) : undefined]),
    ),
  )

  function settle(done: (n: number) => string, all: number, refused: readonly NotDone[]) {
    const names = refused.map(({ id, why }) => ({
      title: rows.find((row) => row.id === id)?.title ?? id,
      why,
    }))
    setLeft(names.length > 0 ? { done: all - names.length, all, names } : null)
    setAsked(null)
    choose(false)
    if (all > names.length) toast({ kind: 'success', title: done(all - names.length) })
  }
  const asks = askedOf(meant)
  const dialog = { rows: meant, onClose: () => setAsked(null) }

  return (
    <>
      {chosen.length > 0 ? (
        <div
          role="group"
          aria-label={text.label}
          className="sticky top-16 z-10 flex flex-wrap items-center gap-x-3 bg-ink px-4 py-1 text-sheet"
        >
          <p role="status" className="mr-2 font-[550]">
            {by === 'client' ? text.clients(chosen.length, meant.length) : text.rows(meant.length)}
          </p>
          {some
            ? actions.map(({ name, label, shortcut, icon: Icon }) => (
                <button
                  key={name}
                  type="button"
                  onClick={() => setAsked(name)}
                  aria-keyshortcuts={shortcut}
                  className={action}
                >
                  <Icon strokeWidth={1.75} aria-hidden /> {label} <Key>{shortcut}</Key>
                </button>
              ))
            : null}
          <button
            type="button"
            onClick={() => choose(false)}
            aria-keyshortcuts="Escape"
            className={`${action} sm:ml-auto`}
          >
            {text.clear}
          </button>
        </div>
      ) : null}
      {left ? (
        <Notice tone="warn" role="alert" className="my-3">
          <p className="font-[550]">{text.partly(left.done, left.all)}</p>
          <ul>
            {left.names.map(({ title, why }) => (
              <li key={title}>
                <b className="wrap-anywhere">{title}</b>: {why}
              </li>
            ))}
          </ul>
        </Notice>
      ) : null}
      {asked === 'assign' ? (
        <AssignWork
          {...dialog}
          members={members}
          onDone={(refused) => settle(boardText.assign.done, meant.length, refused)}
        />
      ) : null}
      {asked === 'date' ? (
        <DateWork {...dialog} onDone={(refused) => settle(boardText.innerDate.done, meant.length, refused)} />
      ) : null}
      {asked === 'ask' ? (
        <LazyAskMany
          clients={asks}
          onClose={() => setAsked(null)}
          onDone={(refused) => {
            const names = refused.map(({ client, why }) => ({
              title: asks.find(({ id }) => id === client)?.title ?? client,
              why,
            }))
            const count = asks.length - refused.filter(({ done }) => !done).length
            setLeft(names.length > 0 ? { done: count, all: asks.length, names } : null)
            setAsked(null)
            choose(false)
            if (count > 0) toast({ kind: 'success', title: requestFormText.sentMany(count) })
          }}
        />
      ) : null}
      {asked === 'file' ? (
        <FileWork
          {...dialog}
          today={today}
          onDone={(refused, all) => settle(boardText.file.done, all, refused)}
        />
      ) : null}
    </>
  )
}

/** Each client once; what they are asked for is for their obligation where one alone is chosen. */
function askedOf(rows: readonly Chosen[]) {
  return [...new Set(rows.map(({ client }) => client))].map((client) => {
    const [first, ...more] = rows.filter((row) => row.client === client)
    const title = first?.title ?? client
    return first && more.length === 0 ? { id: client, title, obligation: first.id } : { id: client, title }
  })
}
