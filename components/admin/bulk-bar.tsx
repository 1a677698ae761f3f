'use client'
import type { LucideIcon } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useSelection, type Named } from '@/components/admin/selection'
import { Key, useShortcuts } from '@/components/admin/shortcuts'
import { Notice } from '@/components/ui/notice'
import { selectText as text } from '@/content/admin-sections'
import { toast } from '@/lib/toast'

/** `waits` is true if the action succeeded but the client sees its result only after accepting an invitation. */
export type Refused = { client: string; why: string; waits?: true }
type Titled = Omit<Refused, 'client'> & { title: string }
type Settled = { done: number; all: number; refused: readonly Titled[] }

export const withTitles = (clients: readonly Named[], refused: readonly Refused[]): Titled[] =>
  refused.map(({ client, ...one }) => ({
    ...one,
    title: clients.find(({ id }) => id === client)?.title ?? client,
  }))

export function useBulk<Name extends string>() {
  const { choose } = useSelection()
  const [asked, ask] = useState<Name | null>(null)
  const [settled, setSettled] = useState<Settled | null>(null)

  function settle(all: number, refused: readonly Titled[], said: (done: number) => string) {
    const done = all - refused.length
    setSettled(refused.length > 0 ? { done, all, refused } : null)
    ask(null)
    choose(false)
    if (done > 0) toast({ kind: 'success', title: said(done) })
  }
  return { asked, ask, settled, settle }
}

type BulkBarProps<Name extends string> = {
  label: string
  count: string
  actions: readonly { name: Name; label: string; shortcut: string; icon: LucideIcon }[]
  onAsk: (name: Name) => void
  settled: Settled | null
}

const action =
  'inline-flex min-h-tap cursor-pointer items-center gap-2 px-3 font-[550] underline-offset-4 hover:underline [&>svg]:size-5'

export function BulkBar<Name extends string>({ label, count, actions, onAsk, settled }: BulkBarProps<Name>) {
  const { chosen, choose } = useSelection()
  const some = chosen.length > 0
  const place = useRef<HTMLDivElement>(null)
  const had = useRef(false)
  // When the selection is empty, the bar disappears with its focused button, so the bar's container takes the focus.
  useEffect(() => {
    if (had.current && !some && document.activeElement === document.body) place.current?.focus()
    had.current = some
  }, [some])
  useShortcuts(
    Object.fromEntries(actions.map(({ name, shortcut }) => [shortcut, some ? () => onAsk(name) : undefined])),
  )
  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      {some ? (
        <div
          role="group"
          aria-label={label}
          className="z-10 flex flex-wrap items-center gap-x-3 bg-ink px-4 py-1 text-sheet sm:sticky sm:top-16"
        >
          <p role="status" className="mr-2 font-[550]">
            {count}
          </p>
          {actions.map(({ name, label: said, shortcut, icon: Icon }) => (
            <button
              key={name}
              type="button"
              onClick={() => onAsk(name)}
              aria-keyshortcuts={shortcut}
              className={action}
            >
              <Icon strokeWidth={1.75} aria-hidden /> {said} <Key>{shortcut}</Key>
            </button>
          ))}
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
      {settled ? (
        <Notice tone="warn" role="alert" className="my-3">
          <p className="font-[550]">
            {(settled.refused.every(({ waits }) => waits) ? text.waiting : text.partly)(
              settled.done,
              settled.all,
            )}
          </p>
          <ul>
            {settled.refused.map(({ title, why }) => (
              <li key={title}>
                <b className="wrap-anywhere">{title}</b>: {why}
              </li>
            ))}
          </ul>
        </Notice>
      ) : null}
    </div>
  )
}
