import { Dialog } from 'radix-ui'
import type { ComponentProps, ReactNode } from 'react'

// ConfirmDialog uses the native dialog instead of this frame, because Radix would add 13 kB of script.

type DialogFrameProps = {
  title: string
  description: ReactNode
  onCloseAutoFocus?: ComponentProps<typeof Dialog.Content>['onCloseAutoFocus']
  children: ReactNode
}

/** Must be rendered inside a `Dialog.Root`. */
export function DialogFrame({ title, description, children, ...focus }: DialogFrameProps) {
  return (
    <Dialog.Portal>
      <Dialog.Overlay className="fixed inset-0 z-30 bg-green-deep/60" />
      <Dialog.Content
        {...focus}
        className="fixed top-1/2 left-1/2 z-30 max-h-[calc(100dvh-2rem)] w-[min(32rem,calc(100%-2rem))] -translate-1/2 overflow-y-auto rounded-sheet border border-ink bg-sheet p-6 shadow-lift"
      >
        <Dialog.Title className="font-serif text-xl leading-tight font-[450]">{title}</Dialog.Title>
        <Dialog.Description className="mt-2 text-ink-2">{description}</Dialog.Description>
        {children}
      </Dialog.Content>
    </Dialog.Portal>
  )
}
