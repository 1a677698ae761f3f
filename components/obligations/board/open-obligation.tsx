'use client'
import dynamic from 'next/dynamic'
import Link from 'next/link'
import { useRef, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { openedPart } from '@/components/ui/opened-part'
import { obligationHref } from '@/lib/obligations/board/href'

const ObligationDrawer = dynamic(
  openedPart(() =>
    import('@/components/obligations/board/obligation-drawer').then((module) => module.ObligationDrawer),
  ),
  { loading: () => null },
)

type OpenObligationProps = {
  id: string
  name: string
  className?: string
  tabIndex?: number
  'data-at'?: string
  children: ReactNode
}

/** A click opens the obligation over the page; without script, or in a new tab, the link leads to its own page. */
export function OpenObligation({ id, name, children, ...link }: OpenObligationProps) {
  const [open, setOpen] = useState(false)
  const opener = useRef<HTMLAnchorElement>(null)
  // The dialog's code loads after the click, so the dialog may return the focus to another element than the link.
  function close() {
    flushSync(() => setOpen(false))
    opener.current?.focus()
  }
  return (
    <>
      <Link
        {...link}
        ref={opener}
        href={obligationHref(id)}
        prefetch={false}
        aria-haspopup="dialog"
        onClick={(event) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
          event.preventDefault()
          setOpen(true)
        }}
      >
        {children}
      </Link>
      {open ? <ObligationDrawer id={id} name={name} onClose={close} /> : null}
    </>
  )
}
