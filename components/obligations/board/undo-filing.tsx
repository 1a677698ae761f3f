'use client'
import { Undo2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { useAct } from '@/components/ui/use-act'
import { receiptsText } from '@/content/obligation-receipts'
import { formatTime } from '@/lib/format/date'
import { undoFilingAction } from '@/lib/obligations/actions'
import type { OpenFiling } from '@/lib/obligations/board/board-shapes'

const { undo: text } = receiptsText

/** Offers to undo the member's newest filing until its time is over. */
export function UndoFiling({ filing: { id, count, until } }: { filing: NonNullable<OpenFiling> }) {
  const { busy, act } = useAct()
  const [over, setOver] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), Math.max(0, Date.parse(until) - Date.now()))
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
      // The notice disappears with its button.
      then: () => document.getElementById('main')?.focus(),
    })

  return (
    <Notice tone="ok" className="my-3">
      <p>
        <b className="font-[550]">{text.what(count)}</b> {text.until(formatTime(until))}
      </p>
      <Button size="sm" className="mt-2" busy={busy} onClick={undo}>
        {busy ? null : <Undo2 strokeWidth={1.75} aria-hidden />}
        {busy ? text.busy : text.button}
      </Button>
    </Notice>
  )
}
