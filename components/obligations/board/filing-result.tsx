'use client'
import { Undo2 } from 'lucide-react'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { useAct } from '@/components/ui/use-act'
import { receiptsText } from '@/content/obligation-receipts'
import { formatTime } from '@/lib/format/date'
import { undoFilingAction } from '@/lib/obligations/actions'
import type { OpenFiling } from '@/lib/obligations/board/board-shapes'

const { undo: text } = receiptsText

export type LeftFile = { name: string; why: string }

const listeners = new Set<() => void>()
let left: readonly LeftFile[] | null = null

/** Shows the result of a filing in a notice outside of the list, because the filed rows may have left the list. */
export function noteFiling(files: readonly LeftFile[] | null): void {
  left = files
  for (const listener of listeners) listener()
}

function onFiling(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export function FilingResult({ filing }: { filing: OpenFiling }) {
  const files = useSyncExternalStore(
    onFiling,
    () => left,
    () => null,
  )
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (files) (notice.current ?? document.getElementById('main'))?.focus()
  }, [files])
  useEffect(() => () => noteFiling(null), [])
  return (
    <>
      {files && files.length > 0 ? (
        <Notice ref={notice} tone="warn" tabIndex={-1} className="my-3">
          <p className="font-[550]">{receiptsText.leftAfter(files.length)}</p>
          <ul>
            {files.map(({ name, why }, place) => (
              <li key={`${name} ${place}`}>
                <b className="font-[550] wrap-anywhere">{name}</b>: {why}
              </li>
            ))}
          </ul>
        </Notice>
      ) : null}
      {filing ? <UndoFiling key={filing.id} filing={filing} /> : null}
    </>
  )
}

/** Offers to undo the member's newest filing, which is possible until `until`. */
function UndoFiling({ filing: { id, count, until } }: { filing: NonNullable<OpenFiling> }) {
  const { busy, act } = useAct()
  const [over, setOver] = useState(false)
  useEffect(() => {
    const end = () => {
      if (document.activeElement?.closest('[data-undo]')) document.getElementById('main')?.focus()
      setOver(true)
    }
    const timer = setTimeout(end, Math.max(0, Date.parse(until) - Date.now()))
    return () => clearTimeout(timer)
  }, [until])
  if (over) return null

  const undo = () =>
    act({
      work: () => undoFilingAction({ filing: id }),
      done: ({ undone, kept }) => ({
        title: text.done(undone),
        ...(kept > 0 && { description: text.kept(kept) }),
      }),
      failed: text.failed,
      // The notice disappears together with the button, so the page's main part takes the focus.
      then: () => {
        noteFiling(null)
        document.getElementById('main')?.focus()
      },
    })

  return (
    <Notice tone="ok" className="my-3 max-[18rem]:grid-cols-[minmax(0,1fr)] max-[18rem]:px-2">
      <p>
        <b className="font-[550]">{text.what(count)}</b> {text.until(formatTime(until))}
      </p>
      <Button size="sm" className="mt-2" busy={busy} onClick={undo} data-undo="">
        {busy ? null : <Undo2 strokeWidth={1.75} aria-hidden />}
        {busy ? text.busy : text.button}
      </Button>
    </Notice>
  )
}
