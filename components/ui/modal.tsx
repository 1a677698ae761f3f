'use client'
import { useLayoutEffect, useRef, type ComponentProps, type RefObject } from 'react'
import { cn } from '@/components/ui/cn'

type ModalProps = ComponentProps<'dialog'> & {
  /** The element that gets the focus when the dialog opens; without it the browser chooses one. */
  initialFocus?: RefObject<HTMLElement | null>
  /** Called when the user closes the dialog by Escape or by a click outside. */
  onClose: () => void
}

/** A native dialog, which keeps the focus inside and is open as long as this component is mounted. */
export function Modal({ initialFocus, onClose, className, ...rest }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const pressed = useRef<EventTarget>(null)
  // The dialog is closed before it leaves the DOM, because a removed dialog does not return the focus.
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
      // Escape calls `onClose` at once, because the dialog's close event can arrive after the next key press.
      onCancel={(event) => {
        // Cancel events of file inputs and of inner dialogs also arrive here, but must not close this dialog.
        if (event.target !== event.currentTarget) return
        // After repeated Escapes the browser closes the dialog itself, and the event cannot be cancelled.
        if (!event.cancelable) return
        event.preventDefault()
        onClose()
      }}
      // In development the effect runs twice, so the dialog may be open again when the first run's close event arrives.
      onClose={() => {
        if (dialog.current?.open) return
        // The browser has closed the dialog; it is opened again, so that `onClose` can first ask the user.
        dialog.current?.showModal()
        onClose()
      }}
      // Dragging a text selection out of the dialog ends in a click outside, so the click must also have begun outside.
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
