'use client'
import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { Button } from '@/components/ui/button'

type ConfirmDialogProps = {
  title: string
  /** What will be lost. */
  children: ReactNode
  confirm: string
  /** The way out, which has the focus. */
  keep: string
  onConfirm: () => void
  /** Also after Escape and a press beside it; the focus goes back to whoever had it. */
  onClose: () => void
}

/** Asks before something is lost. Drawn means open; the browser's own dialog keeps the focus inside. */
export function ConfirmDialog({ title, children, confirm, keep, onConfirm, onClose }: ConfirmDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const wayOut = useRef<HTMLButtonElement>(null)
  // Closed while it still stands in the page: one that was taken out gives no focus back.
  useLayoutEffect(() => {
    const opened = dialog.current
    opened?.showModal()
    // Whatever stands before it: the browser alone would begin with the first field.
    wayOut.current?.focus()
    return () => opened?.close()
  }, [])

  return (
    <dialog
      ref={dialog}
      aria-labelledby="confirm-title"
      aria-describedby="confirm-text"
      // At once: the event of a closed dialog may come after the next key, which would find nothing to open.
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      // The event comes late: by then development's second effect may have opened it again.
      onClose={() => {
        if (!dialog.current?.open) onClose()
      }}
      onClick={(event) => {
        if (event.target === dialog.current) onClose()
      }}
      className="m-auto w-[min(32rem,calc(100%-2rem))] rounded-sheet border border-ink bg-sheet p-0 text-ink shadow-lift backdrop:bg-green-deep/60"
    >
      <div className="p-6">
        <h2 id="confirm-title">{title}</h2>
        <div id="confirm-text" className="mt-2 text-ink-2">
          {children}
        </div>
        <p className="mt-6 flex flex-wrap gap-3">
          <Button ref={wayOut} onClick={onClose}>
            {keep}
          </Button>
          <Button variant="danger" className="bg-red text-sheet enabled:hover:bg-ink" onClick={onConfirm}>
            {confirm}
          </Button>
        </p>
      </div>
    </dialog>
  )
}
