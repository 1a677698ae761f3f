'use client'
import { useId, type ComponentProps } from 'react'
import { Button } from '@/components/ui/button'
import { cn } from '@/components/ui/cn'
import { Modal } from '@/components/ui/modal'

type FormDialogProps = Omit<ComponentProps<'form'>, 'title' | 'className'> & {
  title: string
  /** A sentence below the title, which screen readers say when the dialog opens. */
  text?: string
  confirm: string
  keep: string
  /** True when confirming deletes or withdraws something; the button is then red. */
  isDanger?: boolean
  busy: boolean
  onClose: () => void
  /** Classes of the `dialog` element. */
  frame?: string
}

/** A dialog with a form of a few fields, which is open as long as this component is mounted. */
export function FormDialog({
  title,
  text,
  confirm,
  keep,
  isDanger = false,
  busy,
  onClose,
  frame,
  children,
  ...form
}: FormDialogProps) {
  const id = useId()
  return (
    <Modal
      onClose={onClose}
      aria-labelledby={id}
      {...(text && { 'aria-describedby': `${id}-text` })}
      className={cn('w-[min(32rem,calc(100%-2rem))] rounded-sheet border border-ink bg-sheet', frame)}
    >
      <form noValidate method="post" {...form} className="grid gap-4 p-6">
        <h2 id={id} className="wrap-anywhere">
          {title}
        </h2>
        {text ? (
          <p id={`${id}-text`} className="-mt-2 wrap-anywhere text-ink-2">
            {text}
          </p>
        ) : null}
        {children}
        <p className="flex flex-wrap gap-3">
          <Button type="submit" variant={isDanger ? 'danger' : 'primary'} busy={busy}>
            {confirm}
          </Button>
          <Button onClick={onClose}>{keep}</Button>
        </p>
      </form>
    </Modal>
  )
}
