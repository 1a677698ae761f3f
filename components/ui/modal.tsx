'use client'
import { useLayoutEffect, useRef, type ComponentProps, type RefObject } from 'react'
import { cn } from '@/components/ui/cn'

type ModalProps = ComponentProps<'dialog'> & {
  /** What has the focus first; without it the browser chooses. */
  initialFocus?: RefObject<HTMLElement | null>
  /** Also after Escape and a press beside it; the focus goes back to whoever had it. */
  onClose: () => void
}

/** The browser's own dialog over the page, which keeps the focus inside. Drawn means open. */
export function Modal({ initialFocus, onClose, className, ...rest }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const pressed = useRef<EventTarget>(null)
  // Closed while it still stands in the page: one that was taken out gives no focus back.
  useLayoutEffect(() => {
    const opened = dialog.current
    opened?.showModal()
    initialFocus?.current?.focus()
    return () => opened?.close()
  }, [initialFocus])
  return (
    <dialog
      {...rest}
      ref={dialog}
      // At once: the event of a closed dialog may come after the next key, which would find nothing to open.
      onCancel={(event) => {
        // The same event rises up to here from the choice of a file inside it, and from a question that stands over it.
        if (event.target !== event.currentTarget) return
        // After several Escapes with nothing pressed between, the browser closes it whatever one says.
        if (!event.cancelable) return
        event.preventDefault()
        onClose()
      }}
      // The event comes late: by then development's second effect may have opened it again.
      onClose={() => {
        if (dialog.current?.open) return
        // The browser closed it by itself: open again, it can still ask whether it may.
        dialog.current?.showModal()
        onClose()
      }}
      // A selection that is dragged out of a field ends in a click beside it, too.
      onPointerDown={(event) => {
        pressed.current = event.target
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget && pressed.current === event.currentTarget) onClose()
      }}
      className={cn('m-auto p-0 text-ink shadow-lift backdrop:bg-green-deep/60', className)}
    />
  )
}
