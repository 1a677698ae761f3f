'use client'
import { useRef, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '@/components/ui/button'
import { Modal } from '@/components/ui/modal'

type ConfirmDialogProps = {
  title: string
  /** What will be lost. */
  children: ReactNode
  confirm: string
  /** The way out, which has the focus. */
  keep: string
  /** After `onClose`. */
  onConfirm: () => void
  /** After either answer, Escape and a press beside it; the focus goes back to whoever had it. */
  onClose: () => void
}

/** Asks before something is lost. Drawn means open. */
export function ConfirmDialog({ title, children, confirm, keep, onConfirm, onClose }: ConfirmDialogProps) {
  // Whatever stands before it: the browser alone would begin with the first field.
  const wayOut = useRef<HTMLButtonElement>(null)

  function go() {
    // Closed before it acts: a button that is busy by then could not take the focus back.
    flushSync(onClose)
    onConfirm()
  }

  return (
    <Modal
      initialFocus={wayOut}
      onClose={onClose}
      aria-labelledby="confirm-title"
      aria-describedby="confirm-text"
      className="w-[min(32rem,calc(100%-2rem))] rounded-sheet border border-ink bg-sheet"
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
          <Button variant="danger" className="bg-red text-sheet enabled:hover:bg-ink" onClick={go}>
            {confirm}
          </Button>
        </p>
      </div>
    </Modal>
  )
}
