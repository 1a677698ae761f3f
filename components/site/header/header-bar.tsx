'use client'
import { useEffect, useState, type ReactNode } from 'react'

/** Pixels of scroll after which the header turns white. */
const threshold = 10

/** The fixed bar: paper at the top of the page, white with a shadow once scrolled or while the menu is open. */
export function HeaderBar({ children }: { children: ReactNode }) {
  const [scrolled, setScrolled] = useState(false)

  useEffect(() => {
    const read = () => setScrolled(window.scrollY > threshold)
    read()
    window.addEventListener('scroll', read, { passive: true })
    return () => window.removeEventListener('scroll', read)
  }, [])

  return (
    <header
      data-scrolled={scrolled || undefined}
      className="fixed inset-x-0 top-0 z-30 border-b border-rule bg-paper transition-[background-color,box-shadow] duration-200 has-[[data-menu][open]]:bg-sheet has-[[data-menu][open]]:shadow-lift data-scrolled:bg-sheet data-scrolled:shadow-lift print:hidden"
    >
      {children}
    </header>
  )
}
