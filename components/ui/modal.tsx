'use client'
import { useLayoutEffect, useRef, type ComponentProps, type RefObject } from 'react'
import { cn } from '@/components/ui/cn'

type ModalProps = ComponentProps<'dialog'> & {
  /** The element that gets the focus when the dialog opens; without it the browser chooses one. */
  initialFocus?: RefObject<HTMLElement | null>
  /** Also called after Escape or a click outside. */
  onClose: () => void
}

/** A native dialog, which keeps the focus inside. It is open while this component is mounted. */
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
      // Escape closes the dialog here, because the dialog's close event may come after the next key press.
      onCancel={(event) => {
        // Cancel events of file inputs and of other dialogs inside this dialog bubble up to it.
        if (event.target !== event.currentTarget) return
        // After repeated Escapes the event cannot be cancelled, and the browser closes the dialog.
        if (!event.cancelable) return
        event.preventDefault()
        onClose()
      }}
      // The close event comes late, so in development the repeated effect may have opened the dialog again.
      onClose={() => {
        if (dialog.current?.open) return
        // The browser has closed the dialog. It is opened again, so that the component around it can still ask first.
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
