'use client'
import { FolderInput, MessageSquare, UserRound } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useSelection, type Named } from '@/components/admin/selection'
import { Key, useShortcuts } from '@/components/admin/shortcuts'
import { AssignMany, WriteToMany } from '@/components/clients/bulk-dialogs'
import { LazyAskMany } from '@/components/document-requests/firm/lazy-ask-many'
import { Notice } from '@/components/ui/notice'
import { clientsText } from '@/content/clients'
import { requestFormText } from '@/content/document-request-form'
import { firmRequestsText } from '@/content/document-requests'
import type { Colleague } from '@/lib/clients/queries'
import { toast } from '@/lib/toast'

const text = clientsText.select
const action =
  'inline-flex min-h-tap cursor-pointer items-center gap-2 px-3 font-[550] underline-offset-4 hover:underline [&>svg]:size-5'

/** Whom it was not done for, and why not; with `done` it was, and something is to be known. */
export type Refused = { client: string; why: string; done?: boolean }
type Left = { done: number; all: number; names: { title: string; why: string }[] }

/** What can be done about the chosen clients; `colleagues` is empty for whoever may not assign. */
export function BulkBar({ colleagues }: { colleagues: readonly Colleague[] }) {
  const { chosen, choose } = useSelection()
  const [asked, setAsked] = useState<'assign' | 'write' | 'ask' | null>(null)
  const [left, setLeft] = useState<Left | null>(null)
  const mayAssign = colleagues.length > 0
  const some = chosen.length > 0
  useShortcuts({
    T: some && mayAssign ? () => setAsked('assign') : undefined,
    M: some ? () => setAsked('write') : undefined,
    D: some ? () => setAsked('ask') : undefined,
  })

  function settle(clients: readonly Named[], refused: readonly Refused[], done: (n: number) => string) {
    const count = clients.length - refused.filter(({ done: told }) => !told).length
    const names = refused.map(({ client, why }) => ({
      title: clients.find(({ id }) => id === client)?.title ?? client,
      why,
    }))
    setLeft(names.length > 0 ? { done: count, all: clients.length, names } : null)
    setAsked(null)
    choose(false)
    if (count > 0) toast({ kind: 'success', title: done(count) })
  }

  return (
    <>
      {some ? (
        <div
          role="group"
          aria-label={text.label}
          className="sticky top-16 z-10 flex flex-wrap items-center gap-x-3 bg-ink px-4 py-1 text-sheet"
        >
          <p role="status" className="mr-2 font-[550]">
            {text.chosen(chosen.length)}
          </p>
          {mayAssign ? (
            <Action onClick={() => setAsked('assign')} shortcut="T">
              <UserRound strokeWidth={1.75} aria-hidden /> {clientsText.assignMany.button}
            </Action>
          ) : null}
          <Action onClick={() => setAsked('write')} shortcut="M">
            <MessageSquare strokeWidth={1.75} aria-hidden /> {clientsText.writeMany.button}
          </Action>
          <Action onClick={() => setAsked('ask')} shortcut="D">
            <FolderInput strokeWidth={1.75} aria-hidden /> {firmRequestsText.title}
          </Action>
          <span className="sm:ml-auto">
            <Action onClick={() => choose(false)} shortcut="Esc">
              {text.clear}
            </Action>
          </span>
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
        <AssignMany
          clients={chosen}
          colleagues={colleagues}
          onClose={() => setAsked(null)}
          onDone={(refused) => settle(chosen, refused, clientsText.assignMany.done)}
        />
      ) : null}
      {asked === 'ask' ? (
        <LazyAskMany
          clients={chosen}
          onClose={() => setAsked(null)}
          onDone={(refused) => settle(chosen, refused, requestFormText.sentMany)}
        />
      ) : null}
      {asked === 'write' ? (
        <WriteToMany
          clients={chosen}
          onClose={() => setAsked(null)}
          onDone={(refused) => settle(chosen, refused, clientsText.writeMany.done)}
        />
      ) : null}
    </>
  )
}

function Action({
  onClick,
  shortcut,
  children,
}: {
  onClick: () => void
  shortcut: string
  children: ReactNode
}) {
  return (
    <button
      type="button"
      onClick={onClick}
      aria-keyshortcuts={shortcut === 'Esc' ? 'Escape' : shortcut}
      className={action}
    >
      {children} {shortcut === 'Esc' ? null : <Key>{shortcut}</Key>}
    </button>
  )
}
