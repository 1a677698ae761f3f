'use client'
import { ChevronDown } from 'lucide-react'
import { usePathname } from 'next/navigation'
import type { KeyboardEvent, ReactNode } from 'react'
import { cn } from '@/components/ui/cn'

/** Links to sections: in the header, and inside the phone's menu. */
export const navLink =
  '-mb-px flex min-h-tap min-w-tap items-center justify-center border-b-4 border-double border-transparent pt-1 text-[1rem] font-medium no-underline hover:border-rule-green aria-[current]:border-green aria-[current]:font-semibold aria-[current]:text-green'
export const menuEntry =
  'flex min-h-13 items-center border-b border-rule font-medium no-underline aria-[current]:font-semibold aria-[current]:text-green'

type NavMenuProps = { label: ReactNode; className?: string; panel: string; children: ReactNode }

/** A menu of sections; it closes with Escape and with every change of page. */
export function NavMenu({ label, className, panel, children }: NavMenuProps) {
  const onKeyDown = (event: KeyboardEvent<HTMLDetailsElement>) => {
    if (event.key !== 'Escape') return
    event.currentTarget.open = false
    event.currentTarget.querySelector('summary')?.focus()
  }
  return (
    <details key={usePathname()} onKeyDown={onKeyDown} className={cn('group', className)}>
      <summary className="flex min-h-tap cursor-pointer list-none items-center gap-1.5 [&::-webkit-details-marker]:hidden">
        {label}
        <ChevronDown className="size-5 group-open:rotate-180" strokeWidth={1.75} aria-hidden />
      </summary>
      <div className={cn('absolute top-full border-y border-rule bg-sheet shadow-lift', panel)}>
        {children}
      </div>
    </details>
  )
}

/** The `aria-current` of a section's link: `page` for the page itself, `true` for a page inside it. `/portal` and `/admin` contain every page, so they match only themselves. */
export function ariaCurrent(path: string, section: string): 'page' | 'true' | undefined {
  if (path === section) return 'page'
  return section !== '/portal' && section !== '/admin' && path.startsWith(`${section}/`) ? 'true' : undefined
}
