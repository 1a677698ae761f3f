'use client'
import { useId, useState, type ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { account } from '@/content/account'

type SecurityRowProps = {
  title: string
  state: ReactNode
  /** Whether there is nothing left that could be cancelled: what was asked for is on its way. */
  sent?: boolean
  /** The form, while the row is open; `close` ends it and gives the focus back. */
  children: (close: () => void) => ReactNode
}

/** What it is now, and the button that opens the form to change it. */
export function SecurityRow({ title, state, sent = false, children }: SecurityRowProps) {
  const [open, setOpen] = useState(false)
  const id = useId()
  const close = () => {
    setOpen(false)
    document.getElementById(`${id}-button`)?.focus()
  }
  return (
    <li className="border-t border-rule first:border-ink">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3.5">
        <div className="min-w-0">
          <b className="font-semibold">{title}</b>
          <p className="text-sm wrap-anywhere text-ink-2">{state}</p>
        </div>
        <Button
          id={`${id}-button`}
          size="sm"
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          onClick={() => (open ? close() : setOpen(true))}
        >
          {open ? (sent ? account.close : account.cancel) : account.security.change}
          <span className="sr-only"> {title.toLowerCase()}</span>
        </Button>
      </div>
      {open ? (
        <div id={id} className="pb-6">
          {children(close)}
        </div>
      ) : null}
    </li>
  )
}
