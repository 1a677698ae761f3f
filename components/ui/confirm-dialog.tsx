'use client'
import { useRef, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '@/components/ui/button'
import { Modal } from '@/components/ui/modal'

type ConfirmDialogProps = {
  title: string
  children: ReactNode
  confirm: string
  /** Label of the cancel button, which has the focus when the dialog opens. */
  keep: string
  /** True when confirming loses nothing; the confirm button is then not red. */
  safe?: boolean
  onConfirm: () => void
  /** Called after the user has confirmed, cancelled, pressed Escape or clicked outside. */
  onClose: () => void
}

/** The dialog is open as long as this component is mounted. */
export function ConfirmDialog({
  title,
  children,
  confirm,
  keep,
  safe,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  // The cancel button gets the focus, even when the text above it contains a link.
  const wayOut = useRef<HTMLButtonElement>(null)

  function go() {
    ignoreSecondPress()
    // The dialog closes first, because the button that opened it cannot take the focus during the action.
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
          <Button
            ref={wayOut}
            onClick={() => {
              ignoreSecondPress()
              onClose()
            }}
          >
            {keep}
          </Button>
          {safe ? (
            <Button variant="primary" onClick={go}>
              {confirm}
            </Button>
          ) : (
            <Button variant="danger" className="bg-red text-sheet enabled:hover:bg-ink" onClick={go}>
              {confirm}
            </Button>
          )}
        </p>
      </div>
    </Modal>
  )
}

/** In milliseconds: the two presses of a double click are closer together than this. */
const doublePress = 600

/** Stops the second press of a double click, which would hit the element under the closed dialog. */
function ignoreSecondPress() {
  const stop = (event: MouseEvent) => {
    // `detail` is 2 for the second press of a double click.
    if (event.detail < 2) return
    event.preventDefault()
    event.stopPropagation()
  }
  document.addEventListener('click', stop, true)
  setTimeout(() => document.removeEventListener('click', stop, true), doublePress)
}
