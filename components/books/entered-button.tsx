'use client'
import { useAct } from '@/components/ui/use-act'
import { bookExportText } from '@/content/books-export'
import { markBatchAction } from '@/lib/books/actions'

const text = bookExportText.batches

type EnteredButtonProps = { client: string; batch: string; number: number; isEntered: boolean }

/** A button by which a member notes that the accounting program accepted the file. */
export function EnteredButton({ client, batch, number, isEntered }: EnteredButtonProps) {
  const { busy, act } = useAct()
  const mark = () =>
    act({
      work: () => markBatchAction({ client, batch, entered: !isEntered }),
      done: { title: text.noted },
      failed: text.notNoted,
    })
  return (
    <button
      type="button"
      className="row-act"
      disabled={busy}
      aria-label={isEntered ? text.undoOf(number) : text.didEnterOf(number)}
      onClick={mark}
    >
      {isEntered ? text.undo : text.didEnter}
    </button>
  )
}
