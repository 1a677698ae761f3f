'use client'
import { Dialog } from 'radix-ui'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'

type ConfirmDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  text: string
  keep: string
  confirm: string
  busy: boolean
  onConfirm: () => void
  /** Where the focus goes afterwards; without it, to what opened the dialog. */
  onClosed?: () => void
  trigger?: ReactNode
}

/** Asks before something is lost; the focus enters at the harmless button. */
export function ConfirmDialog({
  open,
  onOpenChange,
  title,
  text,
  keep,
  confirm,
  busy,
  ...rest
}: ConfirmDialogProps) {
  return (
    <Dialog.Root open={open} onOpenChange={(next) => !busy && onOpenChange(next)}>
      {rest.trigger ? <Dialog.Trigger asChild>{rest.trigger}</Dialog.Trigger> : null}
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-30 bg-green-deep/60" />
        <Dialog.Content
          role="alertdialog"
          onCloseAutoFocus={(event) => {
            if (!rest.onClosed) return
            event.preventDefault()
            rest.onClosed()
          }}
          className="fixed top-1/2 left-1/2 z-30 max-h-[calc(100dvh-2rem)] w-[min(30rem,calc(100%-2rem))] -translate-1/2 overflow-y-auto rounded-sheet border border-ink bg-sheet p-6 shadow-lift"
        >
          <Dialog.Title className="font-serif text-xl leading-tight font-[450]">{title}</Dialog.Title>
          <Dialog.Description className="mt-2 wrap-anywhere text-ink-2">{text}</Dialog.Description>
          <div className="mt-6 flex flex-wrap justify-end gap-2">
            <Dialog.Close asChild>
              <Button disabled={busy}>{keep}</Button>
            </Dialog.Close>
            <Button variant="danger" busy={busy} onClick={rest.onConfirm}>
              {confirm}
            </Button>
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
