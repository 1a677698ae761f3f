'use client'
import { useLayoutEffect, useRef, type ComponentProps, type RefObject } from 'react'
import { cn } from '@/components/ui/cn'

type ModalProps = ComponentProps<'dialog'> & {
  /** Takes the focus on opening; by default the browser chooses. */
  initialFocus?: RefObject<HTMLElement | null>
  /** Also called after Escape or a click outside. */
  onClose: () => void
}

/** A native dialog, which keeps the focus inside. Open while mounted. */
export function Modal({ initialFocus, onClose, className, ...rest }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const pressed = useRef<EventTarget>(null)
  // Closed before it leaves the DOM, because a removed dialog does not return the focus.
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
      // Closes at once, because the close event may come after the next key press.
      onCancel={(event) => {
        // Cancel events also bubble from file inputs and dialogs inside.
        if (event.target !== event.currentTarget) return
        // After repeated Escapes the browser closes the dialog regardless.
        if (!event.cancelable) return
        event.preventDefault()
        onClose()
      }}
      // The event is delayed, and in development the second effect may have reopened the dialog.
      onClose={() => {
        if (dialog.current?.open) return
        // The browser closed it: reopen it, so that the owner can still ask before closing.
        dialog.current?.showModal()
        onClose()
      }}
      // A selection dragged out of a field also ends in a click outside.
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
