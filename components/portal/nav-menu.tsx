'use client'
import { ChevronDown } from 'lucide-react'
import { usePathname } from 'next/navigation'
import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { cn } from '@/components/ui/cn'
import { useOutside } from '@/components/ui/use-outside'
import { frame } from '@/content/navigation'
import { cappedCount } from '@/lib/format/capped-count'

export const navLink = 'nav-link'
export const menuEntry = 'menu-entry'

type NavMenuProps = { label: ReactNode; className?: string; panel: string; children: ReactNode }

/** The menu closes with Escape, on navigation, and when the focus or a press leaves it. */
export function NavMenu(props: NavMenuProps) {
  return <Menu key={usePathname()} {...props} />
}

function Menu({ label, className, panel, children }: NavMenuProps) {
  const details = useRef<HTMLDetailsElement>(null)
  const [open, setOpen] = useState(false)
  const close = () => {
    if (details.current) details.current.open = false
  }
  useOutside(details, open, close)
  const onKeyDown = (event: KeyboardEvent<HTMLDetailsElement>) => {
    if (event.key !== 'Escape') return
    close()
    event.currentTarget.querySelector('summary')?.focus()
  }
  return (
    <details
      ref={details}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      onKeyDown={onKeyDown}
      className={cn('group', className)}
    >
      <summary className="flex min-h-tap min-w-tap cursor-pointer list-none items-center gap-1.5 [&::-webkit-details-marker]:hidden">
        {label}
        <ChevronDown className="size-5 flex-none group-open:rotate-180" strokeWidth={1.75} aria-hidden />
      </summary>
      <div
        className={cn(
          'absolute top-full border-y border-rule bg-sheet font-normal text-ink shadow-lift',
          panel,
        )}
      >
        {children}
      </div>
    </details>
  )
}

/** Higher counts are shown as "more than 100", so the database stops counting at 101. */
const most = 100

type CountProps = { count: number; said: (count: string) => string }

/** `said` turns the count into the text that screen readers read. */
export function Count({ count, said }: CountProps) {
  if (count === 0) return null
  return (
    <>
      <span aria-hidden className="menu-count">
        {cappedCount(count, most)}
      </span>{' '}
      <span className="sr-only">({said(count > most ? frame.many : String(count))})</span>
    </>
  )
}

/** The links `/portal` and `/admin` match only their own page, because all paths of the area begin with them. */
export function ariaCurrent(path: string, section: string): 'page' | 'true' | undefined {
  if (path === section) return 'page'
  return section !== '/portal' && section !== '/admin' && path.startsWith(`${section}/`) ? 'true' : undefined
}
