'use client'
import dynamic from 'next/dynamic'
import Link from 'next/link'
import { useRef, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { obligationAddress } from '@/lib/obligations/board/address'

// Its forms load with the first obligation that somebody opens.
const ObligationDrawer = dynamic(() =>
  import('@/components/obligations/board/obligation-drawer').then((module) => module.ObligationDrawer),
)

type OpenObligationProps = {
  id: string
  /** The client and what it is, while it is on its way. */
  name: string
  className?: string
  tabIndex?: number
  'data-at'?: string
  children: ReactNode
}

/** Opens an obligation over the page, which keeps its place; in a tab of its own, or without script, it is a page. */
export function OpenObligation({ id, name, children, ...link }: OpenObligationProps) {
  const [open, setOpen] = useState(false)
  const opener = useRef<HTMLAnchorElement>(null)
  // By itself the browser gives the focus back to where it was when the drawer's code had come.
  function close() {
    flushSync(() => setOpen(false))
    opener.current?.focus()
  }
  return (
    <>
      <Link
        {...link}
        ref={opener}
        href={obligationAddress(id)}
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
